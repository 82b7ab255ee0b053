import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { tools } from '../../db/schema';

/** How many tools have an address that no longer answers. */
export async function countDeadTools(db: Database): Promise<number> {
  return db.$count(tools, eq(tools.linkState, 'dead'));
}
