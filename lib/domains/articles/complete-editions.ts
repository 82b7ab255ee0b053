import type { PreparedArticle } from '../../contract/importing';
import { htmlToTraditional } from '../../i18n/html-to-traditional';
import type { ConversionWords } from '../../i18n/desk-words';
import type { LocalizedText } from '../../i18n/locales';
import { toTraditional } from '../../i18n/to-traditional';
import { readingMinutes, wordCounts } from './body-html';

/** What the traditional form of one text has otherwise than the derived one. */
export interface TraditionalOverrides {
  /** '' derives it. */
  title: string;
  phrases: readonly { from: string; to: string }[];
}

type Edition = PreparedArticle['editions'][number];
type EditionText = Pick<Edition, 'locale' | 'title' | 'summary' | 'bodyHtml'>;

/**
 * Adds the derived traditional edition and the reading time of each.
 * @param words in place of the desk's own.
 */
export function completeEditions(
  editions: readonly EditionText[],
  overrides: TraditionalOverrides = { title: '', phrases: [] },
  words?: ConversionWords,
): Edition[] {
  const simplified = editions.find((edition) => edition.locale === 'zh-Hans');
  const hasTraditional = editions.some((edition) => edition.locale === 'zh-Hant');
  const own = editions.map((edition) => ({ ...edition, isDerived: false }));
  const derived = simplified && !hasTraditional ? [derivedOf(simplified, overrides, words)] : [];
  return [...own, ...derived].map((edition) => ({
    ...edition,
    readingMinutes: readingMinutes(wordCounts(edition.bodyHtml)),
  }));
}

function derivedOf(
  simplified: EditionText,
  { title, phrases }: TraditionalOverrides,
  words?: ConversionWords,
) {
  const options = {
    ...(words ? { words } : {}),
    ...(phrases.length > 0
      ? { phrases: Object.fromEntries(phrases.map(({ from, to }) => [from, to])) }
      : {}),
  };
  return {
    locale: 'zh-Hant' as const,
    title: title || toTraditional(simplified.title, options),
    summary: toTraditional(simplified.summary, options),
    bodyHtml: htmlToTraditional(simplified.bodyHtml, options),
    isDerived: true,
  };
}

/** A name in all languages: Chinese in both scripts, another script as it is. */
export function localizedName(name: string, en?: string): LocalizedText {
  const isChinese = /\p{Script=Han}/u.test(name);
  return {
    'zh-Hans': name,
    'zh-Hant': isChinese ? toTraditional(name) : name,
    ...(en === undefined ? {} : { en }),
  };
}
