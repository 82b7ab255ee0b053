import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { typedLine } from './typed-text';

/** Waiting for the queue, being read, read to the end, broken off, or nothing to be read. */
export const IMPORT_STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What became of an article; `note` is of no article of its own. */
export const IMPORT_OUTCOMES = [
  'new',
  'updated',
  'unchanged',
  'failed',
  'skipped',
  'note',
] as const;
export type ImportOutcomeKind = (typeof IMPORT_OUTCOMES)[number];

/** The largest file that is taken: a blog's export, not its disk. */
export const IMPORT_FILE_MAX_BYTES = 64 * 1024 * 1024;
/** What a zip may unpack to, in all and in files: more is a bomb, or not what was meant. */
export const IMPORT_UNPACKED_MAX_BYTES = 512 * 1024 * 1024;
export const IMPORT_FILES_MAX = 20_000;

const FORM_BYTES = 64 * 1024;
const SOURCE_MAX = 200;

/** One import, with how many articles had which outcome so far. */
export const deskImport = z.object({
  id,
  /** Name of the file, or the address. */
  source: z.string(),
  state: z.enum(IMPORT_STATES),
  done: z.number().int(),
  /** About; 0 while it is not known. */
  total: z.number().int(),
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.number().int()),
  /** Why nothing could be read, in English; ''. */
  reason: z.string(),
  /** Who asked for it; '' for a deleted account. */
  name: z.string(),
  created_time: isoTime,
  ended_time: isoTime.nullable(),
});
export type DeskImport = z.infer<typeof deskImport>;

const how = {
  /** Key of the section for articles whose source names none that exists. */
  section: z.string().min(1).max(40),
  /** In credits and keys; '' takes the source's own. */
  source_name: typedLine(0, SOURCE_MAX).default(''),
};

export const importFile = defineEndpoint({
  name: 'importFile',
  method: 'POST',
  auth: 'admin',
  summary:
    'Imports a file from the form field `file`: a zip of Markdown or of an export, WordPress, Ghost, a feed.',
  body: 'multipart',
  bodyMaxBytes: IMPORT_FILE_MAX_BYTES + FORM_BYTES,
  input: z.object({ file: z.instanceof(Uint8Array), file_name: typedLine(1, SOURCE_MAX), ...how }),
  output: deskImport,
  errors: ['tooManyRequests'],
});

export const importAddress = defineEndpoint({
  name: 'importAddress',
  method: 'POST',
  auth: 'admin',
  summary: 'Imports what lies at a public address: a feed, an export, a zip.',
  input: z.object({ address: z.url({ protocol: /^https?$/ }).max(2048), ...how }),
  output: deskImport,
  errors: ['tooManyRequests'],
});

export const importList = defineEndpoint({
  name: 'importList',
  method: 'POST',
  auth: 'admin',
  summary: 'Imports of the desk, the newest first; 20 at most.',
  input: z.object({}),
  output: z.object({
    list: z.array(deskImport),
    /** Where articles may go. */
    sections: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
  errors: [],
});

export const openImport = defineEndpoint({
  name: 'openImport',
  method: 'POST',
  auth: 'admin',
  summary: 'How far an import is.',
  input: z.object({ id }),
  output: deskImport,
  errors: ['notFound'],
});

export const importReport = defineEndpoint({
  name: 'importReport',
  method: 'POST',
  auth: 'admin',
  summary: 'The report of an import, line by line; of one outcome when asked.',
  input: z.object({ ...pageInput, id, outcome: z.enum(IMPORT_OUTCOMES).optional() }),
  output: pageOutput(
    z.object({
      place: z.number().int(),
      /** Identity at the place it came from. */
      source: z.string(),
      outcome: z.enum(IMPORT_OUTCOMES),
      article_id: id.nullable(),
      /** Sentences of `import-reasons`, or of another program, in English. */
      reasons: z.array(z.string()),
    }),
  ),
  errors: ['notFound'],
});

export const stopImport = defineEndpoint({
  name: 'stopImport',
  method: 'POST',
  auth: 'admin',
  summary: 'Breaks an import off; what was brought in stays.',
  input: z.object({ id }),
  output: deskImport,
  errors: ['notFound'],
});
