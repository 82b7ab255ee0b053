export { indexEverything, indexPending } from './index-pending';
export { clearOldSearches, listUsedKeywords } from './note-search';
