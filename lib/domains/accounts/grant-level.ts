import type { Database } from '../../db/client';
import { raiseGrantedLevel } from './profile-repository';

/**
 * Gives an account a level that the desk decided (4 columnist, 5 verified organisation,
 * 6 branch company); a higher one stays. The verb that decided has authorised.
 */
export async function grantLevel(db: Database, accountId: number, level: 4 | 5 | 6): Promise<void> {
  await raiseGrantedLevel(db, accountId, level);
}
