import { CodedError } from '../../contract/error-codes';
import type {
  IssueDetails,
  IssueEntry,
  IssueItem,
  IssueKind,
  IssueNeighbour,
} from '../../contract/issues';
import { LOCALES, type Locale, type LocalizedText } from '../../i18n/locales';
import { pickText } from '../../i18n/pick-text';
import { listArticlesById } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { listFlashesById } from '../flash/public';
import type { PageResult } from '../listings/public';
import {
  countIssues,
  findIssueRow,
  findNeighbour,
  listEntryRows,
  listIssueRows,
  type IssueItemRow,
} from './repository';

/** Published issues of a kind, newest first; a page past the end is empty with the true total. */
export async function listIssues(
  ctx: DomainContext,
  kind: IssueKind,
  { page, limit }: { page: number; limit: number },
): Promise<PageResult<IssueItem>> {
  const { now } = ctx;
  const rows = await listIssueRows(ctx.db, { kind, now, limit, skip: (page - 1) * limit });
  return {
    list: rows.map((row) => presentItem(ctx, kind, row)),
    total: await countIssues(ctx.db, kind, now),
    page,
    limit,
    next_cursor: null,
  };
}

/**
 * One issue of a kind, whole.
 * @throws CodedError notFound, also for an issue of another kind or one that is not published yet
 */
export async function getIssue(
  ctx: DomainContext,
  kind: IssueKind,
  which: { id: number } | { day: string } | 'newest',
): Promise<IssueDetails> {
  const row = await findIssueRow(ctx.db, { kind, now: ctx.now }, which);
  if (!row) throw new CodedError('notFound');
  const newer = await findNeighbour(ctx.db, 'newer', row, ctx.now);
  const older = await findNeighbour(ctx.db, 'older', row, ctx.now);
  const named = (neighbour: typeof newer): IssueNeighbour | null =>
    neighbour && {
      ...neighbour,
      title: pickText(neighbour.title, ctx.locale),
      lang: languageOf(neighbour.title, ctx.locale),
    };
  return {
    ...presentItem(ctx, kind, row),
    body_html: pickText(row.body, ctx.locale),
    editions: LOCALES.filter((locale) => row.body[locale] !== undefined),
    entries: await readEntries(ctx, row.id),
    newer: named(newer),
    older: named(older),
  };
}

async function readEntries(ctx: DomainContext, issueId: number): Promise<IssueEntry[]> {
  const rows = await listEntryRows(ctx.db, issueId);
  const articles = await listArticlesById(
    ctx,
    rows.flatMap((row) => row.articleId ?? []),
  );
  const flashes = await listFlashesById(
    ctx,
    rows.flatMap((row) => row.flashId ?? []),
  );
  const articleOf = new Map(articles.map((article) => [article.id, article]));
  const flashOf = new Map(flashes.map((flash) => [flash.id, flash]));
  return rows.flatMap((row): IssueEntry[] => {
    const note = row.note ? pickText(row.note, ctx.locale) : '';
    const article = row.articleId === null ? undefined : articleOf.get(row.articleId);
    if (article) return [{ kind: 'article', note, article }];
    const flash = row.flashId === null ? undefined : flashOf.get(row.flashId);
    return flash ? [{ kind: 'flash', note, flash }] : [];
  });
}

function presentItem(ctx: DomainContext, kind: IssueKind, row: IssueItemRow): IssueItem {
  return {
    id: row.id,
    kind,
    number: row.number,
    day: row.day,
    title: pickText(row.title, ctx.locale),
    lead: pickText(row.lead, ctx.locale),
    lang: languageOf(row.title, ctx.locale),
    release_time: row.publishedAt.toISOString(),
  };
}

/** The language that `pickText` gives. */
function languageOf(text: LocalizedText, locale: Locale): Locale {
  return text[locale] === undefined ? 'zh-Hans' : locale;
}
