import { sql, type SQL } from 'drizzle-orm';
import { SEARCH_COUNT_MAX, SEARCH_KINDS, type SearchKind } from '../../contract/search';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';

/** A thing that holds what is looked for, with what its rank is made of. */
export interface Candidate {
  kind: SearchKind;
  ref: number;
  dated: Date | null;
  titles: string;
  /** PostgreSQL's rank over all its words, 0 to 1. */
  rank: number;
  /** Groups that its titles hold, each 1 as typed and less by another name. */
  titleHits: number;
  /** Groups that it holds anywhere. */
  hits: number;
}

export interface GroupQueries {
  own: string;
  any: string;
}

export interface Wanted {
  query: string;
  kind: SearchKind | undefined;
}

/** Another name of a thing counts less than the one that was typed. */
const OTHER_NAME = 0.8;

/**
 * The newest that hold the query, and the newest that hold it in their titles: more than so
 * many of each are never ranked.
 */
export async function listCandidates(
  db: Database,
  { query, kind }: Wanted,
  groups: readonly GroupQueries[],
): Promise<Candidate[]> {
  const q = sql`${query}::tsquery`;
  const ofKind = kindClause(kind);
  const hits = sumOf(groups.map(({ any }) => sql`(e.words @@ ${any}::tsquery)::int`));
  const titleHits = sumOf(
    groups.map(
      ({ own, any }) => sql`case when e.title_words @@ ${own}::tsquery then 1
        when e.title_words @@ ${any}::tsquery then ${OTHER_NAME}::float8 else 0 end`,
    ),
  );
  const rows = rowsOf<Omit<Candidate, 'dated'> & { dated: Date | string | null }>(
    await db.execute(sql`
      with found as (
        (select kind, ref from search_entries where title_words @@ ${q} ${ofKind}
          order by dated desc nulls first limit ${SEARCH_COUNT_MAX})
        union
        (select kind, ref from search_entries where words @@ ${q} ${ofKind}
          order by dated desc nulls first limit ${SEARCH_COUNT_MAX}))
      select e.kind, e.ref, e.dated, e.titles,
        ts_rank('{0.05, 0.1, 0.4, 1}', e.words, ${q}, 1)::float8 as rank,
        (${titleHits})::float8 as "titleHits", (${hits})::int as hits
      from found join search_entries e using (kind, ref)`),
  );
  return rows.map((row) => ({ ...row, dated: row.dated === null ? null : new Date(row.dated) }));
}

/** The newest that hold the query and have a time. */
export async function listNewest(
  db: Database,
  { query, kind }: Wanted,
  offset: number,
  limit: number,
): Promise<{ kind: SearchKind; ref: number }[]> {
  return rowsOf(
    await db.execute(sql`
      select kind, ref from search_entries
      where words @@ ${query}::tsquery and dated is not null ${kindClause(kind)}
      order by dated desc, kind, ref desc offset ${offset} limit ${limit}`),
  );
}

/** How many of each kind hold the query; of more than the greatest number one more is told. */
export async function countKinds(db: Database, query: string): Promise<Record<SearchKind, number>> {
  const counts = SEARCH_KINDS.map(
    (kind) => sql`(select count(*) from (select 1 from search_entries
      where words @@ ${query}::tsquery and kind = ${kind} limit ${SEARCH_COUNT_MAX + 1}) as few)::int
      as ${sql.identifier(kind)}`,
  );
  const [row] = rowsOf<Record<SearchKind, number>>(
    await db.execute(sql`select ${sql.join(counts, sql`, `)}`),
  );
  return row ?? (Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, 0])) as typeof row & object);
}

/** Things whose titles hold the query, for suggestions: names first, then the newest. */
export async function listTitles(db: Database, query: string, limit: number): Promise<Candidate[]> {
  const rows = rowsOf<Candidate>(
    await db.execute(sql`
      select kind, ref, dated, titles, 0 as rank, 0 as "titleHits", 0 as hits from search_entries
      where title_words @@ ${query}::tsquery order by dated desc nulls first limit ${limit}`),
  );
  return rows.map((row) => ({ ...row, dated: row.dated === null ? null : new Date(row.dated) }));
}

/** Which of these Latin words some text holds. */
export async function listKnownWords(db: Database, words: readonly string[]): Promise<string[]> {
  const rows = rowsOf<{ word: string }>(
    await db.execute(
      sql`select word from search_words where word in (${sql.join(
        words.map((word) => sql`${word}`),
        sql`, `,
      )})`,
    ),
  );
  return rows.map(({ word }) => word);
}

/** Latin words that share the most three-letter pieces with one. */
export async function listSimilarWords(
  db: Database,
  word: string,
  limit: number,
): Promise<string[]> {
  const rows = rowsOf<{ word: string }>(
    await db.execute(sql`select word from search_words where word % ${word}
      order by similarity(word, ${word}) desc, word limit ${limit}`),
  );
  return rows.map((row) => row.word);
}

function kindClause(kind: SearchKind | undefined): SQL {
  return kind ? sql`and kind = ${kind}` : sql``;
}

function sumOf(parts: readonly SQL[]): SQL {
  return parts.length > 0 ? sql.join([...parts], sql` + `) : sql`0`;
}
