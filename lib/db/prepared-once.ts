import type { Database } from './client';
import { keepStatement } from './embedded-statements';

/** What Drizzle's `.prepare(name)` gives, as far as it is looked at here. */
interface Prepared {
  getQuery(): { sql: string };
}

/**
 * A query that is written once for each database and then only executed: building
 * and planning it costs more than running it.
 * @param build makes it, ending in `.prepare(name)`.
 */
export function preparedOnce<Query extends Prepared>(
  build: (db: Database) => Query,
): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    let query = built.get(db);
    if (query === undefined) {
      built.set(db, (query = build(db)));
      keepStatement(query.getQuery().sql);
    }
    return query;
  };
}
