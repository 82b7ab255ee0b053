import { FLASH_CHANGES_MAX, type FlashAct, type FlashChange } from '../../contract/flash';
import type { DomainContext } from '../domain-context';
import {
  KEPT_CHANGES,
  listChangedFlashes,
  listChangesAfter,
  newestFlashSeq,
} from './change-repository';
import { presentFlashes } from './present';

interface Step {
  seq: number;
  flashId: number;
  act: FlashAct;
}

/**
 * What happened to flashes after a number, in the caller's language: each flash once, under the
 * number of its last change, as it is now.
 * @param after left out, only where things are is told.
 */
export async function listFlashChanges(
  ctx: DomainContext,
  after?: number,
): Promise<{ flash_seq: number; is_cut: boolean; list: FlashChange[] }> {
  const newest = await newestFlashSeq(ctx.db);
  if (after === undefined || after === newest) return nothing(newest, false);
  // A number that was never given comes from another database: nothing can be said of it.
  if (after > newest || newest - after > KEPT_CHANGES) return nothing(newest, true);
  const steps = await listChangesAfter(ctx.db, after, FLASH_CHANGES_MAX + 1);
  if (steps.length > FLASH_CHANGES_MAX) return nothing(newest, true);
  const last = lastSteps(steps);
  const rows = await listChangedFlashes(ctx.db, [...last.keys()]);
  const items = new Map(presentFlashes(rows, ctx.locale).map((item) => [item.id, item]));
  const withdrawn = new Set(rows.filter((row) => row.state === 'withdrawn').map(({ id }) => id));
  const list = [...last.values()].flatMap(({ seq, flashId, act }): FlashChange[] => {
    const item = items.get(flashId);
    if (!item) return [];
    const { id, title, category, is_important, lang, release_time, updated_time } = item;
    return [
      {
        ...{ seq, id, title, category, is_important, lang },
        act: withdrawn.has(flashId) ? 'withdrawn' : act,
        said_time: updated_time ?? release_time,
      },
    ];
  });
  return { flash_seq: steps.at(-1)?.seq ?? newest, is_cut: false, list };
}

/** Each flash's last change; one that came out among them is new, whatever was done to it since. */
export function lastSteps(steps: readonly Step[]): Map<number, Step> {
  const last = new Map<number, Step>();
  for (const step of steps) {
    const earlier = last.get(step.flashId);
    const isNew = earlier?.act === 'published' && step.act === 'updated';
    // In the order of their last changes.
    last.delete(step.flashId);
    last.set(step.flashId, isNew ? { ...step, act: 'published' } : step);
  }
  return last;
}

function nothing(seq: number, isCut: boolean) {
  return { flash_seq: seq, is_cut: isCut, list: [] };
}
