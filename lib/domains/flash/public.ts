export { listFlashes, listFlashesById } from './read-flashes';
export { listFlashStates } from './repository';
