import type { CallOutput } from '../../contract/endpoints';
import { personOf, type CallContext } from '../domain-context';
import { MARK_BY_PERSON } from './limits';
import { refuseVisitor } from './refuse-visitor';
import { addMark, type SocialKind } from './repository';
import { requireLive } from './require-live';

/**
 * Collects an article or a flash; once more changes nothing.
 * @throws CodedError notFound for what is not published; tooManyRequests
 */
export async function collectItem(
  ctx: CallContext,
  { id, type }: { id: number; type: SocialKind },
): Promise<CallOutput<'collectionInformation'>> {
  const person = personOf(ctx.actor, refuseVisitor);
  await ctx.limit(MARK_BY_PERSON, String(person.id));
  await requireLive(ctx, type, id);
  const key = { mark: 'collect', accountId: person.id, kind: type, targetId: id } as const;
  return { id, is_collected: true, collect_count: await addMark(ctx.db, key, ctx.now) };
}
