import type { ArchivedKind, ArchivedRecord, ArchivedValues } from '../../contract/archived-content';
import type { ArchivedEvent } from '../../contract/archived-events';
import { isConversionWord } from '../../contract/conversion';
import type { LocalizedText } from '../../i18n/locales';
import { sanitizeBody } from '../articles/public';
import { cooperationSetting } from '../cooperation/public';
import { appSettings } from '../curation/public';

/** Fields whose texts have markup. */
const HTML: Partial<Record<ArchivedKind, readonly string[]>> = {
  notices: ['body'],
  issues: ['body'],
  lessons: ['body'],
};
/** A path of the site, an address of the web, or none. */
const LINK = /^(?:https?:\/\/\S+|\/(?!\/)\S*|)$/;

/**
 * What of an archive's record may be kept: markup by the one policy, settings that pages can be
 * made of.
 * @throws Error with a plain sentence for one that may not.
 */
export function checkedValues({ kind, key, values }: ArchivedRecord): ArchivedValues {
  if (kind === 'settings') return { value: checkedSetting(key, values.value) };
  if (kind === 'events') return { ...values, isFree: isFreeEvent(values as ArchivedEvent) };
  if (kind === 'words') {
    const words = [values.hans, values.hant] as string[];
    if (!words.every(isConversionWord)) throw new Error('not a word of Chinese text');
  }
  if (kind === 'documents') {
    const sections = values.sections as { body: LocalizedText }[];
    return { ...values, sections: sections.map((part) => ({ ...part, body: clean(part.body) })) };
  }
  const fields = HTML[kind] ?? [];
  const cleaned = fields.map((name) => [name, clean(values[name] as LocalizedText)]);
  return { ...values, ...Object.fromEntries(cleaned) };
}

/** Whether no ticket costs anything; where all are closed, or there are none, what the archive says. */
function isFreeEvent({ isFree, tickets }: ArchivedEvent): boolean {
  const isForNothing = ({ priceMinor }: { priceMinor: number }) => priceMinor === 0;
  if (tickets.length > 0 && tickets.every(isForNothing)) return true;
  return isFree && tickets.filter(({ isClosed }) => !isClosed).every(isForNothing);
}

function checkedSetting(key: string, value: unknown): unknown {
  const shape = key === 'app' ? appSettings : cooperationSetting;
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new Error('settings of another shape');
  refuseScripts(value);
  return value;
}

/** Whatever is named as an address leads somewhere and runs nothing. */
function refuseScripts(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (/url$/i.test(name) && typeof each === 'string' && !LINK.test(each)) {
      throw new Error(`${name} is no address`);
    }
    refuseScripts(each);
  }
}

function clean(text: LocalizedText): LocalizedText {
  const cleaned = Object.entries(text).map(([locale, html]) => [locale, sanitizeBody(html)]);
  return Object.fromEntries(cleaned) as unknown as LocalizedText;
}
