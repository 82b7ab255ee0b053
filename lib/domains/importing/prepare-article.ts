import { createHash } from 'node:crypto';
import { IMPORT_REASONS } from '@/lib/contract/import-reasons';
import type { PreparedArticle, StoredPicture } from '@/lib/contract/importing';
import { completeEditions, localizedName } from '../articles/public';
import type { ImportDocument } from './import-document';

export interface PrepareOptions {
  /** Key of the section for what the source says of its place, or of the default one. */
  sectionFor(hint: string | null): string;
  /** Stores the picture of a file; null when it is no picture. */
  storePicture(file: string): Promise<StoredPicture | null>;
  /** Time of an article whose source names none; without it, the moment of its first import. */
  undatedAt?: string;
}

/**
 * Makes a document ready to be written: pictures at hand are stored and named
 * by their new addresses, a traditional edition is derived where there is only
 * a simplified one, and a digest tells whether anything changed.
 * @returns the article, and what could not be taken along.
 */
export async function prepareArticle(
  document: ImportDocument,
  options: PrepareOptions,
): Promise<{ article: PreparedArticle; notes: string[] }> {
  const publishedAt = document.publishedAt ?? options.undatedAt ?? null;
  const notes = [...document.notes, ...(publishedAt ? [] : [IMPORT_REASONS.noDate])];
  const { pictures, addresses, broken } = await storePictures(document, options, notes);
  const cover = await storeCover(document, options, pictures, notes);
  const editions = completeEditions(
    document.editions.map((edition) => ({
      ...edition,
      bodyHtml: rehost(edition.bodyHtml, addresses, broken),
    })),
  );
  const [byline = document.sourceName] = document.authors;
  const article = {
    sourceKey: document.sourceKey,
    sourceName: document.sourceName,
    sourceUrl: document.sourceUrl,
    originalLocale: document.originalLocale,
    publishedAt,
    section: options.sectionFor(document.section),
    labels: document.labels.map((name) => ({ key: labelKey(name), name: localizedName(name) })),
    author: { key: `${document.sourceName}/${byline}`, nickname: localizedName(byline) },
    cover,
    views: 0,
    editions,
    pictures,
  };
  return { article: { ...article, digest: digestOf(article) }, notes };
}

/**
 * Digest of a prepared article, to tell "unchanged" without comparing texts. What is derived is
 * no part of it: other words for traditional text are no change of the source.
 */
export function digestOf(article: Omit<PreparedArticle, 'digest'>): string {
  const editions = article.editions.filter(({ isDerived }) => !isDerived);
  return createHash('sha256')
    .update(JSON.stringify({ ...article, editions }))
    .digest('hex');
}

/** Stable key of a label: lower-case, words joined by dashes, any script. */
function labelKey(name: string): string {
  const key = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return key || createHash('sha256').update(name).digest('hex').slice(0, 16);
}

async function storePictures(
  document: ImportDocument,
  options: PrepareOptions,
  notes: string[],
): Promise<{
  pictures: StoredPicture[];
  addresses: Map<string, StoredPicture>;
  broken: Set<string>;
}> {
  const addresses = new Map<string, StoredPicture>();
  const broken = new Set<string>();
  for (const { src, file, url } of document.pictures) {
    if (!file) continue;
    const stored = await options.storePicture(file);
    if (stored) addresses.set(src, stored);
    else {
      notes.push(`not a picture: ${file}`);
      if (!url) broken.add(src);
    }
  }
  return { pictures: [...addresses.values()], addresses, broken };
}

async function storeCover(
  document: ImportDocument,
  options: PrepareOptions,
  pictures: StoredPicture[],
  notes: string[],
): Promise<string> {
  const { cover } = document;
  if (!cover?.file) return cover?.url ?? '';
  const stored = await options.storePicture(cover.file);
  if (!stored) {
    notes.push('the cover is not a picture');
    return cover.url ?? '';
  }
  pictures.push(stored);
  return stored.hash;
}

/**
 * Gives stored pictures their address and size, so that the text does not jump,
 * and takes out those whose file is no picture and that are nowhere else.
 */
function rehost(
  html: string,
  addresses: ReadonlyMap<string, StoredPicture>,
  broken: ReadonlySet<string>,
): string {
  if (addresses.size === 0 && broken.size === 0) return html;
  return html.replace(/<img\b[^>]*>/g, (tag) => {
    const src = unescapeAttribute(/\ssrc="([^"]*)"/.exec(tag)?.[1] ?? '');
    if (broken.has(src)) return '';
    const picture = addresses.get(src);
    if (!picture) return tag;
    const sized = tag.replace(/\s(width|height)="[^"]*"/g, '');
    const { hash, width, height } = picture;
    return sized.replace(
      /\ssrc="[^"]*"/,
      ` src="/media/${hash}/1280.jpg" width="${width}" height="${height}"`,
    );
  });
}

function unescapeAttribute(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
