import { isDeepStrictEqual } from 'node:util';
import {
  ARCHIVED_KINDS,
  type ArchivedKind,
  type ArchivedRecord,
} from '../../contract/archived-content';
import type { StoredPicture } from '../../contract/importing';
import type { Database } from '../../db/client';
import { hashesIn, listPictures } from '../articles/public';
import { RECORDS } from './stores-repository';

/** Records that are read in one go. */
const BATCH = 50;
/** Settings of an archive; others are this installation's own. */
const SETTINGS: readonly string[] = ['app', 'cooperation'];

/** How many records a newsroom's archive holds. */
export async function countRecords(db: Database): Promise<number> {
  let count = 0;
  for (const kind of ARCHIVED_KINDS) {
    if (kind !== 'settings') count += await RECORDS[kind].count(db);
  }
  for await (const _record of listRecords(db, 'settings')) count += 1;
  return count;
}

/** The records of a kind one after another, in the order they were made. */
export async function* listRecords(
  db: Database,
  kind: ArchivedKind,
): AsyncGenerator<ArchivedRecord> {
  for (let afterId = 0; ;) {
    const rows = await RECORDS[kind].list(db, { afterId, limit: BATCH });
    for (const { key, values } of rows) {
      if (kind === 'settings' && !SETTINGS.includes(key)) continue;
      yield { kind, key, values, pictures: await picturesIn(db, values) };
    }
    const last = rows.at(-1);
    if (!last) return;
    afterId = last.id;
  }
}

/** The stored pictures that something names. */
export function picturesIn(db: Database, value: unknown): Promise<StoredPicture[]> {
  return listPictures(db, hashesIn([...textsIn(value)]));
}

/** Whether two records say the same, as they are written in a file. */
export function saysTheSame(left: unknown, right: unknown): boolean {
  const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  return isDeepStrictEqual(written(left), written(right));
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* textsIn(each);
  }
}
