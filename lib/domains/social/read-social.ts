import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { listArticlesById } from '../articles/public';
import { personOf, type DomainContext } from '../domain-context';
import { listFlashesById } from '../flash/public';
import { decodeCursor, encodeCursor, type PageRequest } from '../listings/public';
import { refuseVisitor } from './refuse-visitor';
import {
  countCollected,
  listCollected,
  listCounts,
  listOwnMarks,
  type Mark,
  type MarkCursor,
  type MarkedKind,
  type SocialKind,
} from './repository';

type Collected = CallOutput<'myCollection'>['list'][number];
type Social = CallOutput<'socialState'>;

/** What the person collected, the latest first; what was withdrawn since is `gone`. */
export async function listMyCollection(
  ctx: DomainContext,
  input: PageRequest & { type?: SocialKind | undefined },
): Promise<CallOutput<'myCollection'>> {
  const person = personOf(ctx.actor, refuseVisitor);
  const { page, limit, cursor, type } = input;
  const window = cursor ? { after: decodeMarkCursor(cursor) } : { skip: (page - 1) * limit };
  const total = await countCollected(ctx.db, person.id, type);
  const rows = await listCollected(ctx.db, person.id, type, window, limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    list: await presentCollected(ctx, shown),
    total,
    page,
    limit,
    next_cursor: rows.length > limit && last ? encodeMarkCursor(last) : null,
  };
}

/** Counts of articles, flashes, authors or labels, and which of the marks are the caller's own. */
export async function readSocialState(
  ctx: DomainContext,
  { type, ids }: { type: MarkedKind; ids: readonly number[] },
): Promise<Social> {
  const asked = [...new Set(ids)];
  const counts = await listCounts(ctx.db, type, asked);
  const own =
    ctx.actor.kind === 'person' ? await listOwnMarks(ctx.db, ctx.actor.id, type, asked) : [];
  const countOf = new Map(counts.map((row) => [row.targetId, row]));
  const marks = new Set(own.map(({ mark, targetId }) => `${mark} ${targetId}`));
  const has = (mark: Mark, id: number) => marks.has(`${mark} ${id}`);
  return {
    list: asked.map((id) => {
      const row = countOf.get(id);
      return {
        id,
        like_count: row?.likes ?? 0,
        collect_count: row?.collects ?? 0,
        follow_count: row?.follows ?? 0,
        is_liked: has('like', id),
        is_collected: has('collect', id),
        is_followed: has('follow', id),
      };
    }),
  };
}

async function presentCollected(
  ctx: DomainContext,
  rows: readonly { kind: SocialKind; id: number; at: Date }[],
): Promise<Collected[]> {
  const idsOf = (kind: SocialKind) => rows.filter((row) => row.kind === kind).map((row) => row.id);
  const articles = await listArticlesById(ctx, idsOf('article'));
  const flashes = await listFlashesById(ctx, idsOf('flash'));
  const articleOf = new Map(articles.map((item) => [item.id, item]));
  const flashOf = new Map(flashes.map((item) => [item.id, item]));
  return rows.map(({ kind, id, at }): Collected => {
    const collected_time = at.toISOString();
    const article = kind === 'article' ? articleOf.get(id) : undefined;
    if (article) return { type: 'article', collected_time, article };
    const flash = kind === 'flash' ? flashOf.get(id) : undefined;
    if (flash) return { type: 'flash', collected_time, flash };
    return { type: 'gone', collected_time, id, kind };
  });
}

const KIND_OF_LETTER: Record<string, SocialKind> = { a: 'article', f: 'flash' };

/** As the cursor of a feed, with the kind: an article and a flash may share time and id. */
function encodeMarkCursor({ at, id, kind }: { at: Date; id: number; kind: SocialKind }): string {
  return `${encodeCursor({ publishedAt: at, id })}-${kind[0]}`;
}

function decodeMarkCursor(text: string): MarkCursor {
  const kind = Object.hasOwn(KIND_OF_LETTER, text.slice(-1))
    ? KIND_OF_LETTER[text.slice(-1)]
    : undefined;
  if (!kind || text.at(-2) !== '-') throw new CodedError('invalidInput', { field: 'cursor' });
  const { publishedAt, id } = decodeCursor(text.slice(0, -2));
  return { at: publishedAt, id, kind };
}
