import { buffer } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ArchivedArticle } from '@/lib/contract/archive';
import { ARCHIVED_KINDS } from '@/lib/contract/archived-content';
import { eq } from 'drizzle-orm';
import {
  articleCorrections,
  articles,
  authors,
  columns,
  events,
  manuscripts,
  media,
} from '@/lib/db/schema';
import type { Actor } from '@/lib/domains/domain-context';
import type { JobQueue } from '@/lib/platform/jobs';
import { processRegistry } from '@/lib/platform/process-registry';
import { callContext } from '@/lib/testing/call-context';
import { memoryStore } from '@/lib/testing/memory-store';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleContent } from '@/lib/testing/sample-manuscript';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { importRecords, listRecords } from '../archived-content/public';
import {
  findArchived,
  importArchived,
  importArticles,
  listArchiveIds,
  sanitizeBody,
  withdrawArticle,
} from '../articles/public';
import { installNewsroom } from '../curation/public';
import { importFile } from '../desk-imports/begin-import';
import { openImport, readReport } from '../desk-imports/read-imports';
import { runDeskImport } from '../desk-imports/public';
import { countListing } from '../listings/public';
import { claimPictures, storePicture } from '../media/public';
import { createManuscript } from '../writing/create-manuscript';
import { importDrafts } from '../writing/public';
import { openTicket, requestExport } from './request-export';
import { archiveStream } from './write-archive';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const SITE = 'http://localhost:3000';
const SYSTEM: Actor = { kind: 'system' };
let old: TestDatabase;
let fresh: TestDatabase;
const stores = { old: memoryStore(), fresh: memoryStore() };
const enqueued: unknown[] = [];

beforeAll(async () => {
  [old, fresh] = [await createTestDatabase(), await createTestDatabase()];
  const queue: JobQueue = {
    enqueue: async (_kind, payload) => {
      enqueued.push(payload);
      return randomUUID();
    },
    schedule: () => undefined,
    wake: () => undefined,
  };
  processRegistry().jobs = queue;
  await plant();
}, 120_000);
afterAll(async () => {
  processRegistry().jobs = undefined;
  await old.close();
  await fresh.close();
});

let writer: Awaited<ReturnType<typeof samplePerson>>;

/** A newsroom with imported articles, one written here, one taken down, a draft, and pictures. */
async function plant(): Promise<void> {
  const { db } = old;
  const ctx = callContext(db, { actor: SYSTEM, now: NOW });
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  const bytes = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#146' } })
    .png()
    .toBuffer();
  const picture = await storePicture(stores.old, bytes);
  const figure = sanitizeBody(
    `<figure><img src="/media/${picture.hash}/1280.jpg" alt="图" width="64" height="40" /><figcaption>图注</figcaption></figure>`,
  );
  const imported = ['one', 'two', 'three'].map((key, place) => {
    const publishedAt = new Date(NOW.getTime() - place * 86_400_000).toISOString();
    const article = sampleArticle(key, { publishedAt, titleEn: `Title ${key}` });
    const [first, ...rest] = article.editions;
    const editions = [{ ...first!, bodyHtml: `${first!.bodyHtml}${figure}` }, ...rest];
    return { ...article, editions, cover: picture.hash, pictures: [picture] };
  });
  const outcomes = await importArticles({ ctx, input: { articles: imported } });
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
  const [first, second] = outcomes.map(({ id }) => id!);
  await db.insert(articleCorrections).values({
    articleId: first!,
    text: { 'zh-Hans': '更正：数字', 'zh-Hant': '更正：數字', en: 'Corrected: a number' },
    at: NOW,
  });
  await db
    .update(articles)
    .set({ isSponsored: true, sponsor: '赞助人', origin: 'translation', revisedAt: NOW })
    .where(eq(articles.id, first!));
  await withdrawArticle(db, { articleId: second!, reason: '授权', at: NOW });
  writer = await samplePerson(db, { nickname: '写作的人' });
  await claimPictures(db, { pictures: [picture], accountId: writer.actor.id, at: NOW });
  await createManuscript({
    ctx: callContext(db, { actor: writer.actor, now: NOW }),
    input: {
      client_key: randomUUID(),
      locale: 'zh-Hans',
      content: sampleContent({
        title: '还没写完',
        cover: `/media/${picture.hash}/1280.jpg`,
        body_html: `<p>半句</p>${figure}`,
      }),
    },
  });
}

async function archivedOf({ db }: TestDatabase): Promise<ArchivedArticle[]> {
  const ids = await listArchiveIds(db, { kind: 'newsroom' }, { afterId: 0, limit: 100 });
  const all: ArchivedArticle[] = [];
  for (const id of ids) all.push((await findArchived(db, id))!);
  return all;
}

async function recordsOf({ db }: TestDatabase): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const kind of ARCHIVED_KINDS) for await (const each of listRecords(db, kind)) all.push(each);
  return all;
}

function zipOf(scope: Parameters<typeof archiveStream>[0]['scope']): Promise<Buffer> {
  const addressOf = (thing: string, id: number) => `${SITE}/${thing}/${id}`;
  const plan = { db: old.db, store: stores.old, scope, site: SITE, now: NOW, addressOf };
  return buffer(archiveStream(plan));
}

/** Imports a file into the empty site as the desk does. @returns the report's lines. */
async function bringIn(file: Buffer, admin: Actor, { isShell = false } = {}) {
  const store = stores.fresh;
  const { db } = fresh;
  const ctx = callContext(db, { actor: admin, now: NOW });
  const input = { file, file_name: 'archive.zip', section: 'industry', source_name: '' };
  const { id, state } = await importFile({ ctx, store, input });
  expect(state).toBe('waiting');
  expect(enqueued.at(-1)).toEqual({ id });
  const system = callContext(db, { actor: SYSTEM, now: NOW });
  await runDeskImport({
    ...{ ctx: system, id, store, isLastAttempt: true },
    signal: new AbortController().signal,
    sinkFor: (accountId) => ({
      importArticles: (each) => importArticles({ ctx: system, input: { articles: each } }),
      importArchived: (each) => importArchived({ ctx: system, input: { articles: each } }),
      importRecords: (each) => importRecords({ ctx: system, input: { records: each, accountId } }),
      // The shell has nobody whose drafts they would be.
      ...(!isShell && {
        importDrafts: (drafts) =>
          importDrafts({ ctx: system, input: { accountId: accountId!, drafts } }),
      }),
    }),
  });
  const ended = await openImport(ctx, id);
  const report = await readReport(ctx, { id, page: 1, limit: 100 });
  const isText = ({ article_id: article, source }: (typeof report.list)[number]) =>
    article !== null || !/^\w+\//.test(source);
  return { ended, lines: report.list.filter(isText), all: report.list };
}

describe('an archive of the newsroom', () => {
  it('imports back equal into an empty site, pictures byte by byte, and again changes nothing', async () => {
    const { actor: admin } = await samplePerson(fresh.db, { role: 'admin' });
    const zip = await zipOf({ kind: 'newsroom' });
    const { ended, lines, all } = await bringIn(zip, admin);
    expect(ended).toMatchObject({ state: 'done', reason: '', counts: { failed: 0, note: 0 } });
    expect([ended.done, ended.total]).toEqual([all.length, all.length]);
    expect(lines.map(({ outcome, reasons }) => [outcome, reasons])).toEqual([
      ['new', []],
      ['new', []],
      ['new', []],
      ['new', []],
    ]);
    const [before, after] = [await archivedOf(old), await archivedOf(fresh)];
    expect(before).toHaveLength(3);
    expect(after).toEqual(before);
    expect(after[0]).toMatchObject({ sponsor: '赞助人', origin: 'translation', corrections: [{}] });
    expect(after[1]).toMatchObject({ state: 'withdrawn', withdrawn_reason: '授权' });
    for (const [key, bytes] of stores.old.files) expect(stores.fresh.files.get(key)).toEqual(bytes);
    expect([...stores.fresh.files.keys()].filter((key) => key.startsWith('imports/'))).toEqual([]);
    // The one that was taken down is on no list.
    expect(await countListing(fresh.db, 'article')).toBe(2);
    const [draft] = await fresh.db.select().from(manuscripts);
    const [own] = await old.db.select().from(manuscripts);
    expect(draft).toMatchObject({ content: own!.content, accountId: admin.id, state: 'draft' });

    const again = await bringIn(zip, admin);
    const unchanged = again.all.length;
    expect(again.ended.counts).toMatchObject({ unchanged, new: 0, updated: 0, failed: 0 });
    // The draft's new owner is an author here as well.
    expect(await recordsOf(fresh)).toEqual(expect.arrayContaining(await recordsOf(old)));
    expect(await archivedOf(fresh)).toEqual(before);
  });

  it('makes again what an archive says of an imported article, and leaves what is written here', async () => {
    const { actor: admin } = await samplePerson(fresh.db, { role: 'admin' });
    const zip = await zipOf({ kind: 'newsroom' });
    const [first] = await archivedOf(fresh);
    await fresh.db
      .update(articles)
      .set({ sponsor: '别人' })
      .where(eq(articles.sourceKey, first!.key));
    await fresh.db.update(manuscripts).set({ content: sampleContent({ title: '改过' }) });
    const { lines } = await bringIn(zip, admin);
    expect(lines.map(({ outcome }) => outcome).sort()).toEqual([
      ...['failed', 'unchanged', 'unchanged', 'updated'],
    ]);
    expect(lines.find(({ outcome }) => outcome === 'failed')?.reasons[0]).toContain(
      'left as it is',
    );
    expect((await archivedOf(fresh))[0]).toEqual(first);
    const [draft] = await fresh.db.select().from(manuscripts);
    expect(draft?.content.title).toBe('改过');
  });

  it('says why a file is none, and keeps nothing of it', async () => {
    const { actor: admin } = await samplePerson(fresh.db, { role: 'admin' });
    const broken = (await zipOf({ kind: 'newsroom' })).subarray(0, 2_000);
    const { ended } = await bringIn(broken, admin);
    expect(ended).toMatchObject({ state: 'failed', reason: expect.stringContaining('not a zip') });
    const text = await bringIn(Buffer.from('no feed'), admin);
    expect(text.ended).toMatchObject({ state: 'done', counts: { failed: 1 } });
    expect([...stores.fresh.files.keys()].filter((key) => key.startsWith('imports/'))).toEqual([]);
  });
});

describe('an author’s own archive', () => {
  const all = (length: number, outcome: string) => Array.from({ length }, () => outcome);
  const bringRecords = async (zip: Buffer, admin: Actor, isShell = false) => {
    const { ended, all: lines } = await bringIn(zip, admin, { isShell });
    expect(ended.done).toBe(ended.total);
    return lines.flatMap(({ source, outcome }) => (/^\w+\//.test(source) ? [outcome] : []));
  };

  it('brings their name, column and events to another newsroom, and again changes nothing', async () => {
    const { db } = old;
    const { actor: author } = await samplePerson(db, { nickname: '带走的人', bio: '简介' });
    const { actor: admin } = await samplePerson(fresh.db, { role: 'admin' });
    const [picture] = await db.select().from(media);
    const text = (zh: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh });
    const [row] = await db
      .insert(authors)
      .values({
        ...{ nickname: text('带走的人'), bio: text('简介'), accountId: author.id },
        ...{ avatar: picture!.hash, level: 3 },
      })
      .returning();
    const column = { key: 'own-column', title: text('专栏'), intro: text('导语'), cover: '' };
    await db.insert(columns).values({ ...column, authorId: row!.id, position: 1 });
    const owned = () => ({ accountId: author.id, clientKey: randomUUID() });
    const event = { ...owned(), poster: picture!.hash, organiserName: text('主办') };
    await sampleEvent(db, { now: NOW, event, code: {} });
    await sampleEvent(db, { now: NOW, event: { ...owned(), state: 'pending' } });

    const zip = await zipOf({ kind: 'account', accountId: author.id });
    const names = zip.toString('latin1');
    expect(names).toContain('own/profile.json');
    expect(names).toContain(`media/${picture!.hash}.webp`);
    expect(names).not.toMatch(/newsroom\//);
    expect(await bringRecords(zip, admin, true)).toEqual(['skipped', ...all(3, 'new')]);
    expect(await bringRecords(zip, admin)).toEqual([...all(3, 'unchanged'), 'new']);
    expect(await bringRecords(zip, admin)).toEqual(all(4, 'unchanged'));

    const [known] = await fresh.db.select().from(authors).where(eq(authors.avatar, picture!.hash));
    expect(known).toMatchObject({ nickname: text('带走的人'), bio: text('简介'), accountId: null });
    const [held] = await fresh.db.select().from(events).where(eq(events.poster, picture!.hash));
    expect(held).toMatchObject({ state: 'live', accountId: null, organiserName: text('主办') });
    const [draft] = await fresh.db.select().from(events).where(eq(events.accountId, admin.id));
    expect(draft).toMatchObject({ state: 'draft' });
    const [carried] = await fresh.db.select().from(columns).where(eq(columns.key, column.key));
    expect(carried).toMatchObject({ authorId: known!.id, title: text('专栏') });
  });
});

describe('requestExport', () => {
  it('gives an author what is theirs alone, for five minutes', async () => {
    const ctx = callContext(old.db, { actor: writer.actor, now: NOW });
    const given = await requestExport({ ctx, input: { scope: 'own' } });
    const { url, articles: live, drafts, records } = given;
    expect([live, drafts, records]).toEqual([0, 1, 1]);
    const ticket = url.replace('/api/exports/', '');
    const scope = await openTicket(old.db, ticket, NOW);
    expect(scope).toEqual({ kind: 'account', accountId: writer.actor.id });
    const zip = (await zipOf(scope!)).toString('latin1');
    expect(zip).toContain('drafts/');
    expect(zip).not.toMatch(/articles\/|newsroom\//);
    const later = new Date(NOW.getTime() + 5 * 60_000);
    expect(await openTicket(old.db, ticket, later)).toBeUndefined();
    expect(await openTicket(old.db, `${ticket}x`, NOW)).toBeUndefined();
  });

  it('gives all of it to admins alone', async () => {
    const editor = await samplePerson(old.db, { role: 'editor' });
    for (const actor of [writer.actor, editor.actor]) {
      const ctx = callContext(old.db, { actor, now: NOW });
      const asked = requestExport({ ctx, input: { scope: 'newsroom' } });
      await expect(asked).rejects.toMatchObject({ key: 'notPermitted' });
    }
    const { actor } = await samplePerson(old.db, { role: 'admin' });
    const ctx = callContext(old.db, { actor, now: NOW });
    const given = await requestExport({ ctx, input: { scope: 'newsroom' } });
    expect(given).toMatchObject({ articles: 3, drafts: 1 });
  });
});
