import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import {
  accountNotices,
  accounts,
  applications,
  articles,
  authors,
  collections,
  eventOrders,
  events,
  eventTickets,
  eventTicketTypes,
  feedback,
  follows,
  likes,
  manuscripts,
  realNames,
  searchRecords,
  socialCounts,
} from '@/lib/db/schema';
import { runCommand } from '@/lib/api/newsroom-commands';
import { decideReview } from '@/lib/domains/review/decide-review';
import { FolderStore } from '@/lib/platform/folder-store';
import { callContext } from '@/lib/testing/call-context';
import { sampleNewsroom } from '@/lib/testing/sample-content';
import { sampleDraft, samplePending } from '@/lib/testing/sample-manuscript';
import { freshEmail, freshPhone, signInDesk } from '@/lib/testing/sign-in-desk';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { deleteAccount } from './delete-account';
import { hashPassword } from './password';

let database: TestDatabase;
let desk: ReturnType<typeof signInDesk>;
let passwordHash = '';
const folder = mkdtempSync(path.join(os.tmpdir(), 'documents-'));
const documents = new FolderStore(folder);
const PASSWORD = 'the right password';
const at = new Date('2026-11-01T00:00:00.000Z');

beforeAll(async () => {
  database = await createTestDatabase();
  desk = signInDesk(database.db);
  passwordHash = await hashPassword(PASSWORD);
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

/** A person who left a trace of every kind. */
async function person(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const sample = await samplePerson(database.db, { passwordHash, ...changes });
  const { id: accountId } = sample.actor;
  const { db } = database;
  const pictureKey = `private/real-names/${accountId}.sealed`;
  await documents.put(pictureKey, Buffer.from('sealed'));
  await db.insert(collections).values({ accountId, kind: 'article', targetId: 7, at });
  await db.insert(likes).values({ accountId, kind: 'flash', targetId: 8, at });
  await db.insert(realNames).values({
    accountId,
    state: 'pending',
    sealed: 'sealed-name',
    maskedName: '张*',
    pictureKey,
    submittedAt: at,
  });
  const search = { accountId, folded: '以太坊', keyword: '以太坊' };
  await db.insert(searchRecords).values({ ...search, searchedAt: at });
  const notice = { accountId, kind: 'welcome', params: {}, createdAt: at };
  await db.insert(accountNotices).values({ ...notice, dedupeKey: 'welcome' });
  await db.insert(feedback).values({
    accountId,
    reference: `F-${accountId}`,
    clientKey: `key-${accountId}`,
    contact: sample.email ?? '',
    text: '这里有五个字',
    page: '/',
    locale: 'zh-Hans',
    createdAt: at,
  });
  return { ...sample, accountId, pictureKey, email: sample.email ?? '' };
}
/** An order of a person, with a seat for a friend. */
async function order(accountId: number): Promise<number> {
  const { db } = database;
  const text = { 'zh-Hans': '一场聚会', 'zh-Hant': '一場聚會' };
  const [event] = await db
    .insert(events)
    .values({
      ...{ title: text, summary: text, city: text, startsAt: at, endsAt: at, poster: '' },
      ...{ timeZone: 'Asia/Shanghai', isOnline: false, isFree: true, accountId },
    })
    .returning({ id: events.id });
  const eventId = event!.id;
  const [type] = await db
    .insert(eventTicketTypes)
    .values({
      ...{ eventId, position: 0, name: text, kind: 'free', priceMinor: 0, currency: 'CNY' },
      ...{ quantity: 5, sold: 1, perPerson: 2 },
    })
    .returning({ id: eventTicketTypes.id });
  const friend = { name: '一位朋友', email: 'friend@example.org' };
  const [made] = await db
    .insert(eventOrders)
    .values({
      ...{ eventId, typeId: type!.id, accountId, reference: `O-${accountId}`, clientKey: 'key' },
      ...{ state: 'paid', reason: 'free', quantity: 1, unitMinor: 0, totalMinor: 0 },
      ...{ currency: 'CNY', policy: [], attendees: [friend], createdAt: at },
    })
    .returning({ id: eventOrders.id });
  await db.insert(eventTickets).values({
    ...{ ...friend, orderId: made!.id, eventId, typeId: type!.id, place: 0 },
    ...{ code: `T${accountId}`, state: 'valid' },
  });
  return made!.id;
}
const leave = async (token: string, input: { password?: string; code?: string }) =>
  deleteAccount({ ctx: await desk.as(token), input, documents });
const rowOf = async (id: number) => {
  const [row] = await database.db.select().from(accounts).where(eq(accounts.id, id));
  return row;
};
const countOf = async (kind: 'article' | 'flash', targetId: number) => {
  const rows = await database.db.select().from(socialCounts).where(eq(socialCounts.kind, kind));
  return rows.find((row) => row.targetId === targetId);
};

describe('deleteAccount', () => {
  it('takes with it what readers never saw of a person’s writing, and leaves what they read', async () => {
    const { db } = database;
    const now = new Date('2026-11-02T02:00:00.000Z');
    await runCommand('installNewsroom', sampleNewsroom(now), db);
    const writer = await person();
    const reader = await person();
    const ctx = callContext(db, { actor: writer.actor, now });
    const live = await samplePending(ctx, { title: '读者读过的' });
    const { actor } = await samplePerson(db, { role: 'editor' });
    const decision = { locale: 'zh-Hans', decision: 'approve', reason_text: '' } as const;
    const editor = callContext(db, { actor, now });
    const { article_id, revision } = live;
    await decideReview({ ctx: editor, input: { ...decision, article_id, revision } });
    const draft = await sampleDraft(ctx);
    const drafter = callContext(db, { actor: reader.actor, now });
    const only = await sampleDraft(drafter);
    await leave(writer.token, { password: PASSWORD });
    await leave(reader.token, { password: PASSWORD });
    const states = await db.select({ id: articles.id, state: articles.state }).from(articles);
    const ids = states.map(({ id }) => id);
    expect(states).toContainEqual({ id: article_id, state: 'approved' });
    expect(ids).not.toContain(draft.article_id);
    expect(ids).not.toContain(only.article_id);
    const [kept] = await db
      .select({ accountId: manuscripts.accountId })
      .from(manuscripts)
      .where(eq(manuscripts.articleId, article_id));
    expect(kept).toEqual({ accountId: null });
    const names = await db.select({ key: authors.key }).from(authors);
    // The sample author, and who wrote the live article; who only drafted is gone.
    expect(names).toHaveLength(2);
    expect(await db.$count(authors, eq(authors.accountId, writer.accountId))).toBe(0);
  });

  it('blanks the account and removes what was kept of the person', async () => {
    const { db } = database;
    await db.insert(socialCounts).values([
      { kind: 'article', targetId: 7, collects: 3, likes: 2 },
      { kind: 'flash', targetId: 8, likes: 1 },
      { kind: 'flash', targetId: 9, likes: 5 },
    ]);
    const mobile = freshPhone();
    const one = await person({ phone: `+86${mobile}`, phoneCode: '86', googleSubject: 'leaver' });
    const { accountId, token, email } = one;
    await desk.mailCode(email);
    expect(await leave(token, { password: PASSWORD })).toEqual({});
    expect(await rowOf(accountId)).toMatchObject({
      email: null,
      emailVerifiedAt: null,
      phone: null,
      googleSubject: null,
      nickname: '已注销',
      passwordHash: null,
      state: 'deleted',
      deletedAt: desk.ctxOf().now,
    });
    for (const table of [collections, likes, follows, realNames, accountNotices, searchRecords]) {
      expect(await db.$count(table, eq(table.accountId, accountId))).toBe(0);
    }
    const [kept] = await db
      .select()
      .from(feedback)
      .where(eq(feedback.clientKey, `key-${accountId}`));
    expect(kept).toMatchObject({ accountId: null, contact: '' });
    expect(await documents.has(one.pictureKey)).toBe(false);
    expect(await countOf('article', 7)).toMatchObject({ collects: 2, likes: 2 });
    expect(await countOf('flash', 8)).toMatchObject({ likes: 0 });
    expect(await countOf('flash', 9)).toMatchObject({ likes: 5 });
    expect((await desk.as(token)).actor.kind).toBe('visitor');
    const login = desk.act('login', { type: 4, email, password: PASSWORD });
    await expect(login).rejects.toMatchObject({ key: 'wrongCredentials' });
    const stale = desk.act('login', { type: 3, email, emailCode: desk.codeTo(email) });
    await expect(stale).rejects.toMatchObject({ key: 'wrongCode' });
    const emailCode = await desk.mailCode(email);
    const anew = await desk.act('login', { type: 3, email, emailCode });
    expect(anew.is_new).toBe(true);
    expect(anew.id).not.toBe(accountId);
  });

  it('takes the names of who comes out of orders, and leaves the seats in the books', async () => {
    const { accountId, token } = await person();
    const id = await order(accountId);
    await leave(token, { password: PASSWORD });
    const [kept] = await database.db.select().from(eventOrders).where(eq(eventOrders.id, id));
    expect(kept).toMatchObject({ state: 'paid', quantity: 1, attendees: [] });
    const seats = await database.db.select().from(eventTickets).where(eq(eventTickets.orderId, id));
    expect(seats).toMatchObject([{ state: 'valid', name: '', email: '' }]);
  });

  it('is proven by a code to the account’s own address or number as well', async () => {
    const one = await person();
    await leave(one.token, { code: await desk.mailCode(one.email, 'delete') });
    expect(await rowOf(one.accountId)).toMatchObject({ state: 'deleted' });
    const mobile = freshPhone();
    const other = await person({ email: null, phone: `+86${mobile}`, phoneCode: '86' });
    await leave(other.token, { code: await desk.phoneCode(mobile) });
    expect(await rowOf(other.accountId)).toMatchObject({ state: 'deleted' });
  });

  it('is refused without proof, with a wrong one, and by a code to another address', async () => {
    const { accountId, token, email } = await person();
    await expect(leave(token, {})).rejects.toMatchObject({ key: 'invalidInput' });
    const wrong = leave(token, { password: 'not the password' });
    await expect(wrong).rejects.toMatchObject({ key: 'wrongPassword' });
    const foreign = await desk.mailCode(freshEmail());
    await expect(leave(token, { code: foreign })).rejects.toMatchObject({ key: 'wrongCode' });
    const forLogin = await desk.mailCode(email, 'login');
    await expect(leave(token, { code: forLogin })).rejects.toMatchObject({ key: 'wrongCode' });
    const asVisitor = desk.act('deleteAccount', { password: PASSWORD });
    await expect(asVisitor).rejects.toMatchObject({ key: 'signInRequired' });
    expect(await rowOf(accountId)).toMatchObject({ state: 'active' });
  });

  it.each(['editor', 'admin'] as const)('is not for the newsroom’s staff: %s', async (role) => {
    const { token } = await person({ role });
    const refused = leave(token, { password: PASSWORD });
    await expect(refused).rejects.toMatchObject({ key: 'notPermitted' });
  });

  it('takes a person off the counts once, who deletes twice at once', async () => {
    const { db } = database;
    await db.delete(socialCounts);
    await db.insert(socialCounts).values({ kind: 'article', targetId: 7, collects: 3 });
    const { token } = await person();
    const twice = [leave(token, { password: PASSWORD }), leave(token, { password: PASSWORD })];
    const answers = await Promise.allSettled(twice);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countOf('article', 7)).toMatchObject({ collects: 2 });
  });
});

describe('exportUserData', () => {
  it('gives everything of the account, and no digest', async () => {
    const { accountId, token, email } = await person();
    await desk.act('login', { type: 4, email, password: PASSWORD });
    await database.db.insert(applications).values({
      kind: 'column',
      reference: 'C-TEST-0001',
      clientKey: '0b6b7c1e-5a54-4c1e-9a0b-3f2d7c6d8e90',
      email,
      locale: 'zh-Hans',
      status: 'received',
      answers: { pen_name: 'Ada' },
      isSuspect: false,
      createdAt: at,
    });
    await order(accountId);
    const { made_time, account } = await desk.act('exportUserData', {}, await desk.as(token));
    expect(made_time).toBe('2026-11-02T02:00:00.000Z');
    const time = '2026-11-01T00:00:00.000Z';
    expect(account).toMatchObject({
      profile: { id: accountId, email, has_password: true },
      sessions: [{}, {}],
      sign_ins: [{ method: 'password', outcome: 'ok' }],
      collections: [{ type: 'article', id: 7, time }],
      likes: [{ type: 'flash', id: 8, time }],
      follows: [],
      searches: [{ keyword: '以太坊', time }],
      notices: [{ kind: 'welcome', time, read_time: null }],
      feedback: [{ reference: `F-${accountId}`, email }],
      real_name: { status: 'pending', name: '张*' },
      events: [{ title: { 'zh-Hans': '一场聚会' }, status: 'live' }],
      orders: [{ reference: `O-${accountId}`, attendees: [{ email: 'friend@example.org' }] }],
      applications: [{ reference: 'C-TEST-0001', answers: { pen_name: 'Ada' } }],
    });
    const text = JSON.stringify(account);
    expect(text).not.toMatch(/[0-9a-f]{64}|argon2|sealed-name/);
  });

  it('gives no application of an address that was never proven, and nothing to a visitor', async () => {
    const { token } = await person({ emailVerifiedAt: null });
    const { account } = await desk.act('exportUserData', {}, await desk.as(token));
    expect(account.applications).toEqual([]);
    await expect(desk.act('exportUserData', {})).rejects.toMatchObject({ key: 'signInRequired' });
  });

  it('is made five times a day', async () => {
    const { token } = await person();
    const ctx = await desk.as(token);
    for (let times = 0; times < 5; times += 1) await desk.act('exportUserData', {}, ctx);
    const refused = desk.act('exportUserData', {}, ctx);
    await expect(refused).rejects.toMatchObject({ key: 'tooManyRequests' });
  });
});
