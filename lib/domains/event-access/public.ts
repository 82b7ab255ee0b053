export { timingOf } from './event-timing';
export { getHosted, hostOf, roleIn, type EventRole, type HostedEvent } from './hosted-event';
export { presentActivities, presentActivity } from './present-activity';
export type { EventRow } from './repository';
