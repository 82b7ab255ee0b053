import { randomBytes } from 'node:crypto';
import { CodedError } from '../../contract/error-codes';
import { env } from '../../platform/env';
import { sealText, unsealText } from '../../platform/secret';
import { recordAct } from '../audit/public';
import type { CallContext } from '../domain-context';
import { staffAccount } from '../staff';
import { TRY_BY_ACCOUNT } from './limits';
import { newRecoveryCodes, recoveryDigest, shownCode } from './recovery-codes';
import { accountName, beginStep, changeStep, inOne, lockStep, markPassed } from './repository';
import { otpauthAddress, takenCounter, toBase32 } from './totp';

/** Names the key that secrets are sealed with. */
const SECRET_PURPOSE = 'second-step';
/** As long as a SHA-1 key should be (RFC 4226, 4). */
const SECRET_BYTES = 20;

/**
 * Makes a new secret for one's authenticator app; nothing is asked for until its first code
 * is proven.
 * @throws CodedError notPermitted for readers; conflict where a second step is set up.
 */
export async function beginSecondStep({
  ctx,
}: {
  ctx: CallContext;
}): Promise<{ secret: string; uri: string }> {
  const { id } = staffAccount(ctx.actor);
  const secret = randomBytes(SECRET_BYTES);
  const sealed = sealText(SECRET_PURPOSE, secret.toString('base64'));
  if (!(await beginStep(ctx.db, id, sealed))) throw new CodedError('conflict');
  const typed = toBase32(secret);
  const issuer = new URL(env().SITE_URL).host;
  return {
    secret: typed,
    uri: otpauthAddress(typed, (await accountName(ctx.db, id)) ?? '', issuer),
  };
}

/**
 * Proves the first code: from now on every session of the account has to pass the second
 * step, and this one has. The recovery codes are told this once.
 * @throws CodedError notPermitted, wrongSecondStep, tooManyRequests; conflict where nothing
 *   was begun or the step is set up already.
 */
export async function confirmSecondStep({
  ctx,
  input: { code },
}: {
  ctx: CallContext;
  input: { code: string };
}): Promise<{ recovery_codes: string[] }> {
  const { id, sessionId } = staffAccount(ctx.actor);
  await ctx.limit(TRY_BY_ACCOUNT, String(id));
  const codes = newRecoveryCodes();
  await inOne(ctx.db, async (tx) => {
    const step = await lockStep(tx, id);
    if (!step || step.confirmedAt) throw new CodedError('conflict');
    const taken = { code, now: ctx.now, lastCounter: step.lastCounter };
    const counter = takenCounter(secretOf(step.sealedSecret), taken);
    if (counter === undefined) throw new CodedError('wrongSecondStep');
    await changeStep(tx, id, {
      confirmedAt: ctx.now,
      lastCounter: counter,
      recoveryDigests: codes.map((each) => recoveryDigest(id, each)),
    });
    await markPassed(tx, { accountId: id, sessionId, at: ctx.now });
    await recordAct(tx, {
      ...{ actor: ctx.actor, act: 'person.secondStepOn', subject: 'person', subjectId: id },
      at: ctx.now,
    });
  });
  await ctx.forgive(TRY_BY_ACCOUNT, String(id));
  return { recovery_codes: codes.map(shownCode) };
}

/** The secret of a step as bytes. */
export function secretOf(sealedSecret: string): Buffer {
  return Buffer.from(unsealText(SECRET_PURPOSE, sealedSecret), 'base64');
}
