import { randomUUID } from 'node:crypto';
import { asc, eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { LISTINGS } from '@/lib/contract/cache-tags';
import {
  ARCHIVED_KINDS,
  archivedRecord,
  type ArchivedKind,
  type ArchivedRecord,
} from '@/lib/contract/archived-content';
import type { ContentKind } from '@/lib/contract/desk-content';
import {
  articles,
  authors,
  banners,
  conversionVersions,
  flashes,
  issues,
  labels,
  publicNotices,
  sections,
  topics,
} from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { memoryStore } from '@/lib/testing/memory-store';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { sampleIssues } from '@/lib/testing/sample-issues';
import { sampleCeremony, sampleGathering, sampleRegion } from '@/lib/testing/sample-microsites';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { importArticles } from '../articles/public';
import { saveDates } from '../calendar/public';
import { addContent, saveContent } from '../content-desk/change-content';
import { openContent } from '../content-desk/read-content';
import { installNewsroom, installPlaces } from '../curation/public';
import type { Actor } from '../domain-context';
import { publishFlash } from '../flash/publish-flash';
import { updateFlash } from '../flash/update-flash';
import { withdrawFlash } from '../flash/withdraw-flash';
import { saveIssues } from '../issues/public';
import { saveLearning } from '../learning/public';
import { countListing } from '../listings/public';
import { storePicture } from '../media/public';
import { saveMicrosites } from '../microsites/public';
import { processRegistry } from '../../platform/process-registry';
import { countRecords, importRecords, listRecords } from './public';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const SYSTEM: Actor = { kind: 'system' };
const text = (zh: string, en = '') => ({ 'zh-Hans': zh, 'zh-Hant': '', en });
const kept = (zh: string, en?: string) => ({
  'zh-Hans': zh,
  'zh-Hant': zh,
  ...(en === undefined ? {} : { en }),
});
const AT = { starts_time: '2026-11-01T00:00:00.000Z', ends_time: '' };

let old: TestDatabase;
let fresh: TestDatabase;
let admin: Awaited<ReturnType<typeof samplePerson>>['actor'];
let archive: ArchivedRecord[];

beforeAll(async () => {
  [old, fresh] = [await createTestDatabase(), await createTestDatabase()];
  processRegistry().jobs = {
    enqueue: async () => randomUUID(),
    schedule: () => undefined,
    wake: () => undefined,
  };
  await plant();
  archive = await recordsOf(old);
  const ctx = callContext(fresh.db, { actor: SYSTEM, now: NOW });
  // An archive's sections, authors and labels come first, then its articles, then all else.
  const isBefore = ({ kind }: ArchivedRecord) => ['sections', 'authors', 'labels'].includes(kind);
  const first = await importRecords({ ctx, input: { records: archive.filter(isBefore) } });
  await importArticles({ ctx, input: { articles: [sampleArticle('both-0')] } });
  const rest = await importRecords({
    ctx,
    input: { records: archive.filter((record) => !isBefore(record)) },
  });
  expect([...first, ...rest].filter(({ outcome }) => outcome !== 'new')).toEqual([]);
}, 180_000);
afterAll(async () => {
  processRegistry().jobs = undefined;
  await old.close();
  await fresh.close();
});

/** A newsroom with at least one record of each kind, made in the ways that there are. */
async function plant(): Promise<void> {
  const { db } = old;
  const ctx = callContext(db, { actor: SYSTEM, now: NOW });
  const picture = await storePicture(
    memoryStore(),
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#146' } })
      .png()
      .toBuffer(),
  );
  const sample = sampleNewsroom(NOW);
  await installNewsroom({
    ctx,
    input: {
      ...sample,
      pictures: [picture],
      authors: [{ ...sample.authors[0]!, avatar: picture.hash }],
    },
  });
  await importArticles({ ctx, input: { articles: [sampleArticle('both-0')] } });
  await installPlaces({
    ctx,
    input: {
      homeSlots: ['test:both-0'],
      topics: [
        {
          key: 'topic',
          title: kept('专题', 'Special'),
          intro: kept('导语'),
          cover: picture.hash,
          articleSourceKeys: ['test:both-0'],
          timeline: [{ date: '2026-03', title: kept('开始'), url: 'https://example.org/a' }],
        },
      ],
    },
  });
  await saveIssues({ ctx, input: { issues: sampleIssues() } });
  await saveMicrosites({
    ctx,
    input: {
      sites: [sampleGathering(), sampleCeremony(), sampleRegion()] as Parameters<
        typeof saveMicrosites
      >[0]['input']['sites'],
    },
  });
  await saveLearning({
    ctx,
    input: {
      modules: [
        {
          key: 'basics',
          title: kept('入门'),
          summary: kept('说明'),
          lessons: [
            {
              key: 'lesson',
              title: kept('第一课'),
              body: kept('<p>正文</p>'),
              takeaway: kept('要点'),
              readingMinutes: 3,
              articleSourceKey: 'test:both-0',
            },
          ],
        },
      ],
      terms: [{ key: 'gas', name: kept('燃料费', 'Gas'), definition: kept('费用') }],
      scams: [
        {
          key: 'fake',
          title: kept('假客服'),
          summary: kept('说明'),
          signs: [kept('迹象')],
          actions: [kept('做法')],
        },
      ],
    },
  });
  await saveDates({
    ctx,
    input: {
      dates: [
        {
          key: 'halving',
          kind: 'network',
          title: kept('升级'),
          note: kept('说明'),
          place: null,
          importance: 2,
          when: { form: 'hours', startAt: NOW.toISOString(), endAt: null, timeZone: 'UTC' },
          source: null,
          isSample: false,
          isTentative: true,
        },
      ],
    },
  });
  admin = (await samplePerson(db, { role: 'admin' })).actor;
  await plantByDesk();
}

async function plantByDesk(): Promise<void> {
  const ctx = callContext(old.db, { actor: admin, now: NOW });
  const add = (kind: ContentKind, values: Record<string, unknown>) =>
    addContent({ ctx, input: { kind, client_key: randomUUID(), values } });
  const [{ avatar: hash } = { avatar: '' }] = await old.db.select().from(authors);
  await add('banners', {
    ...{ title: text('横幅', 'Banner'), picture: `/media/${hash}/1280.jpg`, link: '/topic', ...AT },
  });
  await add('words', { hans: '软件', hant: '軟體', note: '' });
  await add('tools', {
    ...{ name: '浏览器', url: 'https://example.org', category: 'explorer', chains: [] },
    ...{ description: text('说明'), risk: 'low' },
    shown_time: '2027-01-01T00:00:00.000Z',
  });
  const flash = {
    category: 'policy',
    title: '快讯',
    content: '发生。',
    is_important: true,
  } as const;
  const input = { ...flash, title_en: '', content_en: '', source_name: '', source_url: '' };
  const { id } = await publishFlash({ ctx, input: { ...input, client_key: randomUUID() } });
  await updateFlash({
    ctx,
    input: { ...input, id, base_version: 1, note: '改', content: '改过。' },
  });
  await withdrawFlash({ ctx, input: { id, reason: '误' } });
}

async function recordsOf({ db }: TestDatabase): Promise<ArchivedRecord[]> {
  const all: ArchivedRecord[] = [];
  for (const kind of ARCHIVED_KINDS) {
    // As it is read from a file.
    for await (const record of listRecords(db, kind)) {
      all.push(archivedRecord.parse(JSON.parse(JSON.stringify(record))));
    }
  }
  return all;
}

const ofKind = (records: readonly ArchivedRecord[], kind: ArchivedKind) =>
  records.filter((record) => record.kind === kind);
const bringIn = (records: ArchivedRecord[]) =>
  importRecords({
    ctx: callContext(fresh.db, { actor: SYSTEM, now: NOW }),
    input: { records },
  });

describe('an archive of what a newsroom keeps besides articles', () => {
  it('holds every kind, and nothing private', async () => {
    expect(ARCHIVED_KINDS.filter((kind) => ofKind(archive, kind).length === 0)).toEqual([]);
    expect(await countRecords(old.db)).toBe(archive.length);
    expect(JSON.stringify(archive)).not.toMatch(/accountId|sealed|token|@example\.org/i);
  });

  it.each(ARCHIVED_KINDS)('gives an empty newsroom equal %s', async (kind) => {
    expect(ofKind(await recordsOf(fresh), kind)).toEqual(ofKind(archive, kind));
  });

  it('counts what came on the lists: a withdrawn flash is on none', async () => {
    for (const scope of [LISTINGS.flashes, LISTINGS.importantFlashes]) {
      expect(await countListing(fresh.db, scope)).toBe(await countListing(old.db, scope));
    }
    const [flash] = await fresh.db.select().from(flashes).where(eq(flashes.state, 'withdrawn'));
    expect(flash).toBeDefined();
    // What the desk's words are is applied to what is published.
    expect(await fresh.db.$count(conversionVersions)).toBe(1);
  });

  it('changes nothing when it comes again', async () => {
    const outcomes = await bringIn(archive);
    expect(outcomes.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  });

  it('leaves out what it names and is not here, and changes nothing the second time', async () => {
    const [topic] = ofKind(archive, 'topics');
    const [issue] = ofKind(archive, 'issues');
    const values = { ...topic!.values, eventId: 'gone', articles: ['gone', 'test:both-0'] };
    const entries = [{ kind: 'flash', sourceKey: 'gone', note: null }];
    const reaching = [
      { ...topic!, key: 'reaching', values },
      {
        ...issue!,
        key: 'reaching',
        values: { ...issue!.values, day: '2026-04-01', number: 9, entries },
      },
    ];
    const outcomes = async () => (await bringIn(reaching)).map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['new', 'new']);
    expect(await outcomes()).toEqual(['unchanged', 'unchanged']);
    await fresh.db.delete(topics).where(eq(topics.key, 'reaching'));
    await fresh.db.delete(issues).where(eq(issues.key, 'reaching'));
  });

  it('knows an author by the name that archives of before gave them', async () => {
    const [author] = ofKind(archive, 'authors');
    const named = (key: string) => ({ ...author!, key: `elsewhere.example/${key}/7` });
    const outcomes = await bringIn([named('authors'), named('author')]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['new', 'unchanged']);
    const made = await fresh.db
      .delete(authors)
      .where(like(authors.key, 'elsewhere%'))
      .returning({ key: authors.key });
    expect(made).toEqual([{ key: 'elsewhere.example/author/7' }]);
  });

  it('makes anew what differs and nobody here wrote', async () => {
    await fresh.db.update(labels).set({ description: kept('别的') });
    await fresh.db.update(publicNotices).set({ publishedAt: new Date(0) });
    const outcomes = await bringIn(archive);
    const updated = outcomes.filter(({ outcome }) => outcome === 'updated');
    expect(updated.map(({ sourceKey }) => sourceKey).sort()).toEqual([
      'labels/bitcoin',
      'notices/notice-0',
      'notices/notice-1',
      'notices/notice-2',
    ]);
    expect(await recordsOf(fresh)).toEqual(archive);
  });
});

describe('what is written here', () => {
  it('is never written over, and the report says so', async () => {
    const actor = (await samplePerson(fresh.db, { role: 'admin' })).actor;
    const ctx = callContext(fresh.db, { actor, now: NOW });
    const [banner] = await fresh.db.select().from(banners);
    const which = { kind: 'banners', id: banner!.id } as const;
    const { version, values } = await openContent(ctx, which);
    const title = text('我们的横幅');
    await saveContent({ ctx, input: { ...which, version, values: { ...values, title } } });
    const [outcome] = await bringIn(ofKind(archive, 'banners'));
    expect(outcome).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('left as it is'),
    });
    const [after] = await fresh.db.select().from(banners);
    expect(after?.title['zh-Hans']).toBe('我们的横幅');
  });

  it('is what authors who sign in say of themselves', async () => {
    const { actor } = await samplePerson(fresh.db);
    const [author] = await fresh.db.select().from(authors).orderBy(asc(authors.id));
    const bio = kept('我自己写的');
    await fresh.db
      .update(authors)
      .set({ accountId: actor.id, bio })
      .where(eq(authors.id, author!.id));
    const outcomes = await bringIn(ofKind(archive, 'authors'));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['unchanged']);
    const [after] = await fresh.db.select().from(authors).where(eq(authors.id, author!.id));
    expect(after).toMatchObject({ bio, accountId: actor.id });
  });
});

describe('a record that may not be kept', () => {
  const recordOf = (kind: ArchivedKind, key: string, values: Record<string, unknown>) =>
    archivedRecord.safeParse({ kind, key, values, pictures: [] });

  it('is refused where it is none of its kind', () => {
    const [section] = ofKind(archive, 'sections');
    expect(recordOf('sections', 'industry', { ...section!.values, hue: 'red' }).success).toBe(
      false,
    );
    expect(recordOf('settings', 'secrets', { value: {} }).success).toBe(false);
    expect(recordOf('documents', '../x', ofKind(archive, 'documents')[0]!.values).success).toBe(
      false,
    );
    const [banner] = ofKind(archive, 'banners');
    const link = 'javascript:alert(1)';
    expect(recordOf('banners', 'x', { ...banner!.values, link }).success).toBe(false);
  });

  it('is cleaned of what runs, or left out with the reason', async () => {
    const [notice] = ofKind(archive, 'notices');
    const body = kept('<p>好</p><script>alert(1)</script>');
    const [settings] = ofKind(archive, 'settings');
    const value = { ...(settings!.values.value as object), termsUrl: 'javascript:alert(1)' };
    const [slot] = ofKind(archive, 'slots');
    const outcomes = await bringIn([
      { ...notice!, key: 'script', values: { ...notice!.values, body } },
      { ...settings!, values: { value } },
      { ...slot!, key: 'nowhere', values: { ...slot!.values, articleId: 'test:gone' } },
    ]);
    expect(outcomes).toMatchObject([
      { outcome: 'new' },
      { outcome: 'failed', reason: expect.stringContaining('termsUrl') },
      { outcome: 'failed', reason: expect.stringContaining('test:gone') },
    ]);
    const [made] = await fresh.db
      .select()
      .from(publicNotices)
      .where(eq(publicNotices.key, 'script'));
    expect(made?.body['zh-Hans']).toBe('<p>好</p>');
  });

  it('is nobody’s to bring but the newsroom’s own commands', async () => {
    const ctx = callContext(fresh.db, { actor: admin, now: NOW });
    await expect(importRecords({ ctx, input: { records: archive } })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    expect(await fresh.db.$count(sections)).toBe(ofKind(archive, 'sections').length);
    expect(await fresh.db.$count(articles)).toBe(1);
  });
});
