import { eq, sql } from 'drizzle-orm';
import type { CallInput, EndpointName } from '../contract/endpoints';
import { accounts } from '../db/schema';
import { executeSqlOf } from '../db/execute-sql';
import { rowsOf } from '../db/rows';
import { parseEnv } from '../platform/env';
import { createJobQueue, type RunningJobQueue } from '../platform/job-queue';
import { processRegistry } from '../platform/process-registry';
import { samplePerson } from '../testing/sample-account';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { dispatchHttp } from './dispatch-http';
import { jobHandlers } from './job-handlers';
import { openLetter } from './letter-queue';

let database: TestDatabase;
let queue: RunningJobQueue;

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  queue = createJobQueue({
    executeSql: executeSqlOf(database.raw),
    handlers: jobHandlers(parseEnv({})),
    log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    isAlone: true,
  });
  processRegistry().jobs = queue;
  await queue.start();
  // From here letters are written down and stay.
  await queue.stop(0);
}, 60_000);
afterAll(async () => {
  processRegistry().jobs = undefined;
  processRegistry().database = undefined;
  await database.close();
});

async function post<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  { token, address = '198.51.100.20' }: { token?: string; address?: string } = {},
) {
  const request = new Request(`http://localhost/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-address': address,
      language: 'en',
      ...(token ? { authorization: token } : {}),
    },
    body: JSON.stringify(input),
  });
  const response = await dispatchHttp(request, name);
  const body = (await response.json()) as { code: number; data: Record<string, unknown> | null };
  return { ...body, status: response.status, retryAfter: response.headers.get('retry-after') };
}
const jobs = async () =>
  rowsOf<{ sealed: string }>(
    await database.db.execute(
      sql`select data->>'sealed' as sealed from jobs.job where name = 'letter.send' order by created_on`,
    ),
  );
async function mailCode(email: string) {
  await post('sendMailSms', { email });
  const letters = (await jobs()).map(({ sealed }) => openLetter(sealed));
  return String(letters.filter(({ to }) => to === email).at(-1)?.params.code);
}
const block = (id: number, state: 'blocked' | 'deleted' | 'active') =>
  database.db.update(accounts).set({ state }).where(eq(accounts.id, id));

describe('signing in over HTTP', () => {
  it('gives a token that is asked for nothing but the header, until it logs out', async () => {
    const email = 'ada@example.org';
    const emailCode = await mailCode(email);
    // The other name of a mailed code, left empty by a form, is of no account.
    const login = await post('login', { type: 3, email, emailCode, code: '' });
    expect(login).toMatchObject({ code: 200, data: { is_new: true } });
    const token = String(login.data?.token);
    for (const sent of [token, `Bearer ${token}`]) {
      const list = await post('sessionList', {}, { token: sent });
      expect(list).toMatchObject({ code: 200, data: { list: [{ is_current: true }] } });
    }
    expect(await post('sessionList', {})).toMatchObject({ status: 401, code: 10100 });
    expect(await post('logOut', {}, { token })).toMatchObject({ code: 200 });
    expect(await post('sessionList', {}, { token })).toMatchObject({ status: 401, code: 10200 });
    expect(await post('logOut', {}, { token })).toMatchObject({ code: 200 });
  });

  it('answers a wrong code and a wrong password by their codes', async () => {
    const email = 'grace@example.org';
    const wrongCode = await post('login', { type: 3, email, emailCode: '000000' });
    expect(wrongCode).toMatchObject({ status: 422, code: 422, data: null });
    const wrong = await post('login', { type: 4, email, password: 'not the password' });
    expect(wrong).toMatchObject({ status: 401, code: 401, data: null });
  });

  it('says how long to wait for the next code', async () => {
    const email = 'hasty@example.org';
    await post('sendMailSms', { email });
    const again = await post('sendMailSms', { email });
    expect(again).toMatchObject({ status: 429, code: 429 });
    expect(Number(again.retryAfter)).toBeGreaterThan(50);
    expect(Number(again.retryAfter)).toBeLessThanOrEqual(60);
  });

  it('answers a token of a blocked account with 1005 and of a deleted one with 10200', async () => {
    const { actor, token } = await samplePerson(database.db);
    const outcomes = [
      ['active', 200],
      ['blocked', 1005],
      ['deleted', 10_200],
      ['active', 200],
    ] as const;
    for (const [state, code] of outcomes) {
      await block(actor.id, state);
      expect(await post('sessionList', {}, { token })).toMatchObject({ code });
      // What is for everybody stays for everybody.
      expect(await post('areaCodeList', {}, { token })).toMatchObject({ code: 200 });
    }
    const unknown = await post('sessionList', {}, { token: 'no token of ours' });
    expect(unknown).toMatchObject({ code: 10_200 });
  });
});

describe('a stolen database', () => {
  it('holds no code, no token and no ticket in any row of any table', async () => {
    const email = 'stolen@example.org';
    const secrets: string[] = [];
    const login = await post('login', { type: 3, email, emailCode: await mailCode(email) });
    secrets.push(String(login.data?.token));
    const target = { phone: '13800138111', phone_code: '86' };
    await post('sendSms', target);
    const letters = (await jobs()).map(({ sealed }) => openLetter(sealed));
    const code = String(letters.find(({ to }) => to === '+8613800138111')?.params.code);
    const verified = await post('verifySms', { mobile: target.phone, phone_code: '86', code });
    secrets.push(String(verified.data?.ticket));
    await post('sendMailSms', { email: 'open@example.org', scene: 'reset' });
    // Long enough that none is met by chance, which six digits may be.
    const openCode = openLetter((await jobs()).at(-1)?.sealed ?? '').params.code;
    const tables = rowsOf<{ schema: string; name: string }>(
      await database.db.execute(
        sql`select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
      ),
    );
    expect(tables.length).toBeGreaterThan(40);
    for (const { schema, name } of tables) {
      const rows = await database.db.execute(
        sql`select to_jsonb(t)::text as text from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
      );
      const text = rowsOf<{ text: string }>(rows)
        .map((row) => row.text)
        .join('\n');
      secrets.forEach((secret) => expect(text).not.toContain(secret));
      expect(text).not.toContain(`"${String(openCode)}"`);
      expect(text).not.toContain('open@example.org');
    }
  });
});
