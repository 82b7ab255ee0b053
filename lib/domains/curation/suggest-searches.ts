import type { CallOutput } from '../../contract/endpoints';
import { HOME_PANEL_SIZE } from '../../contract/constants';
import { pickText } from '../../i18n/pick-text';
import { remember } from '../../platform/remember';
import { listArticles } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { listHotWordRows } from './repository';

/** Hot words that one answer holds at most. */
const WORDS_MAX = 12;

/**
 * What the home page's search box suggests before a letter is typed: hot words and the
 * newest titles. Read once until something changes: every visitor asks for the same.
 */
export async function suggestSearches(ctx: DomainContext): Promise<CallOutput<'homeSearchList'>> {
  return remember()(`home-search:${ctx.locale}`, async () => {
    const words = await listHotWordRows(ctx.db);
    const newest = await listArticles(ctx, { page: 1, limit: HOME_PANEL_SIZE });
    return {
      searchLists: words
        .slice(0, WORDS_MAX)
        .map((row) => ({ id: row.id, keyword: pickText(row.word, ctx.locale) })),
      list: newest.list.map(({ id, title, lang }) => ({ id, title, lang })),
    };
  });
}
