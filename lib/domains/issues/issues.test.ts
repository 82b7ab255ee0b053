import { TAGS } from '../../contract/cache-tags';
import { issueSet, type PreparedIssue } from '../../contract/importing-reading';
import type { IssueKind } from '../../contract/issues';
import { callContext } from '../../testing/call-context';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { importArticles } from '../articles/public';
import { installNewsroom } from '../curation/public';
import { getIssue, listIssues } from './read-issues';
import { listIssuePlaces } from './repository';
import { saveIssues } from './save-issues';

const NOW = new Date('2026-03-20T12:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  await importArticles({ ctx, input: { articles: [sampleArticle('one')] } });
}, 60_000);
beforeEach(async () => {
  const { issues } = await import('../../db/schema');
  await database.db.delete(issues);
});
afterAll(() => database.close());

const text = (zh: string, en?: string) => ({
  'zh-Hans': zh,
  'zh-Hant': zh,
  ...(en ? { en } : {}),
});
const reader = (locale: 'zh-Hans' | 'en' = 'zh-Hans') => callContext(database.db, { locale });

function issue(kind: IssueKind, day: string, changes: Partial<PreparedIssue> = {}): PreparedIssue {
  return {
    key: `${kind}:${day}`,
    kind,
    day,
    publishedAt: `${day}T00:00:00.000Z`,
    title: text(`${day}的标题`, `Title of ${day}`),
    lead: text('导语', 'Lead'),
    body: text('<p>正文</p>', '<p>Body</p>'),
    entries: [],
    ...changes,
  };
}

async function save(...issues: PreparedIssue[]) {
  const tags: string[] = [];
  const ctx = callContext(database.db, {
    actor: { kind: 'system' },
    changed: (tag) => tags.push(tag),
  });
  return { ...(await saveIssues({ ctx, input: { issues } })), tags };
}

const FIRST_PAGE = { page: 1, limit: 25 };

describe('an issue whose time is to come', () => {
  it('is nowhere before it, and everywhere from then on', async () => {
    await save(
      issue('weekly', '2026-03-08'),
      issue('weekly', '2026-03-15', { publishedAt: '2026-03-15T01:00:00.000Z' }),
    );
    const seen = async (at: string) => {
      const ctx = callContext(database.db, { now: new Date(at) });
      const { list, total } = await listIssues(ctx, 'weekly', FIRST_PAGE);
      const newest = await getIssue(ctx, 'weekly', 'newest');
      const older = await getIssue(ctx, 'weekly', { day: '2026-03-08' });
      const places = await listIssuePlaces(database.db, ctx.now);
      return [list.length, total, newest.day, older.newer?.day, places.length];
    };
    expect(await seen('2026-03-15T00:59:59.999Z')).toEqual([1, 1, '2026-03-08', undefined, 1]);
    expect(await seen('2026-03-15T01:00:00.000Z')).toEqual([2, 2, '2026-03-15', '2026-03-15', 2]);
    const early = callContext(database.db, { now: new Date('2026-03-15T00:00:00.000Z') });
    await expect(getIssue(early, 'weekly', { day: '2026-03-15' })).rejects.toMatchObject({
      key: 'notFound',
    });
  });
});

describe('saving issues', () => {
  it('numbers them on by day within their kind, in whatever order they come', async () => {
    const { issues: written, tags } = await save(
      issue('weekly', '2026-03-15'),
      issue('daily', '2026-03-10'),
      issue('weekly', '2026-03-08'),
    );
    expect(written).toBe(3);
    expect(tags).toEqual([TAGS.issues]);
    await save(issue('weekly', '2026-03-22'));
    const { list } = await listIssues(reader(), 'weekly', FIRST_PAGE);
    expect(list.map(({ day, number }) => [day, number])).toEqual([
      ['2026-03-22', 3],
      ['2026-03-15', 2],
      ['2026-03-08', 1],
    ]);
  });

  it('leaves an issue alone whose key, or whose day, is there', async () => {
    await save(issue('daily', '2026-03-10'));
    const again = await save(
      issue('daily', '2026-03-10', { title: text('改') }),
      issue('daily', '2026-03-10', { key: 'another' }),
    );
    expect(again).toEqual({ issues: 0, tags: [] });
    const { title } = await getIssue(reader(), 'daily', { day: '2026-03-10' });
    expect(title).toBe('2026-03-10的标题');
  });

  it('cleans the text that it is given', async () => {
    const body = text('<p onclick="x()">好</p><script>alert(1)</script>');
    await save(issue('technical', '2026-03-11', { body }));
    const found = await getIssue(reader(), 'technical', 'newest');
    expect(found.body_html).toBe('<p>好</p>');
  });

  it('numbers without a gap when two write at once', async () => {
    const days = Array.from({ length: 6 }, (_, at) => `2026-04-0${at + 1}`);
    await Promise.all(days.map((day) => save(issue('daily', day))));
    const { list } = await listIssues(reader(), 'daily', FIRST_PAGE);
    expect(list.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is for the newsroom’s own commands alone', async () => {
    const input = { issues: [issue('daily', '2026-03-10')] };
    await expect(saveIssues({ ctx: reader(), input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    expect(await listIssuePlaces(database.db, reader().now)).toEqual([]);
  });

  it.each([
    ['a day that is none', { day: '2026-02-30' }],
    ['a kind that there is not', { kind: 'monthly' }],
    ['sixty-one entries', { entries: Array(61).fill({ kind: 'flash', sourceKey: 'x' }) }],
  ])('refuses %s', (_what, changes) => {
    const wrong = { issues: [{ ...issue('daily', '2026-03-10'), ...changes }] };
    expect(issueSet.safeParse(wrong).success).toBe(false);
  });
});

describe('an issue', () => {
  it('points to articles and flashes in the order of the desk, without what is not there', async () => {
    await save(
      issue('daily', '2026-03-10', {
        entries: [
          { kind: 'flash', sourceKey: 'flash-2' },
          { kind: 'article', sourceKey: 'test:gone' },
          { kind: 'article', sourceKey: 'test:one', note: text('编者按', 'Note') },
          { kind: 'flash', sourceKey: 'flash-0' },
        ],
      }),
    );
    const { entries } = await getIssue(reader('en'), 'daily', 'newest');
    expect(entries.map((entry) => [entry.kind, entry.note])).toEqual([
      ['flash', ''],
      ['article', 'Note'],
      ['flash', ''],
    ]);
    const titles = entries.map((entry) =>
      entry.kind === 'flash' ? entry.flash.title : entry.article.title,
    );
    expect(titles).toEqual(['快讯2', '发展one', '快讯0']);
  });

  it('knows its neighbours within its kind, and none at either end', async () => {
    await save(
      issue('weekly', '2026-03-01'),
      issue('technical', '2026-03-04'),
      issue('weekly', '2026-03-08'),
      issue('weekly', '2026-03-15'),
    );
    const { list } = await listIssues(reader(), 'weekly', FIRST_PAGE);
    const [last, middle, first] = list.map(({ id }) => id);
    const around = async (id = 0) => {
      const { newer, older } = await getIssue(reader(), 'weekly', { id });
      return [newer?.day, older?.day];
    };
    expect(await around(middle)).toEqual(['2026-03-15', '2026-03-01']);
    expect(await around(first)).toEqual(['2026-03-08', undefined]);
    expect(await around(last)).toEqual([undefined, '2026-03-08']);
  });

  it('is not found among those of another kind, nor on a day without one', async () => {
    await save(issue('technical', '2026-03-04'), issue('daily', '2026-03-05'));
    const [place] = (await listIssuePlaces(database.db, reader().now)).filter(
      ({ kind }) => kind === 'technical',
    );
    const id = place?.id ?? 0;
    expect((await getIssue(reader(), 'technical', { id })).day).toBe('2026-03-04');
    for (const [kind, which] of [
      ['weekly', { id }],
      ['daily', { day: '2026-03-04' }],
      ['weekly', 'newest'],
    ] as const) {
      await expect(getIssue(reader(), kind, which)).rejects.toMatchObject({ key: 'notFound' });
    }
  });

  it('says in which language it is where no English was written', async () => {
    const chinese = { title: text('标题'), lead: text('导语'), body: text('<p>正文</p>') };
    await save(issue('weekly', '2026-03-01', chinese), issue('weekly', '2026-03-08'));
    const { list } = await listIssues(reader('en'), 'weekly', FIRST_PAGE);
    expect(list.map(({ lang }) => lang)).toEqual(['en', 'zh-Hans']);
    const found = await getIssue(reader('en'), 'weekly', { id: list[1]?.id ?? 0 });
    expect(found.editions).toEqual(['zh-Hans', 'zh-Hant']);
  });
});
