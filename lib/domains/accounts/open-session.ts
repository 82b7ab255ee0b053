import type { SignedIn } from '../../contract/sign-in';
import type { Database } from '../../db/client';
import { keyedDigest, newToken } from '../../platform/secret';
import type { CallContext } from '../domain-context';
import type { AccountRow } from './account-repository';
import { notify } from '../inbox/public';
import { tokenDigest } from './identify';
import { maskedPhone } from './mask-address';
import { hasDeviceSession, putSession } from './session-repository';
import { AUDIT_LIFE_MS, SESSION_LIFE_MS } from './session-rules';
import { pastSignIns } from './sign-in-repository';
import { tellOwner } from './tell-owner';

interface NewSession {
  account: AccountRow;
  uuid?: string | undefined;
  /** True where this very sign-in made the account. */
  isNew?: boolean;
  /** True where the owner is told of something greater that was done from the same device. */
  isTold?: boolean;
}

/**
 * Signs in, within the transaction that proved who it is. The token is always a new one,
 * and a device that says which it is has one session.
 */
export async function openSession(
  tx: Database,
  ctx: CallContext,
  { account, uuid, isNew = false, isTold = false }: NewSession,
): Promise<SignedIn> {
  const token = newToken();
  const deviceDigest = uuid ? keyedDigest('device', `${account.id}:${uuid}`) : null;
  const isStrange = !isNew && !isTold && (await isStrangeDevice(tx, ctx, account, deviceDigest));
  await putSession(tx, {
    accountId: account.id,
    tokenDigest: tokenDigest(token),
    deviceDigest,
    userAgent: ctx.userAgent,
    network: ctx.network,
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + SESSION_LIFE_MS),
  });
  if (isNew) await welcome(tx, ctx, account.id);
  if (isStrange) {
    const key = tokenDigest(token).slice(0, 16);
    await tellOwner(tx, ctx, { account, news: 'newSignIn', key });
  }
  return signedInAs(account, token, isNew);
}

async function welcome(tx: Database, ctx: CallContext, accountId: number): Promise<void> {
  await notify(tx, {
    accountId,
    kind: 'welcome',
    params: {},
    dedupeKey: 'welcome',
    at: ctx.now,
  });
}

/**
 * Whether a device may be a stranger's: it neither holds a session of the account, nor did
 * such a browser sign in from this network before. The first sign-in that an account ever
 * has is its owner's; that of one older than the audit is told of all the same.
 */
async function isStrangeDevice(
  tx: Database,
  { userAgent, network, now }: CallContext,
  { id: accountId, createdAt }: AccountRow,
  deviceDigest: string | null,
): Promise<boolean> {
  if (deviceDigest && (await hasDeviceSession(tx, accountId, deviceDigest))) return false;
  const past = await pastSignIns(tx, { accountId, userAgent, network });
  const isYoung = now.getTime() - createdAt.getTime() < AUDIT_LIFE_MS;
  return past.any ? !past.alike : !isYoung;
}

/** What a client is told of a sign-in. */
export function signedInAs(account: AccountRow, token: string, isNew: boolean): SignedIn {
  return { token, id: account.id, mobile: maskedPhone(account), is_new: isNew };
}
