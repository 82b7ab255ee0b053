export { saveNewsroomEvents } from './newsroom-repository';
export { listEventPlaces } from './repository';
