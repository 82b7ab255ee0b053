import { z } from 'zod';
import { archivedAuthor, archivedLabel, archivedSection } from './archived-names';
import { localizedText, storedPicture } from './importing';
import { locale } from './locale';
import { isoTime } from './paging';
import { defineEndpoint } from './endpoint';
import { ARTICLE_ORIGINS, manuscriptContent } from './writing';

/** Names the file that makes a folder, or a zip, an archive of this product. */
export const ARCHIVE_FILE = 'chaintide.json';
export const ARCHIVE_FORMAT = 'chaintide-archive';
export const ARCHIVE_VERSION = 1;

const key = z.string().min(1).max(300);

/** What an archive says of itself and what its articles refer to; the file `chaintide.json`. */
export const archiveHead = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  site: z.string().max(2048),
  scope: z.enum(['own', 'newsroom']),
  exported_time: isoTime,
  articles: z.number().int().min(0),
  drafts: z.number().int().min(0),
  /** What the newsroom keeps besides, or an author has: their name, columns and events. */
  records: z.number().int().min(0).default(0),
  /** Files that are for reading alone: an import leaves them. */
  information: z.array(z.string().max(300)).max(100).default([]),
});
export type ArchiveHead = z.infer<typeof archiveHead>;

/** One article whole, with what it refers to: the file `articles/<id>/article.json`. */
export const archivedArticle = z.object({
  /** Identity: where it was imported from, or the site and id where it was written. */
  key,
  /** Made by the editor that it was begun in; null for what was imported. */
  client_key: z.uuid().nullable(),
  source_name: z.string().nullable(),
  source_url: z.string().nullable(),
  source_digest: z.string().nullable(),
  original_locale: locale,
  state: z.enum(['approved', 'withdrawn']),
  published_time: isoTime,
  revised_time: isoTime.nullable(),
  created_time: isoTime,
  withdrawn_time: isoTime.nullable(),
  withdrawn_reason: z.string(),
  origin: z.enum(ARTICLE_ORIGINS),
  is_sponsored: z.boolean(),
  sponsor: z.string(),
  views: z.number().int().min(0),
  section: archivedSection,
  labels: z.array(archivedLabel).max(100),
  author: archivedAuthor,
  /** Hash of a picture of the archive, an outside address, or ''. */
  cover: z.string().max(2048),
  editions: z
    .array(
      z.object({
        locale,
        title: z.string().min(1).max(400),
        summary: z.string().max(2_000),
        body_html: z.string().min(1).max(2_000_000),
        is_derived: z.boolean(),
        reading_minutes: z.number().int().min(1),
      }),
    )
    .min(1)
    .max(3),
  corrections: z.array(z.object({ text: localizedText, time: isoTime })).max(1_000),
  /** Pictures of the text, the cover and the author that lie under `media`. */
  pictures: z.array(storedPicture).max(5_000),
});
export type ArchivedArticle = z.infer<typeof archivedArticle>;

/** A text that is not approved, or the revision of one that is: `drafts/<id>-<language>.json`. */
export const archivedDraft = z.object({
  /** Of the article that it is of or will be. */
  client_key: z.uuid().nullable(),
  original_locale: locale,
  locale,
  state: z.enum(['draft', 'pending', 'refused', 'approved']),
  content: manuscriptContent,
  /** Keys of its labels, in place of their ids. */
  label_keys: z.array(key).max(100),
  created_time: isoTime,
  updated_time: isoTime,
  pictures: z.array(storedPicture).max(5_000),
});
export type ArchivedDraft = z.infer<typeof archivedDraft>;

export const requestExport = defineEndpoint({
  name: 'requestExport',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'An address, good for five minutes, where what one has here, or all the newsroom has (admins), lies as a zip.',
  input: z.object({ scope: z.enum(['own', 'newsroom']) }),
  output: z.object({
    /** Path on this site. */
    url: z.string(),
    articles: z.number().int(),
    drafts: z.number().int(),
    /** Whatever else is in it. */
    records: z.number().int(),
  }),
  errors: ['notPermitted', 'secondStepRequired', 'tooManyRequests'],
});
