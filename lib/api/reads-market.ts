import { cacheLife, cacheTag } from 'next/cache';
import { TAGS } from '../contract/cache-tags';
import type { MarketType } from '../contract/market';
import type { Locale } from '../i18n/locales';
import { LIVELY, read } from './reads';

/** The figures of the data section; they grow stale as time passes. */
export async function readMarketOverview(locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.market);
  return read('dataereList', {}, locale);
}

/** One part of the data section with its year of daily values. */
export async function readMarketSeries(type: MarketType, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.market);
  return read('spotData', { type }, locale);
}
