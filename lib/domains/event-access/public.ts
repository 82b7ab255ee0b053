export { timingOf } from './event-timing';
export { getHosted, hostOf, type EventRole, type HostedEvent } from './hosted-event';
export { presentActivities, presentActivity } from './present-activity';
