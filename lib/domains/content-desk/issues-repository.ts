import { and, asc, desc, eq, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { issueEntries, issues } from '../../db/schema';
import type { LocalizedText } from '../../i18n/locales';
import type { ContentStore } from './content-store';
import type { KeptValues } from './row-values';

/** Issues of the periodicals with the articles that they point to; the latest are listed. */
const LISTED = 200;

export const issueStore: ContentStore = {
  list: async (db) => {
    const rows = await db
      .select({
        id: issues.id,
        title: issues.title,
        day: issues.day,
        startsAt: issues.publishedAt,
      })
      .from(issues)
      .orderBy(desc(issues.day), desc(issues.id))
      .limit(LISTED);
    return rows.map(({ id, title, day, startsAt }) => ({
      ...{ id, startsAt },
      title: withDay(title, day),
    }));
  },
  find: async (db, id) => {
    const [row] = await db.select().from(issues).where(eq(issues.id, id)).for('update');
    if (!row) return undefined;
    const entries = await entriesOf(db, id);
    return {
      issue_kind: row.kind,
      day: row.day,
      title: row.title,
      lead: row.lead,
      body: row.body,
      articles: entries.flatMap(({ articleId }) => articleId ?? []),
      published_time: row.publishedAt,
    };
  },
  findByKey: async (db, key) => {
    const [row] = await db.select({ id: issues.id }).from(issues).where(eq(issues.key, key));
    return row?.id;
  },
  isTaken: async (db, values, besides) => {
    const isSame = and(
      eq(issues.kind, values.issue_kind as string),
      eq(issues.day, values.day as string),
      besides === null ? undefined : ne(issues.id, besides),
    );
    return (await db.$count(issues, isSame)) > 0;
  },
  insert: async (db, { key, values }) => {
    // Numbers follow each other: two new issues of a kind wait for each other.
    await db.execute(sql`lock table ${issues} in share row exclusive mode`);
    const own = ownColumns(values);
    const [last] = await db
      .select({ number: max(issues.number) })
      .from(issues)
      .where(eq(issues.kind, own.kind));
    const [made] = await db
      .insert(issues)
      .values({ ...own, key, number: (last?.number ?? 0) + 1 })
      .onConflictDoNothing({ target: issues.key })
      .returning({ id: issues.id });
    if (made) await writeEntries(db, made.id, values);
    return made?.id;
  },
  update: async (db, id, values) => {
    const { kind: _fixed, ...own } = ownColumns(values);
    await db.update(issues).set(own).where(eq(issues.id, id));
    await writeEntries(db, id, values);
  },
  remove: async (db, id) => {
    await db.delete(issues).where(eq(issues.id, id));
  },
  order: () => Promise.resolve(),
};

function ownColumns(values: KeptValues) {
  return {
    kind: values.issue_kind as string,
    day: values.day as string,
    title: values.title as LocalizedText,
    lead: values.lead as LocalizedText,
    body: values.body as LocalizedText,
    publishedAt: values.published_time as Date,
  };
}

function entriesOf(db: Database, issueId: number) {
  return db
    .select()
    .from(issueEntries)
    .where(eq(issueEntries.issueId, issueId))
    .orderBy(asc(issueEntries.position));
}

/** Writes the articles in their order; notes on them and flashes among them stay. */
async function writeEntries(db: Database, issueId: number, values: KeptValues): Promise<void> {
  const before = await entriesOf(db, issueId);
  const noteOf = new Map(before.map(({ articleId, note }) => [articleId, note]));
  const articles = [...new Set(values.articles as number[])].map((articleId) => ({
    articleId,
    flashId: null,
    note: noteOf.get(articleId) ?? null,
  }));
  const flashes = before.flatMap(({ flashId, note }) =>
    flashId === null ? [] : [{ articleId: null, flashId, note }],
  );
  const entries = [...articles, ...flashes];
  await db.delete(issueEntries).where(eq(issueEntries.issueId, issueId));
  if (entries.length === 0) return;
  await db
    .insert(issueEntries)
    .values(entries.map((entry, position) => ({ ...entry, issueId, position })));
}

/** Many issues have one name: their day tells them apart. */
function withDay(title: LocalizedText, day: string): LocalizedText {
  const { en } = title;
  return {
    'zh-Hans': `${day} ${title['zh-Hans']}`,
    'zh-Hant': `${day} ${title['zh-Hant']}`,
    ...(en === undefined ? {} : { en: `${day} ${en}` }),
  };
}
