import type { DomainContext } from '../domain-context';
import { deleteCountedBefore, deleteCountsBefore } from './visit-repository';
import { siteDay } from './write-visits';

const DAY_MS = 86_400_000;
/** A reader is counted anew after a day; what was known of the last one goes after two. */
const READERS_KEPT_DAYS = 2;
/** The longest span that anybody can look at is 90 days. */
const COUNTS_KEPT_DAYS = 100;

/** Forgets what nobody can look at any more, and everybody who was counted. */
export async function clearOldVisits({ ctx }: { ctx: DomainContext }): Promise<void> {
  const ago = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  await deleteCountedBefore(ctx.db, ago(READERS_KEPT_DAYS));
  await deleteCountsBefore(ctx.db, ago(COUNTS_KEPT_DAYS), siteDay(ago(COUNTS_KEPT_DAYS)));
}
