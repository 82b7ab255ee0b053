import { and, asc, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ArchivedValues } from '../../contract/archived-content';
import type { Database } from '../../db/client';
import type { LocalizedText } from '../../i18n/locales';
import { siteKey } from '../articles/public';
import type { KeptRecord, RecordStore } from './record-store';
import { findByKey, getByKey, keyOf, type Target } from './references-repository';

type Row = Record<string, unknown>;
interface Reference {
  to: Target;
  /** Left empty where it is not here; else the record is of no use without it. */
  isOptional?: boolean;
}

/** How an archive holds the records of one table that has a key. */
export interface ArchivedTable {
  table: PgTable;
  kind: string;
  /** What other records call one that has no key by; its kind where none do. */
  named?: string;
  /** Columns that the archive holds, by their names in the code. */
  fields: readonly string[];
  references?: Readonly<Record<string, Reference>>;
  /** A column by which two records are one to readers, whatever their keys. */
  same?: string;
  /** The column that records are read on by; `id` where there is one. */
  hasId?: boolean;
}

/** Reads and writes the records of a table as they stand in it, references by key. */
export function archivedTable(plan: ArchivedTable): RecordStore {
  const { table, fields, references = {}, hasId = true } = plan;
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>;
  const column = (name: string): AnyPgColumn => {
    const found = columns[name];
    if (!found) throw new RangeError(`No column ${name}`);
    return found;
  };
  const select = (db: Database, where?: SQL) =>
    db.select().from(table).where(where).$dynamic() as unknown as Selection;
  const keptOf = async (db: Database, row: Row, place: number): Promise<KeptRecord> => ({
    id: place,
    key: (row.key as string | null) ?? siteKey(plan.named ?? plan.kind, row.id as number),
    values: await valuesOf(db, row, fields, references),
  });
  /** A table without numbers is small: it is read whole, in the order of its keys. */
  const listKeyed = async (db: Database) => select(db).orderBy(asc(column('key')));

  return {
    count: (db) => db.$count(table),
    list: async (db, { afterId, limit }) => {
      const rows = hasId
        ? await select(db, gt(column('id'), afterId))
            .orderBy(asc(column('id')))
            .limit(limit)
        : (await listKeyed(db)).slice(afterId, afterId + limit);
      const kept: KeptRecord[] = [];
      for (const [place, row] of rows.entries()) {
        kept.push(await keptOf(db, row, hasId ? (row.id as number) : afterId + place + 1));
      }
      return kept;
    },
    find: async (tx, { key, values }) => {
      const keyed = await select(tx, eq(column('key'), key)).for('update');
      const [row] = keyed[0] || !plan.same ? keyed : await findSame(tx, plan.same, values);
      return row && keptOf(tx, row, hasId ? (row.id as number) : await placeOf(tx, row));
    },
    reachable: async (tx, values) => {
      const reached = { ...values };
      for (const [name, { to, isOptional }] of Object.entries(references)) {
        const named = reached[name];
        if (!isOptional || typeof named !== 'string') continue;
        if ((await findByKey(tx, to, named)) === undefined) reached[name] = null;
      }
      return reached;
    },
    insert: async (tx, { key, values }) => {
      const [row] = await tx
        .insert(table)
        .values({ ...(await rowOf(tx, values, columns, references)), key })
        .returning();
      return hasId ? ((row as Row).id as number) : placeOf(tx, row as Row);
    },
    update: async (tx, id, values) => {
      const set = await rowOf(tx, values, columns, references);
      const row = hasId ? undefined : (await listKeyed(tx))[id - 1];
      const isIt = row ? eq(column('key'), row.key) : eq(column('id'), id);
      await tx.update(table).set(set).where(isIt);
    },
  };

  async function findSame(tx: Database, name: string, values: ArchivedValues) {
    const reference = references[name];
    const wanted = reference
      ? await findByKey(tx, reference.to, values[name] as string)
      : values[name];
    const held = column(name);
    const isSame =
      typeof wanted === 'object'
        ? sql`${held}->>'zh-Hans' = ${(wanted as LocalizedText)['zh-Hans']}`
        : eq(held, wanted);
    return wanted === undefined ? [] : select(tx, and(isSame)).for('update');
  }

  async function placeOf(db: Database, { key }: Row): Promise<number> {
    return (await listKeyed(db)).findIndex((row) => row.key === key) + 1;
  }
}

/** A select whose rows are read by name: the table is known only when it runs. */
interface Selection extends Promise<Row[]> {
  orderBy: (...order: SQL[]) => Selection;
  limit: (rows: number) => Selection;
  for: (strength: 'update') => Promise<Row[]>;
}

async function valuesOf(
  db: Database,
  row: Row,
  fields: readonly string[],
  references: Readonly<Record<string, Reference>>,
): Promise<ArchivedValues> {
  const values: ArchivedValues = {};
  for (const name of fields) {
    const value = row[name];
    const reference = references[name];
    if (reference && typeof value === 'number') values[name] = await keyOf(db, reference.to, value);
    else values[name] = value instanceof Date ? value.toISOString() : value;
  }
  return values;
}

async function rowOf(
  db: Database,
  values: ArchivedValues,
  columns: Record<string, AnyPgColumn>,
  references: Readonly<Record<string, Reference>>,
): Promise<Row> {
  const row: Row = {};
  for (const [name, value] of Object.entries(values)) {
    const reference = references[name];
    if (reference && typeof value === 'string') {
      row[name] = await getByKey(db, reference.to, value);
    } else {
      const isMoment = columns[name]?.dataType === 'date' && typeof value === 'string';
      row[name] = isMoment ? new Date(value) : value;
    }
  }
  return row;
}
