export { decodeCursor, encodeCursor } from './feed-cursor';
export { readPage, type PageRequest, type PageResult } from './read-page';
export {
  countListing,
  countListings,
  listTotals,
  writeListingChanges,
  type ListingChange,
} from './repository';
