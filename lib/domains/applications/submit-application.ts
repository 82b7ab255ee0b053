import type { ApplicationReceipt } from '../../contract/applications';
import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import type { CallContext } from '../domain-context';
import { letterOf } from './letter';
import { SUBMIT_BY_EMAIL, SUBMIT_BY_NETWORK } from './limits';
import { newReference } from './reference';
import { findByClientKey, insertApplication, type ApplicationRow } from './repository';
import { answerDue, type ApplicationKind } from './rules';

/** What every form sends beside its own answers. */
interface Submission {
  client_key: string;
  email: string;
  website: string;
  [answer: string]: unknown;
}

/** Forty random bits meet twice at most once in a lifetime; thrice is a fault. */
const TRIES = 3;

/**
 * Keeps what somebody sent through a form, for the desk. Anybody may, within limits
 * by network and by e-mail address. The same client key again gives the same
 * reference and writes nothing. A filled field that people do not see marks the
 * application for the desk and is not told to who sent it.
 * @throws CodedError tooManyRequests; conflict for a client key that another address used.
 */
export async function submitApplication({
  ctx,
  kind,
  input,
}: {
  ctx: CallContext;
  kind: ApplicationKind;
  input: Submission;
}): Promise<ApplicationReceipt> {
  const { client_key: clientKey, website, email: typedEmail, agreed: _agreed, ...answers } = input;
  const email = typedEmail.toLowerCase();
  const known = await findByClientKey(ctx.db, clientKey);
  if (known) return receiptOf(known, kind, email);
  await ctx.limit(SUBMIT_BY_NETWORK, ctx.network);
  await ctx.limit(SUBMIT_BY_EMAIL, email);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const values = {
      kind,
      reference: newReference(kind),
      clientKey,
      email,
      locale: ctx.locale,
      status: 'received' as const,
      answers: { ...answers, email: typedEmail },
      isSuspect: website !== '',
      createdAt: ctx.now,
    };
    const made = await insertApplication(ctx.db, values, (tx, row) => confirm(ctx, row, tx));
    // Not made: the same form sent twice at once, or a reference that is taken.
    const row = made ?? (await findByClientKey(ctx.db, clientKey));
    if (row) return receiptOf(row, kind, email);
  }
  throw new Error('No reference was free.');
}

/** Tells the applicant by mail what the page told them; what a machine sent gets no mail. */
async function confirm(ctx: CallContext, row: ApplicationRow, tx: Database): Promise<void> {
  if (row.isSuspect) return;
  const kind = row.kind as ApplicationKind;
  const due = answerDue(kind, row.createdAt).toISOString();
  await ctx.deliver(letterOf(row, 'applicationReceived', { due }), tx);
}

function receiptOf(row: ApplicationRow, kind: ApplicationKind, email: string): ApplicationReceipt {
  if (row.kind !== kind || row.email !== email) throw new CodedError('conflict');
  return {
    reference: row.reference,
    submitted_time: row.createdAt.toISOString(),
    expected_time: answerDue(kind, row.createdAt).toISOString(),
  };
}
