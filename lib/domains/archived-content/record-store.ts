import type { ArchivedValues } from '../../contract/archived-content';
import type { Database } from '../../db/client';

/** A record as it is kept, with the number it is read on from. */
export interface KeptRecord {
  id: number;
  key: string;
  values: ArchivedValues;
}
export interface NamedValues {
  key: string;
  values: ArchivedValues;
}
/** Who brings what belongs to somebody; null where nobody does. */
export interface BroughtValues extends NamedValues {
  accountId: number | null;
}

/** Where the records of one kind are kept, for an archive. All but `list` run in a transaction. */
export interface RecordStore {
  count: (db: Database) => Promise<number>;
  /** Records in the order of their ids, after one. */
  list: (db: Database, place: { afterId: number; limit: number }) => Promise<KeptRecord[]>;
  /** The record that an archive's is, held until the transaction ends. */
  find: (tx: Database, record: NamedValues) => Promise<KeptRecord | undefined>;
  /** The values without the others they name that are not here and that they can do without. */
  reachable?: (tx: Database, values: ArchivedValues) => Promise<ArchivedValues>;
  /** The values as they are kept here, where an archive may say what is not: compared as such. */
  settled?: (values: ArchivedValues) => ArchivedValues;
  /** @throws Error with a plain sentence where what is here is not to be written over. */
  refuseUpdate?: (tx: Database, id: number) => Promise<void>;
  insert: (tx: Database, record: BroughtValues) => Promise<number>;
  update: (tx: Database, id: number, values: ArchivedValues) => Promise<void>;
}

/** A record names another that is not here. */
export class MissingReferenceError extends Error {
  override name = 'MissingReferenceError';
}
