import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { appSettings } from '../../db/schema';

export async function findCooperationSetting(db: Database): Promise<unknown> {
  const [row] = await db.select().from(appSettings).where(eq(appSettings.key, 'cooperation'));
  return row?.value;
}
