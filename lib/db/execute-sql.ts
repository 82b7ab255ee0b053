import { sql, type SQL } from 'drizzle-orm';
import type { Database, RawDatabase } from './client';
import { rowsOf } from './rows';

type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Runs statements as text: with values one statement, without any number of them in a
 * transaction that they begin and commit themselves.
 */
export function executeSqlOf(raw: RawDatabase): ExecuteSql {
  if (raw.kind === 'pglite') {
    const { client } = raw;
    return async (text, values) => {
      if (values) return client.query(text, values);
      try {
        const results = await client.exec(text);
        return { rows: results.at(-1)?.rows ?? [] };
      } catch (error) {
        // A statement that fails amid them leaves their transaction open.
        await client.exec('rollback');
        throw error;
      }
    };
  }
  return async (text, values) => {
    if (values) return raw.pool.query(text, values);
    const client = await raw.pool.connect();
    try {
      const answer: { rows: unknown[] } | { rows: unknown[] }[] = await client.query(text);
      client.release();
      return { rows: (Array.isArray(answer) ? answer.at(-1)?.rows : answer.rows) ?? [] };
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
}

/** The same within a transaction of Drizzle's, one statement at a time. */
export function executeSqlIn(db: Database): ExecuteSql {
  return async (text, values = []) => ({ rows: rowsOf(await db.execute(bound(text, values))) });
}

/** A text with `$1` … as a query of Drizzle's, each place with its value. */
function bound(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, place) => {
      if (place % 2 === 0) return sql.raw(part);
      const value = values[Number(part) - 1];
      const isData = typeof value === 'object' && value !== null && !(value instanceof Date);
      return sql`${isData ? JSON.stringify(value) : (value ?? null)}`;
    }),
  );
}
