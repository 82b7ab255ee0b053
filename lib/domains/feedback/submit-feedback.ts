import { TIME_ZONE_OFFSET_HOURS } from '../../contract/constants';
import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { eveningAfter, referenceOf } from '../applications/public';
import type { CallContext } from '../domain-context';
import { SEND_BY_EMAIL, SEND_BY_NETWORK } from './limits';
import { findByClientKey, insertFeedback, type FeedbackRow } from './repository';
import { cleanPage, cleanText, isFeedbackLength } from './rules';

interface FeedbackInput {
  client_key: string;
  website: string;
  text: string;
  email: string;
  page: string;
}

/** Working days within which the desk answers who left an address. */
const ANSWER_DAYS = 3;
const HOUR_MS = 3_600_000;
/** Forty random bits meet twice at most once in a lifetime; thrice is a fault. */
const TRIES = 3;

/**
 * Keeps what somebody wants to tell the desk. Anybody may, within limits by network and
 * by address; of a person who is signed in it is kept who it was. The same client key again
 * gives the same receipt and writes nothing. With an address, a receipt goes there by mail.
 * @throws CodedError feedbackLength, tooManyRequests; conflict for a client key that
 *   somebody else used.
 */
export async function submitFeedback({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: FeedbackInput;
}): Promise<CallOutput<'submitFeedback'>> {
  const sender = { accountId: accountOf(ctx), contact: input.email };
  const known = await findByClientKey(ctx.db, input.client_key);
  if (known) return receiptOf(known, sender);
  const text = cleanText(input.text);
  if (!isFeedbackLength(text)) throw new CodedError('feedbackLength');
  await ctx.limit(SEND_BY_NETWORK, ctx.network);
  if (input.email !== '') await ctx.limit(SEND_BY_EMAIL, input.email);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const values = {
      ...sender,
      reference: referenceOf('F'),
      clientKey: input.client_key,
      text,
      page: cleanPage(input.page),
      locale: ctx.locale,
      isSuspect: input.website !== '',
      createdAt: ctx.now,
    };
    const made = await insertFeedback(ctx.db, values, (row, tx) => sendReceipt(ctx, row, tx));
    // Not made: the same form sent twice at once, or a reference that is taken.
    const row = made ?? (await findByClientKey(ctx.db, input.client_key));
    if (row) return receiptOf(row, sender);
  }
  throw new Error('No reference was free.');
}

type Sender = Pick<FeedbackRow, 'accountId' | 'contact'>;

function accountOf({ actor }: CallContext): number | null {
  return actor.kind === 'person' ? actor.id : null;
}

function receiptOf(row: FeedbackRow, sender: Sender): CallOutput<'submitFeedback'> {
  const isSame = row.contact === sender.contact && row.accountId === sender.accountId;
  if (!isSame) throw new CodedError('conflict');
  return {
    reference: row.reference,
    submitted_time: row.createdAt.toISOString(),
    expected_time: answerDue(row).toISOString(),
  };
}

function answerDue({ createdAt }: FeedbackRow): Date {
  return eveningAfter(ANSWER_DAYS, createdAt);
}

async function sendReceipt(
  ctx: CallContext,
  row: FeedbackRow,
  tx: CallContext['db'],
): Promise<void> {
  if (row.contact === '' || row.isSuspect) return;
  const { reference, contact: to, locale } = row;
  const params = { reference, time: siteTime(answerDue(row)) };
  await ctx.deliver({ channel: 'mail', to, kind: 'feedback', params, locale }, tx);
}

/** Such as `2026-11-04 18:00 (UTC+8)`: the same in all languages. */
function siteTime(moment: Date): string {
  const local = new Date(moment.getTime() + TIME_ZONE_OFFSET_HOURS * HOUR_MS);
  return `${local.toISOString().slice(0, 16).replace('T', ' ')} (UTC+${TIME_ZONE_OFFSET_HOURS})`;
}
