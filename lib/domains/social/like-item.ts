import type { CallOutput } from '../../contract/endpoints';
import { personOf, type CallContext } from '../domain-context';
import { MARK_BY_PERSON } from './limits';
import { refuseVisitor } from './refuse-visitor';
import type { SocialKind } from './repository';
import { setMark } from './set-mark';

/**
 * Likes an article or a flash, or takes it back; without a wish it turns over what is there.
 * @throws CodedError notFound for a like of what is not published; tooManyRequests
 */
export async function likeItem(
  ctx: CallContext,
  input: { id: number; type: SocialKind; is_like?: boolean | undefined },
): Promise<CallOutput<'likeInformation'>> {
  const person = personOf(ctx.actor, refuseVisitor);
  await ctx.limit(MARK_BY_PERSON, String(person.id));
  const { id, type, is_like: wish } = input;
  const key = { mark: 'like', accountId: person.id, kind: type, targetId: id } as const;
  const { isSet, count } = await setMark(ctx, key, wish);
  return { id, is_liked: isSet, like_count: count };
}
