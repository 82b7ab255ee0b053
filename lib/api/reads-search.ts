import { cacheLife, cacheTag } from 'next/cache';
import { LISTINGS, TAGS } from '../contract/cache-tags';
import type { CallInput } from '../contract/endpoints';
import type { Locale } from '../i18n/locales';
import { isOnePass, LIVELY, read } from './reads';

/** Results of a search; anything that is published, changed or taken down may change them. */
export async function readSearch(input: CallInput<'search'>, locale: Locale) {
  return isOnePass() ? read('search', input, locale) : readSearchCached(input, locale);
}

async function readSearchCached(input: CallInput<'search'>, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.search, TAGS.listing(LISTINGS.articles), TAGS.listing(LISTINGS.flashes));
  cacheTag(TAGS.events, TAGS.labels, TAGS.tools);
  return read('search', input, locale);
}
