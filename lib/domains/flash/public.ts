export { deriveFlashAgain } from './derive-again';
export { listFlashesHolding } from './derived-repository';
export { listFeedFlashes, listFlashes, listFlashesById } from './read-flashes';
export { listFlashStates } from './repository';
