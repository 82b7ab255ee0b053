import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { codes } from '../../db/schema';

/** Writes the one open code of a target and scene; what was there is of no use any more. */
export async function putCode(tx: Database, values: typeof codes.$inferInsert): Promise<void> {
  const { targetDigest: _target, scene: _scene, ...set } = values;
  await tx
    .insert(codes)
    .values(values)
    .onConflictDoUpdate({ target: [codes.targetDigest, codes.scene], set });
}

/** Takes one try from each open code of the targets, and tells which codes those are. */
export async function countTry(
  db: Database,
  { targets, scenes, now }: { targets: readonly string[]; scenes: readonly string[]; now: Date },
) {
  return db
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(
      and(
        inArray(codes.targetDigest, [...targets]),
        inArray(codes.scene, [...scenes]),
        gt(codes.triesLeft, 0),
        gt(codes.expiresAt, now),
      ),
    )
    .returning({
      id: codes.id,
      targetDigest: codes.targetDigest,
      scene: codes.scene,
      codeDigest: codes.codeDigest,
    });
}

/** Takes a code away. @returns false where another use took it, or a newer one replaced it. */
export async function takeCode(
  tx: Database,
  { id, codeDigest }: { id: number; codeDigest: string },
): Promise<boolean> {
  const taken = await tx
    .delete(codes)
    .where(and(eq(codes.id, id), eq(codes.codeDigest, codeDigest)))
    .returning({ id: codes.id });
  return taken.length > 0;
}

/** Makes the open codes of targets useless: those of the scenes, or all. */
export async function dropCodes(
  tx: Database,
  targets: readonly string[],
  scenes?: readonly string[],
): Promise<void> {
  if (targets.length === 0) return;
  const ofTargets = inArray(codes.targetDigest, [...targets]);
  await tx
    .delete(codes)
    .where(scenes ? and(ofTargets, inArray(codes.scene, [...scenes])) : ofTargets);
}

export async function dropExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.delete(codes).where(lte(codes.expiresAt, now));
}
