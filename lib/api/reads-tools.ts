import { cacheLife, cacheTag } from 'next/cache';

import { TAGS } from '../contract/cache-tags';
import type { ToolChain } from '../contract/tools';
import type { Locale } from '../i18n/locales';
import { read, SETTLED } from './reads';

/** Tools on one page: the directory is shown whole, so that it can be searched in place. */
const DIRECTORY_MAX = 500;

export async function readTools(chain: ToolChain | undefined, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.tools);
  return read('toolsList', { ...(chain ? { chain } : {}), limit: DIRECTORY_MAX }, locale);
}
