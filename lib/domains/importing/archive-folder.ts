import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  ARCHIVE_FILE,
  archivedArticle,
  archivedDraft,
  archiveHead,
  ARCHIVE_FORMAT,
} from '../../contract/archive';
import {
  ARCHIVED_BEFORE_ARTICLES,
  ARCHIVED_KINDS,
  archivedRecord,
  archivedRecords,
  type ArchivedKind,
} from '../../contract/archived-content';
import { reasonOf } from './compose-document';
import type { SourceEvent } from './import-document';
import { readBounded } from './source-files';

/** Of one article or head; texts are far below it. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Whether a folder is an archive that this product wrote, of whatever version. */
export async function isArchive(root: string): Promise<boolean> {
  if (!existsSync(path.join(root, ARCHIVE_FILE))) return false;
  const head = await readJson(path.join(root, ARCHIVE_FILE)).catch(() => null);
  return (
    typeof head === 'object' && head !== null && Reflect.get(head, 'format') === ARCHIVE_FORMAT
  );
}

/** How many articles, drafts and records an archive says it holds. */
export async function countArchived(root: string): Promise<number> {
  const head = archiveHead.safeParse(await readJson(path.join(root, ARCHIVE_FILE)));
  return head.success ? head.data.articles + head.data.drafts + head.data.records : 0;
}

/**
 * What articles belong to, the articles of an archive, its drafts, and all else it holds; what is
 * not as it should be is a failure. Only names are held: an archive may have 100,000 articles.
 */
export async function* archiveEvents(root: string): AsyncGenerator<SourceEvent> {
  const head = archiveHead.safeParse(await readJson(path.join(root, ARCHIVE_FILE)));
  if (!head.success) throw new Error('an archive of another version: it can not be read here');
  for (const kind of ARCHIVED_BEFORE_ARTICLES) yield* recordEvents(root, kind);
  yield* ownEvents(root, 'authors', ['own/author.json']);
  for (const folder of await namesIn(root, 'articles')) {
    const file = `articles/${folder}/article.json`;
    if (!existsSync(path.join(root, file))) continue;
    yield await eventOf(file, async () => {
      const article = archivedArticle.parse(await readJson(path.join(root, file)));
      return { type: 'archived', article, root };
    });
  }
  for (const file of await jsonIn(root, 'drafts')) {
    yield await eventOf(file, async () => {
      const draft = archivedDraft.parse(await readJson(path.join(root, file)));
      return { type: 'draft', draft, root };
    });
  }
  for (const kind of ARCHIVED_KINDS) {
    if (!ARCHIVED_BEFORE_ARTICLES.includes(kind)) yield* recordEvents(root, kind);
  }
  yield* ownEvents(root, 'columns', await jsonIn(root, 'own/columns'));
  yield* ownEvents(root, 'events', await jsonIn(root, 'events'));
}

/** What an author has besides articles, a record a file; what they keep for reading is left. */
async function* ownEvents(
  root: string,
  kind: ArchivedKind,
  files: readonly string[],
): AsyncGenerator<SourceEvent> {
  for (const file of files) {
    if (!existsSync(path.join(root, file))) continue;
    try {
      yield recordEvent(root, kind, file, await readJson(path.join(root, file)));
    } catch (error) {
      yield { type: 'failure', source: file, reason: reasonOf(error) };
    }
  }
}

function recordEvent(root: string, kind: ArchivedKind, source: string, each: unknown): SourceEvent {
  const record = archivedRecord.safeParse(each);
  if (record.success && record.data.kind === kind) {
    return { type: 'record', record: record.data, root };
  }
  const reason = record.error?.issues[0]?.message ?? 'a record of another kind';
  return { type: 'failure', source, reason };
}

/** The records of a kind, file by file. */
async function* recordEvents(root: string, kind: ArchivedKind): AsyncGenerator<SourceEvent> {
  for (const file of await jsonIn(root, `newsroom/${kind}`)) {
    let records: unknown[];
    try {
      records = archivedRecords.parse(await readJson(path.join(root, file)));
    } catch (error) {
      yield { type: 'failure', source: file, reason: reasonOf(error) };
      continue;
    }
    for (const [place, each] of records.entries()) {
      yield recordEvent(root, kind, `${file} #${place + 1}`, each);
    }
  }
}

/** What a folder of an archive holds, in one order; nothing where there is no such folder. */
async function namesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder)).catch(() => []);
  return entries.filter((name) => !name.startsWith('.')).sort();
}

async function jsonIn(root: string, folder: string): Promise<string[]> {
  const names = await namesIn(root, folder);
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
}

/** Where an archive keeps a picture. */
export function archivedPicture(root: string, hash: string): string {
  return path.join(root, 'media', `${hash}.webp`);
}

async function eventOf(source: string, read: () => Promise<SourceEvent>): Promise<SourceEvent> {
  try {
    return await read();
  } catch (error) {
    return { type: 'failure', source, reason: reasonOf(error) };
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(Buffer.from(await readBounded(file, MAX_BYTES)).toString('utf8'));
}
