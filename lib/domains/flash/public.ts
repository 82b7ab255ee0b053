export { deriveFlashAgain } from './derive-again';
export { listFlashesHolding } from './derived-repository';
export { newestFlashSeq } from './change-repository';
export { listFeedFlashes, listFlashes, listFlashesById } from './read-flashes';
export { listFlashStates } from './repository';
export { flashListingChanges } from './listing-scopes';
