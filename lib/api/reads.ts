import { cacheLife, cacheTag } from 'next/cache';
import { cache } from 'react';

import { LISTINGS, TAGS } from '../contract/cache-tags';
import type { CallInput, CallOutput, EndpointName } from '../contract/endpoints';
import { isCodedError, type ErrorKey } from '../contract/error-codes';
import type { Locale } from '../i18n/locales';
import { PAGE_LIFE_SECONDS } from '../platform/page-life';
import { processRegistry } from '../platform/process-registry';
import { remember } from '../platform/remember';
import { call } from './call';

/**
 * What a cached read gives: the data, or the key of why there is none. An
 * error thrown through a cache loses its meaning, so it travels as a value.
 */
export type Reading<Data> = { found: true; data: Data } | { found: false; reason: ErrorKey };

/** What changes by itself as time passes (events begin, hot lists move) is read again after a minute. */
export const LIVELY = 'lively';
/** What only a change by somebody makes different. */
export const SETTLED = 'settled';

export async function readHome(locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.home, TAGS.hot, TAGS.topics, TAGS.columns, TAGS.events, TAGS.labels);
  cacheTag(TAGS.market, TAGS.listing(LISTINGS.articles), TAGS.listing(LISTINGS.flashes));
  return read('homeLinsts', {}, locale);
}

/** The head of a page and the page ask for the same article: it is read once for both. */
export const readArticle = cache(async (id: number, locale: Locale) =>
  isOnePass() ? read('getInformationDetails', { id }, locale) : readArticleCached(id, locale),
);

async function readArticleCached(id: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.article(id), TAGS.sections, TAGS.labels);
  return read('getInformationDetails', { id }, locale);
}

export async function readRelated(id: number, locale: Locale) {
  return isOnePass() ? read('relatedRecommen', { id }, locale) : readRelatedCached(id, locale);
}

async function readRelatedCached(id: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.article(id), TAGS.listing(LISTINGS.articles));
  return read('relatedRecommen', { id }, locale);
}

export async function readArticleList(input: CallInput<'getArticleList'>, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  const scope = input.section
    ? LISTINGS.section(input.section)
    : input.label_id
      ? LISTINGS.label(input.label_id)
      : input.author_id
        ? LISTINGS.author(input.author_id)
        : LISTINGS.articles;
  cacheTag(TAGS.all, TAGS.listing(scope), TAGS.sections);
  return read('getArticleList', input, locale);
}

export async function readHotArticles(limit: number, locale: Locale) {
  return isOnePass()
    ? remembered(`hot:${limit}:${locale}`, () => read('homeHotList', { limit }, locale))
    : readHotArticlesCached(limit, locale);
}

async function readHotArticlesCached(limit: number, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.hot);
  return read('homeHotList', { limit }, locale);
}

export const readFlash = cache(async (id: number, locale: Locale) =>
  isOnePass() ? read('getNewsDetails', { id }, locale) : readFlashCached(id, locale),
);

async function readFlashCached(id: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.flash(id));
  return read('getNewsDetails', { id }, locale);
}

export async function readFlashesAround(id: number, locale: Locale) {
  return isOnePass() ? read('flashRecommend', { id }, locale) : readFlashesAroundCached(id, locale);
}

async function readFlashesAroundCached(id: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.flash(id), TAGS.listing(LISTINGS.flashes));
  return read('flashRecommend', { id }, locale);
}

export async function readFlashList(input: CallInput<'flashList'>, locale: Locale) {
  return isOnePass()
    ? remembered(`flashes:${JSON.stringify(input)}:${locale}`, () =>
        read('flashList', input, locale),
      )
    : readFlashListCached(input, locale);
}

async function readFlashListCached(input: CallInput<'flashList'>, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.listing(LISTINGS.flashes));
  return read('flashList', input, locale);
}

export async function readSections(locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.sections, TAGS.listing(LISTINGS.articles));
  return read('categoryLists', {}, locale);
}

export async function readLabels(locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.labels, TAGS.listing(LISTINGS.articles));
  return read('labelList', {}, locale);
}

export async function readLabel(id: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.labels, TAGS.listing(LISTINGS.label(id)));
  return read('getLabelDetails', { id }, locale);
}

export async function readAuthor(id: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.author(id), TAGS.listing(LISTINGS.author(id)));
  return read('getAuthorDetails', { id }, locale);
}

export async function readAppConfig(locale: Locale) {
  return isOnePass()
    ? remembered(`config:${locale}`, () => read('getAppConfig', {}, locale))
    : readAppConfigCached(locale);
}

async function readAppConfigCached(locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.settings);
  return read('getAppConfig', {}, locale);
}

/**
 * In a page of the server around Next a reading is made directly: that server keeps
 * the page, and writing a reading down for Next's store costs more than the reading.
 */
export function isOnePass(): boolean {
  return processRegistry().renders.getStore()?.isOnePass === true;
}

/** A reading that many pages share, kept until the next change or for a page's life. */
export function remembered<T>(key: string, make: () => Promise<T>): Promise<T> {
  return remember()(key, make, PAGE_LIFE_SECONDS * 1000);
}

/** Calls the product; a refusal comes back as a value. */
export async function read<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  locale: Locale,
): Promise<Reading<CallOutput<Name>>> {
  try {
    return { found: true, data: await call(name, input, { locale }) };
  } catch (error) {
    if (!isCodedError(error) || error.status >= 500) throw error;
    return { found: false, reason: error.key };
  }
}
