import { CodedError } from '../../contract/error-codes';
import { personOf, type CallContext } from '../domain-context';
import { GUESS_BY_ACCOUNT, GUESS_BY_NETWORK } from './limits';
import { findCode, type CodeRow } from './seats-repository';

/**
 * The code that somebody typed, of an event and, where one is named, a ticket type. Wrong ones
 * are counted, by account and by network, against guessing.
 * @throws CodedError codeWrong, codeSpent for one that is over, tooManyRequests
 */
export async function findTypedCode(
  ctx: CallContext,
  eventId: number,
  typed: string,
  typeId?: number,
): Promise<CodeRow> {
  const { id } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const code = await findCode(ctx.db, eventId, typed.trim().toUpperCase());
  if (!code || (typeId !== undefined && code.typeId !== typeId)) {
    await ctx.limit(GUESS_BY_ACCOUNT, String(id));
    await ctx.limit(GUESS_BY_NETWORK, ctx.network);
    throw new CodedError('codeWrong');
  }
  if (code.used >= code.useLimit || (code.expiresAt && ctx.now >= code.expiresAt)) {
    throw new CodedError('codeSpent');
  }
  return code;
}
