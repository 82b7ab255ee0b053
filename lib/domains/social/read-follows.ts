import type { CallOutput } from '../../contract/endpoints';
import { latestOf, listArticlesById, listAuthorDigests } from '../articles/public';
import { personOf, type DomainContext } from '../domain-context';
import { decodeCursor, encodeCursor, type PageRequest } from '../listings/public';
import { listLabelDigests } from '../taxonomy/public';
import { refuseVisitor } from './refuse-visitor';
import { countFollowed, listFollowed, type FollowedKind } from './repository';

/** Whom the person follows, the latest first, each with the newest of theirs. */
export async function listMyFollows(
  ctx: DomainContext,
  request: PageRequest,
): Promise<CallOutput<'myFollow'>> {
  const { rows, ...page } = await readPage(ctx, 'author', request);
  const digests = await listAuthorDigests(
    ctx,
    rows.map((row) => row.id),
  );
  const list = rows.flatMap(({ id, at, count }) => {
    const digest = digests.get(id);
    return digest ? [{ ...digest, followed_time: at.toISOString(), follow_count: count }] : [];
  });
  return { list, ...page };
}

/** The labels that the person follows, the latest first, each with its newest article. */
export async function listMyFollowedLabels(
  ctx: DomainContext,
  request: PageRequest,
): Promise<CallOutput<'myFollowLabels'>> {
  const { rows, ...page } = await readPage(ctx, 'label', request);
  const labels = await listLabelDigests(
    ctx,
    rows.map((row) => row.id),
  );
  const newest = await listArticlesById(
    ctx,
    [...labels.values()].flatMap(({ latestId }) => latestId ?? []),
  );
  const articleOf = new Map(newest.map((article) => [article.id, article]));
  const list = rows.flatMap(({ id, at, count }) => {
    const found = labels.get(id);
    if (!found) return [];
    const { latestId, ...label } = found;
    const article = latestId === null ? undefined : articleOf.get(latestId);
    const latest = article ? latestOf(article) : null;
    return [{ ...label, latest, followed_time: at.toISOString(), follow_count: count }];
  });
  return { list, ...page };
}

async function readPage(
  ctx: DomainContext,
  kind: FollowedKind,
  { page, limit, cursor }: PageRequest,
) {
  const person = personOf(ctx.actor, refuseVisitor);
  const after = cursor ? decodeCursor(cursor) : undefined;
  const window = after
    ? { after: { at: after.publishedAt, id: after.id } }
    : { skip: (page - 1) * limit };
  const total = await countFollowed(ctx.db, person.id, kind);
  const found = await listFollowed(ctx.db, person.id, kind, window, limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = last && encodeCursor({ publishedAt: last.at, id: last.id });
  return { rows, total, page, limit, next_cursor: found.length > limit && next ? next : null };
}
