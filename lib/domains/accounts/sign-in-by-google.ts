import { CodedError } from '../../contract/error-codes';
import type { SignedIn } from '../../contract/sign-in';
import type { Database } from '../../db/client';
import {
  GoogleIdentityError,
  type GoogleIdentity,
  type GoogleVerifier,
} from '../../platform/google-identity';
import { keyedDigest } from '../../platform/secret';
import { listBrandNames } from '../curation/public';
import type { CallContext } from '../domain-context';
import {
  inTransaction,
  insertAccount,
  lockByGoogle,
  updateAccount,
  type AccountRow,
} from './account-repository';
import { checkUsable, claimEmail } from './claim-email';
import { newcomer } from './newcomer';
import { openSession } from './open-session';
import { isReservedName } from './reserved-name';
import { audited } from './sign-in-audit';
import { GOOGLE_BY_NETWORK } from './sign-in-limits';
import { emailTarget } from './target';

/**
 * Signs in by Google's word. Anybody may try, within limits. An account is found by
 * Google's subject, else by the address that Google proved; one that was only named
 * before loses its password and sessions (silent-areas: Traps in the spec).
 * @param verifier undefined where Google sign-in is not set up.
 * @throws CodedError googleUnavailable, googleRefused, accountUnavailable, tooManyRequests.
 */
export async function signInByGoogle({
  ctx,
  input: { idToken, uuid },
  verifier,
}: {
  ctx: CallContext;
  input: { idToken: string; uuid?: string | undefined };
  verifier: GoogleVerifier | undefined;
}): Promise<SignedIn> {
  if (!verifier) throw new CodedError('googleUnavailable');
  await ctx.limit(GOOGLE_BY_NETWORK, ctx.network);
  const identity = await identityOf(verifier, idToken, ctx.now);
  const targetDigest = keyedDigest('target', `google:${identity.subject}`);
  return audited(ctx, { method: 'google', targetDigest }, (met) =>
    inTransaction(ctx.db, async (tx) => {
      const { account, isNew } = await accountOfGoogle(tx, ctx, identity);
      const signedIn = await openSession(tx, ctx, { account, uuid, isNew });
      met(account.id);
      return signedIn;
    }),
  );
}

async function identityOf(
  verifier: GoogleVerifier,
  idToken: string,
  now: Date,
): Promise<GoogleIdentity> {
  try {
    return await verifier.verify(idToken, now);
  } catch (error) {
    if (!(error instanceof GoogleIdentityError)) throw error;
    const key = error.reason === 'refused' ? 'googleRefused' : 'googleUnavailable';
    throw new CodedError(key, {}, error);
  }
}

async function accountOfGoogle(
  tx: Database,
  ctx: CallContext,
  { subject, email, name }: GoogleIdentity,
): Promise<{ account: AccountRow; isNew: boolean }> {
  const linked = await lockByGoogle(tx, subject);
  if (linked) {
    checkUsable(linked);
    return { account: linked, isNew: false };
  }
  const target = emailTarget(email);
  const known = await claimEmail(tx, target, ctx.now);
  if (known) {
    const account = await updateAccount(tx, known.account.id, { googleSubject: subject });
    return { account, isNew: false };
  }
  const isReserved = isReservedName(name, await listBrandNames({ db: tx }));
  const more = { name: isReserved ? '' : name, googleSubject: subject };
  const account = await insertAccount(tx, newcomer(ctx, target, more));
  if (!account) throw new CodedError('googleRefused');
  return { account, isNew: true };
}
