import { randomInt } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_LIFE_SECONDS,
  CODE_RESEND_SECONDS,
  CODE_TRIES,
} from '../../contract/constants';
import type { CodeReceipt, CodeScene } from '../../contract/sign-in';
import type { CallContext } from '../domain-context';
import { inTransaction } from './account-repository';
import { putCode } from './code-repository';
import {
  SEND_AGAIN_TO_TARGET,
  SEND_BY_NETWORK,
  SEND_TO_TARGET,
  SEND_TO_TARGET_BY_NETWORK,
} from './sign-in-limits';
import { codeDigestOf, type Target } from './target';

/**
 * Sends a code to an address or a number. Anybody may, within limits; no account is looked
 * at, so the answer and the work are the same whether there is one. The code and its
 * letter are written down together or not at all.
 * @param scene what it is for; left out, it is good for everything.
 * @throws CodedError tooManyRequests with the seconds to wait.
 */
export async function sendCode({
  ctx,
  target,
  scene = '',
}: {
  ctx: CallContext;
  target: Target;
  scene?: CodeScene | '' | undefined;
}): Promise<CodeReceipt> {
  // Judged first: who asks again within the pause spends nothing of the other limits.
  await ctx.limit(SEND_AGAIN_TO_TARGET, target.digest);
  try {
    await ctx.limit(SEND_BY_NETWORK, ctx.network);
    await ctx.limit(SEND_TO_TARGET_BY_NETWORK, `${target.digest} ${ctx.network}`);
    await ctx.limit(SEND_TO_TARGET, target.digest);
    await writeCode(ctx, target, scene);
  } catch (error) {
    // Nothing was sent, so nobody has to wait for the next.
    await ctx.forgive(SEND_AGAIN_TO_TARGET, target.digest);
    throw error;
  }
  return { resend_seconds: CODE_RESEND_SECONDS, expires_seconds: CODE_LIFE_SECONDS };
}

async function writeCode(ctx: CallContext, target: Target, scene: string): Promise<void> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await inTransaction(ctx.db, async (tx) => {
    await putCode(tx, {
      targetDigest: target.digest,
      scene,
      codeDigest: codeDigestOf(target, code),
      triesLeft: CODE_TRIES,
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + CODE_LIFE_SECONDS * 1000),
    });
    const letter = {
      channel: target.kind === 'email' ? ('mail' as const) : ('sms' as const),
      to: target.address,
      kind: 'code',
      params: { code, minutes: CODE_LIFE_SECONDS / 60, scene },
      locale: ctx.locale,
    };
    await ctx.deliver(letter, tx);
  });
}
