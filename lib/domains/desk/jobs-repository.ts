import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';

/** Jobs, letters among them, that were given up since a moment; none where no queue ever ran. */
export async function countFailedJobs(db: Database, since: Date): Promise<number> {
  const known = rowsOf<{ there: boolean }>(
    await db.execute(sql`select to_regclass('jobs.job') is not null as there`),
  );
  if (!known[0]?.there) return 0;
  const rows = rowsOf<{ failed: number }>(
    await db.execute(sql`select count(*)::int as failed from jobs.job
      where state = 'failed' and completed_on > ${since.toISOString()}::timestamptz`),
  );
  return rows[0]?.failed ?? 0;
}
