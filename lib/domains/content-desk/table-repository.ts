import { and, asc, desc, eq, getTableColumns, max, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import type { LocalizedText } from '../../i18n/locales';
import type { ContentRow, ContentStore } from './content-store';
import type { KeptValues } from './row-values';

type Row = Record<string, unknown> & { id: number };

/** Between a column and a field. */
interface FieldForm {
  written: (kept: unknown) => unknown;
  kept: (written: unknown) => unknown;
}

/** How the records of a kind lie in one table. */
export interface TableKind {
  table: PgTable;
  /** Fields whose column has another name. */
  columns?: Readonly<Record<string, string>>;
  /** Fields of the kind, all of them columns. */
  fields: readonly string[];
  /** The field that no two records share: a text, or simplified Chinese text. */
  unique?: string;
  /** The column that names a record in lists. */
  title: string;
  /** The column of the desk's order; without one the latest is first. */
  position?: string;
  /** Fields that are kept in another form than they are written in. */
  forms?: Readonly<Record<string, FieldForm>>;
  /** What a new record has besides. */
  defaults?: (now: Date) => Record<string, unknown>;
}

/** Keeps the records of a kind in one table that has `id` and `key`. */
export function tableStore(kind: TableKind): ContentStore {
  const { table, fields, title, position } = kind;
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>;
  const column = (name: string): AnyPgColumn => {
    const found = columns[name];
    if (!found) throw new RangeError(`No column ${name}`);
    return found;
  };
  const nameOf = (field: string) => kind.columns?.[field] ?? field;
  const rowOf = (values: KeptValues) =>
    Object.fromEntries(
      fields.map((field) => {
        const form = kind.forms?.[field];
        return [nameOf(field), form ? form.kept(values[field]) : values[field]];
      }),
    );
  const select = (db: Database, where?: SQL) =>
    db.select().from(table).where(where).$dynamic() as unknown as OrderedQuery;
  const byId = (id: number) => eq(column('id'), id);

  return {
    list: async (db) => {
      const order = position ? [asc(column(position)), asc(column('id'))] : [desc(column('id'))];
      const rows = await select(db).orderBy(...order);
      return rows.map((row) => listed(row, title));
    },
    find: async (db, id) => {
      const [row] = await select(db, byId(id)).for('update');
      if (!row) return undefined;
      return Object.fromEntries(
        fields.map((field) => {
          const form = kind.forms?.[field];
          const held = row[nameOf(field)];
          return [field, form ? form.written(held) : held];
        }),
      );
    },
    findByKey: async (db, key) => {
      const [row] = await select(db, eq(column('key'), key));
      return row?.id;
    },
    isTaken: async (db, values, besides) => {
      if (kind.unique === undefined) return false;
      const held = column(nameOf(kind.unique));
      const wanted = values[kind.unique];
      const isSame =
        typeof wanted === 'object' && wanted !== null
          ? sql`${held}->>'zh-Hans' = ${(wanted as LocalizedText)['zh-Hans']}`
          : eq(held, wanted);
      const others = besides === null ? isSame : and(isSame, ne(column('id'), besides));
      return (await select(db, others)).length > 0;
    },
    insert: async (db, { key, values, now }) => {
      const place = position ? { [position]: await nextPlace(db, table, column(position)) } : {};
      const made = (await db
        .insert(table)
        .values({ ...kind.defaults?.(now), ...rowOf(values), ...place, key })
        .onConflictDoNothing({ target: column('key') })
        .returning({ id: column('id') })) as { id: number }[];
      return made[0]?.id;
    },
    update: async (db, id, values) => {
      await db.update(table).set(rowOf(values)).where(byId(id));
    },
    remove: async (db, id) => {
      await db.delete(table).where(byId(id));
    },
    order: async (db, ids) => {
      if (!position) return;
      for (const [place, id] of ids.entries()) {
        await db
          .update(table)
          .set({ [position]: place })
          .where(byId(id));
      }
    },
  };
}

/** A select whose rows are read by name: the table is known only when it runs. */
interface OrderedQuery extends Promise<Row[]> {
  orderBy: (...order: SQL[]) => Promise<Row[]>;
  for: (strength: 'update') => Promise<Row[]>;
}

async function nextPlace(db: Database, table: PgTable, position: AnyPgColumn): Promise<number> {
  const [row] = await db.select({ last: max(position) }).from(table);
  return Number(row?.last ?? -1) + 1;
}

function listed(row: Row, title: string): ContentRow {
  return {
    id: row.id,
    title:
      title === 'articleId'
        ? { articleId: Number(row.articleId) }
        : (row[title] as LocalizedText | string),
    ...('startsAt' in row ? { startsAt: row.startsAt as Date | null } : {}),
    ...('endsAt' in row ? { endsAt: row.endsAt as Date | null } : {}),
    ...('publishedAt' in row ? { startsAt: row.publishedAt as Date } : {}),
    isDead: row.linkState === 'dead',
  };
}
