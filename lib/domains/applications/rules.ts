import { ANSWER_DAYS, type ApplicationStatus } from '../../contract/application-rules';
import { TIME_ZONE_OFFSET_HOURS } from '../../contract/constants';

export type ApplicationKind = keyof typeof ANSWER_DAYS;

/** Where a status may lead; what was decided stays decided. */
const NEXT: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  received: ['in_review', 'approved', 'declined'],
  in_review: ['approved', 'declined'],
  approved: [],
  declined: [],
};

export function mayFollow(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return NEXT[from].includes(to);
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The desk goes home then, in the site's time. */
const DESK_CLOSES_AT_HOUR = 18;

/** When an answer to an application is promised at the latest. */
export function answerDue(kind: ApplicationKind, sentAt: Date): Date {
  return eveningAfter(ANSWER_DAYS[kind], sentAt);
}

/**
 * The evening of the last of so many working days (Monday to Friday, the site's time)
 * that follow the day of sending.
 */
export function eveningAfter(workingDays: number, sentAt: Date): Date {
  const offsetMs = TIME_ZONE_OFFSET_HOURS * HOUR_MS;
  const localMidnight = Math.floor((sentAt.getTime() + offsetMs) / DAY_MS) * DAY_MS;
  let day = localMidnight;
  for (let left = workingDays; left > 0;) {
    day += DAY_MS;
    if (isWorkingDay(day)) left -= 1;
  }
  return new Date(day + DESK_CLOSES_AT_HOUR * HOUR_MS - offsetMs);
}

function isWorkingDay(localMidnightMs: number): boolean {
  const weekday = new Date(localMidnightMs).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
