import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { TAGS } from '../../contract/cache-tags';
import { CONTENT_KINDS, type ContentKind } from '../../contract/desk-content';
import { articles, documents, flashes, issueEntries, issues, staffActs } from '../../db/schema';
import { callContext } from '../../testing/call-context';
import { samplePerson } from '../../testing/sample-account';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { importArticles } from '../articles/public';
import { installNewsroom } from '../curation/public';
import { readHome } from '../curation/read-home';
import type { Locale } from '../../i18n/locales';
import { getAppConfig } from '../curation/settings';
import type { Person } from '../domain-context';
import { getNotice, listNotices } from '../notices/read-notices';
import { addContent, orderContent, removeContent, saveContent } from './change-content';
import { tellDue } from './tell-due';
import { findDeskAuthors, listContent, openContent } from './read-content';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const text = (zh: string, en = '', hant = '') => ({ 'zh-Hans': zh, 'zh-Hant': hant, en });

let database: TestDatabase;
let editor: Person;
let admin: Person;
let articleIds: number[];
let changed: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  const input = { articles: ['one', 'two', 'three'].map((key) => sampleArticle(key)) };
  await importArticles({ ctx, input });
  articleIds = (await database.db.select({ id: articles.id }).from(articles)).map(({ id }) => id);
  editor = (await samplePerson(database.db, { role: 'editor' })).actor;
  admin = (await samplePerson(database.db, { role: 'admin' })).actor;
}, 120_000);
afterAll(() => database.close());
beforeEach(() => (changed = []));

const ctxOf = (changes = {}) =>
  callContext(database.db, {
    actor: editor,
    now: NOW,
    locale: 'en',
    changed: (tag) => changed.push(tag),
    ...changes,
  });
const add = (
  kind: ContentKind,
  values: Record<string, unknown>,
  key = randomUUID(),
  ctx = ctxOf(),
) => addContent({ ctx, input: { kind, client_key: key, values } });
const idsOf = async (kind: ContentKind) =>
  (await listContent(ctxOf(), kind)).list.map(({ id }) => id);
const label = (name: string) => ({ name: text(name, `${name} en`), description: text('') });

describe('adding', () => {
  it('derives the traditional text, and names who did what', async () => {
    const item = await add('labels', label('网络安全'));
    expect(item.values.name).toEqual(text('网络安全', '网络安全 en'));
    const inChinese = await listContent(ctxOf({ locale: 'zh-Hant' }), 'labels');
    expect(inChinese.list).toContainEqual(expect.objectContaining({ title: '網絡安全' }));
    expect(changed).toEqual([TAGS.all]);
    const acts = await database.db
      .select()
      .from(staffActs)
      .where(eq(staffActs.subjectId, `labels-${item.id}`));
    expect(acts).toEqual([
      expect.objectContaining({
        act: 'content.add',
        accountId: editor.id,
        detail: { kind: 'labels', title: '网络安全' },
      }),
    ]);
  });

  it('makes one record of a request that is sent twice, also at once', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([
      add('hotWords', { word: text('质押') }, key),
      add('hotWords', { word: text('质押') }, key),
    ]);
    expect(second.id).toBe(first.id);
    await expect(add('hotWords', { word: text('质押') })).rejects.toMatchObject({
      key: 'contentExists',
    });
  });

  it('gives a word to one of two requests that bring it at once', async () => {
    const results = await Promise.allSettled([
      add('hotWords', { word: text('再质押') }),
      add('hotWords', { word: text('再质押') }),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { key: 'contentExists' },
    });
  });

  it.each<[ContentKind, Record<string, unknown>, Record<string, string>]>([
    ['labels', { name: text(' '), description: text('') }, { 'values.name.zh-Hans': 'required' }],
    [
      'banners',
      { title: text('横幅'), picture: '', link: 'javascript:alert(1)' },
      {
        'values.picture': 'required',
        'values.link': 'invalid',
        'values.starts_time': 'required',
        'values.ends_time': 'required',
      },
    ],
    [
      'banners',
      {
        title: text('横幅'),
        picture: 'https://evil.example/x.png',
        link: '/activity',
        starts_time: '',
        ends_time: '',
      },
      { 'values.picture': 'invalid' },
    ],
    [
      'slots',
      { article: 999_999, starts_time: '', ends_time: '' },
      { 'values.article': 'invalid' },
    ],
    [
      'columns',
      { title: text('栏'), intro: text('导语'), author: 999_999, cover: '' },
      { 'values.author': 'invalid' },
    ],
  ])('refuses %s that can not be', async (kind, values, fields) => {
    await expect(add(kind, values)).rejects.toMatchObject({ key: 'invalidInput', fields });
    expect(changed).toEqual([]);
  });

  it('cleans the HTML of an announcement, and counts it from its time on', async () => {
    const seen = async (at: string) => {
      const { total, list } = await listNotices(ctxOf({ now: new Date(at) }), 1, 25);
      return [total, list.length];
    };
    const [before = 0] = await seen(later(0));
    const notice = {
      kind: 'service',
      title: text('维护通知'),
      summary: text('今晚维护。'),
      body: text('<p onclick="x()">今晚</p><script>alert(1)</script>'),
      published_time: '',
      is_pinned: false,
    };
    const { id, values, version } = await add('notices', notice);
    expect(values).toMatchObject({
      body: text('<p>今晚</p>'),
      published_time: NOW.toISOString(),
    });
    const coming = await add('notices', { ...notice, published_time: later(60) });
    const { list } = await listContent(ctxOf(), 'notices');
    expect(list.find((row) => row.id === coming.id)?.state).toBe('coming');
    expect(await seen(later(0))).toEqual([before + 1, before + 1]);
    expect(await seen(later(60))).toEqual([before + 2, before + 2]);
    await expect(getNotice(ctxOf(), coming.id)).rejects.toMatchObject({ key: 'notFound' });
    const soon = ctxOf({ now: new Date(later(60)) });
    expect((await getNotice(soon, coming.id)).older?.id).toBe(id);
    await removeContent({ ctx: ctxOf(), input: { kind: 'notices', id, version } });
    const { id: other, version: last } = coming;
    await removeContent({ ctx: ctxOf(), input: { kind: 'notices', id: other, version: last } });
    expect(await seen(later(60))).toEqual([before, before]);
  });
});

describe('saving', () => {
  it('refuses a record that somebody else changed meanwhile, and repeats nothing', async () => {
    const { id, version } = await add('terms', {
      name: text('质押率'),
      definition: text('质押的比例。'),
    });
    const save = (definition: string) =>
      saveContent({
        ctx: ctxOf(),
        input: {
          kind: 'terms',
          id,
          version,
          values: { name: text('质押率'), definition: text(definition) },
        },
      });
    const saved = await save('已质押的代币占供应的比例。');
    expect(saved.version).not.toBe(version);
    await expect(save('另一句话。')).rejects.toMatchObject({ key: 'conflict' });
    expect((await save('已质押的代币占供应的比例。')).version).toBe(saved.version);
    const acts = await database.db
      .select()
      .from(staffActs)
      .where(eq(staffActs.subjectId, `terms-${id}`));
    expect(acts.map(({ act }) => act)).toEqual(['content.add', 'content.save']);
  });

  it('keeps a traditional text that was written by hand', async () => {
    const { id } = await add('hotWords', { word: text('软件', '', '軟體') });
    const opened = await openContent(ctxOf(), { kind: 'hotWords', id });
    expect(opened.values.word).toEqual(text('软件', '', '軟體'));
  });

  it('writes a special with its articles and timeline', async () => {
    const values = {
      title: text('升级专题'),
      subtitle: text(''),
      intro: text('导语'),
      cover: `/media/${'a'.repeat(64)}/1280.jpg`,
      articles: [articleIds[1], articleIds[0]],
      timeline: [{ date: '2026-03', title: text('提案'), text: text(''), url: '' }],
      shown_time: '',
    };
    await expect(
      add('topics', { ...values, articles: [articleIds[1], 999_999, 999_998] }),
    ).rejects.toMatchObject({
      fields: { 'values.articles.1': 'invalid', 'values.articles.2': 'invalid' },
    });
    const made = await add('topics', values);
    expect(made.values).toEqual(values);
    expect(Object.keys(made.names).sort()).toEqual(
      [`article:${articleIds[0]}`, `article:${articleIds[1]}`].sort(),
    );
    const input = { kind: 'topics' as const, id: made.id, version: made.version };
    await expect(
      saveContent({
        ctx: ctxOf(),
        input: {
          ...input,
          values: { ...values, timeline: [{ ...values.timeline[0], date: '3月' }] },
        },
      }),
    ).rejects.toMatchObject({ fields: { 'values.timeline.0.date': 'invalid' } });
    const next = { ...values, articles: [articleIds[2]], timeline: [] };
    expect((await saveContent({ ctx: ctxOf(), input: { ...input, values: next } })).values).toEqual(
      next,
    );
  });
});

describe('the home page', () => {
  it('shows what its time is, in the desk’s order', async () => {
    const slot = (article: number | undefined, starts = '', ends = '') =>
      add('slots', { article, starts_time: starts, ends_time: ends });
    const over = await slot(articleIds[0], later(-120), later(-60));
    await slot(articleIds[1]);
    const coming = await slot(articleIds[2], later(60));
    const { list } = await listContent(ctxOf(), 'slots');
    expect(list.map(({ state }) => state)).toEqual(['over', 'shown', 'coming']);
    expect((await readHome(ctxOf())).lead?.id).toBe(articleIds[1]);
    await orderContent({ ctx: ctxOf(), input: { kind: 'slots', ids: [coming.id, over.id] } });
    expect((await idsOf('slots')).slice(0, 2)).toEqual([coming.id, over.id]);
    const soon = ctxOf({ now: new Date(later(61)) });
    expect((await readHome(soon)).lead?.id).toBe(articleIds[2]);
    await expect(
      add('slots', { article: articleIds[0], starts_time: '', ends_time: '' }),
    ).rejects.toMatchObject({ key: 'contentExists' });
  });

  it('shows a banner between its beginning and its end', async () => {
    const values = {
      title: text('大会'),
      picture: `/media/${'b'.repeat(64)}/1280.jpg`,
      link: 'https://example.org/',
      starts_time: later(-1),
      ends_time: later(1),
    };
    const { id } = await add('banners', values);
    const banners = async (now: string) =>
      (await readHome(ctxOf({ now: new Date(now) }))).banners.map((banner) => banner.id);
    expect(await banners(later(0))).toContain(id);
    expect(await banners(later(-2))).not.toContain(id);
    expect(await banners(later(1))).not.toContain(id);
    await expect(
      add('banners', { ...values, ends_time: values.starts_time }),
    ).rejects.toMatchObject({ fields: { 'values.ends_time': 'invalid' } });
  });
});

describe('removing', () => {
  it('keeps what something still needs', async () => {
    const { list } = await listContent(ctxOf(), 'labels');
    const id = list.find(({ title }) => title === 'Bitcoin')?.id ?? 0;
    const { version } = await openContent(ctxOf(), { kind: 'labels', id });
    const input = { kind: 'labels' as const, id, version };
    await expect(removeContent({ ctx: ctxOf(), input })).rejects.toMatchObject({
      key: 'contentInUse',
    });
    expect(await idsOf('labels')).toContain(id);
  });

  it('takes away what nothing needs, once', async () => {
    const { id, version } = await add('labels', label('短命'));
    const input = { kind: 'labels' as const, id, version };
    await expect(
      removeContent({ ctx: ctxOf(), input: { ...input, version: 'other' } }),
    ).rejects.toMatchObject({ key: 'conflict' });
    await removeContent({ ctx: ctxOf(), input });
    await expect(removeContent({ ctx: ctxOf(), input })).rejects.toMatchObject({ key: 'notFound' });
  });

  it.each(['sections', 'settings'] as const)('leaves %s where they are', async (kind) => {
    const input = { kind, id: 1, version: '' };
    const ctx = ctxOf({ actor: admin });
    await expect(removeContent({ ctx, input })).rejects.toMatchObject({ key: 'notPermitted' });
    await expect(add(kind, {}, randomUUID(), ctx)).rejects.toMatchObject({ key: 'notPermitted' });
  });
});

describe('the settings', () => {
  it('are an admin’s, and are read at once', async () => {
    const ctx = ctxOf({ actor: admin });
    const { values, version } = await openContent(ctx, { kind: 'settings', id: 1 });
    const input = {
      kind: 'settings' as const,
      id: 1,
      version,
      values: { ...values, brand_slogan: text('新的口号', 'A new line') },
    };
    await expect(saveContent({ ctx: ctxOf(), input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    await saveContent({ ctx, input });
    expect((await getAppConfig(ctxOf())).brand.slogan).toBe('A new line');
    expect((await getAppConfig(ctxOf({ locale: 'zh-Hant' }))).brand.slogan).toBe('新的口號');
    const termsIn = async (locale: Locale) =>
      (await getAppConfig(ctxOf({ locale }))).term_of_service.value;
    expect(await termsIn('en')).toBe(`/en${await termsIn('zh-Hans')}`);
  });
});

describe('every kind', () => {
  it.each(CONTENT_KINDS)('%s: what is opened can be saved as it is', async (kind) => {
    const ctx = ctxOf({ actor: admin });
    for (const { id } of (await listContent(ctx, kind)).list) {
      const { version, values } = await openContent(ctx, { kind, id });
      const saved = await saveContent({ ctx, input: { kind, id, version, values } });
      expect(saved.version).toBe(version);
    }
  });

  it.each(CONTENT_KINDS)('%s: is closed to readers', async (kind) => {
    const { actor } = await samplePerson(database.db);
    await expect(listContent(ctxOf({ actor }), kind)).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });
});

it('finds authors by a part of their name', async () => {
  const { list } = await findDeskAuthors(ctxOf({ locale: 'zh-Hans' }), '示例');
  expect(list.map(({ name }) => name)).toContain('作者（示例）');
  expect((await findDeskAuthors(ctxOf(), '%')).list).toEqual([]);
});

describe('issues', () => {
  const issue = (day: string, changes = {}) => ({
    issue_kind: 'weekly',
    day,
    title: text('本周要闻', 'The week'),
    lead: text('导语'),
    body: text('<p>发展</p><script>1</script>'),
    articles: [articleIds[1], articleIds[0]],
    published_time: '',
    ...changes,
  });

  it('are numbered by themselves, one a day in a series, and keep their notes and flashes', async () => {
    const first = await add('issues', issue('2026-11-13'));
    const second = await add('issues', issue('2026-11-20'));
    expect(changed).toContain(TAGS.issues);
    const rows = await database.db.select().from(issues).orderBy(issues.number);
    expect(rows.map(({ number, day }) => [number, day])).toEqual([
      [1, '2026-11-13'],
      [2, '2026-11-20'],
    ]);
    expect(rows[0]?.body).toEqual({ 'zh-Hans': '<p>发展</p>', 'zh-Hant': '<p>發展</p>' });
    const [flash] = await database.db.select({ id: flashes.id }).from(flashes).limit(1);
    const note = { 'zh-Hans': '按语', 'zh-Hant': '按語' };
    await database.db.update(issueEntries).set({ note });
    await database.db
      .insert(issueEntries)
      .values({ issueId: first.id, position: 9, flashId: flash!.id });
    const { id, version } = first;
    const values = issue('2026-11-13', { articles: [articleIds[0], articleIds[2]] });
    await saveContent({ ctx: ctxOf(), input: { kind: 'issues', id, version, values } });
    const entries = await database.db
      .select()
      .from(issueEntries)
      .where(eq(issueEntries.issueId, id))
      .orderBy(issueEntries.position);
    expect(entries.map((entry) => [entry.articleId, entry.flashId, entry.note])).toEqual([
      [articleIds[0], null, note],
      [articleIds[2], null, null],
      [null, flash!.id, null],
    ]);
    await expect(add('issues', issue('2026-11-20'))).rejects.toMatchObject({
      key: 'contentExists',
    });
    await expect(add('issues', issue('2026-11'))).rejects.toMatchObject({ key: 'invalidInput' });
    const again = await openContent(ctxOf(), { kind: 'issues', id: second.id });
    const moved = { ...again.values, issue_kind: 'daily' };
    const input = { kind: 'issues' as const, id: second.id, version: again.version };
    await expect(
      saveContent({ ctx: ctxOf(), input: { ...input, values: moved } }),
    ).rejects.toMatchObject({ key: 'invalidInput' });
  });
});

describe('what comes and goes by its time', () => {
  const told = async (minutes: number) => {
    const tags: string[] = [];
    const ctx = callContext(database.db, {
      actor: { kind: 'system' },
      now: new Date(later(minutes)),
      changed: (tag) => tags.push(tag),
    });
    return { due: await tellDue({ ctx }), tags };
  };

  it('has its pages made anew when it comes, not before, and an issue keeps its time', async () => {
    const at = 7 * 24 * 60;
    const issue = {
      ...{ issue_kind: 'technical', day: '2026-11-27', articles: [] },
      ...{ title: text('技术周刊'), lead: text('导语'), body: text('<p>正文</p>') },
      published_time: later(at),
    };
    const { id, version, values } = await add('issues', issue);
    expect(values.published_time).toBe(later(at));
    expect((await listContent(ctxOf(), 'issues')).list.find((row) => row.id === id)?.state).toBe(
      'coming',
    );
    expect((await told(at - 1)).due).toEqual([]);
    const { due, tags } = await told(at);
    expect(due).toEqual(['issues']);
    expect(tags).toContain(TAGS.issues);
    expect((await told(at + 1)).due).toEqual(['issues']);
    expect((await told(at + 4)).due).toEqual([]);
    const cleared = { ...values, published_time: '' };
    const saved = await saveContent({
      ctx: ctxOf(),
      input: { kind: 'issues', id, version, values: cleared },
    });
    expect(saved.values.published_time).toBe(later(at));
    const input = { kind: 'issues' as const, id, version: saved.version };
    await removeContent({ ctx: ctxOf(), input });
  });

  it('is the product’s own to tell', async () => {
    await expect(tellDue({ ctx: ctxOf() })).rejects.toMatchObject({ key: 'notPermitted' });
  });
});

describe('the site’s own pages', () => {
  it('are written part by part by admins; links of the traditional text lead to its own pages', async () => {
    const asAdmin = ctxOf({ actor: admin });
    const [only] = (await listContent(asAdmin, 'documents')).list;
    const item = await openContent(asAdmin, { kind: 'documents', id: only!.id });
    const part = (key: string) => ({
      key,
      title: text('发展'),
      body: text('<p>头发 <a href="/notice">公告</a></p>'),
    });
    const { id, version } = item;
    const values = { ...item.values, version: '2.0', parts: [part('one'), part('two')] };
    const input = { kind: 'documents' as const, id, version, values };
    const saved = await saveContent({ ctx: asAdmin, input });
    const [row] = await database.db.select().from(documents);
    expect(row?.sections[0]?.body['zh-Hant']).toContain('頭髮 <a href="/zh-hant/notice"');
    expect(row?.version).toBe('2.0');
    // What is derived is shown as such: nothing to write by hand.
    const [shown] = saved.values.parts as { body: unknown }[];
    expect(shown?.body).toMatchObject({ 'zh-Hant': '' });
    await expect(saveContent({ ctx: ctxOf(), input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    const twice = { ...values, parts: [part('one'), part('one')] };
    await expect(
      saveContent({ ctx: asAdmin, input: { ...input, version: saved.version, values: twice } }),
    ).rejects.toMatchObject({ key: 'invalidInput' });
    await expect(
      saveContent({ ctx: asAdmin, input: { ...input, values: { ...values, version: '3' } } }),
    ).rejects.toMatchObject({ key: 'conflict' });
  });
});
