import { CodedError } from '../../contract/error-codes';
import type { CallInput } from '../../contract/endpoints';
import { keyedDigest } from '../../platform/secret';
import type { CallContext, LimitRule } from '../domain-context';
import { isMachine } from './is-machine';
import { visitBuffer, type Visit } from './visit';
import { writeVisits } from './write-visits';

/** What a network may tell: a school behind one address reads, a script does not make numbers. */
const TOLD_LIMIT: LimitRule = { name: 'tracking:network', points: 600, seconds: 600 };
/** Readers of one article that a network can have in a day: numbers rank the hot list. */
const ARTICLE_LIMIT: LimitRule = { name: 'tracking:article', points: 20, seconds: 86_400 };
/** Views of one kind of page that a network can have in an hour. */
const PAGE_LIMIT: LimitRule = { name: 'tracking:page', points: 60, seconds: 3600 };
/** Visits of a network that are measured in an hour: they are a sample, and one voice among many. */
const VITALS_LIMIT: LimitRule = { name: 'tracking:vitals', points: 30, seconds: 3600 };
/** A browser's uuid is kept as so many digits of its digest. */
const READER_DIGITS = 24;

interface ViewInput {
  wz_id: number;
  uuid: string;
  route: string;
}

/**
 * Takes a view of a page; an article's counts once a reader and day. Of the record the article,
 * the page's name and a digest of the uuid are kept. It is written within seconds.
 */
export async function countView(
  ctx: CallContext,
  { wz_id: articleId, uuid, route: page }: ViewInput,
  kind: 'article' | 'page',
): Promise<{ counted: boolean }> {
  if (isUncounted(ctx) || (kind === 'article' && articleId === 0)) return NOT_COUNTED;
  const article = kind === 'article' ? articleId : 0;
  const limits: [LimitRule, string][] = [[TOLD_LIMIT, ctx.network]];
  if (article > 0) limits.push([ARTICLE_LIMIT, `${ctx.network} ${article}`]);
  else limits.push([PAGE_LIMIT, `${ctx.network} ${page}`]);
  if (!(await isWithin(ctx, limits))) return NOT_COUNTED;
  const reader = keyedDigest('tracking', uuid.toLowerCase()).slice(0, READER_DIGITS);
  return take(ctx, { kind: 'view', at: ctx.now, page, reader, articleId: article });
}

/** Takes what a visit measured. */
export async function takeVitals(
  ctx: CallContext,
  { route: page, device, vitals }: CallInput<'webVitals'>,
): Promise<{ counted: boolean }> {
  if (isUncounted(ctx)) return NOT_COUNTED;
  if (!(await isWithin(ctx, [[VITALS_LIMIT, ctx.network]]))) return NOT_COUNTED;
  return take(ctx, { kind: 'vitals', at: ctx.now, page, device, vitals });
}

/** Nobody reads, or who reads asks not to be counted: the browser's own word may be missing. */
function isUncounted({ userAgent, wantsNoTracking }: CallContext): boolean {
  return wantsNoTracking || isMachine(userAgent);
}

const NOT_COUNTED = { counted: false } as const;

/** Too many is no error to a reader who never asked for anything. */
async function isWithin(
  ctx: CallContext,
  limits: readonly (readonly [LimitRule, string])[],
): Promise<boolean> {
  try {
    for (const [rule, key] of limits) await ctx.limit(rule, key);
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.key === 'tooManyRequests') return false;
    throw error;
  }
}

async function take(ctx: CallContext, visit: Visit): Promise<{ counted: boolean }> {
  const buffer = visitBuffer();
  if (buffer) return { counted: buffer.add(visit) };
  await writeVisits({ ctx, visits: [visit] });
  return { counted: true };
}
