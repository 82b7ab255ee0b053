import type { SignedIn } from '../../contract/sign-in';
import type { Database } from '../../db/client';
import { keyedDigest, newToken } from '../../platform/secret';
import type { CallContext } from '../domain-context';
import type { AccountRow } from './account-repository';
import { notify } from '../inbox/public';
import { deviceName } from './device-name';
import { tokenDigest } from './identify';
import { maskedPhone } from './mask-address';
import { putSession } from './session-repository';
import { SESSION_LIFE_MS } from './session-rules';
import { hasSignedInWith } from './sign-in-repository';

/**
 * Signs in, within the transaction that proved who it is. The token is always a new one,
 * and a device that says which it is has one session.
 */
export async function openSession(
  tx: Database,
  ctx: CallContext,
  {
    account,
    uuid,
    isNew = false,
  }: { account: AccountRow; uuid?: string | undefined; isNew?: boolean },
): Promise<SignedIn> {
  const token = newToken();
  await putSession(tx, {
    accountId: account.id,
    tokenDigest: tokenDigest(token),
    deviceDigest: uuid ? keyedDigest('device', `${account.id}:${uuid}`) : null,
    userAgent: ctx.userAgent,
    network: ctx.network,
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + SESSION_LIFE_MS),
  });
  if (isNew) await welcome(tx, ctx, account.id);
  else await tellOfNewDevice(tx, ctx, account.id, tokenDigest(token));
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

/** A browser that never signed in here before may be a stranger's. */
async function tellOfNewDevice(
  tx: Database,
  ctx: CallContext,
  accountId: number,
  digest: string,
): Promise<void> {
  const { userAgent, network, now } = ctx;
  if (await hasSignedInWith(tx, { accountId, userAgent, before: now })) return;
  await notify(tx, {
    accountId,
    kind: 'newSignIn',
    params: { device: deviceName(userAgent) || '?', network: network || '?' },
    dedupeKey: `newSignIn:${digest.slice(0, 16)}`,
    at: now,
  });
}

/** What a client is told of a sign-in. */
export function signedInAs(account: AccountRow, token: string, isNew: boolean): SignedIn {
  return { token, id: account.id, mobile: maskedPhone(account), is_new: isNew };
}
