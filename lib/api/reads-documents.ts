import { cacheLife, cacheTag } from 'next/cache';

import { LISTINGS, TAGS } from '../contract/cache-tags';
import type { DocumentKey } from '../contract/documents';
import type { Locale } from '../i18n/locales';
import { read, SETTLED } from './reads';

export async function readDocument(key: DocumentKey, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.documents);
  return read('getDocumentDetails', { key }, locale);
}

export async function readNotices(page: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.notices, TAGS.listing(LISTINGS.notices));
  return read('noticeList', { page }, locale);
}

export async function readNotice(id: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.notices);
  return read('getNoticeDetails', { id }, locale);
}

export async function readCommunity(locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.community);
  return read('communityList', {}, locale);
}

export async function readCooperation(locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.settings);
  return read('getCooperationDetails', {}, locale);
}
