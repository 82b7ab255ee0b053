import { LOCALE_PREFIX, type Locale } from '../../i18n/locales';
import type { Letter } from '../domain-context';
import type { ApplicationRow } from './repository';
import type { ApplicationKind } from './rules';

/** Page with the form that looks an application up. */
const PAGE: Record<ApplicationKind, string> = { column: '/gw_ruzhu', cooperation: '/home_hz' };

/** A mail to who sent an application, in the language that it was sent in. */
export function letterOf(
  row: ApplicationRow,
  kind: 'applicationReceived' | 'applicationDecided',
  params: Letter['params'],
): Letter {
  const locale = row.locale as Locale;
  return {
    channel: 'mail',
    to: row.email,
    kind,
    params: { ...params, form: row.kind, reference: row.reference },
    locale,
    path: `${LOCALE_PREFIX[locale]}${PAGE[row.kind as ApplicationKind]}`,
  };
}
