import { LISTINGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { Label, Section } from '../../contract/taxonomy';
import type { Database } from '../../db/client';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { countListing, countListings, listTotals } from '../listings/public';
import {
  findLabelRow,
  listLabelRows,
  listLabelRowsById,
  listNeighbourLabelIds,
  listRecentLabelIds,
  listSectionRows,
} from './repository';

/** Labels that one answer holds at most; a newsroom with more searches for them. */
const LABEL_LIST_MAX = 500;

/** How far back articles recommend their labels. */
const RECOMMEND_DAYS = 30;
const DAY_MS = 86_400_000;

/** All sections in menu order. */
export async function listSections(ctx: DomainContext): Promise<Section[]> {
  const rows = await listSectionRows(ctx.db);
  const totals = await listTotals(ctx.db);
  const totalOf = new Map(totals.map(({ scope, total }) => [scope, total]));
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    name: pickText(row.name, ctx.locale),
    description: pickText(row.description, ctx.locale),
    route_id: row.routeId,
    hue: row.hue,
    article_count: totalOf.get(LISTINGS.section(row.key)) ?? 0,
  }));
}

/** Labels, most used first. */
export async function listLabels(ctx: DomainContext): Promise<Label[]> {
  const rows = await listLabelRows(ctx.db, LABEL_LIST_MAX);
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    name: pickText(row.name, ctx.locale),
    description: pickText(row.description, ctx.locale),
    article_count: row.articleCount,
  }));
}

/** One label. @throws CodedError notFound */
export async function getLabel(ctx: DomainContext, id: number): Promise<Label> {
  const row = await findLabelRow(ctx.db, id);
  if (!row) throw new CodedError('notFound');
  return {
    id: row.id,
    key: row.key,
    name: pickText(row.name, ctx.locale),
    description: pickText(row.description, ctx.locale),
    article_count: await countListing(ctx.db, LISTINGS.label(id)),
  };
}

/** Whether there is a label of that id. */
export async function isKnownLabel(db: Database, id: number): Promise<boolean> {
  return (await findLabelRow(db, id)) !== undefined;
}

/** Labels by id, each with the number of its articles and the id of the newest that is live. */
export async function listLabelDigests(
  ctx: DomainContext,
  ids: readonly number[],
): Promise<Map<number, Label & { latestId: number | null }>> {
  const rows = await listLabelRowsById(ctx.db, ids);
  const counts = await countListings(
    ctx.db,
    rows.map((row) => LISTINGS.label(row.id)),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        key: row.key,
        name: pickText(row.name, ctx.locale),
        description: pickText(row.description, ctx.locale),
        article_count: counts.get(LISTINGS.label(row.id)) ?? 0,
        latestId: row.latestId,
      },
    ]),
  );
}

/**
 * Labels worth a look: those that the articles of the last thirty days carry most, or, of
 * one label, those that its articles carry beside it. Filled up with the most used ones.
 * @throws CodedError notFound for a label that there is not.
 */
export async function listRecommendedLabels(
  ctx: DomainContext,
  limit: number,
  id?: number,
): Promise<Label[]> {
  if (id !== undefined && !(await findLabelRow(ctx.db, id))) throw new CodedError('notFound');
  const since = new Date(ctx.now.getTime() - RECOMMEND_DAYS * DAY_MS);
  const chosen =
    id === undefined
      ? await listRecentLabelIds(ctx.db, since, limit)
      : await listNeighbourLabelIds(ctx.db, id, limit);
  const all = (await listLabels(ctx)).filter((label) => label.id !== id);
  const first = chosen.flatMap((labelId) => all.find((label) => label.id === labelId) ?? []);
  const rest = all.filter((label) => label.article_count > 0 && !first.includes(label));
  return [...first, ...rest].slice(0, limit);
}
