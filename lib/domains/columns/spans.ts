/** Days that "recent" means for columns and authors, and for the authors of the week. */
export const RECENT_DAYS = 30;
export const WEEK_DAYS = 7;

const DAY_MS = 86_400_000;

/** The moment that many whole days before. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
