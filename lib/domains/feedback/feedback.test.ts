import { randomUUID } from 'node:crypto';
import { submitFeedback as contract } from '@/lib/contract/own-account';
import { feedback } from '@/lib/db/schema';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import type { CallContext, Letter } from '../domain-context';
import { clearOldFeedback } from './clear-old-feedback';
import { cleanPage } from './rules';
import { submitFeedback } from './submit-feedback';

let database: TestDatabase;
let letters: Letter[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  letters = [];
  await database.db.delete(feedback);
});

function ctxOf(changes: Partial<CallContext> = {}) {
  const deliver = async (letter: Letter) => void letters.push(letter);
  return callContext(database.db, { deliver, ...changes });
}

const words = (changes: Record<string, unknown> = {}) =>
  contract.input.parse({ client_key: randomUUID(), text: '首页的图片打不开。', ...changes });
const send = (input = words(), ctx = ctxOf()) => submitFeedback({ ctx, input });

describe('submitFeedback', () => {
  it('keeps what a visitor wrote and says when it will have been read', async () => {
    const receipt = await send(words({ page: '/gw_detail/5' }));
    // Monday morning: Thursday evening, UTC+8.
    expect(receipt).toEqual({
      reference: expect.stringMatching(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      submitted_time: '2026-11-02T02:00:00.000Z',
      expected_time: '2026-11-05T10:00:00.000Z',
    });
    const rows = await database.db.select().from(feedback);
    expect(rows).toMatchObject([
      { text: '首页的图片打不开。', page: '/gw_detail/5', accountId: null, contact: '' },
    ]);
    expect(letters).toEqual([]);
  });

  it('keeps who wrote it, where they are signed in', async () => {
    const { actor } = await samplePerson(database.db);
    await send(words(), ctxOf({ actor, locale: 'en' }));
    const rows = await database.db.select().from(feedback);
    expect(rows).toMatchObject([{ accountId: actor.id, locale: 'en' }]);
  });

  it('mails one receipt to who left an address, and none to the victim of a machine', async () => {
    const input = words({ email: 'Reader@Example.org' });
    const { reference } = await send(input);
    await send(input);
    expect(letters).toEqual([
      {
        channel: 'mail',
        to: 'reader@example.org',
        kind: 'feedback',
        params: { reference, time: '2026-11-05 18:00 (UTC+8)' },
        locale: 'zh-Hans',
      },
    ]);
    await send(words({ email: 'victim@example.org', website: 'https://spam.example' }));
    expect(letters).toHaveLength(1);
    const rows = await database.db.select().from(feedback);
    expect(rows.map(({ isSuspect }) => isSuspect).sort()).toEqual([false, true]);
  });

  it('has the words of the receipt in each language', () => {
    for (const locale of LOCALES) {
      const { subject, text } = messagesOf(locale).letters.feedback;
      expect(subject + text).toMatch(/\{reference\}[\s\S]*\{time\}/);
    }
  });

  it('gives one receipt for the same form sent several times at once', async () => {
    const input = words();
    const ctx = ctxOf();
    const receipts = await Promise.all(Array.from({ length: 4 }, () => send(input, ctx)));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(await database.db.$count(feedback)).toBe(1);
  });

  it('refuses a client key that somebody else used', async () => {
    const input = words({ email: 'one@example.org' });
    await send(input);
    const other = { ...input, email: 'other@example.org' };
    await expect(send(other)).rejects.toMatchObject({ key: 'conflict' });
    const { actor } = await samplePerson(database.db);
    await expect(send(input, ctxOf({ actor }))).rejects.toMatchObject({ key: 'conflict' });
  });

  it.each([
    ['four characters', '打不开了'],
    ['nothing but marks', '！！！！！！ … 👍👍👍👍👍'],
    ['501 words', '字'.repeat(501)],
  ])('refuses %s', async (_name, text) => {
    await expect(send(words({ text }))).rejects.toMatchObject({ key: 'feedbackLength' });
    expect(await database.db.$count(feedback)).toBe(0);
  });

  it.each([
    ['five', '打不开页面'],
    ['five hundred', 'word '.repeat(500)],
  ])('takes %s words', async (_name, text) => {
    await expect(send(words({ text }))).resolves.toBeDefined();
  });

  it('ends a flood by network, and one of receipts by address', async () => {
    const ctx = ctxOf();
    const email = 'flooded@example.org';
    for (let times = 0; times < 3; times += 1) await send(words({ email }), ctx);
    await expect(send(words({ email }), ctx)).rejects.toMatchObject({ key: 'tooManyRequests' });
    for (let times = 0; times < 16; times += 1) await send(words(), ctx);
    await expect(send(words(), ctx)).rejects.toMatchObject({ key: 'tooManyRequests' });
    await expect(send(words(), { ...ctx, network: '203.0.113.9' })).resolves.toBeDefined();
  });
});

describe('cleanPage', () => {
  it.each([
    ['/gw_detail/5', '/gw_detail/5'],
    ['/zh-hant/search/比特币', '/zh-hant/search/比特币'],
    ['//evil.example', ''],
    ['https://evil.example', ''],
    ['/a b', ''],
    ['', ''],
  ])('keeps of %j %j', (page, kept) => {
    expect(cleanPage(page)).toBe(kept);
  });
});

describe('clearOldFeedback', () => {
  it('removes what is two years old and keeps the rest', async () => {
    await send(
      words({ text: '两年前写下的一条反馈。' }),
      ctxOf({ now: new Date('2024-11-02T01:59:00.000Z') }),
    );
    await send(words(), ctxOf({ now: new Date('2024-11-02T02:01:00.000Z') }));
    await clearOldFeedback({ ctx: ctxOf({ actor: { kind: 'system' } }) });
    const rows = await database.db.select().from(feedback);
    expect(rows).toMatchObject([{ text: '首页的图片打不开。' }]);
  });

  it('is nobody else’s to do', async () => {
    await expect(clearOldFeedback({ ctx: ctxOf() })).rejects.toMatchObject({ key: 'notPermitted' });
  });
});
