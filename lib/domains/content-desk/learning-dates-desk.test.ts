import { randomUUID } from 'node:crypto';
import { TAGS } from '../../contract/cache-tags';
import type { ContentKind } from '../../contract/desk-content';
import { articles, calendarDates } from '../../db/schema';
import { callContext } from '../../testing/call-context';
import { samplePerson } from '../../testing/sample-account';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { importArticles } from '../articles/public';
import { readCalendar } from '../calendar/read-calendar';
import { installNewsroom } from '../curation/public';
import type { Person } from '../domain-context';
import { getCourse, listScams } from '../learning/read-learning';
import { addContent, orderContent, removeContent, saveContent } from './change-content';
import { listContent, openContent } from './read-content';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const text = (zh: string, en = '') => ({ 'zh-Hans': zh, 'zh-Hant': '', en });
const NONE = text('');

let database: TestDatabase;
let editor: Person;
let articleId: number;
let changed: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  await importArticles({ ctx, input: { articles: [sampleArticle('one')] } });
  articleId = (await database.db.select({ id: articles.id }).from(articles))[0]!.id;
  editor = (await samplePerson(database.db, { role: 'editor' })).actor;
}, 120_000);
afterAll(() => database.close());
beforeEach(() => (changed = []));

const ctxOf = (changes = {}) =>
  callContext(database.db, {
    actor: editor,
    now: NOW,
    changed: (tag) => changed.push(tag),
    ...changes,
  });
const add = (kind: ContentKind, values: Record<string, unknown>) =>
  addContent({ ctx: ctxOf(), input: { kind, client_key: randomUUID(), values } });
const remove = ({ kind, id, version }: Awaited<ReturnType<typeof add>>) =>
  removeContent({ ctx: ctxOf(), input: { kind, id, version } });

describe('the course', () => {
  const lesson = (module: number, changes = {}) => ({
    module,
    title: text('第一课'),
    body: text('<p>正文</p><script>1</script>'),
    takeaway: text('要点'),
    reading_minutes: 3,
    further_article: [articleId],
    ...changes,
  });

  it('is written part by part and lesson by lesson, and a part keeps its lessons', async () => {
    const part = await add('modules', { title: text('入门'), summary: text('说明') });
    const first = await add('lessons', lesson(part.id));
    const second = await add(
      'lessons',
      lesson(part.id, { title: text('第二课'), further_article: [] }),
    );
    expect(changed).toContain(TAGS.learning);
    await orderContent({
      ctx: ctxOf(),
      input: { kind: 'lessons', ids: [second.id, first.id] },
    });
    const { modules } = await getCourse(ctxOf());
    const [made] = modules.filter(({ title }) => title === '入门');
    expect(made?.lessons.map(({ title }) => title)).toEqual(['第二课', '第一课']);
    expect(made?.lessons[1]).toMatchObject({
      body_html: '<p>正文</p>',
      article: { id: articleId },
    });
    expect(first.names[`article:${articleId}`]).toBeDefined();
    await expect(remove(part)).rejects.toMatchObject({ key: 'contentInUse' });
    await remove(first);
    await remove(second);
    await remove(part);
    expect((await listContent(ctxOf(), 'modules')).list).toEqual([]);
  });

  it('has no lesson outside of its parts', async () => {
    await expect(add('lessons', lesson(999_999))).rejects.toMatchObject({
      fields: { 'values.module': 'invalid' },
    });
    await expect(add('lessons', lesson(0))).rejects.toMatchObject({ key: 'invalidInput' });
  });
});

it('warnings of scams are lists of texts, which readers see as they are written', async () => {
  const { id, version, values } = await add('scams', {
    title: text('假客服', 'False support'),
    summary: text('说明'),
    signs: [{ text: text('催促', 'Haste') }, { text: text('要助记词') }],
    actions: [{ text: text('挂断') }],
  });
  const seen = async () => (await listScams(ctxOf())).find(({ title }) => title === '假客服');
  expect(await seen()).toMatchObject({ signs: ['催促', '要助记词'], actions: ['挂断'] });
  const signs = [...(values.signs as unknown[])].reverse();
  await saveContent({
    ctx: ctxOf(),
    input: { kind: 'scams', id, version, values: { ...values, signs } },
  });
  expect((await seen())?.signs).toEqual(['要助记词', '催促']);
});

describe('dates of the calendar', () => {
  const date = (changes = {}) => ({
    date_kind: 'macro',
    title: text('利率决议', 'Rate decision'),
    details: text('说明'),
    place: NONE,
    importance: 2,
    first_day: '2026-11-25',
    last_day: '',
    opens_time: '',
    closes_time: '',
    date_zone: '',
    is_tentative: false,
    source_name: NONE,
    source_url: '',
    ...changes,
  });
  const rows = () => database.db.select().from(calendarDates);

  it('are days, then hours in a zone; each change counts for those who follow', async () => {
    const { id, version, values } = await add('dates', date());
    expect(changed).toEqual([TAGS.calendar]);
    const listed = async () =>
      (await readCalendar(ctxOf(), {})).list.find(({ title }) => title === '利率决议');
    expect(await listed()).toMatchObject({ importance: 2 });
    expect(await rows()).toMatchObject([
      { firstDay: '2026-11-25', lastDay: '2026-11-25', startsAt: null, revision: 0, place: null },
    ]);
    const hours = {
      ...values,
      opens_time: '2026-11-25T19:00:00.000Z',
      closes_time: '2026-11-25T20:00:00.000Z',
      date_zone: 'America/New_York',
    };
    const saved = await saveContent({
      ctx: ctxOf(),
      input: { kind: 'dates', id, version, values: hours },
    });
    // At UTC+8 it is the next day already.
    expect(await rows()).toMatchObject([
      { firstDay: '2026-11-26', lastDay: '2026-11-26', timeZone: 'America/New_York', revision: 1 },
    ]);
    expect(saved.values).toMatchObject({ first_day: '', date_zone: 'America/New_York' });
    const again = await openContent(ctxOf(), { kind: 'dates', id });
    expect(again.version).toBe(saved.version);
    await remove(saved);
    expect(await listed()).toBeUndefined();
  });

  it.each([
    [{ first_day: '' }, 'first_day'],
    [{ first_day: '2026-11' }, 'first_day'],
    [{ last_day: '2026-11-24' }, 'last_day'],
    [{ opens_time: '2026-11-25T19:00:00.000Z', date_zone: 'Mars/Base' }, 'date_zone'],
    [{ closes_time: '2026-11-25T19:00:00.000Z' }, 'opens_time'],
    [
      {
        ...{ opens_time: '2026-11-25T19:00:00.000Z', date_zone: 'UTC' },
        closes_time: '2026-11-25T18:00:00.000Z',
      },
      'closes_time',
    ],
    [{ source_url: 'https://example.org' }, 'source_name'],
    [{ source_name: text('来源') }, 'source_url'],
    [{ date_kind: 'event' }, 'date_kind'],
  ])('refuse %j', async (changes, field) => {
    await expect(add('dates', date(changes))).rejects.toMatchObject({
      key: 'invalidInput',
      fields: { [`values.${field}`]: expect.any(String) },
    });
    expect(await rows()).toEqual([]);
  });
});
