import type { CallOutput } from '../../contract/endpoints';
import { personOf, type CallContext } from '../domain-context';
import { MARK_BY_PERSON } from './limits';
import { refuseVisitor } from './refuse-visitor';
import { setMark } from './set-mark';

/**
 * Follows a label, or no longer; without a wish it turns over what is there.
 * @throws CodedError notFound for a label that there is not; tooManyRequests
 */
export async function followLabel(
  ctx: CallContext,
  { id, is_follow: wish }: { id: number; is_follow?: boolean | undefined },
): Promise<CallOutput<'followLabel'>> {
  const person = personOf(ctx.actor, refuseVisitor);
  await ctx.limit(MARK_BY_PERSON, String(person.id));
  const key = { mark: 'follow', accountId: person.id, kind: 'label', targetId: id } as const;
  const { isSet, count } = await setMark(ctx, key, wish);
  return { id, is_followed: isSet, follow_count: count };
}
