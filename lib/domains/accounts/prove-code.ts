import { CodedError } from '../../contract/error-codes';
import type { CodeScene } from '../../contract/sign-in';
import type { Database } from '../../db/client';
import { isSameDigest } from '../../platform/secret';
import type { CallContext } from '../domain-context';
import { countTry, takeCode } from './code-repository';
import { CODE_BY_NETWORK } from './sign-in-limits';
import { codeDigestOf, type Target } from './target';

/** A code that was right when it was judged; it is spent by `spendCode`. */
export interface ProvenCode {
  id: number;
  codeDigest: string;
}

/**
 * Judges a code. Every try is counted before it is judged and outside of any transaction,
 * so that nothing that fails afterwards gives it back. Must not be called within one.
 * @param scenes those that it may have been asked for, beside a code for everything.
 * @throws CodedError wrongCode for one that is wrong, expired, spent or tried too often;
 *   tooManyRequests.
 */
export async function proveCode(
  ctx: CallContext,
  { targets, scenes, code }: { targets: Target[]; scenes: CodeScene[]; code: string },
): Promise<ProvenCode> {
  await ctx.limit(CODE_BY_NETWORK, ctx.network);
  if (targets.length === 0) throw new CodedError('wrongCode');
  const rows = await countTry(ctx.db, {
    targets: targets.map(({ digest }) => digest),
    scenes: [...scenes, ''],
    now: ctx.now,
  });
  const isRight = (row: (typeof rows)[number]) =>
    isSameDigest(row.codeDigest, codeDigestOf({ digest: row.targetDigest }, code));
  // One of the scene goes before one for everything.
  const right = rows.sort((left, other) => other.scene.length - left.scene.length).find(isRight);
  if (!right) throw new CodedError('wrongCode');
  return right;
}

/**
 * Spends a proven code in the transaction that it permits: of two uses at once one wins.
 * @throws CodedError wrongCode for the other.
 */
export async function spendCode(tx: Database, code: ProvenCode): Promise<void> {
  if (!(await takeCode(tx, code))) throw new CodedError('wrongCode');
}
