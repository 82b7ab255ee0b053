import type { z } from 'zod';
import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { issueSet, PreparedIssue } from '../../contract/importing-reading';
import type { Database } from '../../db/client';
import type { LocalizedText } from '../../i18n/locales';
import { sanitizeBody } from '../articles/public';
import type { DomainContext } from '../domain-context';
import {
  articleIdsBySource,
  flashIdsByKey,
  highestNumber,
  insertIssue,
  listKnownKeys,
  lockIssues,
  type NewEntry,
} from './repository';

/**
 * Publishes issues of the periodicals in the order of their days, numbered on from
 * the last of their kind, all or none. An issue whose key is there, or whose kind
 * has one of that day, stays as it is. Entries that name nothing known are left out.
 * @returns how many were written.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function saveIssues({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: z.output<typeof issueSet>;
}): Promise<{ issues: number }> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const written = await ctx.db.transaction((tx) => writeIssues(tx as Database, input.issues));
  if (written > 0) ctx.changed(TAGS.issues);
  return { issues: written };
}

async function writeIssues(db: Database, issues: readonly PreparedIssue[]): Promise<number> {
  // Two writers would number alike.
  await lockIssues(db);
  const known = await listKnownKeys(
    db,
    issues.map((issue) => issue.key),
  );
  const missing = issues
    .filter((issue) => !known.has(issue.key))
    .sort((left, right) => (left.day < right.day ? -1 : 1));
  const ids = await resolveEntries(db, missing);
  const lastNumbers = new Map<string, number>();
  let written = 0;
  for (const { entries, publishedAt, body, ...issue } of missing) {
    const last = lastNumbers.get(issue.kind) ?? (await highestNumber(db, issue.kind));
    const row = {
      ...issue,
      number: last + 1,
      publishedAt: new Date(publishedAt),
      body: sanitized(body),
    };
    const isNew = await insertIssue(db, row, entryRows(entries, ids));
    lastNumbers.set(issue.kind, isNew ? last + 1 : last);
    if (isNew) written += 1;
  }
  return written;
}

interface KnownIds {
  article: Map<string, number>;
  flash: Map<string, number>;
}

async function resolveEntries(db: Database, issues: readonly PreparedIssue[]): Promise<KnownIds> {
  const keysOf = (kind: 'article' | 'flash') => [
    ...new Set(
      issues.flatMap((issue) =>
        issue.entries.filter((entry) => entry.kind === kind).map((entry) => entry.sourceKey),
      ),
    ),
  ];
  return {
    article: await articleIdsBySource(db, keysOf('article')),
    flash: await flashIdsByKey(db, keysOf('flash')),
  };
}

function entryRows(entries: PreparedIssue['entries'], ids: KnownIds): NewEntry[] {
  return entries.flatMap(({ kind, sourceKey, note = null }) => {
    const id = ids[kind].get(sourceKey);
    if (id === undefined) return [];
    return [kind === 'article' ? { articleId: id, note } : { flashId: id, note }];
  });
}

function sanitized(body: LocalizedText): LocalizedText {
  return {
    'zh-Hans': sanitizeBody(body['zh-Hans']),
    'zh-Hant': sanitizeBody(body['zh-Hant']),
    ...(body.en === undefined ? {} : { en: sanitizeBody(body.en) }),
  };
}
