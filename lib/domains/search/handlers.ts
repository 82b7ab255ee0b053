import type { Handlers } from '../handler';
import { delSearchRecords, getSearchRecords, recordSearch } from './note-search';
import { search, searchMore } from './search';
import { suggestSearch } from './suggest';

export const searchHandlers = {
  search,
  searchMore,
  suggestSearch,
  recordSearch,
  getSearchRecords: (ctx) => getSearchRecords(ctx),
  delSearchRecords,
} satisfies Partial<Handlers>;
