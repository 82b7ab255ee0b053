import type { ArticleItem } from '../../contract/articles';
import type { StoryChoice } from '../../contract/microsite-documents';
import { listArticles, listArticlesById } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { articleIdsBySource, labelIdsByKey } from './repository';

/**
 * The live articles of a choice: named ones in their order, then the newest of
 * its labels, then of its sections, each once, up to its limit.
 */
export async function pickStories(ctx: DomainContext, choice: StoryChoice): Promise<ArticleItem[]> {
  const { limit } = choice;
  if (limit === 0) return [];
  const chosen = new Map<number, ArticleItem>();
  const take = (items: readonly ArticleItem[]) => {
    for (const item of items) if (chosen.size < limit) chosen.set(item.id, item);
  };
  const bySource = await articleIdsBySource(ctx.db, choice.articles);
  const named = choice.articles.flatMap((key) => bySource.get(key) ?? []);
  take(await listArticlesById(ctx, named));
  for (const label of await labelIdsByKey(ctx.db, choice.labels)) {
    if (chosen.size < limit) take(await newest(ctx, { label_id: label }, limit));
  }
  for (const section of choice.sections) {
    if (chosen.size < limit) take(await newest(ctx, { section }, limit));
  }
  return [...chosen.values()];
}

async function newest(
  ctx: DomainContext,
  filter: { label_id: number } | { section: string },
  limit: number,
): Promise<ArticleItem[]> {
  const page = await listArticles(ctx, { ...filter, page: 1, limit });
  return page.list;
}
