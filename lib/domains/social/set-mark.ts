import type { DomainContext } from '../domain-context';
import { addMark, removeMark, type MarkKey } from './repository';
import { requireLive } from './require-live';

/**
 * Puts a mark or takes it back, as wished; without a wish the other of what is there.
 * Taking back works for anything. @throws CodedError notFound where it is to be put on
 * what readers can not see.
 */
export async function setMark(
  ctx: DomainContext,
  key: MarkKey,
  wish: boolean | undefined,
): Promise<{ isSet: boolean; count: number }> {
  if (wish !== true) {
    const { wasThere, count } = await removeMark(ctx.db, key);
    if (wasThere || wish === false) return { isSet: false, count };
  }
  await requireLive(ctx, key.kind, key.targetId);
  return { isSet: true, count: await addMark(ctx.db, key, ctx.now) };
}
