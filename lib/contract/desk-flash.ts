import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { flashCategory } from './flash';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { typedLine, typedText } from './typed-text';
import { wholeNumber } from './whole-number';

export const FLASH_TITLE_MAX = 120;
export const FLASH_TEXT_MAX = 4_000;
export const FLASH_SOURCE_MAX = 80;
export const FLASH_NOTE_MAX = 500;

/** An address that a reader may follow, or '' for none. */
const sourceUrl = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .max(1_000)
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain })),
]);

const flashContent = {
  category: flashCategory,
  is_important: z.boolean().default(false),
  title: typedLine(1, FLASH_TITLE_MAX),
  /** Plain text, paragraphs separated by a blank line. */
  content: typedText(1, FLASH_TEXT_MAX),
  /** The English edition; both '' where there is none. */
  title_en: typedLine(0, FLASH_TITLE_MAX).default(''),
  content_en: typedText(0, FLASH_TEXT_MAX).default(''),
  source_name: typedLine(0, FLASH_SOURCE_MAX).default(''),
  source_url: sourceUrl.default(''),
};
const flashInput = z.object(flashContent);
export type FlashInput = z.output<typeof flashInput>;

/** A flash as the desk sees it: what was written, its state and how often it was changed. */
export const deskFlash = z.object({
  id,
  ...flashInput.shape,
  state: z.enum(['published', 'withdrawn']),
  /** Counts its changes: what a change says that it is of. */
  version: z.number().int().min(1),
  release_time: isoTime,
  updated_time: isoTime.nullable(),
});
export type DeskFlash = z.infer<typeof deskFlash>;

export const FLASH_FILTERS = ['all', 'important', 'withdrawn'] as const;

export const deskFlashList = defineEndpoint({
  name: 'deskFlashList',
  method: 'POST',
  auth: 'editor',
  summary: 'Flashes for the desk, newest first, those that were withdrawn too.',
  input: z.object({ ...pageInput, filter: z.enum(FLASH_FILTERS).default('all') }),
  output: pageOutput(deskFlash),
  errors: [],
});

export const publishFlash = defineEndpoint({
  name: 'publishFlash',
  method: 'POST',
  auth: 'editor',
  summary:
    'Publishes a flash; readers see it at their next request. The same client_key again answers with the same flash.',
  input: z.object({ client_key: z.uuid(), ...flashContent }),
  output: deskFlash,
  errors: [],
});

export const updateFlash = defineEndpoint({
  name: 'updateFlash',
  method: 'POST',
  auth: 'editor',
  summary:
    'Changes a published flash and keeps what it said. Of what was read: an older one is not changed.',
  input: z.object({
    id,
    base_version: wholeNumber(1),
    note: typedText(0, FLASH_NOTE_MAX).default(''),
    ...flashContent,
  }),
  output: deskFlash,
  errors: ['flashNotFound', 'conflict', 'contentWithdrawn'],
});

export const withdrawFlash = defineEndpoint({
  name: 'withdrawFlash',
  method: 'POST',
  auth: 'editor',
  summary: 'Withdraws a flash with a reason: readers meet a page that says so (410).',
  input: z.object({ id, reason: typedText(1, FLASH_NOTE_MAX) }),
  output: deskFlash,
  errors: ['flashNotFound'],
});

export const restoreFlash = defineEndpoint({
  name: 'restoreFlash',
  method: 'POST',
  auth: 'editor',
  summary: 'Puts a flash that was withdrawn back.',
  input: z.object({ id }),
  output: deskFlash,
  errors: ['flashNotFound'],
});

/** What a flash said before a change or its withdrawal. */
export const flashVersion = z.object({
  id,
  ...flashInput.shape,
  /** State that this change ended. */
  state: z.enum(['published', 'withdrawn']),
  /** Why it was changed, in the editor's words; ''. */
  note: z.string(),
  /** Who changed it; '' once the account is gone. */
  name: z.string(),
  time: isoTime,
});

export const flashVersionList = defineEndpoint({
  name: 'flashVersionList',
  method: 'POST',
  auth: 'editor',
  summary: 'What a flash said before each of its changes, the latest first.',
  input: z.object({ id }),
  output: z.object({ list: z.array(flashVersion) }),
  errors: ['flashNotFound'],
});
