import type { CallOutput } from '../../contract/endpoints';
import { HOME_PANEL_SIZE } from '../../contract/constants';
import { remember } from '../../platform/remember';
import { listArticles } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { listHotWords } from './hot-words';

/** Words of real searches move without anybody changing a thing. */
const WORDS_LIFE_MS = 60_000;

/**
 * What the home page's search box suggests before a letter is typed: hot words and the
 * newest titles. Read once until something changes: every visitor asks for the same.
 */
export async function suggestSearches(ctx: DomainContext): Promise<CallOutput<'homeSearchList'>> {
  return remember()(
    `home-search:${ctx.locale}`,
    async () => {
      const words = await listHotWords(ctx);
      const newest = await listArticles(ctx, { page: 1, limit: HOME_PANEL_SIZE });
      return {
        searchLists: words,
        list: newest.list.map(({ id, title, lang }) => ({ id, title, lang })),
      };
    },
    WORDS_LIFE_MS,
  );
}
