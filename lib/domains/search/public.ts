export { indexEverything, indexPending } from './index-pending';
export { noteShownTools } from './index-repository';
export { clearOldSearches, listUsedKeywords } from './note-search';
