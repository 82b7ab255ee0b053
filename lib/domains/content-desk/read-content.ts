import { createHash } from 'node:crypto';
import {
  ADMIN_CONTENT,
  CONTENT_FIELDS,
  type ContentItem,
  type ContentKind,
} from '../../contract/desk-content';
import { CodedError } from '../../contract/error-codes';
import { pickText } from '../../i18n/pick-text';
import { listArticlesById } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import type { ContentRow } from './content-store';
import { toShown, type DeskValues, type KeptValues } from './row-values';
import { findAuthors, listAuthorNames, STORES } from './stores-repository';

interface Which {
  kind: ContentKind;
  id: number;
}

/**
 * The member of the desk who may change a kind.
 * @throws CodedError notPermitted, secondStepRequired
 */
export function contentEditor(ctx: DomainContext, kind: ContentKind) {
  return staffMember(ctx.actor, ADMIN_CONTENT.includes(kind) ? 'admin' : 'editor');
}

/** The records of a kind, in the order readers see them. @throws CodedError notPermitted, secondStepRequired */
export async function listContent(ctx: DomainContext, kind: ContentKind) {
  contentEditor(ctx, kind);
  const rows = await STORES[kind].list(ctx.db);
  const articleIds = rows.flatMap(({ title }) => (isArticle(title) ? [title.articleId] : []));
  const titles = await articleTitles(ctx, articleIds);
  return {
    list: rows.map((row) => ({
      id: row.id,
      title: isArticle(row.title)
        ? (titles[`article:${row.title.articleId}`] ?? '')
        : typeof row.title === 'string'
          ? row.title
          : pickText(row.title, ctx.locale),
      state: stateOf(row, ctx.now),
      is_dead: row.isDead ?? false,
    })),
  };
}

/** One record as the desk writes it. @throws CodedError notFound, notPermitted, secondStepRequired */
export async function openContent(ctx: DomainContext, { kind, id }: Which): Promise<ContentItem> {
  contentEditor(ctx, kind);
  const kept = await STORES[kind].find(ctx.db, id);
  if (!kept) throw new CodedError('notFound');
  return presentContent(ctx, { kind, id }, kept);
}

/** Authors whose name holds the words. @throws CodedError notPermitted, secondStepRequired */
export async function findDeskAuthors(ctx: DomainContext, keyword: string) {
  staffMember(ctx.actor);
  const rows = await findAuthors(ctx.db, keyword);
  return { list: rows.map(({ id, nickname }) => ({ id, name: pickText(nickname, ctx.locale) })) };
}

/** A record for the desk, with the names of what it refers to. */
export async function presentContent(
  ctx: DomainContext,
  { kind, id }: Which,
  kept: KeptValues,
): Promise<ContentItem> {
  const values = toShown(CONTENT_FIELDS[kind], kept);
  const names = await namesOf(ctx, kind, values);
  return { kind, id, version: versionOf(kept), values, names };
}

/** What a record is told apart by from what it was: a digest of all that is kept of it. */
export function versionOf(kept: KeptValues): string {
  return createHash('sha256').update(JSON.stringify(kept, inOrder)).digest('base64url');
}

/** Fields by name: a database gives those of a document in an order of its own. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

async function namesOf(
  ctx: DomainContext,
  kind: ContentKind,
  values: DeskValues,
): Promise<Record<string, string>> {
  const idsOf = (...types: string[]) =>
    CONTENT_FIELDS[kind]
      .filter(({ type }) => types.includes(type))
      .flatMap(({ name }) => values[name] as number | number[]);
  const authors = await listAuthorNames(ctx.db, idsOf('author'));
  return {
    ...(await articleTitles(ctx, idsOf('article', 'articles'))),
    ...Object.fromEntries(
      authors.map(({ id, nickname }) => [`author:${id}`, pickText(nickname, ctx.locale)]),
    ),
  };
}

/** Titles of the articles of some ids that readers can see, by `article:id`. */
export async function articleTitles(
  ctx: DomainContext,
  ids: readonly number[],
): Promise<Record<string, string>> {
  const articles = await listArticlesById(ctx, ids);
  return Object.fromEntries(articles.map(({ id, title }) => [`article:${id}`, title]));
}

function isArticle(title: ContentRow['title']): title is { articleId: number } {
  return typeof title === 'object' && 'articleId' in title;
}

function stateOf({ startsAt, endsAt }: ContentRow, now: Date): 'shown' | 'coming' | 'over' {
  if (startsAt && startsAt > now) return 'coming';
  return endsAt && endsAt <= now ? 'over' : 'shown';
}
