import { remember } from '../../platform/remember';
import type { DomainContext } from '../domain-context';
import { listHottestIds } from './visit-repository';

const HOUR_MS = 3_600_000;
/** Ranks that are ever asked for. */
const RANKS = 100;
/** A list of what is hot is as old as this at most. */
const RANKS_LIFE_MS = 60_000;

/** Ids of the articles that most readers read in the last hours, most first. */
export async function listHotIds(
  ctx: Pick<DomainContext, 'db' | 'now'>,
  hours: number,
): Promise<number[]> {
  const since = new Date(Math.floor(ctx.now.getTime() / HOUR_MS) * HOUR_MS - (hours - 1) * HOUR_MS);
  return remember()(`hot-ids:${hours}`, () => listHottestIds(ctx.db, since, RANKS), RANKS_LIFE_MS);
}
