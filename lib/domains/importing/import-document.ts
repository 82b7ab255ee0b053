import { z } from 'zod';
import type { ArchivedArticle, ArchivedDraft } from '../../contract/archive';
import type { ArchivedRecord } from '../../contract/archived-content';
import { LOCALES } from '@/lib/i18n/locales';

/** Bounds of what an article from outside may bring, in characters. */
export const SOURCE_KEY_MAX_CHARS = 300;
export const TITLE_MAX_CHARS = 300;
export const SUMMARY_MAX_CHARS = 500;
export const LABELS_MAX = 20;
export const AUTHORS_MAX = 20;

const locale = z.enum(LOCALES);
const webAddress = z
  .string()
  .max(2000)
  .refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), 'not a web address');
const isoTime = z.iso.datetime();

/** The text of an article in one language; `bodyHtml` has been through the one policy. */
const importEdition = z.strictObject({
  locale,
  title: z.string().trim().min(1).max(TITLE_MAX_CHARS),
  summary: z.string().max(SUMMARY_MAX_CHARS),
  bodyHtml: z.string().min(1),
});

/** A picture of a body or a cover: the file beside the source when it is at hand. */
const importPicture = z.strictObject({
  /** The address as it stands in `bodyHtml` of one or more editions. */
  src: z.string(),
  /** Absolute path, inside the folder that is imported. */
  file: z.string().nullable(),
  url: webAddress.nullable(),
});

/**
 * One article from outside, whole: what every reader of a source format makes,
 * and all that the import writes. Times are ISO 8601 in UTC.
 */
export const importDocument = z.strictObject({
  /** Stable identity, e.g. `ethereum-org:defi/index`. */
  sourceKey: z.string().min(3).max(SOURCE_KEY_MAX_CHARS),
  sourceName: z.string().min(1).max(200),
  sourceUrl: webAddress.nullable(),
  kind: z.literal('article'),
  originalLocale: locale,
  publishedAt: isoTime.nullable(),
  updatedAt: isoTime.nullable(),
  /** The source's own word for where the article belongs; a hint. */
  section: z.string().max(80).nullable(),
  labels: z.array(z.string().min(1).max(80)).max(LABELS_MAX),
  authors: z.array(z.string().min(1).max(120)).max(AUTHORS_MAX),
  cover: z.strictObject({ file: z.string().nullable(), url: webAddress.nullable() }).nullable(),
  editions: z
    .array(importEdition)
    .min(1)
    .max(LOCALES.length)
    .refine(
      (editions) => new Set(editions.map((edition) => edition.locale)).size === editions.length,
      'two editions in one language',
    ),
  pictures: z.array(importPicture),
  /** What was left out on the way: components, pictures not at hand, links without a place. */
  notes: z.array(z.string()),
});

export type ImportEdition = z.infer<typeof importEdition>;
export type ImportPicture = z.infer<typeof importPicture>;
export type ImportDocument = z.infer<typeof importDocument>;

/**
 * What reading a source yields, one after another. `skipped` is an article left
 * alone on purpose (draft, page, hidden); `note` is about no article of its own
 * (files of another kind). `archived`, `draft` and `record` are whole as an archive of this product
 * has them, with the folder of its pictures. `source` names the place a person can look at.
 */
export type SourceEvent =
  | { type: 'document'; document: ImportDocument }
  | { type: 'archived'; article: ArchivedArticle; root: string }
  | { type: 'draft'; draft: ArchivedDraft; root: string }
  | { type: 'record'; record: ArchivedRecord; root: string }
  | { type: 'failure'; source: string; reason: string }
  | { type: 'skipped'; source: string; reason: string }
  | { type: 'note'; source: string; reason: string };

export interface SourceOptions {
  /** Name of the source in keys and credits; else the folder's or the feed's own. */
  sourceName?: string;
  /**
   * Where the source is published, e.g. `https://bitcoinops.org/`. `{lang}` stands
   * for the language folder. Relative links and pictures are completed with it.
   */
  linkBase?: string;
  /** Language the articles were written in, where the source does not say. */
  originalLocale?: (typeof LOCALES)[number];
  /** Lets an http(s) source be on a private or local address. */
  allowPrivateAddresses?: boolean;
}

/**
 * What a reader of one format makes of one article, before the rules: raw HTML,
 * addresses as written. `composeDocument` turns it into a document or a failure.
 */
export interface RawArticle {
  sourceKey: string;
  sourceName: string;
  sourceUrl: string | null;
  originalLocale: (typeof LOCALES)[number] | null;
  publishedAt: string | null;
  updatedAt: string | null;
  section: string | null;
  labels: string[];
  authors: string[];
  /** Address as written, in the terms of the first edition's `place`. */
  cover: string | null;
  editions: RawEdition[];
  notes: string[];
}

export interface RawEdition {
  /** Null: told from the script of the text. */
  locale: (typeof LOCALES)[number] | null;
  /** The tag that the source gives it, where it gives one and `locale` does not say it. */
  declaredLanguage?: string | null;
  title: string;
  summary: string;
  html: string;
  place: SourcePlace;
}

/** Where an edition stands, so that relative addresses find their way. */
export interface SourcePlace {
  /** The page of the edition: base of relative links, or null when it is not known. */
  pageUrl: string | null;
  /** What stands before a link that starts with `/`, e.g. `https://ethereum.org/zh`. */
  linkRoot: string | null;
  /** Base of relative pictures, where they are not kept beside the page. */
  pictureUrl: string | null;
  /** Folders to look for a picture in, nearest first; none for sources without files. */
  folders: readonly string[];
  /** The folder that no picture may lie outside of, and where `/x.png` is looked for. */
  root: string | null;
}

/** A place of which nothing but the page is known. */
export function pageOnly(pageUrl: string | null): SourcePlace {
  const linkRoot = pageUrl === null ? null : new URL(pageUrl).origin;
  return { pageUrl, linkRoot, pictureUrl: null, folders: [], root: null };
}
