import { useTranslations } from 'next-intl';
import { APPLICATION_STATUSES, EMAIL_MAX } from '@/lib/contract/application-rules';
import type { Locale } from '@/lib/i18n/locales';
import { TextField } from './fields';
import { FormShell } from './form-shell';
import { formWords } from './form-words';
import { LookUpIsland, type LookUpIslandProps } from './look-up-island';

export interface LookUpFormProps extends Pick<LookUpIslandProps, 'call'> {
  id: string;
  label: string;
  locale: Locale;
  mail: string;
}

/** Longest reference that people may type, blanks counted. */
const REFERENCE_MAX = 20;

/** Asks for a reference and an address, and says how that application stands. */
export function LookUpForm({ id, label, call, locale, mail }: LookUpFormProps) {
  const t = useTranslations('forms');
  const time = useTranslations('common.time');
  const statuses = Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [status, t(`statuses.${status}`)]),
  ) as LookUpIslandProps['state']['statuses'];
  return (
    <FormShell
      id={id}
      label={label}
      act={t('lookUp.act')}
      look="outline"
      mail={mail}
      fields={
        <>
          <TextField
            form={id}
            name="reference"
            label={t('lookUp.reference')}
            limits={[1, REFERENCE_MAX]}
          />
          <TextField
            form={id}
            name="email"
            type="email"
            label={t('lookUp.email')}
            limits={[3, EMAIL_MAX]}
            autoComplete="email"
          />
        </>
      }
    >
      <LookUpIsland
        formId={id}
        call={call}
        locale={locale}
        words={formWords(t, t('lookUp.looking'))}
        state={{
          status: t('lookUp.status'),
          expected: t('lookUp.expected'),
          reason: t('lookUp.reason'),
          zone: time('zone'),
          statuses,
        }}
      />
    </FormShell>
  );
}
