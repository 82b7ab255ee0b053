import type {
  ArticleDetails,
  ArticleItem,
  AuthorDetails,
  HotWindow,
} from '../../contract/articles';
import { LISTINGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import { editionPreference } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { remember } from '../../platform/remember';
import { countListing, readPage, type PageRequest, type PageResult } from '../listings/public';
import { listHotIds } from '../tracking/public';
import { findPublicAuthor } from './author-repository';
import { presentAuthorDetails, presentCards, presentDetails } from './present';
import {
  findNeighbourhood,
  findWholeArticle,
  findSectionByKey,
  listCards,
  listCardsById,
  listHotCards,
  type ArticleCard,
  type ArticleFilter,
} from './repository';

const HOT_WINDOW_DAYS: Record<HotWindow, number> = { '24h': 1, '7d': 7 };
const DAY_HOURS = 24;
const DAY_MS = 86_400_000;

export interface ArticleListInput extends PageRequest {
  section?: string | undefined;
  label_id?: number | undefined;
  author_id?: number | undefined;
}

/** Live articles, newest first; of one section, label or author when asked. */
export async function listArticles(
  ctx: DomainContext,
  input: ArticleListInput,
): Promise<PageResult<ArticleItem>> {
  const { filter, scope } = await resolveFilter(ctx, input);
  const page = await readPage(ctx.db, scope, input, (window, limit) =>
    listCards(ctx.db, filter, window, limit),
  );
  return { ...page, list: presentCards(page.list, ctx.locale) };
}

/**
 * One live article, whole, in the reader's language or the one it has.
 * @throws CodedError articleNotFound, contentWithdrawn
 */
export async function getArticle(ctx: DomainContext, id: number): Promise<ArticleDetails> {
  const article = await findWholeArticle(ctx.db, id, editionPreference(ctx.locale));
  const details = article && presentDetails(assertReadable(article), ctx.locale);
  if (!details) throw new CodedError('articleNotFound');
  return details;
}

/**
 * The most read of the last seven days, or of the last 24 hours: what readers read then, filled
 * up with the most read of what came out then.
 */
export async function listHotArticles(
  ctx: DomainContext,
  limit: number,
  window: HotWindow = '7d',
): Promise<ArticleItem[]> {
  const days = HOT_WINDOW_DAYS[window];
  const ids = (await listHotIds(ctx, days * DAY_HOURS)).slice(0, limit);
  const read = await listArticlesById(ctx, ids);
  if (read.length >= limit) return read;
  const since = new Date(ctx.now.getTime() - days * DAY_MS);
  const shown = new Set(read.map(({ id }) => id));
  const newest = presentCards(await listHotCards(ctx.db, since, limit + shown.size), ctx.locale);
  return [...read, ...newest.filter(({ id }) => !shown.has(id))].slice(0, limit);
}

/** Live articles by id, in the order asked; those that are not live are left out. */
export async function listArticlesById(
  ctx: DomainContext,
  ids: readonly number[],
): Promise<ArticleItem[]> {
  const items = presentCards(await listCardsById(ctx.db, ids), ctx.locale);
  return items.sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}

/**
 * Recommended articles, page by page: the hot ones, one author not twice in a
 * row where another can stand between.
 */
export async function listRecommended(
  ctx: DomainContext,
  page: number,
  size: number,
): Promise<ArticleItem[]> {
  const hot = spreadAuthors(await listHotArticles(ctx, page * size));
  return hot.slice((page - 1) * size, page * size);
}

/**
 * Articles near one: shared labels first, filled up from its section.
 * @throws CodedError articleNotFound, contentWithdrawn
 */
export async function listRelated(
  ctx: DomainContext,
  id: number,
  size: number,
): Promise<ArticleItem[]> {
  const around = await findNeighbourhood(ctx.db, id, size);
  if (!around) throw new CodedError('articleNotFound');
  const { sectionId, sharedIds } = assertReadable(around);
  const near = sharedIds.length > 0 ? await listArticlesById(ctx, sharedIds) : [];
  if (near.length >= size) return near;
  // Enough for any article of the section, whatever of it is left out.
  const newest = await remember()(`newest-of-section:${sectionId}:${size}`, () =>
    listCards(ctx.db, { kind: 'section', id: sectionId }, { newest: true }, 2 * size + 1),
  );
  const known = new Set([id, ...near.map((item) => item.id)]);
  const rest = newest.filter((row) => !known.has(row.id)).slice(0, size - near.length);
  return [...near, ...presentCards(rest, ctx.locale)];
}

/** One author's public page. @throws CodedError notFound */
export async function getAuthor(ctx: DomainContext, id: number): Promise<AuthorDetails> {
  const author = await findPublicAuthor(ctx.db, id);
  if (!author) throw new CodedError('notFound');
  const count = await countListing(ctx.db, LISTINGS.author(id));
  return presentAuthorDetails(author, count, ctx.locale);
}

function scopeOf({
  section,
  label_id,
  author_id,
}: Omit<ArticleListInput, keyof PageRequest>): string {
  if (section) return LISTINGS.section(section);
  if (label_id) return LISTINGS.label(label_id);
  if (author_id) return LISTINGS.author(author_id);
  return LISTINGS.articles;
}

/** Which articles a call asks for, and the name of that list. @throws CodedError notFound */
export async function resolveFilter(
  ctx: DomainContext,
  input: Omit<ArticleListInput, keyof PageRequest>,
): Promise<{ filter: ArticleFilter; scope: string }> {
  const scope = scopeOf(input);
  if (input.section) {
    const section = await findSectionByKey(ctx.db, input.section);
    if (!section) throw new CodedError('notFound');
    return { filter: { kind: 'section', id: section.id }, scope };
  }
  if (input.label_id) return { filter: { kind: 'label', id: input.label_id }, scope };
  if (input.author_id) return { filter: { kind: 'author', id: input.author_id }, scope };
  return { filter: { kind: 'all' }, scope };
}

function assertReadable<Found extends { state: ArticleCard['state'] }>(found: Found): Found {
  if (found.state === 'withdrawn') throw new CodedError('contentWithdrawn');
  if (found.state !== 'approved') throw new CodedError('articleNotFound');
  return found;
}

/** Keeps the order but puts the next other author between two of one author. */
function spreadAuthors(items: readonly ArticleItem[]): ArticleItem[] {
  const waiting = [...items];
  const spread: ArticleItem[] = [];
  while (waiting.length > 0) {
    const last = spread.at(-1)?.author.id;
    const next = Math.max(
      0,
      waiting.findIndex((item) => item.author.id !== last),
    );
    spread.push(...waiting.splice(next, 1));
  }
  return spread;
}
