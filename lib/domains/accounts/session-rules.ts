const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A session ends after so long without use. */
export const SESSION_LIFE_MS = 30 * DAY_MS;
/** How often its use is written down. */
export const SESSION_TOUCH_MS = 10 * MINUTE_MS;
/** How long tries to sign in are kept. */
export const AUDIT_LIFE_MS = 90 * DAY_MS;
