export { countWaiting as countWaitingEvents } from './queue-repository';
export { isInView, type EventPlace } from './event-selection';
export { saveNewsroomEvents } from './newsroom-repository';
export { listEventPlaces } from './repository';
export { viewOf } from './view-of';
