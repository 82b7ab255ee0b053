import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { archivedRecord, type ArchivedRecord } from '@/lib/contract/archived-content';
import { archiveHead } from '@/lib/contract/archive';
import type { ArchivedEvent } from '@/lib/contract/archived-events';
import { eventWords } from '@/lib/contract/event-hosting';
import {
  collections,
  eventCodes,
  events,
  eventTicketTypes,
  follows,
  labelFollows,
  labels,
  searchPending,
} from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { SAMPLE_CONTENT } from '@/lib/testing/event-inputs';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { importArticles } from '../articles/public';
import { saveCoverage } from '../coverage/public';
import { installNewsroom } from '../curation/public';
import type { Actor, Person } from '../domain-context';
import { getActivity } from '../events/read-activities';
import { saveEvent } from '../events/save-event';
import { importRecords, listOwnFiles, listRecords, OWN_INFORMATION } from './public';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const SYSTEM: Actor = { kind: 'system' };
let old: TestDatabase;
let fresh: TestDatabase;
let owner: Person;
let archive: ArchivedRecord[];
let draftId: number;

beforeAll(async () => {
  [old, fresh] = [await createTestDatabase(), await createTestDatabase()];
  await plant();
  archive = await recordsOf(old);
  const before = [];
  for (const kind of ['sections', 'authors', 'labels'] as const) {
    before.push(...(await recordsOf(old, kind)));
  }
  await bringIn(before);
  const ctx = callContext(fresh.db, { actor: SYSTEM, now: NOW });
  await importArticles({ ctx, input: { articles: [sampleArticle('report')] } });
}, 180_000);
afterAll(async () => {
  await old.close();
  await fresh.close();
});

/** The newsroom's own event, one that an account sells tickets of, a cancelled one and a draft. */
async function plant(): Promise<void> {
  const { db } = old;
  const ctx = callContext(db, { actor: SYSTEM, now: NOW });
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  await importArticles({ ctx, input: { articles: [sampleArticle('report')] } });
  const links = [{ articleSourceKey: 'test:report', eventKey: 'event' }];
  await saveCoverage({ ctx, input: { links } });
  owner = (await samplePerson(db)).actor;
  const [label] = await db.select().from(labels);
  const clientKeys = [randomUUID(), randomUUID(), randomUUID()];
  const { event, type, code } = await sampleEvent(db, {
    now: NOW,
    event: {
      accountId: owner.id,
      clientKey: clientKeys[0]!,
      isOnline: true,
      onlineUrl: 'https://meet.example.org/room',
      organiserName: { 'zh-Hans': '示例社', 'zh-Hant': '示例社' },
      labelId: label!.id,
      socials: { twitter: 'https://x.com/example' },
      cohostNames: ['另一社'],
      sequence: 3,
      changeReason: '改了时间',
      previousStartsAt: NOW,
      decidedAt: NOW,
      reason: '编辑台给主办方的话',
    },
    code: { percentOff: 20 },
  });
  const till = sampleTill(db, NOW);
  const wanted = { id: type.id, eventId: event.id };
  await till.buy(await till.buyer(), wanted, { code: code!.code });
  await sampleEvent(db, {
    now: NOW,
    event: { accountId: owner.id, clientKey: clientKeys[1]!, state: 'cancelled', reason: '台风' },
  });
  const draft = await sampleEvent(db, {
    now: NOW,
    event: { accountId: owner.id, clientKey: clientKeys[2]!, state: 'refused', reason: '再想想' },
    type: { kind: 'free', priceMinor: 0 },
  });
  draftId = draft.event.id;
}

async function recordsOf(
  { db }: TestDatabase,
  kind: ArchivedRecord['kind'] = 'events',
): Promise<ArchivedRecord[]> {
  const all: ArchivedRecord[] = [];
  for await (const record of listRecords(db, kind)) {
    // As it is read from a file.
    all.push(archivedRecord.parse(JSON.parse(JSON.stringify(record))));
  }
  return all;
}

function bringIn(records: ArchivedRecord[], accountId?: number) {
  const ctx = callContext(fresh.db, { actor: SYSTEM, now: NOW });
  return importRecords({ ctx, input: { records, ...(accountId && { accountId }) } });
}

const eventOf = (record: ArchivedRecord | undefined) => record?.values as unknown as ArchivedEvent;
const sold = () => archive.find(({ values }) => values.state === 'live' && values.clientKey)!;
const changed = (record: ArchivedRecord, values: Partial<ArchivedEvent>): ArchivedRecord => ({
  ...record,
  values: { ...record.values, ...values },
});

async function ownFiles() {
  const all = [];
  const address = (thing: string, id: number) => `https://example.org/${thing}/${id}`;
  for await (const file of listOwnFiles(old.db, owner.id, address)) all.push(file);
  return all;
}

describe('events of a newsroom’s archive', () => {
  it('are those that readers see or saw, without who holds, buys and attends', () => {
    expect(archive.map(({ values }) => values.state)).toEqual(['live', 'live', 'cancelled']);
    const written = JSON.stringify(archive);
    expect(written).not.toMatch(/account|held|"sold|"used|token|reader-|编辑台给|再想想/i);
    expect(eventOf(sold())).toMatchObject({
      onlineUrl: 'https://meet.example.org/room',
      labelId: 'bitcoin',
      tickets: [{ priceMinor: 10_000, codes: [{ percentOff: 20 }] }],
    });
    expect(eventOf(archive[0])).toMatchObject({
      organiserId: 'author',
      clientKey: null,
      reports: ['test:report'],
    });
  });

  it('come to an empty newsroom as they were, as nobody’s, with nothing of them sold', async () => {
    const pending = await fresh.db.$count(searchPending, eq(searchPending.kind, 'event'));
    const outcomes = await bringIn(archive);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
    expect(await recordsOf(fresh)).toEqual(archive);
    const rows = await fresh.db.select().from(events);
    expect(rows.map(({ accountId, revision }) => [accountId, revision])).toEqual(
      rows.map(() => [null, 1]),
    );
    for (const { held, sold: taken } of await fresh.db.select().from(eventTicketTypes)) {
      expect([held, taken]).toEqual([0, 0]);
    }
    const codes = await fresh.db.select().from(eventCodes);
    expect(codes.map(({ used }) => used)).toEqual([0]);
    // What is found and listed is read from the rows.
    expect(await fresh.db.$count(searchPending, eq(searchPending.kind, 'event'))).toBe(pending + 3);
    const ctx = callContext(fresh.db, { actor: { kind: 'visitor' }, now: NOW });
    const [row] = rows.filter(({ onlineUrl }) => onlineUrl !== '');
    const shown = await getActivity(ctx, { id: row!.id });
    expect(JSON.stringify(shown)).toContain('"is_sample":false');
    expect(JSON.stringify(shown)).toContain('示例社');
    expect(JSON.stringify(shown)).not.toContain('meet.example.org');
  });

  it('change nothing when they come again, and nothing where they came from', async () => {
    const again = await bringIn(archive);
    const ctx = callContext(old.db, { actor: SYSTEM, now: NOW });
    const home = await importRecords({ ctx, input: { records: archive } });
    expect([...again, ...home].map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 6 }, () => 'unchanged'),
    );
  });

  it('are made anew where they differ and nobody here has to do with them', async () => {
    const [row] = await fresh.db.select().from(events).orderBy(asc(events.id)).offset(1);
    await fresh.db.update(events).set({ cohostNames: [] }).where(eq(events.id, row!.id));
    await fresh.db.update(eventTicketTypes).set({ priceMinor: 1 });
    const outcomes = await bringIn(archive);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['unchanged', 'updated', 'updated']);
    expect(await recordsOf(fresh)).toEqual(archive);
  });

  it('say for nothing what costs nothing, whatever the archive says', async () => {
    const [ticket] = eventOf(sold()).tickets;
    const wrong = changed(sold(), { clientKey: randomUUID(), isFree: true });
    const free = changed(wrong, {
      clientKey: randomUUID(),
      isFree: false,
      tickets: [{ ...ticket!, kind: 'free', priceMinor: 0, codes: [] }],
    });
    await bringIn([
      { ...wrong, key: 'wrong' },
      { ...free, key: 'free' },
    ]);
    const made = await recordsOf(fresh);
    const isFree = (key: string) => made.find((record) => record.key === key)?.values.isFree;
    expect([isFree('wrong'), isFree('free')]).toEqual([false, true]);
    for (const key of ['wrong', 'free']) await fresh.db.delete(events).where(eq(events.key, key));
  });

  it('leave empty who holds them and their topic where those are not here', async () => {
    const alone = { ...archive[0]!, key: 'alone' };
    const gone = { organiserId: 'gone', labelId: 'gone', reports: ['gone'] };
    const reaching = changed(alone, gone);
    const outcomes = [await bringIn([reaching]), await bringIn([reaching])].flat();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['new', 'unchanged']);
    const [row] = await fresh.db.select().from(events).where(eq(events.key, 'alone'));
    expect(row).toMatchObject({ organiserId: null, labelId: null });
    await fresh.db.delete(events).where(eq(events.key, 'alone'));
  });
});

describe('an event that somebody here has to do with', () => {
  it('is left as it is where it has orders, or an account holds it', async () => {
    const ctx = callContext(old.db, { actor: SYSTEM, now: NOW });
    const cancelled = archive.find(({ values }) => values.state === 'cancelled')!;
    const records = [
      changed(sold(), { cohostNames: [] }),
      changed(cancelled, { state: 'live', reason: '' }),
    ];
    const outcomes = await importRecords({ ctx, input: { records } });
    expect(outcomes).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('it has orders') },
      { outcome: 'failed', reason: expect.stringContaining('an account of this site holds it') },
    ]);
    expect(await recordsOf(old)).toEqual(archive);
  });

  it('is left as the desk saved it', async () => {
    const { actor } = await samplePerson(fresh.db, { role: 'admin' });
    const ctx = callContext(fresh.db, { actor, now: NOW });
    const [row] = await fresh.db.select().from(events).where(eq(events.key, 'event'));
    const saved = await saveEvent({
      ctx,
      input: {
        ...{ id: row!.id, locale: 'zh-Hans', base_revision: 1, reason: '' },
        content: { ...SAMPLE_CONTENT, title: '编辑台改的题目' },
        tickets: [
          {
            ...{ id: null, name: '席位', type: 'free', price: 0, list_price: null },
            ...{ currency: 'HKD', quantity: 20, per_person: 2 },
            ...{ sale_from: null, sale_until: null, is_closed: false },
          },
        ],
      },
    });
    expect(saved.content.title).toBe('编辑台改的题目');
    const [outcome] = await bringIn([archive[0]!]);
    expect(outcome).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('the desk changed it'),
    });
    const [after] = await fresh.db.select().from(events).where(eq(events.key, 'event'));
    expect(after?.title['zh-Hans']).toBe('编辑台改的题目');
  });
});

describe('an event that says what can not be', () => {
  it.each<[string, (event: ArchivedEvent) => object]>([
    ['an address that runs', () => ({ onlineUrl: 'javascript:alert(1)' })],
    ['a profile that runs', () => ({ socials: { twitter: 'javascript:alert(1)' } })],
    ['an unknown network', () => ({ socials: { elsewhere: 'https://example.org' } })],
    ['an end before its start', ({ startsAt }) => ({ endsAt: startsAt })],
    ['no such zone', () => ({ timeZone: 'Mars/Olympus' })],
    ['no title', () => ({ title: { 'zh-Hans': ' ', 'zh-Hant': '' } })],
    ['an unknown state', () => ({ state: 'secret' })],
    ['a price below nothing', (event) => ticketWith(event, { priceMinor: -1 })],
    ['a free ticket with a price', (event) => ticketWith(event, { kind: 'free' })],
    ['an unknown currency', (event) => ticketWith(event, { currency: 'BTC' })],
    ['no seats', (event) => ticketWith(event, { quantity: 0 })],
    ['more off than all', (event) => codesWith(event, [{ percentOff: 101 }])],
    ['a code twice', (event) => codesWith(event, [{}, {}])],
  ])('is refused: %s', (_name, values) => {
    const record = sold();
    const bad = { ...record, values: { ...record.values, ...values(eventOf(record)) } };
    expect(archivedRecord.safeParse(record).success).toBe(true);
    expect(archivedRecord.safeParse(bad).success).toBe(false);
  });

  function ticketWith({ tickets: [ticket] }: ArchivedEvent, values: object) {
    return { tickets: [{ ...ticket, ...values }] };
  }
  function codesWith({ tickets: [ticket] }: ArchivedEvent, codes: object[]) {
    return {
      tickets: [{ ...ticket, codes: codes.map((code) => ({ ...ticket!.codes[0], ...code })) }],
    };
  }
});

describe('an account’s own archive', () => {
  it('holds its events in every state, its profile, and what it follows and keeps', async () => {
    const { db } = old;
    const ctx = callContext(db, { actor: SYSTEM, now: NOW });
    const input = { articles: [sampleArticle('kept')] };
    const [article] = await importArticles({ ctx, input });
    const at = NOW;
    const accountId = owner.id;
    const [label] = await db.select().from(labels);
    await db.insert(collections).values({ accountId, kind: 'article', targetId: article!.id!, at });
    await db.insert(labelFollows).values({ accountId, labelId: label!.id, at });
    await db.insert(follows).values({ accountId, authorId: 1, at });
    const files = await ownFiles();
    const contentOf = (name: string) => files.find((file) => file.name === name)?.content;
    const names = files.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('events/'))).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining([...OWN_INFORMATION]));
    expect(contentOf('own/profile.json')).toMatchObject({ nickname: '示例读者' });
    expect(contentOf('own/follows.json')).toMatchObject({
      authors: [{ key: 'author', address: 'https://example.org/author/1' }],
      labels: [{ key: 'bitcoin' }],
    });
    expect(contentOf('own/collections.json')).toMatchObject([
      { kind: 'article', key: 'test:kept', title: expect.any(String) },
    ]);
    const written = JSON.stringify(files.map(({ content }) => content));
    expect(written).not.toMatch(/account|held|"sold|"used|token|reader-|"id"/i);
    expect(written).toContain('再想想');
  });

  it('keeps changed words of a live event for reading, and the newsroom’s has none of them', async () => {
    const proposal = eventWords.parse({ ...SAMPLE_CONTENT, label_id: 1, locale: 'zh-Hans' });
    const isSold = eq(events.state, 'live');
    await old.db
      .update(events)
      .set({ proposal })
      .where(and(isSold, eq(events.accountId, owner.id)));
    const contents = (await ownFiles()).map(({ content }) => content);
    expect(contents).toContainEqual(
      expect.objectContaining({
        waiting_words: expect.objectContaining({ title: '发展者之夜', label: 'bitcoin' }),
      }),
    );
    expect(await recordsOf(old)).toEqual(archive);
  });

  it('brings an event that was never live as a draft of who imports it, and of nobody else', async () => {
    const name = `events/${String(draftId).padStart(6, '0')}.json`;
    const file = (await ownFiles()).find((each) => each.name === name);
    const draft = archivedRecord.parse(JSON.parse(JSON.stringify(file?.content)));
    expect(await bringIn([draft])).toMatchObject([{ outcome: 'failed' }]);
    const { actor } = await samplePerson(fresh.db, { role: 'admin' });
    const outcomes = [await bringIn([draft], actor.id), await bringIn([draft], actor.id)].flat();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['new', 'unchanged']);
    const [row] = await fresh.db.select().from(events).where(eq(events.accountId, actor.id));
    expect(row).toMatchObject({ state: 'draft', reason: '', submittedAt: null });
    // It is no part of what the newsroom publishes.
    expect((await recordsOf(fresh)).map(({ key }) => key)).not.toContain(draft.key);
  });
});

describe('an archive of before', () => {
  it('is read, with no records and nothing for reading', () => {
    const head = archiveHead.parse({
      ...{ format: 'chaintide-archive', version: 1, site: 'https://example.org', scope: 'own' },
      ...{ exported_time: NOW.toISOString(), articles: 1, drafts: 0 },
    });
    expect(head).toMatchObject({ records: 0, information: [] });
  });
});
