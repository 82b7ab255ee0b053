import { eq } from 'drizzle-orm';
import { TAGS } from '../../contract/cache-tags';
import type { ContentKind } from '../../contract/desk-content';
import { micrositeDocument, micrositeSet } from '../../contract/microsite-documents';
import { articles, microsites } from '../../db/schema';
import { callContext } from '../../testing/call-context';
import { samplePerson } from '../../testing/sample-account';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { sampleCeremony, sampleGathering, sampleRegion } from '../../testing/sample-microsites';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { micrositeRecords } from '../archived-content/microsites-repository';
import { importArticles, siteKey } from '../articles/public';
import { installNewsroom } from '../curation/public';
import type { Person } from '../domain-context';
import { getGathering } from '../microsites/read-gatherings';
import { saveMicrosites } from '../microsites/public';
import { addContent, removeContent, saveContent } from './change-content';
import { fieldOfPath } from './microsite-values';
import { listContent, openContent } from './read-content';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const KINDS = ['gatherings', 'ceremonies', 'regions'] as const;
const text = (zh: string, en = '') => ({ 'zh-Hans': zh, 'zh-Hant': '', en });

let database: TestDatabase;
let editor: Person;
let changed: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  editor = (await samplePerson(database.db, { role: 'editor' })).actor;
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  const ctx = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  const award = sampleCeremony();
  const [category] = award.categories;
  const nominees = category!.nominees.map((each) => ({ ...each, article: `source:${each.key}` }));
  const sites = [
    sampleGathering(),
    { ...award, categories: [{ ...category!, nominees }] },
    sampleRegion({ branch: { name: whole('办事处'), about: whole('介绍') } }),
  ];
  await saveMicrosites({ ctx, input: micrositeSet.parse({ sites }) });
  changed = [];
});

const whole = (zh: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en: zh });
const ctxOf = (changes = {}) =>
  callContext(database.db, {
    actor: editor,
    now: NOW,
    locale: 'en',
    changed: (tag) => changed.push(tag),
    ...changes,
  });
async function opened(kind: ContentKind) {
  const [only] = (await listContent(ctxOf(), kind)).list;
  return openContent(ctxOf(), { kind, id: only!.id });
}
async function save(kind: ContentKind, changes: Record<string, unknown>) {
  const { id, version, values } = await opened(kind);
  const input = { kind, id, version, values: { ...values, ...changes } };
  return saveContent({ ctx: ctxOf(), input });
}
const documents = async () =>
  (await database.db.select().from(microsites).orderBy(microsites.key)).map(
    ({ document }) => document,
  );
const rows = (values: Record<string, unknown>, name: string) =>
  values[name] as Record<string, unknown>[];

it.each(KINDS)('%s: what is opened and saved as it is changes nothing', async (kind) => {
  const before = await documents();
  const { version } = await opened(kind);
  expect((await save(kind, {})).version).toBe(version);
  expect(await documents()).toEqual(before);
});

it('the articles of a site are chosen by labels and sections; what is not here yet stays', async () => {
  const system = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  await installNewsroom({ ctx: system, input: sampleNewsroom(NOW) });
  const stories = { articles: ['test:x'], labels: ['bitcoin', 'to-come'], sections: [], limit: 4 };
  const sites = [sampleRegion({ stories })];
  await saveMicrosites({ ctx: system, input: micrositeSet.parse({ sites }) });
  const { values } = await opened('regions');
  const [label] = (await listContent(ctxOf(), 'labels')).list;
  const sections = (await listContent(ctxOf(), 'sections')).list.map(({ id }) => id);
  expect(values).toMatchObject({ story_labels: [label!.id], story_sections: [], story_limit: 4 });
  await save('regions', { story_labels: [], story_sections: sections, story_limit: 6 });
  const [region] = (await documents()).filter(
    (each) => (each as { kind: string }).kind === 'region',
  );
  expect((region as { stories: unknown }).stories).toEqual({
    ...{ articles: ['test:x'], labels: ['to-come'], limit: 6 },
    sections: ['industry', 'policy'],
  });
  await expect(save('regions', { story_limit: 21 })).rejects.toMatchObject({
    key: 'invalidInput',
  });
  // One that there is not is no choice.
  await save('regions', { story_sections: [999_999] });
  expect((await opened('regions')).values.story_sections).toEqual([]);
});

it('the articles of a site are chosen by hand, in an order; what is not here yet stays last', async () => {
  const system = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  await installNewsroom({ ctx: system, input: sampleNewsroom(NOW) });
  const keys = ['one', 'two', 'three'];
  const input = { articles: keys.map((key) => sampleArticle(key)) };
  await importArticles({ ctx: system, input });
  const rows = await database.db
    .select({ id: articles.id, key: articles.sourceKey })
    .from(articles)
    .orderBy(articles.id);
  const [first, second, third] = rows.map(({ id }) => id) as [number, number, number];
  const [oneKey, , threeKey] = rows.map(({ key }) => key!);
  // The second one was written here: no source names it.
  await database.db.update(articles).set({ sourceKey: null }).where(eq(articles.id, second));
  const stories = { articles: ['test:to-come', oneKey!], labels: [], sections: [], limit: 5 };
  await saveMicrosites({
    ctx: system,
    input: micrositeSet.parse({ sites: [sampleGathering({ stories })] }),
  });
  const { values } = await opened('gatherings');
  expect(values.story_articles).toEqual([first]);
  const kept = async () => {
    const sites = (await documents()) as { kind: string; stories: { articles: string[] } }[];
    return sites.find(({ kind }) => kind === 'forum')?.stories.articles;
  };

  const saved = await save('gatherings', { story_articles: [third, second, third] });
  expect(saved.values.story_articles).toEqual([third, second]);
  expect(Object.keys(saved.names).sort()).toEqual([`article:${second}`, `article:${third}`].sort());
  expect(await kept()).toEqual([threeKey, `article:${second}`, 'test:to-come']);
  const site = await getGathering(ctxOf(), 'forum_test');
  expect(site.stories.map(({ id }) => id)).toEqual([third, second]);

  // An archive names what was written here by the site's address, and it is found again.
  const [archived] = (await micrositeRecords.list(database.db, { afterId: 0, limit: 9 })).filter(
    ({ key }) => key === 'forum_test',
  );
  const document = archived!.values.document as { stories: { articles: string[] } };
  expect(document.stories.articles).toEqual([threeKey, siteKey('article', second), 'test:to-come']);
  await database.db.transaction((tx) =>
    micrositeRecords.update(tx, archived!.id, archived!.values),
  );
  expect((await opened('gatherings')).values.story_articles).toEqual([third, second]);

  await expect(
    save('gatherings', { story_articles: [first, 999_999, second] }),
  ).rejects.toMatchObject({
    key: 'invalidInput',
    fields: { 'values.story_articles.1': 'invalid' },
  });
  // What was chosen stays while readers do not see it.
  await database.db.update(articles).set({ state: 'withdrawn' }).where(eq(articles.id, third));
  await save('gatherings', { story_articles: [third, first] });
  expect(await kept()).toEqual([threeKey, oneKey, 'test:to-come']);
  await save('gatherings', { story_articles: [] });
  expect(await kept()).toEqual(['test:to-come']);
});

it.each(KINDS)('%s: the whole document survives a change of one line', async (kind) => {
  const before = (await documents()) as { kind: string }[];
  await save(kind, { tagline: text('新的一句', 'A new line') });
  const after = (await documents()) as { tagline: { en?: string } }[];
  const change = { tagline: { 'zh-Hans': '新的一句', 'zh-Hant': '新的一句', en: 'A new line' } };
  const at = after.findIndex(({ tagline }) => tagline.en === 'A new line');
  const stamp = kind === 'gatherings' ? { publishedAt: NOW.toISOString() } : {};
  expect(micrositeDocument.parse(after[at])).toEqual({ ...before[at], ...change, ...stamp });
  expect(changed).toEqual([TAGS.microsites]);
});

it('shows readers what was written, with the traditional text derived', async () => {
  const { values } = await opened('gatherings');
  const [first, ...others] = rows(values, 'sessions');
  const renamed = {
    ...first,
    title: text('网络升级', 'Upgrade'),
    summary: text('概要', 'Summary'),
  };
  await save('gatherings', { sessions: [renamed, ...others] });
  const site = await getGathering(ctxOf({ locale: 'zh-Hant' }), 'forum_test');
  expect(JSON.stringify(site)).toContain('網絡升級');
});

it.each<[ContentKind, string, (values: Record<string, unknown>) => Record<string, unknown>]>([
  ['gatherings', 'values.time_zone', () => ({ time_zone: 'Asia/Nowhere' })],
  ['gatherings', 'values.place_country', () => ({ place_country: '' })],
  [
    'gatherings',
    'values.sessions.1.session_speakers',
    ({ sessions }) => ({ sessions: withEntry(sessions, 1, { session_speakers: ['nobody'] }) }),
  ],
  [
    'gatherings',
    'values.sessions.0.opens_time',
    ({ sessions }) => ({
      sessions: withEntry(sessions, 0, { opens_time: '2020-01-01T00:00:00Z' }),
    }),
  ],
  [
    'gatherings',
    'values.speakers.0.key',
    ({ speakers }) => ({ speakers: withEntry(speakers, 0, { key: 'Not a key' }) }),
  ],
  ['ceremonies', 'values.voting_until', () => ({ voting_until: '2020-01-01T00:00:00Z' })],
  ['ceremonies', 'values.results_time', () => ({ results_time: '2026-01-02T00:00:00Z' })],
  ['regions', 'values.time_zones', () => ({ time_zones: ['Asia/Hong_Kong', 'Mars/Base'] })],
  [
    'regions',
    'values.milestones.0.date',
    ({ milestones }) => ({ milestones: withEntry(milestones, 0, { date: '2023-06' }) }),
  ],
])('%s: refuses, at %s', async (kind, field, change) => {
  const before = await documents();
  const { values } = await opened(kind);
  await expect(save(kind, change(values))).rejects.toMatchObject({
    key: 'invalidInput',
    fields: { [field]: 'invalid' },
  });
  expect(await documents()).toEqual(before);
});

it('an empty place is none, and empty lines are not kept', async () => {
  const nowhere = { place_name: text(''), place_address: text(''), place_city: text('') };
  await save('gatherings', { ...nowhere, place_country: '' });
  await save('regions', { words: ['香港', ' ', ''] });
  const [, forum, region] = await documents();
  expect(forum).toMatchObject({ key: 'forum_test', place: null });
  expect(region).toMatchObject({ key: 'region_test', words: ['香港'] });
});

it('sites are neither added nor removed, and votes’ nominees keep their articles', async () => {
  const { id, version, values } = await opened('ceremonies');
  await expect(
    addContent({ ctx: ctxOf(), input: { kind: 'ceremonies', client_key: 'k', values } }),
  ).rejects.toMatchObject({ key: 'notPermitted' });
  await expect(
    removeContent({ ctx: ctxOf(), input: { kind: 'ceremonies', id, version } }),
  ).rejects.toMatchObject({ key: 'notPermitted' });
  const [category] = rows(values, 'categories');
  const [alpha, ...others] = rows(category!, 'nominees');
  const nominees = [...others, { ...alpha, name: text('改名', 'Renamed') }];
  await save('ceremonies', { categories: [{ ...category, nominees }] });
  const [award] = await documents();
  expect(award).toMatchObject({
    categories: [
      {
        nominees: [
          { key: 'beta', article: 'source:beta' },
          { key: 'alpha', article: 'source:alpha', name: { en: 'Renamed' } },
        ],
      },
    ],
  });
});

it('names the field of a place in the document', () => {
  const named = (path: PropertyKey[]) => fieldOfPath(path);
  expect(named(['place', 'city', 'zh-Hans'])).toBe('place_city.zh-Hans');
  expect(named(['about', 0, 'paragraphs', 8])).toBe('about.0.paragraphs.8.text');
  expect(named(['partners', 2, 'about', 'en'])).toBe('partners.2.description.en');
  expect(named(['categories', 0, 'nominees', 1, 'recordedVotes'])).toBe(
    'categories.0.nominees.1.recorded_votes',
  );
  expect(named(['milestones', 3, 'source', 'url'])).toBe('milestones.3.source_url');
});

function withEntry(list: unknown, at: number, changes: Record<string, unknown>) {
  return (list as Record<string, unknown>[]).map((each, place) =>
    place === at ? { ...each, ...changes } : each,
  );
}
