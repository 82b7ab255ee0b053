import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import type { RefusalReason } from '../../contract/review';
import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import { recordAct } from '../audit/public';
import type { CallContext, Person } from '../domain-context';
import { staffMember } from '../staff';
import {
  articleState,
  changeStage,
  getStanding,
  inTransaction,
  refuseGaps,
  refuseOtherRevision,
  refuseWithdrawn,
  stageAfter,
  stageOf,
  type Standing,
} from '../writing/public';
import { refuseHeldByOther } from './locks';
import { mayDecide } from './open-review';
import { publishManuscript } from './publish-manuscript';
import { findName } from './repository';
import { tellWriter } from './tell-writer';

interface Decision {
  article_id: number;
  locale: Locale;
  revision: number;
  decision: 'approve' | 'refuse';
  publish_time?: string | undefined;
  reason_code?: RefusalReason | undefined;
  reason_text: string;
}

const YEAR_MS = 366 * 86_400_000;

/**
 * Approves a text, now or at a time to come, or does not, with a reason; the writer is told.
 * It is decided of what was read: a text that changed since is not. The same decision again by
 * the same editor changes nothing.
 * @throws CodedError notPermitted, also for one's own text; articleNotFound, manuscriptConflict,
 *   manuscriptState, manuscriptIncomplete; reviewLocked with who holds it; invalidInput for a
 *   refusal without a reason or a time beyond a year
 */
export async function decideReview({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: Decision;
}): Promise<CallOutput<'decideReview'>> {
  const person = staffMember(ctx.actor);
  const verdict = verdictOf(input, ctx.now);
  const place = { articleId: input.article_id, locale: input.locale };
  return inTransaction(ctx.db, async (tx) => {
    const standing = await getStanding(tx, place, true);
    if (!mayDecide(person, standing)) throw new CodedError('notPermitted');
    if (isDecidedSo(standing, person, input)) return present(standing);
    stageAfter(stageOf(standing.row), verdict.act);
    refuseWithdrawn(standing.article);
    const { row } = standing;
    const holder = { ...row, reviewerName: await findName(tx, row.reviewerId) };
    refuseHeldByOther(holder, person.id, ctx.now);
    refuseOtherRevision(standing, input.revision);
    return present(await carryOut(tx, ctx, standing, verdict));
  });
}

type Verdict =
  | { act: 'approve' }
  | { act: 'schedule'; at: Date }
  | { act: 'refuse'; code: RefusalReason; text: string };

function verdictOf(input: Decision, now: Date): Verdict {
  if (input.decision === 'refuse') return refusalOf(input);
  const at = input.publish_time === undefined ? now : new Date(input.publish_time);
  if (at <= now) return { act: 'approve' };
  if (at.getTime() - now.getTime() > YEAR_MS) throw invalid('publish_time', 'invalid');
  return { act: 'schedule', at };
}

function refusalOf({ reason_code: code, reason_text }: Decision): Verdict {
  const text = reason_text.trim();
  if (code === undefined) throw invalid('reason_code', 'required');
  if (code === 'other' && text === '') throw invalid('reason_text', 'required');
  return { act: 'refuse', code, text };
}

function invalid(field: string, fault: 'required' | 'invalid'): CodedError {
  return new CodedError('invalidInput', { field }, undefined, { [field]: fault });
}

/** A decision whose answer was lost on the way and that is sent again. */
function isDecidedSo({ row }: Standing, person: Person, input: Decision): boolean {
  const state = input.decision === 'approve' ? 'approved' : 'refused';
  const isSame = row.state === state && row.revision === input.revision;
  return isSame && row.reviewerId === person.id && row.publishAt === null && row.decidedAt !== null;
}

async function carryOut(
  tx: Database,
  ctx: CallContext,
  standing: Standing,
  verdict: Verdict,
): Promise<Standing> {
  const { article, row } = standing;
  const reviewerId = staffMember(ctx.actor).id;
  const decided = { decidedAt: ctx.now, reviewerId, lockedUntil: null };
  await recordAct(tx, {
    actor: ctx.actor,
    act: `article.${verdict.act}`,
    subject: 'article',
    subjectId: article.id,
    detail: {
      locale: row.locale,
      title: row.title,
      revision: row.revision,
      ...(verdict.act === 'schedule' ? { publish_time: verdict.at.toISOString() } : {}),
      ...(verdict.act === 'refuse' ? { reason_code: verdict.code, reason: verdict.text } : {}),
    },
    at: ctx.now,
  });
  if (verdict.act === 'refuse') {
    const reason = { reasonCode: verdict.code, reasonText: verdict.text };
    const refused = await changeStage(tx, standing, 'refuse', { ...decided, ...reason });
    const outcome = article.state === 'approved' ? 'revisionRefused' : 'articleRefused';
    await tellWriter(tx, ctx, standing, outcome, {
      reason: verdict.code,
      text: verdict.text || 'none',
    });
    return { ...standing, row: refused };
  }
  refuseGaps(row.content);
  if (verdict.act === 'schedule') {
    const scheduled = await changeStage(tx, standing, 'schedule', {
      ...decided,
      publishAt: verdict.at,
    });
    await tellWriter(tx, ctx, standing, 'articleScheduled', { time: verdict.at.toISOString() });
    return { ...standing, row: scheduled };
  }
  const outcome = article.state === 'approved' ? 'revisionApproved' : 'articleApproved';
  const { tags, ...published } = await publishManuscript(tx, standing, {
    act: 'approve',
    at: ctx.now,
    change: decided,
  });
  tags.forEach((tag) => ctx.changed(tag));
  await tellWriter(tx, ctx, standing, outcome, {});
  return published;
}

function present({ article, row }: Standing): CallOutput<'decideReview'> {
  return {
    status: row.state === 'refused' ? 'refused' : 'approved',
    article_state: articleState(article.state),
  };
}
