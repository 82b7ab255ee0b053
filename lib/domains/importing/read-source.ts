import { stat } from 'node:fs/promises';
import path from 'node:path';
import { archiveEvents, countArchived, isArchive } from './archive-folder';
import { charsetOfContentType, decodeText } from './charset';
import { composeDocument, reasonOf } from './compose-document';
import { articleOfEntry } from './feed-article';
import { type Feed, feedFromJson, feedFromXml } from './feed';
import { fetchSource } from './fetch-source';
import { ghostData, ghostItems } from './ghost';
import type { SourceEvent, SourceOptions } from './import-document';
import {
  groupMarkdown,
  isMarkdownFile,
  mostCompleteLocale,
  readMarkdownGroup,
} from './markdown-folder';
import { listFiles, readBounded } from './source-files';
import { isZip, openZip } from './unpack-zip';
import { type ExportItem, wordPressChannel, wordPressItems } from './wordpress';
import { parseXml } from './xml-tree';

/**
 * Reads articles from outside, whatever the source is: a folder of Markdown or
 * MDX in one or several languages, a WordPress export, a Ghost export, a feed
 * (RSS, Atom, RDF, JSON Feed), a folder of these, an archive of this product, or the http(s)
 * address of one.
 *
 * Yields an event an article. Never throws: what can't be read is a `failure`
 * with a reason, and what comes after it is still read.
 */
export async function* readSource(
  place: string,
  options: SourceOptions = {},
): AsyncGenerator<SourceEvent> {
  const seen = new Set<string>();
  try {
    for await (const event of eventsOf(place, options)) {
      if (event.type !== 'document') {
        yield event;
      } else if (seen.has(event.document.sourceKey)) {
        const reason = 'the same identity as an article before it';
        yield { type: 'failure', source: event.document.sourceKey, reason };
      } else {
        seen.add(event.document.sourceKey);
        yield event;
      }
    }
  } catch (error) {
    yield { type: 'failure', source: place, reason: reasonOf(error) };
  }
}

/**
 * About how many events other than notes `readSource` will yield, for a progress
 * bar; 0 where only reading it would tell (an address, something unreadable).
 */
export async function countSource(place: string): Promise<number> {
  if (isWebAddress(place)) return 0;
  try {
    const root = path.resolve(place);
    if ((await stat(root)).isFile()) return await countFile(root);
    if (await isArchive(root)) return await countArchived(root);
    const { groups, others } = await folderPlan(root);
    let count = groups.length;
    for (const file of others.filter(isExportFile)) {
      // A file that can't be read is one failure, or, as other JSON, nothing.
      const unreadable = /\.json$/i.test(file) ? 0 : 1;
      count += await countFile(path.join(root, file)).catch(() => unreadable);
    }
    return count;
  } catch {
    // Reading will say what is wrong; a progress bar has no use for it.
    return 0;
  }
}

async function* eventsOf(place: string, options: SourceOptions): AsyncGenerator<SourceEvent> {
  if (isWebAddress(place)) {
    const { bytes, contentType, url } = await fetchSource(
      place,
      options.allowPrivateAddresses ?? false,
    );
    if (isZip(bytes)) yield* zipEvents(bytes, nameInAddress(url), options);
    else
      yield* exportEvents(decodeText(bytes, charsetOfContentType(contentType)).text, url, options);
    return;
  }
  const root = path.resolve(place);
  const found = await stat(root).catch(() => null);
  if (found === null) throw new Error('there is no such file or folder');
  if (found.isDirectory()) {
    yield* (await isArchive(root)) ? archiveEvents(root) : folderEvents(root, options);
  } else if (isMarkdownFile(root)) {
    const folder = path.dirname(root);
    const { groups } = groupMarkdown([path.basename(root)]);
    for (const group of groups)
      yield await readMarkdownGroup(group, folder, { ...options, mostComplete: null });
  } else {
    const bytes = await readBounded(root);
    if (isZip(bytes)) yield* zipEvents(bytes, path.basename(root), options);
    else yield* exportEvents(decodeText(bytes).text, path.basename(root), options);
  }
}

/** What a zip holds; it is unpacked for as long as it is read. */
async function* zipEvents(
  bytes: Uint8Array,
  name: string,
  options: SourceOptions,
): AsyncGenerator<SourceEvent> {
  const { root, close } = await openZip(bytes, name);
  try {
    yield* (await isArchive(root)) ? archiveEvents(root) : folderEvents(root, options);
  } finally {
    await close();
  }
}

function nameInAddress(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return last === '' ? new URL(url).hostname : last;
}

async function* folderEvents(root: string, options: SourceOptions): AsyncGenerator<SourceEvent> {
  const { groups, others, notes } = await folderPlan(root);
  const mostComplete = mostCompleteLocale(groups);
  for (const group of groups)
    yield await readMarkdownGroup(group, root, { ...options, mostComplete });

  const ignored = new Map<string, number>();
  for (const file of others) {
    const events = isExportFile(file) ? await exportFileEvents(root, file, options) : null;
    if (events) yield* events;
    else ignored.set(path.extname(file), (ignored.get(path.extname(file)) ?? 0) + 1);
  }
  for (const reason of notes) yield { type: 'note', source: root, reason };
  for (const [ending, count] of ignored) {
    const reason = `${count} × ${ending || 'file without an ending'}: holds no articles`;
    yield { type: 'note', source: root, reason };
  }
}

/** The events of a file in a folder, or null when it is of another kind. */
async function exportFileEvents(
  root: string,
  file: string,
  options: SourceOptions,
): Promise<Iterable<SourceEvent> | null> {
  try {
    const { text } = decodeText(await readBounded(path.join(root, file)));
    const items = itemsOf(text, file, options);
    return items === null ? null : composed(items);
  } catch (error) {
    if (/\.json$/i.test(file)) return null;
    return [{ type: 'failure', source: file, reason: reasonOf(error) }];
  }
}

function* exportEvents(
  text: string,
  source: string,
  options: SourceOptions,
): Generator<SourceEvent> {
  const items = itemsOf(text, source, options);
  if (items === null) {
    const isJson = /^\s*[{[]/.test(text);
    throw new Error(
      isJson ? 'JSON, but neither a Ghost export nor a JSON Feed' : 'neither a feed nor an export',
    );
  }
  let count = 0;
  for (const event of composed(items)) {
    count += 1;
    yield event;
  }
  if (count === 0) throw new Error('there are no articles in it');
}

function* composed(items: Iterable<ExportItem>): Generator<SourceEvent> {
  for (const item of items) yield item.type === 'article' ? composeDocument(item.article) : item;
}

/** The articles of a text by what it is; null when it is none of the known kinds. */
function itemsOf(
  text: string,
  source: string,
  options: SourceOptions,
): Iterable<ExportItem> | null {
  const name = options.sourceName ?? null;
  const start = text.slice(0, 2000).trimStart();
  if (start === '') throw new Error('it is empty');
  if (/^[{[]/.test(start)) {
    const json = parsedJson(text);
    const feed = feedFromJson(json);
    if (feed) return feedItems(feed, source, name);
    const ghost = ghostData(json);
    return ghost && ghostItems(ghost, name);
  }
  if (!start.includes('<')) return null;
  if (/^<!doctype html|^<html[\s>]/i.test(start)) throw new Error('a web page, not a feed');
  const document = parseXml(text);
  const channel = wordPressChannel(document);
  if (channel) return wordPressItems(channel, name);
  const feed = feedFromXml(document);
  return feed && feedItems(feed, source, name);
}

function* feedItems(feed: Feed, source: string, name: string | null): Generator<ExportItem> {
  for (const [place, entry] of feed.entries.entries()) {
    yield { type: 'article', article: articleOfEntry(entry, feed, { source, name, place }) };
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('not valid JSON');
  }
}

async function folderPlan(root: string) {
  const files = await listFiles(root);
  const { groups, notes } = groupMarkdown(files.filter(isMarkdownFile));
  return { groups, notes, others: files.filter((file) => !isMarkdownFile(file)) };
}

async function countFile(file: string): Promise<number> {
  if (isMarkdownFile(file)) return 1;
  const { text } = decodeText(await readBounded(file));
  if (/^\s*[{[]/.test(text)) {
    const json = parsedJson(text);
    return feedFromJson(json)?.entries.length ?? ghostData(json)?.posts.length ?? 0;
  }
  const items = text.match(/<(?:\w+:)?(?:item|entry)[\s>]/g)?.length ?? 0;
  return items - (text.match(WORDPRESS_OTHERS)?.length ?? 0);
}

/** Attachments, menus and settings among the items of a WordPress export, which are no articles. */
const WORDPRESS_OTHERS =
  /<wp:post_type>\s{0,10}(?:<!\[CDATA\[)?\s{0,10}(?!(?:post|page)\s{0,10}[\]<])[^<\]\s]/g;

function isExportFile(file: string): boolean {
  return /\.(xml|rss|atom|rdf|json|wxr)$/i.test(file);
}

function isWebAddress(place: string): boolean {
  return /^https?:\/\//i.test(place);
}
