export { countWaiting as countWaitingEvents } from './hosting-repository';
export { isInView, type EventPlace } from './event-selection';
export { saveNewsroomEvents } from './newsroom-repository';
export { listEventPlaces } from './repository';
export { viewOf } from './view-of';
