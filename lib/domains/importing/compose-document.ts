import { isCodedError } from '@/lib/contract/error-codes';
import type { Locale } from '@/lib/i18n/locales';
import { excerpt, plainText, sanitizeBody } from '../articles/public';
import {
  AUTHORS_MAX,
  importDocument,
  type ImportEdition,
  type ImportPicture,
  LABELS_MAX,
  type RawArticle,
  type RawEdition,
  SOURCE_KEY_MAX_CHARS,
  type SourceEvent,
  SUMMARY_MAX_CHARS,
  TITLE_MAX_CHARS,
} from './import-document';
import { createHash } from 'node:crypto';
import { htmlWithoutLooseBlanks, withoutLooseBlanks } from './chinese-blanks';
import { addressesFrom, pictureFrom } from './resolve-addresses';
import { detectLocale, isOtherLanguage } from './source-language';
import { plainTitle } from './text-html';

/** Length of a summary made from the text, by the room a card has. */
const SUMMARY_CHARS: Record<Locale, number> = { 'zh-Hans': 120, 'zh-Hant': 120, en: 240 };

/**
 * Applies the rules to a raw article: sanitised bodies, completed addresses, known
 * languages, whole texts. Answers a document that keeps `importDocument`, or a
 * failure with the reason in one sentence; never anything between.
 */
export function composeDocument(raw: RawArticle): SourceEvent {
  try {
    return { type: 'document', document: importDocument.parse(documentFrom(raw)) };
  } catch (error) {
    return { type: 'failure', source: raw.sourceKey, reason: reasonOf(error) };
  }
}

/** One sentence for what went wrong, without the noise of stack and structure. */
export function reasonOf(error: unknown): string {
  if (isCodedError(error)) {
    return error.key === 'tooLarge' ? 'the text is too long' : 'the text is nested too deeply';
  }
  if (error instanceof Error && 'issues' in error && Array.isArray(error.issues)) {
    const [issue] = error.issues as { path?: PropertyKey[]; message?: string }[];
    return `${issue?.path?.map(String).join('.') || 'document'}: ${issue?.message ?? 'not valid'}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** A key of bounded length; the end of a longer one is replaced by its digest. */
function boundedKey(key: string): string {
  const plain = key.replace(/\s+/g, ' ').trim();
  if (plain.length <= SOURCE_KEY_MAX_CHARS) return plain;
  const digest = createHash('sha256').update(plain).digest('hex').slice(0, 32);
  return `${plain.slice(0, SOURCE_KEY_MAX_CHARS - 33)}-${digest}`;
}

function documentFrom(raw: RawArticle): unknown {
  const notes = [...raw.notes];
  const pictures = new Map<string, ImportPicture>();
  const editions = raw.editions.map((edition) => editionFrom(edition, notes, pictures));
  const cover = raw.cover === null ? null : coverFrom(raw.cover, raw.editions, notes);
  return {
    sourceKey: boundedKey(raw.sourceKey),
    sourceName: clipped(plainTitle(raw.sourceName), 200) || 'import',
    sourceUrl: raw.sourceUrl,
    kind: 'article',
    originalLocale: originalOf(raw, editions),
    publishedAt: raw.publishedAt,
    updatedAt: raw.updatedAt,
    section: clipped(raw.section ?? '', 80) || null,
    labels: names(raw.labels, 80).slice(0, LABELS_MAX),
    authors: names(raw.authors, 120).slice(0, AUTHORS_MAX),
    cover,
    editions,
    pictures: [...pictures.values()],
    notes: counted(notes),
  };
}

function editionFrom(
  raw: RawEdition,
  notes: string[],
  pictures: Map<string, ImportPicture>,
): ImportEdition {
  const addresses = addressesFrom(raw.place);
  const asWritten = sanitizeBody(withoutTitle(embedsAsLinks(raw.html), raw.title), addresses);
  for (const [src, picture] of addresses.pictures) pictures.set(src, picture);
  if (addresses.lostLinks > 0) {
    const isOne = addresses.lostLinks === 1;
    notes.push(
      `${addresses.lostLinks} ${isOne ? 'link' : 'links'} without a known site became text`,
    );
  }
  for (const src of addresses.lostPictures) notes.push(`picture not at hand: ${src}`);

  const text = plainText(asWritten);
  const title = clipped(plainTitle(raw.title), TITLE_MAX_CHARS) || excerpt(asWritten, 60);
  if (text.trim() === '' && addresses.pictures.size === 0) throw new Error('it has no text');
  if (title === '') throw new Error('it has no title');
  const isOther = isOtherLanguage(raw.declaredLanguage ?? '');
  const locale = raw.locale ?? (isOther ? null : detectLocale(title, text, null));
  if (locale === null) throw new Error('language not supported');
  const summary = clipped(plainTitle(raw.summary), SUMMARY_MAX_CHARS);
  const isChinese = locale !== 'en';
  const bodyHtml = isChinese ? htmlWithoutLooseBlanks(asWritten) : asWritten;
  const tidy = (line: string) => (isChinese ? withoutLooseBlanks(line) : line);
  return {
    locale,
    title: tidy(title),
    summary: tidy(summary) || excerpt(bodyHtml, SUMMARY_CHARS[locale]),
    bodyHtml,
  };
}

/** The original is what the source says, else its English edition, else the first. */
function originalOf(raw: RawArticle, editions: ImportEdition[]): Locale | undefined {
  const locales = editions.map(({ locale }) => locale);
  if (raw.originalLocale !== null && locales.includes(raw.originalLocale))
    return raw.originalLocale;
  return locales.includes('en') && locales.length > 1 ? 'en' : locales[0];
}

function coverFrom(
  written: string,
  editions: RawEdition[],
  notes: string[],
): { file: string | null; url: string | null } | null {
  for (const { place } of editions) {
    const found = pictureFrom(written, place);
    if (found !== null) return { file: found.file, url: found.url };
  }
  notes.push(`cover not at hand: ${written.slice(0, 120)}`);
  return null;
}

/** Players and posts of other sites, which the policy drops, as links to them. */
function embedsAsLinks(html: string): string {
  const out: string[] = [];
  let at = 0;
  for (let start = html.indexOf('<iframe'); start >= 0; start = html.indexOf('<iframe', at)) {
    out.push(html.slice(at, start));
    const tag = html.slice(start, start + 2000);
    const end = tag.indexOf('>');
    at = end < 0 ? start + '<iframe'.length : start + end + 1;
    const src = /\ssrc\s*=\s*["']((?:https?:)?\/\/[^"'\s<>]{4,1000})["']/i.exec(
      tag.slice(0, end + 1),
    )?.[1];
    if (src) out.push(`<p><a href="${src}">▶ ${hostOf(src)}</a></p>`);
  }
  out.push(html.slice(at));
  return out.join('');
}

function hostOf(src: string): string {
  const address = src.startsWith('//') ? `https:${src}` : src;
  return URL.canParse(address) ? new URL(address).hostname : 'link';
}

/** Many sources repeat the title as the first heading; the page shows it already. */
function withoutTitle(html: string, title: string): string {
  const first = /^\s*(?:<[a-z]+[^>]{0,200}>\s*){0,3}?<h1\b[^>]{0,500}>([^]{0,2000}?)<\/h1>/i.exec(
    html.slice(0, 4000),
  );
  if (!first?.[1]) return html;
  const same = plainTitle(first[1]).toLowerCase() === plainTitle(title).toLowerCase();
  return same ? html.replace(/<h1\b[^]*?<\/h1>/i, '') : html;
}

function clipped(text: string, maxChars: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= maxChars
    ? plain
    : `${[...plain]
        .slice(0, maxChars - 1)
        .join('')
        .slice(0, maxChars - 1)}…`;
}

function names(written: string[], maxChars: number): string[] {
  return [...new Set(written.map((name) => clipped(plainTitle(name), maxChars)).filter(Boolean))];
}

/** Each note once, with how often it came. */
function counted(notes: string[]): string[] {
  const times = new Map<string, number>();
  for (const note of notes) times.set(note, (times.get(note) ?? 0) + 1);
  return [...times].map(([note, count]) => (count > 1 ? `${note} (${count}×)` : note));
}
