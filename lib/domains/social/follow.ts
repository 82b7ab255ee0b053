import { personOf, type CallContext } from '../domain-context';
import { MARK_BY_PERSON } from './limits';
import { refuseVisitor } from './refuse-visitor';
import type { FollowedKind } from './repository';
import { setMark } from './set-mark';

interface FollowInput {
  id: number;
  is_follow?: boolean | undefined;
}

/**
 * Follows an author or a label, or no longer; without a wish it turns over what is there.
 * @throws CodedError notFound for an author or a label that there is not; tooManyRequests
 */
async function follow(kind: FollowedKind, ctx: CallContext, { id, is_follow: wish }: FollowInput) {
  const person = personOf(ctx.actor, refuseVisitor);
  await ctx.limit(MARK_BY_PERSON, String(person.id));
  const key = { mark: 'follow', accountId: person.id, kind, targetId: id } as const;
  const { isSet, count } = await setMark(ctx, key, wish);
  return { id, is_followed: isSet, follow_count: count };
}

/** As {@link follow}, of an author. */
export const followAuthor = (ctx: CallContext, input: FollowInput) => follow('author', ctx, input);

/** As {@link follow}, of a label. */
export const followLabel = (ctx: CallContext, input: FollowInput) => follow('label', ctx, input);
