import { z } from 'zod';
import { HOME_PANEL_SIZE } from './constants';
import { defineEndpoint } from './endpoint';
import { locale } from './locale';
import { id, isoTime, pageInput, pageOutput } from './paging';

/** Original, on-chain, financing, policy, market. */
export const FLASH_CATEGORIES = ['original', 'onchain', 'financing', 'policy', 'market'] as const;
export const flashCategory = z.enum(FLASH_CATEGORIES);
export type FlashCategory = z.infer<typeof flashCategory>;

export const flashItem = z.object({
  id,
  title: z.string(),
  /** Plain text, paragraphs separated by a blank line. */
  content: z.string(),
  category: flashCategory,
  is_important: z.boolean(),
  release_time: isoTime,
  updated_time: isoTime.nullable(),
  source: z.object({ name: z.string(), url: z.string() }).nullable(),
  lang: locale,
});
export type FlashItem = z.infer<typeof flashItem>;

export const flashDetails = flashItem.extend({ editions: z.array(locale) });
export type FlashDetails = z.infer<typeof flashDetails>;

/** A name of ours for the flash list. */
export const flashList = defineEndpoint({
  name: 'flashList',
  method: 'POST',
  auth: 'public',
  summary: 'Flash news, newest first; of one category, or the important ones, when asked.',
  input: z.object({
    ...pageInput,
    category: flashCategory.optional(),
    important: z.boolean().optional(),
  }),
  output: pageOutput(flashItem),
  errors: [],
});

export const getNewsDetails = defineEndpoint({
  name: 'getNewsDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One flash news item.',
  input: z.object({ id }),
  output: flashDetails,
  errors: ['flashNotFound', 'contentWithdrawn'],
});

/** The spec leaves this call's path open; takes an id, gives `data` as an array. */
export const flashRecommend = defineEndpoint({
  name: 'flashRecommend',
  method: 'POST',
  auth: 'public',
  summary: 'Flash news around one item: the nearest before and after it.',
  input: z.object({
    id,
    size: z.coerce.number<number>().int().min(1).max(20).default(HOME_PANEL_SIZE),
  }),
  output: z.array(flashItem),
  errors: ['flashNotFound'],
});
