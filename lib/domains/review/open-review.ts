import type { CallOutput } from '../../contract/endpoints';
import type { ManuscriptContent } from '../../contract/writing';
import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import { pickText } from '../../i18n/pick-text';
import { findStandingOf } from '../accounts/public';
import type { DomainContext, Person } from '../domain-context';
import { staffMember } from '../staff';
import {
  countRefusals,
  findLiveContent,
  findVersion,
  getStanding,
  inTransaction,
  isOf,
  isOwn,
  listDecisions,
  listVersionHeads,
  ownershipOf,
  presentHistory,
  presentManuscript,
  stageAfter,
  stageOf,
  updateManuscript,
  type DecisionRow,
  type ManuscriptPlace,
  type Standing,
} from '../writing/public';
import { isHeld, lockEnd, presentLock } from './locks';
import { findAuthorRow, findName, releaseLock } from './repository';

/** Versions that a review shows. */
const HISTORY_MAX = 50;

interface Place {
  article_id: number;
  locale: Locale;
}

/**
 * Opens a text that waits and takes its lock for 15 minutes. Where another holds it, and for
 * one's own text, which another decides, it is shown without.
 * @throws CodedError notPermitted, articleNotFound; manuscriptState for one that does not wait
 */
export async function openReview({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: Place;
}): Promise<CallOutput<'openReview'>> {
  const person = staffMember(ctx.actor);
  const place = { articleId: input.article_id, locale: input.locale };
  return inTransaction(ctx.db, async (tx) => {
    const standing = await takeLock(tx, await getStanding(tx, place, true), person, ctx.now);
    const { row } = standing;
    const lock = { ...row, reviewerName: await findName(tx, row.reviewerId) };
    const versions = await listVersionHeads(tx, place, HISTORY_MAX);
    const decisions = await listDecisions(tx, place);
    return {
      manuscript: await presentManuscript(tx, standing),
      author: await presentAuthor(tx, standing, ctx),
      live: standing.article.state === 'approved' ? await findLiveContent(tx, place) : null,
      decisions: decisions.map(presentDecision),
      refused: await findRefusedText(tx, place, decisions[0]),
      history: presentHistory(versions, decisions, true),
      lock: presentLock(lock, { reviewerId: person.id, now: ctx.now }),
    };
  });
}

/** Gives one's own lock back; there being none is no error. @throws CodedError notPermitted */
export async function releaseReview({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: Place;
}): Promise<Record<string, never>> {
  const { id } = staffMember(ctx.actor);
  await releaseLock(ctx.db, { articleId: input.article_id, locale: input.locale }, id);
  return {};
}

/** Nobody decides on what they wrote themselves, but for an admin, who may be alone. */
export function mayDecide(person: Person, standing: Standing): boolean {
  return person.role === 'admin' || !isOwn(person, ownershipOf(standing));
}

async function takeLock(
  tx: Database,
  standing: Standing,
  person: Person,
  now: Date,
): Promise<Standing> {
  const { row } = standing;
  stageAfter(stageOf(row), 'review');
  const isOthers = isHeld({ ...row, reviewerName: null }, now) && row.reviewerId !== person.id;
  if (isOthers || !mayDecide(person, standing)) return standing;
  const lock = { reviewerId: person.id, lockedUntil: lockEnd(now) };
  return { ...standing, row: await updateManuscript(tx, row, lock) };
}

/** The text that the last decision refused; null where it approved, or the version is gone. */
async function findRefusedText(
  tx: Database,
  place: ManuscriptPlace,
  last: DecisionRow | undefined,
): Promise<ManuscriptContent | null> {
  if (last?.decision !== 'refuse') return null;
  const version = await findVersion(tx, place, last.revision);
  return version && isOf(last, version) ? version.content : null;
}

function presentDecision({ decision, name, at, revision, reasonCode, reasonText }: DecisionRow) {
  return {
    decision,
    name,
    time: at.toISOString(),
    revision,
    reason_code: reasonCode,
    reason_text: reasonText,
  };
}

async function presentAuthor(tx: Database, { article, row }: Standing, ctx: DomainContext) {
  const author = await findAuthorRow(tx, article.authorId);
  const accountId = article.authorAccountId ?? row.accountId;
  const account = accountId === null ? undefined : await findStandingOf(tx, accountId, ctx.now);
  return {
    id: author.id,
    nickname: pickText(author.nickname, ctx.locale),
    level: account?.level ?? author.level,
    approved: account?.approvedArticles ?? 0,
    refused: accountId === null ? 0 : await countRefusals(tx, accountId),
  };
}
