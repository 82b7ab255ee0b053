import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { authors } from '../../db/schema';
import type { LocalizedText } from '../../i18n/locales';
import { siteKeyId } from '../articles/public';
import type { RecordStore } from './record-store';

/** Authors by key; those who wrote on this very site have none, and are told by id and name. */
export function authorRecords(store: RecordStore): RecordStore {
  return {
    ...store,
    insert: (tx, record) => store.insert(tx, { ...record, key: nameOf(record.key) }),
    find: async (tx, record) => {
      const key = nameOf(record.key);
      const keyed = (await store.find(tx, { ...record, key })) ?? (await store.find(tx, record));
      const id = siteKeyId('author', key);
      if (keyed || id === undefined) return keyed;
      const nickname = record.values.nickname as LocalizedText;
      const [own] = await tx
        .select({ id: authors.id })
        .from(authors)
        .where(
          and(
            eq(authors.id, id),
            isNull(authors.key),
            sql`${authors.nickname}->>'zh-Hans' = ${nickname['zh-Hans']}`,
          ),
        );
      if (!own) return undefined;
      const [kept] = await store.list(tx, { afterId: own.id - 1, limit: 1 });
      return kept;
    },
  };
}

/** Archives of before called an author otherwise than their articles and columns do. */
function nameOf(key: string): string {
  return key.replace(/\/authors\/(\d+)$/, '/author/$1');
}

/** Whether an author is somebody who signs in here: what they say of themselves is theirs. */
export async function isPersonsOwn(db: Database, authorId: number): Promise<boolean> {
  const isOne = and(eq(authors.id, authorId), isNotNull(authors.accountId));
  return (await db.$count(authors, isOne)) > 0;
}
