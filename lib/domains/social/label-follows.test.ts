import { ENDPOINTS } from '@/lib/contract/endpoints';
import { articleLabels, labelFollows, socialCounts } from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { importArticles } from '../articles/public';
import { installNewsroom } from '../curation/public';
import type { Person } from '../domain-context';
import { followLabel } from './follow';
import { forgetPerson } from './forget-person';
import { countOwn } from './own-counts-repository';
import { listMyFollowedLabels } from './read-follows';
import { readSocialState } from './read-social';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;
let newest = 0;
let person: Person;

const ctxOf = (actor: Person, changes = {}) => callContext(database.db, { actor, ...changes });
const mine = (changes = {}) => ctxOf(person, changes);
const listed = (changes = {}) =>
  listMyFollowedLabels(mine(changes), ENDPOINTS.myFollowLabels.input.parse({}));
async function stateOf(ctx = mine()) {
  const { list } = await readSocialState(ctx, { type: 'label', ids: [1] });
  return list[0]!;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const system = callContext(database.db, { actor: { kind: 'system' }, now: NOW });
  await installNewsroom({ ctx: system, input: sampleNewsroom(NOW) });
  const news = Array.from({ length: 3 }, (_, place) =>
    sampleArticle(`label-${place}`, {
      publishedAt: new Date(NOW.getTime() - place * 60_000).toISOString(),
      titleEn: `Title ${place}`,
    }),
  );
  const made = await importArticles({ ctx: system, input: { articles: news } });
  newest = made[0]?.id ?? 0;
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [labelFollows, socialCounts]) await database.db.delete(table);
  person = (await samplePerson(database.db)).actor;
});

describe('followLabel', () => {
  it('follows once, however often it is asked, and lets go', async () => {
    const once = await followLabel(mine(), { id: 1, is_follow: true });
    expect(once).toEqual({ id: 1, is_followed: true, follow_count: 1 });
    expect(await followLabel(mine(), { id: 1, is_follow: true })).toEqual(once);
    expect(await stateOf()).toMatchObject({ is_followed: true, follow_count: 1 });
    expect(await followLabel(mine(), { id: 1 })).toEqual({
      id: 1,
      is_followed: false,
      follow_count: 0,
    });
    expect(await stateOf()).toMatchObject({ is_followed: false, follow_count: 0 });
  });

  it('refuses a visitor, and a label that there is not', async () => {
    const visitor = callContext(database.db);
    await expect(followLabel(visitor, { id: 1 })).rejects.toMatchObject({ key: 'signInRequired' });
    await expect(followLabel(mine(), { id: 999_999 })).rejects.toMatchObject({ key: 'notFound' });
    expect(await database.db.$count(labelFollows)).toBe(0);
  });

  it('counts a crowd right, and takes out who leaves', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, async () => (await samplePerson(database.db)).actor),
    );
    await Promise.all(
      people.flatMap((actor) =>
        [1, 2].map(() => followLabel(ctxOf(actor), { id: 1, is_follow: true })),
      ),
    );
    expect(await stateOf()).toMatchObject({ is_followed: false, follow_count: 12 });
    await Promise.all(
      people
        .slice(0, 5)
        .map((actor) => database.db.transaction((tx) => forgetPerson(tx, actor.id))),
    );
    expect(await stateOf()).toMatchObject({ follow_count: 7 });
    expect(await database.db.$count(labelFollows)).toBe(7);
  });
});

describe('myFollowLabels', () => {
  it('shows the labels one follows in one’s language, each with its newest article', async () => {
    await followLabel(mine(), { id: 1 });
    const page = await listed({ locale: 'en' });
    expect(ENDPOINTS.myFollowLabels.output.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      total: 1,
      next_cursor: null,
      list: [
        {
          id: 1,
          name: 'Bitcoin',
          follow_count: 1,
          article_count: 3,
          latest: { id: newest, title: 'Title 0', lang: 'en' },
        },
      ],
    });
    expect(await countOwn(database.db, person.id)).toEqual({ follows: 1, collects: 0 });
  });

  it('says that nothing stands under a label, and lists nothing of others', async () => {
    await followLabel(mine(), { id: 1 });
    await database.db.update(articleLabels).set({ publishedAt: null });
    expect((await listed()).list).toMatchObject([{ id: 1, latest: null }]);
    person = (await samplePerson(database.db)).actor;
    expect(await listed()).toMatchObject({ total: 0, list: [] });
  });
});
