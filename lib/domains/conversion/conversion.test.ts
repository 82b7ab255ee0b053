import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import {
  appSettings,
  articleEditions,
  flashEditions,
  labels,
  microsites,
  scamWarnings,
} from '@/lib/db/schema';
import { setDeskWords } from '@/lib/i18n/desk-words';
import { toTraditional } from '@/lib/i18n/to-traditional';
import type { JobQueue } from '@/lib/platform/jobs';
import { processRegistry } from '@/lib/platform/process-registry';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { sampleRegion } from '@/lib/testing/sample-microsites';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import type { CallContext } from '../domain-context';
import { completeEditions, importArticles } from '../articles/public';
import { addContent, removeContent, saveContent } from '../content-desk/change-content';
import { installNewsroom } from '../curation/public';
import { publishFlash } from '../flash/publish-flash';
import { saveLearning } from '../learning/public';
import { saveMicrosites } from '../microsites/public';
import { applyWords } from './apply-words';
import { LOCALIZED } from './names-repository';
import { previewWords, readConversion } from './read-conversion';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;
let ctx: CallContext;
let enqueued = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const queue: JobQueue = {
    enqueue: async () => {
      enqueued += 1;
      return randomUUID();
    },
    schedule: () => undefined,
    wake: () => undefined,
  };
  processRegistry().jobs = queue;
  const { db } = database;
  const system = callContext(db, { actor: { kind: 'system' }, now: NOW });
  await installNewsroom({ ctx: system, input: sampleNewsroom(NOW) });
  const { actor } = await samplePerson(db, { role: 'editor' });
  ctx = callContext(db, { actor, now: NOW });
}, 120_000);
beforeEach(() => setDeskWords({}));
afterAll(async () => {
  setDeskWords({});
  processRegistry().jobs = undefined;
  await database.close();
});

async function articleOf(title: string, body: string): Promise<number> {
  const system = callContext(database.db, { actor: { kind: 'system' }, now: NOW });
  const key = randomUUID();
  const editions = completeEditions([{ locale: 'zh-Hans', title, summary: '', bodyHtml: body }]);
  const [outcome] = await importArticles({
    ctx: system,
    input: { articles: [sampleArticle(key, { editions })] },
  });
  return outcome!.id!;
}

async function traditionalOf(articleId: number) {
  const rows = await database.db
    .select()
    .from(articleEditions)
    .where(eq(articleEditions.articleId, articleId));
  const { title, bodyHtml } = rows.find(({ locale }) => locale === 'zh-Hant')!;
  return [title, bodyHtml];
}

/** Runs the job as the queue would, and gathers what it told to be fresh. */
async function apply(): Promise<string[]> {
  const tags: string[] = [];
  await applyWords({
    inChange: (work) =>
      work(
        callContext(database.db, { actor: { kind: 'system' }, changed: (tag) => tags.push(tag) }),
      ),
    signal: new AbortController().signal,
  });
  return tags;
}

const word = (hans: string, hant: string) => ({ hans, hant, note: '' });
const add = (hans: string, hant: string) =>
  addContent({
    ctx,
    input: { kind: 'words', client_key: randomUUID(), values: word(hans, hant) },
  });

describe('the desk’s words', () => {
  it('are applied to articles, flashes and names that are there, across tags, and taken back', async () => {
    const id = await articleOf('软件的发展', '<p>用软<b>件</b>写作，<code>软件</code>不变。</p>');
    const other = await articleOf('别的文章', '<p>正文</p>');
    const before = await traditionalOf(id);
    expect(before).toEqual(['軟件的發展', '<p>用軟<b>件</b>寫作，<code>软件</code>不變。</p>']);
    const flash = await publishFlash({
      ctx,
      input: {
        ...{ client_key: randomUUID(), category: 'policy', is_important: false },
        ...{ title: '软件快讯', content: '软件更新。', title_en: '', content_en: '' },
        ...{ source_name: '', source_url: '' },
      },
    });
    const name = { 'zh-Hans': '软件', 'zh-Hant': '', en: '' };
    const own = { 'zh-Hans': '软件二', 'zh-Hant': '手寫的軟件', en: '' };
    const empty = { 'zh-Hans': '', 'zh-Hant': '', en: '' };
    for (const each of [name, own]) {
      const values = { name: each, description: empty };
      await addContent({ ctx, input: { kind: 'labels', client_key: randomUUID(), values } });
    }

    expect(await previewWords(ctx, { id: 0, hans: '软件', hant: '軟體' })).toEqual({
      articles: 1,
      is_more: false,
      examples: [{ id, title: '软件的发展', before: '軟件的發展', after: '軟體的發展' }],
    });
    expect(await traditionalOf(id)).toEqual(before);

    const { id: wordId, version } = await add('软件', '軟體');
    expect(enqueued).toBe(1);
    expect(await readConversion(ctx)).toMatchObject({ version: 1, applied_time: null });
    expect(await apply()).toContain('all');
    expect(await traditionalOf(id)).toEqual([
      '軟體的發展',
      '<p>用軟<b>體</b>寫作，<code>软件</code>不變。</p>',
    ]);
    expect(await traditionalOf(other)).toEqual(['別的文章', '<p>正文</p>']);
    const flashes = await database.db
      .select()
      .from(flashEditions)
      .where(eq(flashEditions.flashId, flash.id));
    expect(flashes.find(({ locale }) => locale === 'zh-Hant')).toMatchObject({
      title: '軟體快訊',
      content: '軟體更新。',
    });
    const kept = await database.db.select({ name: labels.name }).from(labels);
    const hants = kept.map((label) => label.name['zh-Hant']);
    expect(hants).toEqual(expect.arrayContaining(['軟體', '手寫的軟件']));
    expect(await readConversion(ctx)).toMatchObject({
      applied_time: expect.any(String),
      changed: 3,
    });
    // What is written from now on is derived by it, and applying again changes nothing.
    expect(toTraditional('新软件')).toBe('新軟體');
    expect(await apply()).toEqual([]);

    await removeContent({ ctx, input: { kind: 'words', id: wordId, version } });
    await apply();
    expect(await traditionalOf(id)).toEqual(before);
  });

  it('reach the texts of sites, settings and scam warnings, but none written by hand', async () => {
    const { db } = database;
    const system = callContext(db, { actor: { kind: 'system' }, now: NOW });
    const derived = { 'zh-Hans': '默认值', 'zh-Hant': toTraditional('默认值'), en: 'Default' };
    const byHand = { 'zh-Hans': '默认值', 'zh-Hant': '手寫的', en: 'Default' };
    const region = sampleRegion({ name: derived, tagline: byHand });
    const bodies = [{ name: derived, short: 'A', role: byHand }];
    const site = { ...region, bodies } as Parameters<typeof saveMicrosites>[0]['input']['sites'][0];
    await saveMicrosites({ ctx: system, input: { sites: [site] } });
    const scam = { key: 'fake', title: derived, summary: derived };
    const scams = [{ ...scam, signs: [derived, byHand], actions: [derived] }];
    await saveLearning({ ctx: system, input: { modules: [], terms: [], scams } });
    const value = { services: [{ key: 'a', name: derived, summary: byHand }] };
    await db.update(appSettings).set({ value }).where(eq(appSettings.key, 'cooperation'));

    await add('默认', '預設');
    await apply();
    const now = { ...derived, 'zh-Hant': '預設值' };
    const [kept] = await db.select().from(microsites);
    expect(kept?.document).toEqual({
      ...site,
      name: now,
      bodies: [{ name: now, short: 'A', role: byHand }],
    });
    const [warning] = await db.select().from(scamWarnings);
    expect(warning).toMatchObject({ title: now, signs: [now, byHand], actions: [now] });
    const [setting] = await db.select().from(appSettings).where(eq(appSettings.key, 'cooperation'));
    expect(setting?.value).toEqual({ services: [{ key: 'a', name: now, summary: byHand }] });
    expect(await apply()).toEqual([]);
  });

  it('find what was published by older words while they were applied', async () => {
    const id = await articleOf('网络的未来', '<p>网络</p>');
    await add('网络', '網路');
    let isFirst = true;
    let late = 0;
    await applyWords({
      inChange: async (work) => {
        const result = await work(callContext(database.db, { actor: { kind: 'system' } }));
        const isStep = typeof result === 'object' && result !== null && 'lastId' in result;
        if (isStep && isFirst) {
          isFirst = false;
          // A process that has not heard of the words yet publishes one.
          setDeskWords({});
          late = await articleOf('网络又一篇', '<p>网络</p>');
          setDeskWords({ 网络: '網路' });
        }
        return result;
      },
      signal: new AbortController().signal,
    });
    expect(await traditionalOf(id)).toEqual(['網路的未來', '<p>網路</p>']);
    expect(await traditionalOf(late)).toEqual(['網路又一篇', '<p>網路</p>']);
  });

  it('leave a word as it is, and are themselves checked', async () => {
    const { values, id, version } = await add('发币', '');
    expect(values).toMatchObject({ hant: '' });
    const article = await articleOf('发币之后', '<p>正文</p>');
    await apply();
    expect((await traditionalOf(article))[0]).toBe('发币之後');
    const changed = { ...word('发币', '發幣') };
    await saveContent({ ctx, input: { kind: 'words', id, version, values: changed } });
    await apply();
    expect((await traditionalOf(article))[0]).toBe('發幣之後');
    for (const wrong of [word('abc', '甲'), word('<b>软', '軟'), word('软 件', '軟體')]) {
      const asked = addContent({
        ctx,
        input: { kind: 'words', client_key: randomUUID(), values: wrong },
      });
      await expect(asked).rejects.toMatchObject({ key: 'invalidInput' });
    }
    await expect(add('发币', '發幣')).rejects.toMatchObject({ key: 'contentExists' });
  });

  it('reach every column of names and texts', () => {
    const files = readdirSync('lib/db/schema').filter((file) => file !== 'columns.ts');
    const declared = files.flatMap((file) => {
      const source = readFileSync(`lib/db/schema/${file}`, 'utf8');
      return [...source.matchAll(/^\s+\w+: localized\(/gm)];
    });
    const reached = LOCALIZED.flatMap(({ plain = [], html = [] }) => [...plain, ...html]);
    // A flash's earlier texts stay as they were; a correction's text is declared as JSON.
    expect(reached).toHaveLength(declared.length - 1 + 1);
    expect(new Set(LOCALIZED.map(({ table }) => getTableName(table))).size).toBe(LOCALIZED.length);
  });
});
