export { getHosted, hostOf, roleIn, type EventRole, type HostedEvent } from './hosted-event';
export type { EventRow } from './repository';
