import { CodedError } from '../../contract/error-codes';
import { REVIEW_LOCK_MINUTES } from '../../contract/writing';

const MINUTE_MS = 60_000;

/** Who holds a text, and until when. */
export interface LockRow {
  reviewerId: number | null;
  /** Null once that account is gone. */
  reviewerName: string | null;
  lockedUntil: Date | null;
}

/** End of a lock that is taken now (silent-areas: Articles). */
export function lockEnd(now: Date): Date {
  return new Date(now.getTime() + REVIEW_LOCK_MINUTES * MINUTE_MS);
}

/** Whether somebody holds a text now. */
export function isHeld(row: LockRow, now: Date): boolean {
  return row.reviewerId !== null && row.lockedUntil !== null && row.lockedUntil > now;
}

/** @throws CodedError reviewLocked with the `name` of another who holds the text. */
export function refuseHeldByOther(row: LockRow, reviewerId: number, now: Date): void {
  if (!isHeld(row, now) || row.reviewerId === reviewerId) return;
  throw new CodedError('reviewLocked', { name: row.reviewerName ?? '' });
}

/** As the contract shows it; null where nobody holds it. */
export function presentLock(row: LockRow, { reviewerId, now }: { reviewerId: number; now: Date }) {
  if (!isHeld(row, now) || row.reviewerId === null || row.lockedUntil === null) return null;
  return {
    account_id: row.reviewerId,
    name: row.reviewerName ?? '',
    until_time: row.lockedUntil.toISOString(),
    is_own: row.reviewerId === reviewerId,
  };
}
