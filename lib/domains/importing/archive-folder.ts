import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  ARCHIVE_FILE,
  archivedArticle,
  archivedDraft,
  archiveHead,
  ARCHIVE_FORMAT,
} from '../../contract/archive';
import { reasonOf } from './compose-document';
import type { SourceEvent } from './import-document';
import { listFiles, readBounded } from './source-files';

/** Of one article or head; texts are far below it. */
const MAX_BYTES = 8 * 1024 * 1024;
const ARTICLE = /^articles\/[^/]+\/article\.json$/;
const DRAFT = /^drafts\/[^/]+\.json$/;

/** Whether a folder is an archive that this product wrote, of whatever version. */
export async function isArchive(root: string): Promise<boolean> {
  if (!existsSync(path.join(root, ARCHIVE_FILE))) return false;
  const head = await readJson(path.join(root, ARCHIVE_FILE)).catch(() => null);
  return (
    typeof head === 'object' && head !== null && Reflect.get(head, 'format') === ARCHIVE_FORMAT
  );
}

/** How many articles and drafts an archive holds. */
export async function countArchived(root: string): Promise<number> {
  return (await listFiles(root)).filter((file) => ARTICLE.test(file) || DRAFT.test(file)).length;
}

/** The articles of an archive, then its drafts; what is not as it should be is a failure. */
export async function* archiveEvents(root: string): AsyncGenerator<SourceEvent> {
  const head = archiveHead.safeParse(await readJson(path.join(root, ARCHIVE_FILE)));
  if (!head.success) throw new Error('an archive of another version: it can not be read here');
  const files = await listFiles(root);
  for (const file of files.filter((each) => ARTICLE.test(each))) {
    yield await eventOf(file, async () => {
      const article = archivedArticle.parse(await readJson(path.join(root, file)));
      return { type: 'archived', article, root };
    });
  }
  for (const file of files.filter((each) => DRAFT.test(each))) {
    yield await eventOf(file, async () => {
      const draft = archivedDraft.parse(await readJson(path.join(root, file)));
      return { type: 'draft', draft, root };
    });
  }
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
