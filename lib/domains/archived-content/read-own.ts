import type { ArchivedRecord } from '../../contract/archived-content';
import type { StoredPicture } from '../../contract/importing';
import type { Database } from '../../db/client';
import { findKeptEvent } from './events-repository';
import {
  countOwnEvents,
  countOwnMarks,
  findOwnAuthorId,
  findOwnProfile,
  findWaitingWords,
  listCollected,
  listFollowedAuthors,
  listFollowedLabels,
  listOwnColumnIds,
  listOwnEventIds,
} from './own-repository';
import { picturesIn } from './read-records';
import { RECORDS } from './stores-repository';

/** Events whose numbers are read in one go. */
const BATCH = 50;

/** One file of an author's own archive. */
export interface OwnFile {
  name: string;
  content: unknown;
  pictures: readonly StoredPicture[];
}
/** What has a page on this site. */
export type OwnThing = 'article' | 'flash' | 'author' | 'label';

/** Files of an author's own archive that are for reading: no import brings anything of them back. */
export const OWN_INFORMATION = [
  'own/profile.json',
  'own/follows.json',
  'own/collections.json',
] as const;

/** How many records of an account's own its archive holds that an import can bring back. */
export async function countOwnRecords(db: Database, accountId: number): Promise<number> {
  const hasAuthor = (await findOwnAuthorId(db, accountId)) !== undefined;
  const columns = await listOwnColumnIds(db, accountId);
  return Number(hasAuthor) + columns.length + (await countOwnEvents(db, accountId));
}

/** The same with what the account follows and keeps. */
export async function countOwnThings(db: Database, accountId: number): Promise<number> {
  return (await countOwnRecords(db, accountId)) + (await countOwnMarks(db, accountId));
}

/**
 * What an account has besides articles and drafts, file by file: the author that it writes as, its
 * columns, its events in whatever state, its profile, and what it follows and keeps.
 * @param addressOf the page of something on this site.
 */
export async function* listOwnFiles(
  db: Database,
  accountId: number,
  addressOf: (thing: OwnThing, id: number) => string,
): AsyncGenerator<OwnFile> {
  const authorId = await findOwnAuthorId(db, accountId);
  if (authorId !== undefined) yield* recordFile(db, 'own/author.json', 'authors', authorId);
  for (const id of await listOwnColumnIds(db, accountId)) {
    yield* recordFile(db, `own/columns/${numbered(id)}.json`, 'columns', id);
  }
  for (let afterId = 0; ;) {
    const ids = await listOwnEventIds(db, accountId, { afterId, limit: BATCH });
    for (const id of ids) yield* eventFile(db, id);
    const last = ids.at(-1);
    if (last === undefined) break;
    afterId = last;
  }
  yield* informationFiles(db, accountId, addressOf);
}

async function* recordFile(
  db: Database,
  name: string,
  kind: 'authors' | 'columns',
  id: number,
): AsyncGenerator<OwnFile> {
  for (const { key, values, ...kept } of await RECORDS[kind].list(db, {
    afterId: id - 1,
    limit: 1,
  })) {
    const pictures = await picturesIn(db, values);
    const content: ArchivedRecord = { kind, key, values, pictures };
    if (kept.id === id) yield { name, content, pictures };
  }
}

async function* eventFile(db: Database, id: number): AsyncGenerator<OwnFile> {
  const kept = await findKeptEvent(db, id);
  if (!kept) return;
  const { key, values } = kept;
  // Changed words of a live event are their author's too, though no other desk has agreed to them.
  const waiting_words = await findWaitingWords(db, id);
  const pictures = await picturesIn(db, [values, waiting_words]);
  const record: ArchivedRecord = { kind: 'events', key, values, pictures };
  const content = waiting_words === null ? record : { ...record, waiting_words };
  yield { name: `events/${numbered(id)}.json`, content, pictures };
}

async function* informationFiles(
  db: Database,
  accountId: number,
  addressOf: (thing: OwnThing, id: number) => string,
): AsyncGenerator<OwnFile> {
  const [profile, follows, collected] = OWN_INFORMATION;
  const content = (await findOwnProfile(db, accountId)) ?? {};
  yield { name: profile, content, pictures: await picturesIn(db, content) };
  const followed = {
    authors: (await listFollowedAuthors(db, accountId)).map(({ id, ...author }) => ({
      ...author,
      address: addressOf('author', id),
    })),
    labels: (await listFollowedLabels(db, accountId)).map(({ id, ...label }) => ({
      ...label,
      address: addressOf('label', id),
    })),
  };
  yield { name: follows, content: followed, pictures: [] };
  const collections = (await listCollected(db, accountId)).map(({ id, ...thing }) => ({
    ...thing,
    address: addressOf(thing.kind, id),
  }));
  yield { name: collected, content: collections, pictures: [] };
}

function numbered(id: number): string {
  return String(id).padStart(6, '0');
}
