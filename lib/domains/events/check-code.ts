import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import type { CallContext } from '../domain-context';
import { findTypedCode, priceAfterCode, saleStateOf } from '../orders/public';
import { presentType } from './read-activities';
import { findSeenEvent, listTypes } from './repository';

/**
 * What a code opens, for who is about to order; nothing is held by asking.
 * @throws CodedError signInRequired, eventNotFound, codeWrong, codeSpent, tooManyRequests
 */
export async function checkCode({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { event_id: number; code: string };
}): Promise<CallOutput<'admin/activity/codeCheck'>> {
  const event = await findSeenEvent(ctx.db, input.event_id);
  if (!event) throw new CodedError('eventNotFound');
  const code = await findTypedCode(ctx, event.id, input.code);
  const type = (await listTypes(ctx.db, event.id)).find(({ id }) => id === code.typeId);
  if (!type) throw new CodedError('codeWrong');
  return {
    ticket: presentType(ctx, type),
    price: priceAfterCode(type.priceMinor, code.percentOff),
    sale: saleStateOf(type, event, ctx.now),
  };
}
