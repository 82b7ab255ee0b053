import { FEED_ARTICLES_MAX, type FeedArticle } from '../../contract/discovery';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { listFeedTexts } from './feed-repository';
import { presentCards } from './present';
import { resolveFilter } from './read-articles';
import { listCardsById } from './repository';

/**
 * The newest articles in the caller's language, whole; what has no edition in it is left out.
 * @throws CodedError notFound for a section that there is not
 */
export async function listFeedArticles(
  ctx: DomainContext,
  input: {
    section?: string | undefined;
    label_id?: number | undefined;
    author_id?: number | undefined;
  },
): Promise<FeedArticle[]> {
  const { filter } = await resolveFilter(ctx, input);
  const texts = await listFeedTexts(ctx.db, filter, ctx.locale, FEED_ARTICLES_MAX);
  const textOf = new Map(texts.map((text) => [text.id, text]));
  const cards = await listCardsById(ctx.db, [...textOf.keys()]);
  const changedOf = new Map(cards.map(({ id, revisedAt }) => [id, revisedAt]));
  return presentCards(cards, ctx.locale).flatMap((item) => {
    const text = textOf.get(item.id);
    if (!text || item.lang !== ctx.locale) return [];
    const labels = text.labels.map((name) => pickText(name, ctx.locale));
    const updated_time = changedOf.get(item.id)?.toISOString() ?? null;
    return [{ ...item, body_html: text.bodyHtml, updated_time, labels }];
  });
}
