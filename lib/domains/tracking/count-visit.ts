import { CodedError } from '../../contract/error-codes';
import type { CallInput } from '../../contract/endpoints';
import { keyedDigest } from '../../platform/secret';
import type { CallContext, LimitRule } from '../domain-context';
import { isMachine } from './is-machine';
import { visitBuffer, type Visit } from './visit';
import { writeVisits } from './write-visits';

/** What a network may tell: a school behind one address reads, a script does not make numbers. */
const TOLD_LIMIT: LimitRule = { name: 'tracking:network', points: 600, seconds: 600 };
/** Readers of one article that a network can have in an hour. */
const ARTICLE_LIMIT: LimitRule = { name: 'tracking:article', points: 30, seconds: 3600 };
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
  if (isMachine(ctx.userAgent) || (kind === 'article' && articleId === 0)) return NOT_COUNTED;
  const article = kind === 'article' ? articleId : 0;
  const limits: [LimitRule, string][] = [[TOLD_LIMIT, ctx.network]];
  if (article > 0) limits.push([ARTICLE_LIMIT, `${ctx.network} ${article}`]);
  if (!(await isWithin(ctx, limits))) return NOT_COUNTED;
  const reader = keyedDigest('tracking', uuid.toLowerCase()).slice(0, READER_DIGITS);
  return take(ctx, { kind: 'view', at: ctx.now, page, reader, articleId: article });
}

/** Takes what a visit measured. */
export async function takeVitals(
  ctx: CallContext,
  { route: page, device, vitals }: CallInput<'webVitals'>,
): Promise<{ counted: boolean }> {
  if (isMachine(ctx.userAgent)) return NOT_COUNTED;
  if (!(await isWithin(ctx, [[TOLD_LIMIT, `vitals ${ctx.network}`]]))) return NOT_COUNTED;
  return take(ctx, { kind: 'vitals', at: ctx.now, page, device, vitals });
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
