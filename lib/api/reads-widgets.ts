import { cacheLife, cacheTag } from 'next/cache';

import { RECOMMEND_SIZE } from '../contract/constants';
import { TAGS } from '../contract/cache-tags';
import type { Locale } from '../i18n/locales';
import { isOnePass, LIVELY, read, remembered } from './reads';

/** The words searched for most, for the hot search list. */
export async function readHotWords(locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.hot);
  return read('hotSearchList', {}, locale);
}

/** The recommended list: page 1 of ten (spec section 7). */
export async function readRecommended(locale: Locale) {
  return isOnePass()
    ? remembered(`recommended:${locale}`, () => recommended(locale))
    : readRecommendedCached(locale);
}

function recommended(locale: Locale) {
  return read('recommendList', { page: 1, size: RECOMMEND_SIZE }, locale);
}

async function readRecommendedCached(locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.hot);
  return recommended(locale);
}
