import { writeVisits, type Visit } from '../domains/tracking/public';
import { getDatabase } from '../db/client';
import type { Logger } from '../platform/logger';
import { createWriteBuffer, type WriteBuffer } from '../platform/write-buffer';
import { isRouteId } from '../routes/route-table';

/** Visits that may wait to be written; a visit is about 200 bytes. */
const WAITING_MAX = 20_000;
const BATCH = 500;
const EVERY_MS = 5_000;

/** Gathers the visits of this process. Names of pages that there are not are a stranger's: they go. */
export function createVisitBuffer(log: Logger): WriteBuffer<Visit> {
  return createWriteBuffer<Visit>({
    write: async (visits) => {
      const known = visits.filter(({ page }) => isRouteId(page));
      if (known.length > 0) await writeVisits({ ctx: { db: getDatabase() }, visits: known });
    },
    max: WAITING_MAX,
    batch: BATCH,
    everyMs: EVERY_MS,
    log,
  });
}
