import { randomUUID } from 'node:crypto';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';

/** Queries that are run so often that the embedded database keeps their plan. */
const kept = new Set<string>();

/** Has the embedded database plan a query once. @param text with `$1` … as parameters. */
export function keepStatement(text: string): void {
  kept.add(text);
}

/**
 * The embedded database as Drizzle's client, with prepared statements for the
 * texts of `keepStatement`. Its own `query` plans anew each time, in six round
 * trips; `EXECUTE` is one, a third of the time for a small read.
 */
export function withStatements(client: PGlite): PGlite {
  const names = new Map<string, Promise<string>>();
  // Pages and calls are bundled apart and share the connection: each has names of its own.
  const prefix = `kept_${randomUUID().replaceAll('-', '')}`;

  async function prepare(text: string): Promise<string> {
    const name = `${prefix}_${names.size}`;
    await client.exec(`prepare ${name} as ${text}`);
    return name;
  }

  async function query<T>(text: string, values: unknown[] = [], options?: QueryOptions) {
    if (!kept.has(text) || !values.every(isPlain)) return client.query<T>(text, values, options);
    let name = names.get(text);
    if (!name) {
      name = prepare(text);
      names.set(text, name);
      name.catch(() => names.delete(text));
    }
    const list = values.map(literal).join(', ');
    const [result] = await client.exec(`execute ${await name}(${list})`, options);
    return result as Results<T>;
  }

  return new Proxy(client, {
    get(target, key) {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function isPlain(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && !value.includes('\0');
}

/** An SQL literal; a backslash is itself, since standard_conforming_strings is on (PostgreSQL, 4.1.2.1). */
function literal(value: unknown): string {
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
