import { eq } from 'drizzle-orm';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import {
  accounts,
  articles,
  collections,
  flashes,
  follows,
  likes,
  socialCounts,
} from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { importArticles } from '../articles/public';
import { installNewsroom } from '../curation/public';
import type { Person } from '../domain-context';
import { cancelCollection } from './cancel-collection';
import { collectItem } from './collect-item';
import { followAuthor } from './follow';
import { forgetPerson } from './forget-person';
import { likeItem } from './like-item';
import { listMyFollows } from './read-follows';
import { listMyCollection, readSocialState } from './read-social';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;
let articleIds: number[] = [];
let person: Person;

const ctxOf = (actor: Person, changes = {}) => callContext(database.db, { actor, ...changes });
const visitor = () => callContext(database.db);
const mine = (changes = {}) => ctxOf(person, changes);
const later = (seconds: number) => ({ now: new Date(NOW.getTime() + seconds * 1000) });

beforeAll(async () => {
  database = await createTestDatabase();
  const system = callContext(database.db, { actor: { kind: 'system' }, now: NOW });
  await installNewsroom({ ctx: system, input: sampleNewsroom(NOW) });
  const news = Array.from({ length: 4 }, (_, place) =>
    sampleArticle(`social-${place}`, {
      publishedAt: new Date(NOW.getTime() - place * 60_000).toISOString(),
      titleEn: `Title ${place}`,
    }),
  );
  const made = await importArticles({ ctx: system, input: { articles: news } });
  articleIds = made.map((article) => article.id ?? 0);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [collections, likes, follows, socialCounts]) await database.db.delete(table);
  await database.db.update(articles).set({ state: 'approved' });
  await database.db.update(flashes).set({ state: 'published' });
  person = (await samplePerson(database.db)).actor;
});

const first = () => articleIds[0]!;
const article = { type: 'article' as const };
const flash = { type: 'flash' as const };
async function countsOf(kind: 'article' | 'flash' | 'author', id: number) {
  const { list } = await readSocialState(visitor(), { type: kind, ids: [id] });
  return list[0]!;
}

describe('collecting', () => {
  it('collects an article once, however often it is asked', async () => {
    const once = await collectItem(mine(), { id: first(), ...article });
    expect(once).toEqual({ id: first(), is_collected: true, collect_count: 1 });
    expect(await collectItem(mine(), { id: first(), ...article })).toEqual(once);
    expect(await countsOf('article', first())).toMatchObject({ collect_count: 1, like_count: 0 });
  });

  it('keeps an article and a flash of the same id apart', async () => {
    await collectItem(mine(), { id: 1, ...article });
    await collectItem(mine(), { id: 1, ...flash });
    await cancelCollection(mine(), { id: 1, ...article });
    expect(await countsOf('article', 1)).toMatchObject({ collect_count: 0 });
    expect(await countsOf('flash', 1)).toMatchObject({ collect_count: 1 });
  });

  it('never counts below nothing', async () => {
    const answer = await cancelCollection(mine(), { id: first(), ...article });
    expect(answer).toEqual({ id: first(), is_collected: false, collect_count: 0 });
    await collectItem(mine(), { id: first(), ...article });
    await cancelCollection(mine(), { id: first(), ...article });
    expect((await cancelCollection(mine(), { id: first(), ...article })).collect_count).toBe(0);
  });

  it('takes nothing in that readers can not see, and lets go of what was withdrawn', async () => {
    await expect(collectItem(mine(), { id: 999_999, ...article })).rejects.toMatchObject({
      key: 'notFound',
    });
    await collectItem(mine(), { id: first(), ...article });
    await collectItem(mine(), { id: 2, ...flash });
    await database.db.update(articles).set({ state: 'withdrawn' }).where(eq(articles.id, first()));
    await database.db.update(flashes).set({ state: 'withdrawn' }).where(eq(flashes.id, 2));
    const other = (await samplePerson(database.db)).actor;
    for (const input of [
      { id: first(), ...article },
      { id: 2, ...flash },
    ]) {
      await expect(collectItem(ctxOf(other), input)).rejects.toMatchObject({ key: 'notFound' });
      expect(await cancelCollection(mine(), input)).toMatchObject({ collect_count: 0 });
    }
  });

  it('refuses a visitor, and who goes at it like a machine', async () => {
    await expect(collectItem(visitor(), { id: 1, ...flash })).rejects.toMatchObject({
      key: 'signInRequired',
    });
    const ctx = mine();
    const times = Array.from({ length: 301 }, () => cancelCollection(ctx, { id: 1, ...flash }));
    const answers = await Promise.allSettled(times);
    expect(answers.filter((answer) => answer.status === 'rejected')).toEqual([
      expect.objectContaining({ reason: expect.objectContaining({ key: 'tooManyRequests' }) }),
    ]);
  });
});

describe('liking and following', () => {
  it('does as wished, and turns over what is there without a wish', async () => {
    const like = (is_like?: boolean) => likeItem(mine(), { id: first(), ...article, is_like });
    expect(await like(true)).toEqual({ id: first(), is_liked: true, like_count: 1 });
    expect(await like(true)).toMatchObject({ is_liked: true, like_count: 1 });
    expect(await like()).toMatchObject({ is_liked: false, like_count: 0 });
    expect(await like(false)).toMatchObject({ is_liked: false, like_count: 0 });
    expect(await like()).toMatchObject({ is_liked: true, like_count: 1 });
  });

  it('takes a like back from what was withdrawn, and puts none on it', async () => {
    await likeItem(mine(), { id: 3, ...flash });
    await database.db.update(flashes).set({ state: 'withdrawn' }).where(eq(flashes.id, 3));
    expect(await likeItem(mine(), { id: 3, ...flash })).toMatchObject({ is_liked: false });
    await expect(likeItem(mine(), { id: 3, ...flash })).rejects.toMatchObject({ key: 'notFound' });
  });

  it('follows an author that there is', async () => {
    expect(await followAuthor(mine(), { id: 1 })).toEqual({
      id: 1,
      is_followed: true,
      follow_count: 1,
    });
    await expect(followAuthor(mine(), { id: 999 })).rejects.toMatchObject({ key: 'notFound' });
    expect(await followAuthor(mine(), { id: 1, is_follow: false })).toMatchObject({
      is_followed: false,
      follow_count: 0,
    });
  });
});

describe('counts under a crowd', () => {
  it('is right after a thousand people liked at once, and some thought better of it', async () => {
    const crowd = await database.db
      .insert(accounts)
      .values(Array.from({ length: 1_000 }, () => ({ nickname: '读者' })))
      .returning({ id: accounts.id });
    const actors = crowd.map(({ id }): Person => ({ ...person, id }));
    const ctxs = actors.map((actor) => ctxOf(actor));
    await Promise.all(ctxs.map((ctx) => likeItem(ctx, { id: first(), ...article, is_like: true })));
    expect(await countsOf('article', first())).toMatchObject({ like_count: 1_000 });
    await Promise.all(
      ctxs.map((ctx, place) =>
        place % 2 === 0
          ? likeItem(ctx, { id: first(), ...article, is_like: false })
          : collectItem(ctx, { id: first(), ...article }),
      ),
    );
    expect(await countsOf('article', first())).toMatchObject({
      like_count: 500,
      collect_count: 500,
    });
    expect(await database.db.$count(likes)).toBe(500);
  }, 60_000);

  it('counts one person once who presses ten times at once, in both directions', async () => {
    const ctx = mine();
    const tenTimes = (is_like: boolean) =>
      Promise.all(
        Array.from({ length: 10 }, () => likeItem(ctx, { id: first(), ...article, is_like })),
      );
    await tenTimes(true);
    expect(await countsOf('article', first())).toMatchObject({ like_count: 1 });
    await tenTimes(false);
    expect(await countsOf('article', first())).toMatchObject({ like_count: 0 });
    const mixed = Array.from({ length: 20 }, () => likeItem(ctx, { id: first(), ...article }));
    await Promise.all(mixed);
    const { like_count } = await countsOf('article', first());
    expect(like_count).toBe(await database.db.$count(likes));
  });

  it('is right where people leave while they and others press', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, async () => (await samplePerson(database.db)).actor),
    );
    const marks = (actor: Person) =>
      articleIds.flatMap((id) => [
        likeItem(ctxOf(actor), { id, ...article, is_like: true }),
        collectItem(ctxOf(actor), { id, ...article }),
        followAuthor(ctxOf(actor), { id: 1, is_follow: true }),
      ]);
    await Promise.all(people.flatMap(marks));
    const leaving = people.slice(0, 6).map((actor) =>
      database.db.transaction(async (tx) => {
        await forgetPerson(tx, actor.id);
        await tx.update(accounts).set({ state: 'deleted' }).where(eq(accounts.id, actor.id));
      }),
    );
    const pressing = people.flatMap((actor) => [
      likeItem(ctxOf(actor), { id: first(), ...article }),
      cancelCollection(ctxOf(actor), { id: articleIds[1]!, ...article }),
    ]);
    const answers = await Promise.allSettled([...leaving, ...pressing]);
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { key?: string }).key] : [],
    );
    expect(refusals.filter((key) => key !== 'accountUnavailable')).toEqual([]);
    for (const id of articleIds) {
      const { like_count, collect_count } = await countsOf('article', id);
      expect(like_count).toBe(await database.db.$count(likes, eq(likes.targetId, id)));
      expect(collect_count).toBe(
        await database.db.$count(collections, eq(collections.targetId, id)),
      );
    }
    expect((await countsOf('author', 1)).follow_count).toBe(6);
  }, 60_000);
});

describe('socialState', () => {
  it('tells everybody the counts, and a person their own marks', async () => {
    await likeItem(mine(), { id: first(), ...article });
    await collectItem(mine(), { id: articleIds[1]!, ...article });
    await followAuthor(mine(), { id: 1 });
    const ids = [articleIds[1]!, first(), 999_999, first()];
    const own = await readSocialState(mine(), { type: 'article', ids });
    expect(own.list.map((item) => [item.id, item.is_liked, item.is_collected])).toEqual([
      [articleIds[1], false, true],
      [first(), true, false],
      [999_999, false, false],
    ]);
    const open = await readSocialState(visitor(), { type: 'article', ids });
    expect(open.list[1]).toEqual({
      id: first(),
      like_count: 1,
      collect_count: 0,
      follow_count: 0,
      is_liked: false,
      is_collected: false,
      is_followed: false,
    });
    const author = await readSocialState(mine(), { type: 'author', ids: [1] });
    expect(author.list[0]).toMatchObject({ follow_count: 1, is_followed: true });
  });
});

describe('myCollection', () => {
  const input = (changes = {}) => ENDPOINTS.myCollection.input.parse(changes);

  it('lists the latest first in the reader’s language, withdrawn things as gone', async () => {
    await collectItem(mine(later(0)), { id: first(), ...article });
    await collectItem(mine(later(1)), { id: 2, ...flash });
    await collectItem(mine(later(2)), { id: articleIds[1]!, ...article });
    await database.db.update(articles).set({ state: 'withdrawn' }).where(eq(articles.id, first()));
    const page = await listMyCollection(mine({ locale: 'en' }), input());
    expect(ENDPOINTS.myCollection.output.parse(page)).toEqual(page);
    expect(page).toMatchObject({ total: 3, page: 1, limit: 25, next_cursor: null });
    expect(page.list).toMatchObject([
      { type: 'article', article: { id: articleIds[1], title: 'Title 1' } },
      { type: 'flash', flash: { id: 2 } },
      { type: 'gone', id: first(), kind: 'article', collected_time: NOW.toISOString() },
    ]);
    const flashesOnly = await listMyCollection(mine(), input({ type: 'flash' }));
    expect(flashesOnly).toMatchObject({ total: 1, list: [{ type: 'flash' }] });
    const other = (await samplePerson(database.db)).actor;
    expect((await listMyCollection(ctxOf(other), input())).list).toEqual([]);
  });

  it('goes on after a cursor or by page number, and shows everything once', async () => {
    // At one moment, and an article and a flash of one id: nothing may fall between two pages.
    for (const id of [1, 2, 3]) {
      await collectItem(mine(), { id, ...article });
      await collectItem(mine(), { id, ...flash });
    }
    const seen: string[] = [];
    const keyOf = (item: { type: string }) => JSON.stringify(item);
    let cursor: string | null = null;
    for (let turns = 0; turns < 6; turns += 1) {
      const page: Awaited<ReturnType<typeof listMyCollection>> = await listMyCollection(
        mine(),
        input({ limit: 1, ...(cursor ? { cursor } : {}) }),
      );
      seen.push(...page.list.map(keyOf));
      cursor = page.next_cursor;
    }
    expect(cursor).toBeNull();
    expect(new Set(seen).size).toBe(6);
    const second = await listMyCollection(mine(), input({ limit: 4, page: 2 }));
    expect(second.list.map(keyOf)).toEqual(seen.slice(4));
    expect(second.next_cursor).toBeNull();
  });

  it('refuses a visitor and a cursor that no list gave', async () => {
    await expect(listMyCollection(visitor(), input())).rejects.toMatchObject({
      key: 'signInRequired',
    });
    for (const cursor of ['x', 'abc-1', 'abc-1-x', '-a']) {
      await expect(listMyCollection(mine(), input({ cursor }))).rejects.toMatchObject({
        key: 'invalidInput',
      });
    }
  });
});

describe('myFollow', () => {
  it('shows whom one follows with their newest article', async () => {
    await followAuthor(mine(), { id: 1 });
    const other = (await samplePerson(database.db)).actor;
    await followAuthor(ctxOf(other), { id: 1 });
    const page = await listMyFollows(mine(), ENDPOINTS.myFollow.input.parse({}));
    expect(ENDPOINTS.myFollow.output.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      total: 1,
      next_cursor: null,
      list: [
        { id: 1, follow_count: 2, article_count: 4, bio: '简介', latest: { id: articleIds[0] } },
      ],
    });
  });

  it('says that an author has nothing out', async () => {
    await followAuthor(mine(), { id: 1 });
    await database.db.update(articles).set({ state: 'withdrawn' });
    const page = await listMyFollows(mine(), ENDPOINTS.myFollow.input.parse({}));
    expect(page.list).toMatchObject([{ latest: null }]);
  });
});
