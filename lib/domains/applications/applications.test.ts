import { randomUUID } from 'node:crypto';
import { submitColumnApplication } from '@/lib/contract/applications';
import { applications, applicationSteps } from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import type { Letter } from '../domain-context';
import { decideApplication } from './decide-application';
import { getApplication } from './find-application';
import { submitApplication } from './submit-application';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(applications);
});

let counter = 0;
function answers(changes: Record<string, unknown> = {}) {
  counter += 1;
  return submitColumnApplication.input.parse({
    client_key: randomUUID(),
    email: `writer-${counter}@example.org`,
    pen_name: '潮汐',
    column_title: '每月一个证明',
    column_intro: '每月讲清一个证明系统，从直觉讲到代码，最后给出可以自己运行的例子。',
    about: '写了十年编译器，两年电路，也给刚入门的人讲课，讲稿都公开在自己的网站上。',
    topics: ['technology'],
    frequency: 'monthly',
    links: ['https://example.org/essay'],
    agreed: true,
    ...changes,
  });
}

const ctxOf = (changes = {}) => callContext(database.db, changes);
const system = () => ctxOf({ actor: { kind: 'system' } });
const send = (input = answers(), ctx = ctxOf()) =>
  submitApplication({ ctx, kind: 'column', input });

describe('submitApplication', () => {
  it('keeps what was sent and tells a reference', async () => {
    const input = answers({ email: 'Writer@Example.org' });
    const receipt = await send(input);
    expect(receipt.reference).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const rows = await database.db.select().from(applications);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      kind: 'column',
      status: 'received',
      email: 'writer@example.org',
      isSuspect: false,
      answers: { pen_name: '潮汐', email: 'Writer@Example.org' },
    });
    expect(rows[0]?.answers).not.toHaveProperty('client_key');
  });

  it('gives the same reference for the same form sent again, and writes nothing', async () => {
    const input = answers();
    const first = await send(input);
    expect(await send(input)).toEqual(first);
    expect(await database.db.$count(applications)).toBe(1);
  });

  it('keeps one application when the same form arrives ten times at once', async () => {
    const input = answers();
    const ctx = ctxOf();
    const receipts = await Promise.allSettled(Array.from({ length: 3 }, () => send(input, ctx)));
    const references = receipts.map((receipt) =>
      receipt.status === 'fulfilled' ? receipt.value.reference : String(receipt.reason),
    );
    expect(new Set(references).size).toBe(1);
    expect(await database.db.$count(applications)).toBe(1);
    expect(await database.db.$count(applicationSteps)).toBe(1);
  });

  it('confirms it by mail once, in the language of the form', async () => {
    const letters: Letter[] = [];
    const ctx = ctxOf({
      locale: 'en',
      deliver: async (letter: Letter) => void letters.push(letter),
    });
    const input = answers({ email: 'ada@example.org' });
    const { reference } = await send(input, ctx);
    await send(input, ctx);
    expect(letters).toEqual([
      expect.objectContaining({
        to: 'ada@example.org',
        kind: 'applicationReceived',
        locale: 'en',
        path: '/en/gw_ruzhu',
        params: expect.objectContaining({ form: 'column', reference }),
      }),
    ]);
  });

  it('is not kept where its mail can not be written down', async () => {
    const ctx = ctxOf({ deliver: () => Promise.reject(new Error('no queue')) });
    await expect(send(answers(), ctx)).rejects.toThrow('no queue');
    expect(await database.db.$count(applications)).toBe(0);
  });

  it('refuses a client key that another address used', async () => {
    const input = answers();
    await send(input);
    await expect(send({ ...input, email: 'other@example.org' })).rejects.toMatchObject({
      key: 'conflict',
    });
  });

  it('marks what filled in the hidden field, and says nothing of it, nor by mail', async () => {
    const letters: Letter[] = [];
    const ctx = ctxOf({ deliver: async (letter: Letter) => void letters.push(letter) });
    const receipt = await send(answers({ website: 'https://spam.example' }), ctx);
    expect(letters).toEqual([]);
    expect(receipt.reference).toMatch(/^C-/);
    const [row] = await database.db.select().from(applications);
    expect(row?.isSuspect).toBe(true);
  });

  it('refuses the fourth application of an address within a day', async () => {
    const ctx = ctxOf();
    const email = 'eager@example.org';
    for (let times = 0; times < 3; times += 1) await send(answers({ email }), ctx);
    await expect(send(answers({ email: 'EAGER@example.org' }), ctx)).rejects.toMatchObject({
      key: 'tooManyRequests',
    });
    await expect(send(answers(), ctx)).resolves.toBeDefined();
  });

  it('refuses the thirty-first application from a network within an hour, repeats not counted', async () => {
    const ctx = ctxOf();
    const first = answers();
    await send(first, ctx);
    for (let times = 0; times < 29; times += 1) await send(answers(), ctx);
    await expect(send(answers(), ctx)).rejects.toMatchObject({ key: 'tooManyRequests' });
    await expect(send(first, ctx)).resolves.toBeDefined();
    await expect(send(answers(), { ...ctx, network: '203.0.113.9' })).resolves.toBeDefined();
  });
});

describe('getApplication', () => {
  const find = (reference: string, email: string, kind: 'column' | 'cooperation' = 'column') =>
    getApplication({ ctx: ctxOf(), kind, input: { reference, email } });

  it('tells who knows reference and address how it stands', async () => {
    const { reference } = await send(answers({ email: 'ada@example.org' }));
    expect(await find(reference, 'Ada@example.org')).toMatchObject({
      reference,
      status: 'received',
      reason: '',
      steps: [{ status: 'received', time: '2026-11-02T02:00:00.000Z' }],
    });
  });

  it('answers a wrong address, an unknown reference and another kind alike', async () => {
    const { reference } = await send(answers({ email: 'ada@example.org' }));
    const questions = [
      () => find(reference, 'eve@example.org'),
      () => find('C-0000-0000', 'ada@example.org'),
      () => find(reference, 'ada@example.org', 'cooperation'),
    ];
    for (const ask of questions) {
      await expect(ask()).rejects.toMatchObject({ key: 'applicationNotFound' });
    }
  });

  it('ends guessing after thirty tries in an hour', async () => {
    const ctx = ctxOf();
    const guess = () =>
      getApplication({
        ctx,
        kind: 'column',
        input: { reference: 'C-0000-0000', email: 'eve@example.org' },
      });
    for (let times = 0; times < 30; times += 1) {
      await expect(guess()).rejects.toMatchObject({ key: 'applicationNotFound' });
    }
    await expect(guess()).rejects.toMatchObject({ key: 'tooManyRequests' });
  });
});

describe('decideApplication', () => {
  const decide = (reference: string, status: 'in_review' | 'approved' | 'declined', reason = '') =>
    decideApplication({ ctx: system(), input: { reference, status, reason } });

  it('moves an application on, and the applicant sees the way it went', async () => {
    const { reference } = await send(answers({ email: 'ada@example.org' }));
    await decide(reference, 'in_review');
    await decide(reference, 'declined', '题目与现有专栏重复。');
    const state = await getApplication({
      ctx: ctxOf(),
      kind: 'column',
      input: { reference, email: 'ada@example.org' },
    });
    expect(state).toMatchObject({ status: 'declined', reason: '题目与现有专栏重复。' });
    expect(state.steps.map(({ status }) => status)).toEqual(['received', 'in_review', 'declined']);
  });

  it('tells the applicant by mail, in the language of the application', async () => {
    const { reference } = await send(
      answers({ email: 'ada@example.org' }),
      ctxOf({ locale: 'zh-Hant' }),
    );
    const letters: Letter[] = [];
    const ctx = { ...system(), deliver: async (letter: Letter) => void letters.push(letter) };
    const input = { reference, status: 'declined' as const, reason: '題目重複。' };
    await decideApplication({ ctx, input });
    await expect(decideApplication({ ctx, input })).rejects.toMatchObject({ key: 'conflict' });
    expect(letters).toEqual([
      expect.objectContaining({
        to: 'ada@example.org',
        kind: 'applicationDecided',
        locale: 'zh-Hant',
        params: { form: 'column', reference, status: 'declined', reason: '題目重複。' },
      }),
    ]);
  });

  it('refuses a visitor', async () => {
    const { reference } = await send();
    const input = { reference, status: 'approved' as const, reason: '' };
    await expect(decideApplication({ ctx: ctxOf(), input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });

  it('refuses a refusal without a reason', async () => {
    const { reference } = await send();
    await expect(decide(reference, 'declined')).rejects.toMatchObject({
      key: 'invalidInput',
      fields: { reason: 'required' },
    });
  });

  it('lets what was decided stay decided', async () => {
    const { reference } = await send();
    await decide(reference, 'approved');
    await expect(decide(reference, 'declined', 'too late')).rejects.toMatchObject({
      key: 'conflict',
    });
  });

  it('lets one of two decisions at once win', async () => {
    const { reference } = await send();
    const outcomes = await Promise.allSettled([
      decide(reference, 'approved'),
      decide(reference, 'declined', 'no'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
