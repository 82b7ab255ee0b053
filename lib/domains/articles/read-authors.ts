import type { ArticleItem, AuthorRef } from '../../contract/articles';
import { LISTINGS } from '../../contract/cache-tags';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { countListings } from '../listings/public';
import { listAuthorRows } from './author-repository';
import { presentAuthor } from './present';
import { listArticlesById } from './read-articles';

/** An article as a line under whom, or what, it belongs to names it. */
export type LatestArticle = Pick<ArticleItem, 'id' | 'title' | 'lang' | 'release_time'>;

/** What of an article such a line shows. */
export function latestOf({ id, title, lang, release_time }: ArticleItem): LatestArticle {
  return { id, title, lang, release_time };
}

/** An author as a list of authors shows them. */
export interface AuthorDigest extends AuthorRef {
  bio: string;
  article_count: number;
  /** The newest of theirs, or null. */
  latest: LatestArticle | null;
}

/** Authors by id, each with the number of their articles and the newest one. */
export async function listAuthorDigests(
  ctx: DomainContext,
  ids: readonly number[],
): Promise<Map<number, AuthorDigest>> {
  const rows = await listAuthorRows(ctx.db, ids);
  const counts = await countListings(
    ctx.db,
    rows.map((row) => LISTINGS.author(row.id)),
  );
  const latestIds = rows.flatMap((row) => (row.latestId === null ? [] : [row.latestId]));
  const latest = new Map(
    (await listArticlesById(ctx, latestIds)).map((article) => [article.author.id, article]),
  );
  return new Map(
    rows.map((row) => {
      const newest = latest.get(row.id);
      const digest: AuthorDigest = {
        ...presentAuthor(row, ctx.locale),
        bio: pickText(row.bio, ctx.locale),
        article_count: counts.get(LISTINGS.author(row.id)) ?? 0,
        latest: newest ? latestOf(newest) : null,
      };
      return [row.id, digest];
    }),
  );
}
