export { lastSiteDay, monthSpan, siteDay } from './calendar-days';
export { readMonths } from './read-calendar';
export { saveDates } from './save-dates';
