import type { CallOutput } from '../../contract/endpoints';
import { personOf, type CallContext } from '../domain-context';
import { MARK_BY_PERSON } from './limits';
import { refuseVisitor } from './refuse-visitor';
import { removeMark, type SocialKind } from './repository';

/**
 * Takes something out of one's collection, also what is no longer published.
 * @throws CodedError tooManyRequests
 */
export async function cancelCollection(
  ctx: CallContext,
  { id, type }: { id: number; type: SocialKind },
): Promise<CallOutput<'cancelCollectionInformation'>> {
  const person = personOf(ctx.actor, refuseVisitor);
  await ctx.limit(MARK_BY_PERSON, String(person.id));
  const key = { mark: 'collect', accountId: person.id, kind: type, targetId: id } as const;
  const { count } = await removeMark(ctx.db, key);
  return { id, is_collected: false, collect_count: count };
}
