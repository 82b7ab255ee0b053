import type { Database } from '../../db/client';
import type { LocalizedText } from '../../i18n/locales';
import type { KeptValues } from './row-values';

/** A record as it stands in the list of its kind. */
export interface ContentRow {
  id: number;
  /** A name, or the id of the article that stands for it. */
  title: LocalizedText | string | { articleId: number };
  startsAt?: Date | null;
  endsAt?: Date | null;
  isDead?: boolean;
}

/** Where the records of one kind are kept. All but `list` run in the caller's transaction. */
export interface ContentStore {
  list: (db: Database) => Promise<ContentRow[]>;
  /** Reads a record and holds it until the transaction ends; undefined where there is none. */
  find: (db: Database, id: number) => Promise<KeptValues | undefined>;
  /** The record that was made under a key. */
  findByKey: (db: Database, key: string) => Promise<number | undefined>;
  /** Whether another record is the same to readers. */
  isTaken: (db: Database, values: KeptValues, besides: number | null) => Promise<boolean>;
  /** @returns its id; undefined where the key is there already. */
  insert: (
    db: Database,
    record: { key: string; values: KeptValues; now: Date },
  ) => Promise<number | undefined>;
  update: (db: Database, id: number, values: KeptValues, now: Date) => Promise<void>;
  /** @throws the database's own error where something refers to it. */
  remove: (db: Database, id: number) => Promise<void>;
  order: (db: Database, ids: readonly number[]) => Promise<void>;
}
