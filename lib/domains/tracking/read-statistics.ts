import type { ArticleViews, DeskVisits, VitalFigure } from '../../contract/tracking';
import { CodedError } from '../../contract/error-codes';
import { pickEdition } from '../../i18n/pick-text';
import { personOf, type DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import {
  listDailyViews,
  listMostRead,
  listOwnTotals,
  listPageTotals,
  listSiteDays,
  listVitalSteps,
  type ArticleTotal,
} from './statistics-repository';
import { percentileOf } from './vital-scale';
import { siteDay } from './write-visits';

const DAY_MS = 86_400_000;
/** Articles that a table of statistics holds. */
const ARTICLES_MAX = 50;

/** How the caller's own articles were read. @throws CodedError signInRequired */
export async function readOwnViews(
  ctx: DomainContext,
  days: number,
): Promise<{ first_day: string; list: ArticleViews[] }> {
  const { id: accountId } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const span = spanOf(ctx.now, days);
  const rows = await listOwnTotals(ctx.db, { accountId, since: span.since, limit: ARTICLES_MAX });
  return { first_day: span.firstDay, list: await withDays(ctx, rows, span) };
}

/** How the whole site was read, and how fast. @throws CodedError notPermitted, secondStepRequired */
export async function readDeskVisits(ctx: DomainContext, days: number): Promise<DeskVisits> {
  staffMember(ctx.actor);
  const span = spanOf(ctx.now, days);
  const known = new Map((await listSiteDays(ctx.db, span.firstDay)).map((row) => [row.day, row]));
  const most = await listMostRead(ctx.db, { since: span.since, limit: ARTICLES_MAX });
  return {
    days: span.all.map((day) => known.get(day) ?? { day, views: 0, visitors: 0 }),
    pages: await listPageTotals(ctx.db, span.firstDay),
    first_day: span.firstDay,
    articles: await withDays(ctx, most, span),
    vitals: figuresOf(await listVitalSteps(ctx.db, span.firstDay)),
  };
}

interface Span {
  firstDay: string;
  since: Date;
  all: string[];
}

/** The last days up to today, of UTC+8. */
function spanOf(now: Date, days: number): Span {
  const today = new Date(`${siteDay(now)}T00:00:00+08:00`).getTime();
  const since = new Date(today - (days - 1) * DAY_MS);
  const all = Array.from({ length: days }, (_, at) =>
    siteDay(new Date(since.getTime() + at * DAY_MS)),
  );
  return { firstDay: all[0] ?? siteDay(now), since, all };
}

async function withDays(
  ctx: DomainContext,
  rows: readonly ArticleTotal[],
  { since, all }: Span,
): Promise<ArticleViews[]> {
  const counts = await listDailyViews(
    ctx.db,
    rows.map(({ id }) => id),
    since,
  );
  const views = new Map(counts.map((row) => [`${row.id} ${row.day}`, row.views]));
  return rows.map((row) => {
    const daily = all.map((day) => views.get(`${row.id} ${day}`) ?? 0);
    return {
      id: row.id,
      title: pickEdition(row.editions ?? [], ctx.locale)?.title ?? '',
      views: daily.reduce((sum, count) => sum + count, 0),
      daily,
      views_total: row.viewsTotal,
    };
  });
}

type StepRow = Awaited<ReturnType<typeof listVitalSteps>>[number];

/** The 75th percentile of each kind of page, device and vital; the most visited first. */
function figuresOf(rows: readonly StepRow[]): VitalFigure[] {
  const groups = new Map<string, StepRow[]>();
  for (const row of rows) {
    const key = `${row.page} ${row.device} ${row.vital}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const figures = [...groups.values()].flatMap((group): VitalFigure[] => {
    const [first] = group;
    if (!first) return [];
    const { page, device, vital } = first;
    const visits = group.reduce((sum, row) => sum + row.visits, 0);
    return [{ page, device, vital, p75: percentileOf(vital, group), visits }];
  });
  return figures.sort(
    (left, right) => right.visits - left.visits || (left.page < right.page ? -1 : 1),
  );
}
