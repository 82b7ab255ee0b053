import type { CallOutput } from '../../contract/endpoints';
import { foldScript } from '../../i18n/fold-script';
import type { CallContext } from '../domain-context';
import { listTitles } from './find-repository';
import { SUGGEST_BY_NETWORK } from './limits';
import { listShown } from './present-hits';
import { mendQuery } from './mend-words';
import { rankCandidates } from './rank';
import { readQuery, tsquery, type SearchQuery } from './read-query';

/** Suggestions of one answer, and titles that they are chosen from. */
const SUGGESTIONS_MAX = 8;
const TITLES_MAX = 120;

/**
 * What a reader who typed these letters may mean: names and titles that hold them, the last word
 * as far as it is typed.
 * @throws CodedError tooManyRequests
 */
export async function suggestSearch(
  ctx: CallContext,
  { keyword }: { keyword: string },
): Promise<CallOutput<'suggestSearch'>> {
  if (ctx.network !== '') await ctx.limit(SUGGEST_BY_NETWORK, ctx.network);
  const typed = readQuery(keyword);
  if (typed.groups.length === 0) return { list: [] };
  const begun = typed.groups.map((group, at) =>
    at === typed.groups.length - 1 ? { ...group, prefix: begunWord(keyword) } : group,
  );
  let query: SearchQuery = { ...typed, groups: begun };
  let titles = await listTitles(ctx.db, tsquery(query.groups, '&', true), TITLES_MAX);
  if (titles.length === 0) {
    // Nothing begins like that: perhaps a letter is wrong.
    query = (await mendQuery(ctx.db, typed))?.query ?? query;
    titles = await listTitles(ctx.db, tsquery(query.groups, '&', true), TITLES_MAX);
  }
  const asked = { folded: query.folded, groupCount: query.groups.length, now: ctx.now };
  const best = rankCandidates(titles, asked).slice(0, SUGGESTIONS_MAX);
  const shown = await listShown(ctx, best);
  return { list: shown.map(({ kind, id, title, lang }) => ({ kind, id, title, lang })) };
}

/** The Latin word that is being typed at the end, '' after anything else. */
function begunWord(keyword: string): string {
  return /(?:^|[^a-z0-9$])([a-z0-9]{2,24})$/.exec(foldScript(keyword))?.[1] ?? '';
}
