export { timingOf } from './event-timing';
export { getHosted, hostOf, type EventRole } from './hosted-event';
export { presentActivities, presentActivity } from './present-activity';
