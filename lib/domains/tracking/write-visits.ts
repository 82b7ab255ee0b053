import type { DomainContext } from '../domain-context';
import { stepOf } from './vital-scale';
import type { Measured, View, Visit } from './visit';
import {
  addArticleViews,
  addPageViews,
  addVitals,
  claimReaders,
  inOne,
  type Claim,
} from './visit-repository';

const HOUR_MS = 3_600_000;
/** The site's day is that of UTC+8 (spec section 9). */
const ZONE_MS = 8 * HOUR_MS;

/**
 * Writes visits down together, whole or not at all: views of pages, readers of articles (each
 * once in 24 hours), visitors of the day, and measures.
 */
export async function writeVisits({
  ctx,
  visits,
}: {
  ctx: Pick<DomainContext, 'db'>;
  visits: readonly Visit[];
}): Promise<void> {
  const views = visits.filter((visit) => visit.kind === 'view');
  const measured = visits.filter((visit) => visit.kind === 'vitals');
  await inOne(ctx.db, async (tx) => {
    const fresh = await claimReaders(tx, claimsOf(views));
    await addArticleViews(tx, articleSums(fresh));
    await addPageViews(tx, pageSums(views, fresh));
    await addVitals(tx, vitalSums(measured));
  });
}

/** Day of UTC+8 of a moment, `2026-11-28`. */
export function siteDay(at: Date): string {
  return new Date(at.getTime() + ZONE_MS).toISOString().slice(0, 10);
}

/** What each view asks for: to be a reader's first of an article, and of the day. */
function claimsOf(views: readonly View[]): Claim[] {
  const claims = new Map<string, Claim>();
  for (const { at, reader, articleId } of views) {
    const scopes = [`day:${siteDay(at)}`, ...(articleId > 0 ? [`article:${articleId}`] : [])];
    for (const scope of scopes) {
      const key = `${scope} ${reader}`;
      if (!claims.has(key)) claims.set(key, { scope, reader, at });
    }
  }
  // Two servers that write the same rows in one order wait for each other, never in a ring.
  return [...claims.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, c]) => c);
}

function articleSums(fresh: readonly Claim[]) {
  const sums = sumBy(
    fresh.filter(({ scope }) => scope.startsWith('article:')),
    ({ scope, at }) => `${scope.slice('article:'.length)} ${hourOf(at)}`,
  );
  return sums.map(([key, views]) => {
    const [articleId = '', hour = ''] = key.split(' ');
    return { articleId: Number(articleId), hour, views };
  });
}

function hourOf(at: Date): string {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS).toISOString();
}

function pageSums(views: readonly View[], fresh: readonly Claim[]) {
  const pages = sumBy(views, ({ at, page }) => `${siteDay(at)} ${page}`);
  const days = sumBy(views, ({ at }) => siteDay(at));
  const visitors = new Map(
    sumBy(
      fresh.filter(({ scope }) => scope.startsWith('day:')),
      ({ scope }) => scope.slice('day:'.length),
    ),
  );
  return [
    ...days.map(([day, sum]) => ({ day, page: '', views: sum, visitors: visitors.get(day) ?? 0 })),
    ...pages.map(([key, sum]) => {
      const [day = '', page = ''] = key.split(' ');
      return { day, page, views: sum, visitors: 0 };
    }),
  ];
}

function vitalSums(measured: readonly Measured[]) {
  const steps = measured.flatMap(({ at, page, device, vitals }) =>
    vitals.map(({ name, value }) =>
      [siteDay(at), page, device, name, stepOf(name, value)].join(' '),
    ),
  );
  return sumBy(steps, (step) => step).map(([key, visits]) => {
    const [day = '', page = '', device = '', vital = '', step = ''] = key.split(' ');
    return { day, page, device, vital, step: Number(step), visits };
  });
}

/** How often each key comes, by key in order. */
function sumBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + 1);
  return [...sums.entries()].sort(([left], [right]) => (left < right ? -1 : 1));
}
