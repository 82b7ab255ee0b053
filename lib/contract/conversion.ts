import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id, isoTime } from './paging';
import { wholeNumber } from './whole-number';

/** Longer phrases are sentences: those are an article's own. */
export const CONVERSION_WORD_MAX = 20;
/** Articles that a preview looks at; more are only counted as so many at least. */
export const PREVIEW_MAX = 300;

/** Whether a word may stand in the desk's list: Chinese, or '' (left as it is), and no markup. */
export function isConversionWord(word: string): boolean {
  return word === '' || (/\p{Script=Han}/u.test(word) && !/[<>&"'{}\s]/u.test(word));
}

export const conversionState = defineEndpoint({
  name: 'conversionState',
  method: 'POST',
  auth: 'editor',
  summary: 'How far the desk’s words for traditional text are applied to what is published.',
  input: z.object({}),
  output: z.object({
    /** 0 before the first word. */
    version: z.number().int(),
    time: isoTime.nullable(),
    /** Null while they are being applied. */
    applied_time: isoTime.nullable(),
    /** Texts that changed by this version so far. */
    changed: z.number().int(),
  }),
  errors: [],
});

export const previewConversion = defineEndpoint({
  name: 'previewConversion',
  method: 'POST',
  auth: 'editor',
  summary:
    'How many published articles a word would change, and how some of their titles would read.',
  input: z.object({
    /** The record that is changed; 0 for a new one. */
    id: wholeNumber(0),
    hans: z.string().trim().min(1).max(CONVERSION_WORD_MAX).refine(isConversionWord),
    hant: z.string().trim().max(CONVERSION_WORD_MAX).refine(isConversionWord),
  }),
  output: z.object({
    articles: z.number().int(),
    /** True where there may be more than were looked at. */
    is_more: z.boolean(),
    examples: z.array(z.object({ id, title: z.string(), before: z.string(), after: z.string() })),
  }),
  errors: [],
});
