import { eq, sql } from 'drizzle-orm';
import { trackingRecord, webVitals } from '@/lib/contract/tracking';
import { articles, articleViewHours, countedReaders, pageDays } from '@/lib/db/schema';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { importArticles, listHotArticles } from '../articles/public';
import { installNewsroom } from '../curation/public';
import { clearOldVisits } from './clear-visits';
import { trackingHandlers } from './handlers';
import { writeVisits } from './write-visits';

const NOW = new Date('2026-11-02T02:10:00.000Z');
const HOUR_MS = 3_600_000;
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
let database: TestDatabase;
let ids: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  const outcomes = await importArticles({
    ctx,
    input: {
      articles: ['one', 'two', 'three'].map((key, at) =>
        sampleArticle(key, {
          titleEn: key,
          publishedAt: new Date(NOW.getTime() - (at + 1) * HOUR_MS).toISOString(),
          views: 10 - at,
        }),
      ),
    },
  });
  ids = outcomes.map(({ id }) => id ?? 0);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(articleViewHours);
  await database.db.delete(countedReaders);
  await database.db.delete(pageDays);
});

let readers = 0;
const newUuid = () => `3f0d8a44-2b0c-4a53-9d5b-${String((readers += 1)).padStart(12, '0')}`;
const record = (changes = {}) =>
  trackingRecord.parse({
    ...{ time: NOW.toISOString(), event: 'gw_detail', uuid: newUuid(), platform: 'web' },
    ...{ wz_id: ids[0], page: '/gw_detail/1', route: 'gw_detail' },
    ...changes,
  });
const visitor = (changes = {}) =>
  callContext(database.db, { now: NOW, userAgent: BROWSER, ...changes });
const viewsOf = async (id = ids[0] ?? 0) => {
  const rows = await database.db
    .select()
    .from(articleViewHours)
    .where(eq(articleViewHours.articleId, id));
  return rows.reduce((sum, { views }) => sum + views, 0);
};
const totalOf = async (id = ids[0] ?? 0) =>
  (await database.db.select().from(articles).where(eq(articles.id, id)))[0]?.views ?? 0;

describe('a view of an article', () => {
  it('counts once a reader and day, and again after it', async () => {
    const before = await totalOf();
    const uuid = newUuid();
    await trackingHandlers.pvuv(visitor(), record({ uuid }));
    await trackingHandlers.pvuv(visitor(), record({ uuid: uuid.toUpperCase() }));
    const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
    await trackingHandlers.pvuv(visitor({ now: later(23) }), record({ uuid }));
    expect(await viewsOf()).toBe(1);
    await trackingHandlers.pvuv(visitor({ now: later(24) }), record({ uuid }));
    expect(await viewsOf()).toBe(2);
    expect(await totalOf()).toBe(before + 2);
  });

  it('counts once however many servers write it at the same time', async () => {
    const uuid = newUuid();
    const all = Array.from({ length: 6 }, () => trackingHandlers.pvuv(visitor(), record({ uuid })));
    await Promise.all(all);
    expect(await viewsOf()).toBe(1);
  });

  it.each([
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a browser that nobody sits before', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0'],
    ['a preview of a messenger', 'Mozilla/5.0 (compatible; TelegramBot)'],
    ['a library', 'python-requests/2.32'],
    ['who says nothing', ''],
  ])('is not counted for %s', async (_who, userAgent) => {
    const answer = await trackingHandlers.pvuv(visitor({ userAgent }), record());
    expect(answer).toEqual({ counted: false });
    expect(await viewsOf()).toBe(0);
  });

  it('counts so many readers of one network, and others after', async () => {
    const network = visitor();
    const answers = [];
    for (let time = 0; time < 35; time += 1) {
      answers.push(await trackingHandlers.pvuv(network, record()));
    }
    expect(answers.filter(({ counted }) => counted)).toHaveLength(20);
    await trackingHandlers.pvuv({ ...network, network: '203.0.113.9' }, record());
    expect(await viewsOf()).toBe(21);
  });

  it('is not counted for who asks not to be', async () => {
    const quiet = visitor({ wantsNoTracking: true });
    expect(await trackingHandlers.pvuv(quiet, record())).toEqual({ counted: false });
    const home = record({ wz_id: 0, route: 'home' });
    expect(await trackingHandlers.pageView(quiet, home)).toEqual({ counted: false });
    const measured = { route: 'home', device: 'mobile' as const, vitals: [] };
    expect(await trackingHandlers.webVitals(quiet, measured)).toEqual({ counted: false });
    expect(await viewsOf()).toBe(0);
  });

  it('is nothing where the number names no article', async () => {
    await trackingHandlers.pvuv(visitor(), record({ wz_id: 999_999 }));
    expect(await trackingHandlers.pvuv(visitor(), record({ wz_id: 0 }))).toEqual({
      counted: false,
    });
    expect(await viewsOf(999_999)).toBe(0);
  });

  it('keeps neither the uuid nor the network', async () => {
    const uuid = newUuid();
    await trackingHandlers.pvuv(visitor(), record({ uuid }));
    const rows = JSON.stringify(await database.db.select().from(countedReaders));
    expect(rows).not.toContain(uuid);
    expect(rows).not.toContain('198.51.100.7');
  });
});

describe('a view of another page', () => {
  it('counts each time, and its visitor once a day of UTC+8', async () => {
    const uuid = newUuid();
    const home = { uuid, wz_id: 0, route: 'home', event: 'home' };
    await trackingHandlers.pageView(visitor(), record(home));
    await trackingHandlers.pageView(visitor(), record(home));
    await trackingHandlers.pageView(visitor(), record({ ...home, uuid: newUuid() }));
    const rows = await database.db.select().from(pageDays).orderBy(pageDays.page);
    expect(rows).toEqual([
      { day: '2026-11-02', page: '', views: 3, visitors: 2 },
      { day: '2026-11-02', page: 'home', views: 3, visitors: 0 },
    ]);
  });

  it('counts so many times of one network, whatever they are called', async () => {
    const network = visitor();
    const tell = () =>
      trackingHandlers.pageView(network, record({ wz_id: 0, route: 'home', event: 'home' }));
    const answers = [];
    for (let time = 0; time < 65; time += 1) answers.push(await tell());
    expect(answers.filter(({ counted }) => counted)).toHaveLength(60);
  });

  it('never counts as a view of an article', async () => {
    await trackingHandlers.pageView(visitor(), record());
    expect(await viewsOf()).toBe(0);
  });
});

describe('the hot list', () => {
  const read = async (id: number | undefined, count: number, at = NOW) =>
    writeVisits({
      ctx: { db: database.db },
      visits: Array.from({ length: count }, () => {
        const reader = newUuid();
        return { kind: 'view' as const, at, page: 'gw_detail', reader, articleId: id ?? 0 };
      }),
    });
  const hot = async (window: '24h' | '7d') => {
    const ctx = visitor({ locale: 'en' });
    return (await listHotArticles(ctx, 3, window)).map(({ id }) => id);
  };

  it('ranks what readers read in its span, then what came out', async () => {
    await read(ids[2], 5);
    await read(ids[1], 40, new Date(NOW.getTime() - 30 * HOUR_MS));
    expect((await hot('24h'))[0]).toBe(ids[2]);
    expect((await hot('7d')).slice(0, 2)).toEqual([ids[1], ids[2]]);
  });

  it('is moved by no single reader', async () => {
    const before = await hot('24h');
    await read(before[2], 2);
    expect(await hot('24h')).toEqual(before);
  });
});

describe('statistics', () => {
  it('shows an author their own articles, day by day, and nobody another’s', async () => {
    const { actor } = await samplePerson(database.db, { role: 'reader' });
    const own = () =>
      trackingHandlers.myArticleViews(visitor({ actor, locale: 'en' }), { days: 7 });
    expect((await own()).list).toEqual([]);
    await database.db.execute(
      sql`update authors set account_id = ${actor.id}
        where id = (select author_id from articles where id = ${ids[0]})`,
    );
    await trackingHandlers.pvuv(visitor(), record());
    const { list, first_day } = await own();
    expect(first_day).toBe('2026-10-27');
    const one = list.find(({ id }) => id === ids[0]);
    expect(one).toMatchObject({ title: 'one', views: 1, daily: [0, 0, 0, 0, 0, 0, 1] });
  });

  it('shows the desk the whole site, and nobody else', async () => {
    const { actor: editor } = await samplePerson(database.db, { role: 'editor' });
    const { actor: reader } = await samplePerson(database.db, { role: 'reader' });
    await trackingHandlers.pvuv(visitor(), record());
    const vitals = [100, 200, 300, 4_000].map((value) => ({ name: 'LCP' as const, value }));
    for (const vital of vitals) {
      const input = { route: 'home', device: 'mobile' as const, vitals: [vital] };
      await trackingHandlers.webVitals(visitor(), input);
    }
    const visits = await trackingHandlers.deskVisits(visitor({ actor: editor }), { days: 7 });
    expect(visits.days.at(-1)).toEqual({ day: '2026-11-02', views: 1, visitors: 1 });
    expect(visits.pages).toEqual([{ page: 'gw_detail', views: 1 }]);
    expect(visits.articles.map(({ id }) => id)).toEqual([ids[0]]);
    const [lcp] = visits.vitals;
    expect(lcp).toMatchObject({ page: 'home', device: 'mobile', vital: 'LCP', visits: 4 });
    expect(Math.abs((lcp?.p75 ?? 0) - 300)).toBeLessThan(15);
    const refused = trackingHandlers.deskVisits(visitor({ actor: reader }), { days: 7 });
    await expect(refused).rejects.toMatchObject({ key: 'notPermitted' });
  });
});

describe('what a visit measured', () => {
  const told = (vitals: { name: string; value: number }[]) =>
    webVitals.input.safeParse({ route: 'home', device: 'mobile', vitals }).success;

  it('is possible, and said once', () => {
    expect(
      told([
        { name: 'LCP', value: 2_100 },
        { name: 'CLS', value: 0.02 },
      ]),
    ).toBe(true);
    expect(told([{ name: 'LCP', value: 599_999 }])).toBe(false);
    expect(told([{ name: 'CLS', value: 500 }])).toBe(false);
    expect(
      told([
        { name: 'LCP', value: 1 },
        { name: 'LCP', value: 2 },
      ]),
    ).toBe(false);
  });

  it('is one voice among many, however often a network tells it', async () => {
    const network = visitor();
    const answers = [];
    for (let time = 0; time < 35; time += 1) {
      const vitals = [{ name: 'LCP' as const, value: 90_000 }];
      answers.push(
        await trackingHandlers.webVitals(network, { route: 'home', device: 'mobile', vitals }),
      );
    }
    expect(answers.filter(({ counted }) => counted)).toHaveLength(30);
  });
});

describe('clearOldVisits', () => {
  it('forgets who was counted two days ago and keeps the numbers', async () => {
    await trackingHandlers.pvuv(visitor(), record());
    const now = new Date(NOW.getTime() + 49 * HOUR_MS);
    await clearOldVisits({ ctx: visitor({ now }) });
    expect(await database.db.select().from(countedReaders)).toEqual([]);
    expect(await viewsOf()).toBe(1);
  });
});
