export { saveNewsroomEvents } from './newsroom-repository';
