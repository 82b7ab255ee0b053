export { newestFlashSeq } from './change-repository';
export { listFeedFlashes, listFlashes, listFlashesById } from './read-flashes';
export { listFlashStates } from './repository';
