import type { CallOutput } from '../../contract/endpoints';
import { personOf, type CallContext } from '../domain-context';
import { MARK_BY_PERSON } from './limits';
import { refuseVisitor } from './refuse-visitor';
import { setMark } from './set-mark';

/**
 * Follows an author, or no longer; without a wish it turns over what is there.
 * @throws CodedError notFound for an author that there is not; tooManyRequests
 */
export async function followAuthor(
  ctx: CallContext,
  { id, is_follow: wish }: { id: number; is_follow?: boolean | undefined },
): Promise<CallOutput<'followAuthor'>> {
  const person = personOf(ctx.actor, refuseVisitor);
  await ctx.limit(MARK_BY_PERSON, String(person.id));
  const key = { mark: 'follow', accountId: person.id, kind: 'author', targetId: id } as const;
  const { isSet, count } = await setMark(ctx, key, wish);
  return { id, is_followed: isSet, follow_count: count };
}
