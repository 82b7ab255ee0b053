import type { CallOutput } from '../../contract/endpoints';
import { foldScript } from '../../i18n/fold-script';
import { pickText } from '../../i18n/pick-text';
import { toTraditional } from '../../i18n/to-traditional';
import type { DomainContext } from '../domain-context';
import { listUsedKeywords } from '../search/public';
import { listHotWordRows } from './repository';

/** Hot words that one answer holds at most. */
const WORDS_MAX = 12;
/** Ids of the words that readers made hot; the desk's have their own. */
const USED_FROM_ID = 1_000_000_000;

const HAN = /\p{Script=Han}/u;

/** The desk's words in its order, then those that readers search for most. */
export async function listHotWords(
  ctx: DomainContext,
): Promise<CallOutput<'hotSearchList'>['searchLists']> {
  const rows = await listHotWordRows(ctx.db);
  const chosen = rows.map((row) => ({ id: row.id, keyword: pickText(row.word, ctx.locale) }));
  const used = (await listUsedKeywords(ctx))
    .filter((keyword) => ctx.locale !== 'en' || !HAN.test(keyword))
    .map((keyword, place) => ({
      id: USED_FROM_ID + place,
      keyword: ctx.locale === 'zh-Hant' ? toTraditional(keyword) : keyword,
    }));
  const words = new Map<string, (typeof chosen)[number]>();
  for (const word of [...chosen, ...used]) {
    const key = foldScript(word.keyword).trim();
    if (!words.has(key)) words.set(key, word);
  }
  return [...words.values()].slice(0, WORDS_MAX);
}
