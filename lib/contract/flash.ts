import { z } from 'zod';
import { HOME_PANEL_SIZE } from './constants';
import { defineEndpoint } from './endpoint';
import { locale } from './locale';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { wholeNumber } from './whole-number';

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

/** Number of the newest change of any flash that an answer knows of: what a page resumes from. */
export const flashSeq = z.number().int().min(0);

export const FLASH_ACTS = ['published', 'updated', 'withdrawn'] as const;
export type FlashAct = (typeof FLASH_ACTS)[number];

/** What happened to one flash, as a reader of one language is told. */
export const flashChange = z.object({
  seq: flashSeq,
  act: z.enum(FLASH_ACTS),
  id,
  title: z.string(),
  category: flashCategory,
  is_important: z.boolean(),
  /** When it was last said: what a page that shows it already knows it by. */
  said_time: isoTime,
  lang: locale,
});
export type FlashChange = z.infer<typeof flashChange>;

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
  output: pageOutput(flashItem).extend({ flash_seq: flashSeq }),
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
    size: wholeNumber(1, 20).default(HOME_PANEL_SIZE),
  }),
  output: z.array(flashItem),
  errors: ['flashNotFound'],
});

/** Changes that one answer or one resumed stream holds; who missed more reads the list anew. */
export const FLASH_CHANGES_MAX = 50;

/** A name of ours: what the live wire sends, for who can not have a stream. */
export const flashChangeList = defineEndpoint({
  name: 'flashChangeList',
  method: 'POST',
  auth: 'public',
  summary:
    'What happened to flashes after a number, each flash once; without one, where things are.',
  input: z.object({ after: wholeNumber(0).optional() }),
  output: z.object({
    flash_seq: flashSeq,
    /** True where more happened than is told: the list is to be read anew. */
    is_cut: z.boolean(),
    list: z.array(flashChange),
  }),
  errors: [],
});
