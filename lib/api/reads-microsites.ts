import { cacheLife, cacheTag } from 'next/cache';

import { LISTINGS, TAGS } from '../contract/cache-tags';
import type { Locale } from '../i18n/locales';
import { LIVELY, read } from './reads';

/* All lively: what is before, under way and over changes by itself as time passes. */

export async function readMicrosite(key: string, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.microsites, TAGS.events, TAGS.listing(LISTINGS.articles));
  return read('micrositeDetails', { key }, locale);
}

export async function readMicrosites(series: string | undefined, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.microsites);
  return read('micrositeList', series === undefined ? {} : { series }, locale);
}

/** Votes are counted again after a minute; each of them making the page anew would cost too much. */
export async function readCeremony(key: string, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.microsites, TAGS.listing(LISTINGS.articles));
  return read('ceremonyDetails', { key }, locale);
}

export async function readRegion(key: string, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.microsites, TAGS.events);
  cacheTag(TAGS.listing(LISTINGS.articles), TAGS.listing(LISTINGS.flashes));
  return read('regionDetails', { key }, locale);
}

export async function readAtlas(locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.microsites, TAGS.events, TAGS.listing(LISTINGS.articles));
  return read('atlasPlaces', {}, locale);
}
