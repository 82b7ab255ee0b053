import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { CODE_SCENES } from '../contract/sign-in';
import { executeSqlOf } from '../db/execute-sql';
import { rowsOf } from '../db/rows';
import type { Letter } from '../domains/domain-context';
import { LOCALES } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { parseEnv } from '../platform/env';
import { createJobQueue, type RunningJobQueue } from '../platform/job-queue';
import { processRegistry } from '../platform/process-registry';
import { sealText } from '../platform/secret';
import { sampleNewsroom } from '../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { enqueueLetter, openLetter } from './letter-queue';
import { letterHandler } from './letters';
import { runCommand } from './newsroom-commands';

let database: TestDatabase;
let queue: RunningJobQueue | undefined;
const folder = mkdtempSync(path.join(os.tmpdir(), 'letters-'));

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  await runCommand('installNewsroom', sampleNewsroom(new Date()));
}, 60_000);
afterEach(async () => {
  await queue?.stop(0);
  queue = undefined;
  processRegistry().jobs = undefined;
});
afterAll(async () => {
  processRegistry().database = undefined;
  rmSync(folder, { recursive: true });
  await database.close();
});

const settings = (changes = {}) =>
  parseEnv({ SITE_URL: 'https://news.example', DATA_DIR: folder, ...changes });
const letter = (changes: Partial<Letter> = {}): Letter => ({
  channel: 'mail',
  to: 'ada@example.org',
  kind: 'code',
  params: { code: '024680', minutes: 10, scene: '' },
  locale: 'zh-Hans',
  ...changes,
});
const run = (handler: ReturnType<typeof letterHandler>, sent: Letter, id = 'job-1') =>
  handler.run(
    { sealed: sealText('letter', JSON.stringify(sent)) },
    { id, attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
  );

async function startMailServer() {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      simpleParser(stream).then(
        (parsed) => done(null, void mails.push(parsed) as never),
        (error: Error) => done(error),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Arguments of every kind; one without them here fails below. */
const PARAMS: Record<string, Letter['params']> = {
  code: { code: '024680', minutes: 10, scene: '' },
  addressChanged: {},
  newSignIn: { device: 'none', network: 'none', time: '2026-11-02T02:00:00.000Z', how: '' },
  passwordChanged: {
    device: 'Chrome · Android',
    network: '203.0.113.9',
    time: '2026-11-02T02:00:00.000Z',
    how: 'set',
  },
  feedback: { reference: 'F-7K2M-9QXD', time: '2026-11-05 18:00 (UTC+8)' },
  applicationReceived: {
    form: 'column',
    reference: 'C-7K2M-9QXD',
    due: '2026-11-05T10:00:00.000Z',
  },
  applicationDecided: {
    form: 'cooperation',
    reference: 'H-7K2M-9QXD',
    status: 'declined',
    reason: 'none',
  },
  orderNews: {
    ...{
      news: 'orderPaid',
      title: '示例',
      count: 2,
      reference: 'E-7K2M-9QXD',
      amount: 'HK$240.00',
    },
    ...{ when: '2026-12-02 19:30 (UTC+8)', place: '香港' },
  },
  eventNews: {
    ...{ news: 'eventChanged', title: '示例', reason: '场地改了', text: 'none' },
    ...{ when: '2026-12-02 19:30 (UTC+8)', place: 'online' },
  },
  articleNews: { news: 'articleRefused', title: '示例', reason: 'source', text: 'none', time: '' },
};
const KINDS = Object.keys((messagesOf('en') as { letters: object }).letters);

describe('a letter', () => {
  it.each(LOCALES)('is whole in %s, as text and as HTML, for every kind', async (locale) => {
    const server = await startMailServer();
    const handler = letterHandler(settings({ SMTP_URL: server.url }));
    for (const kind of KINDS) {
      await run(handler, letter({ kind, locale, params: PARAMS[kind] ?? {} }), kind);
    }
    await server.close();
    expect(server.mails).toHaveLength(KINDS.length);
    for (const [place, mail] of server.mails.entries()) {
      const text = `${mail.subject} ${mail.text} ${String(mail.html)}`;
      // What is missing or not filled in shows as a key or as braces.
      expect(text).not.toMatch(/letters\.|[{}]|undefined/);
      expect(mail.headers.get('content-language')).toBe(locale);
      expect(mail.html).toContain(`<html lang="${locale}">`);
      expect(mail.from?.text).toBe('no-reply@news.example');
      expect(mail.messageId).toBe(`<${KINDS[place]}@news.example>`);
    }
  });

  it.each([
    ['zh-Hans', '线上'],
    ['zh-Hant', '線上'],
    ['en', 'on the web'],
  ] as const)('says in %s that an event is online', async (locale, said) => {
    const server = await startMailServer();
    const handler = letterHandler(settings({ SMTP_URL: server.url }));
    const params = PARAMS.eventNews ?? {};
    await run(handler, letter({ kind: 'eventNews', locale, params }), locale);
    await server.close();
    expect(server.mails[0]?.text).toMatch(new RegExp(`(?:：|: )${said}$`, 'm'));
  });

  it.each(LOCALES)('says in %s what a code is for, and the code itself', async (locale) => {
    const server = await startMailServer();
    const handler = letterHandler(settings({ SMTP_URL: server.url }));
    for (const scene of ['', ...CODE_SCENES]) {
      await run(handler, letter({ locale, params: { code: '024680', minutes: 10, scene } }));
    }
    await server.close();
    const firstLines = server.mails.map(({ text }) => text?.split('\n')[0]);
    expect(new Set(firstLines).size).toBe(CODE_SCENES.length + 1);
    for (const { subject, text, html } of server.mails) {
      expect(subject).toContain('024680');
      expect(text).toContain('\n024680\n');
      expect(html).toContain('>024680</p>');
      expect(text).toContain('10');
    }
  });

  it.each([
    ['zh-Hans', 'PingFang SC'],
    ['zh-Hant', 'PingFang HK'],
    ['en', '-apple-system'],
  ] as const)('names fonts of its own language first: %s', async (locale, first) => {
    const server = await startMailServer();
    await run(letterHandler(settings({ SMTP_URL: server.url })), letter({ locale }));
    await server.close();
    const html = String(server.mails[0]?.html);
    const [family = ''] = /font:16px\/1\.7 ([^,]+),/.exec(html)?.slice(1) ?? [];
    expect(family.replaceAll("'", '')).toBe(first);
    if (locale !== 'zh-Hans') expect(html).not.toMatch(/PingFang SC|CJK SC|YaHei/);
  });

  it.each(LOCALES)('warns in %s with the time, the device and where to go', async (locale) => {
    const server = await startMailServer();
    const handler = letterHandler(settings({ SMTP_URL: server.url }));
    const path = '/my#sessions';
    for (const how of ['set', 'changed']) {
      const params = { ...PARAMS.passwordChanged, how };
      await run(handler, letter({ kind: 'passwordChanged', locale, params, path }));
    }
    const params = PARAMS.newSignIn ?? {};
    await run(handler, letter({ kind: 'newSignIn', locale, params, path }));
    await server.close();
    const [set, changed, strange] = server.mails;
    expect(set?.subject).not.toBe(changed?.subject);
    for (const body of [set?.text, set?.html]) {
      expect(body).toMatch(/Chrome · Android/);
      expect(body).toMatch(/203\.0\.113\.9/);
      expect(body).toMatch(/2026.+10:00.+UTC\+8/);
      expect(body).toContain('/my#sessions');
    }
    // What is not known is a sentence of its own, and no placeholder.
    expect(strange?.text).not.toMatch(/none|\?/);
  });

  it('is a plain message by SMS: what for and the code, no subject, no footer', async () => {
    const handler = letterHandler(settings());
    await run(handler, letter({ channel: 'sms', to: '+8613800138000', locale: 'en' }));
    const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) =>
      file.endsWith('.sms.txt'),
    );
    const text = readFileSync(path.join(folder, name ?? ''), 'utf8');
    expect(text).toMatch(/^\+8613800138000\n\nYou asked .+ for a code\.\nYour code is 024680\. /);
    expect(text).not.toContain('mail');
    expect(text.length).toBeLessThan(220);
  });

  it('escapes what a person typed', async () => {
    const server = await startMailServer();
    const handler = letterHandler(settings({ SMTP_URL: server.url }));
    const typed = '<img src=x onerror=alert(1)> & "co"';
    await run(handler, letter({ params: { code: typed, minutes: 10, scene: '' } }));
    await server.close();
    const [mail] = server.mails;
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;');
    expect(mail?.text).toContain(typed);
  });

  it('fails for a dead server, so that the queue tries again', async () => {
    const handler = letterHandler(settings({ SMTP_URL: 'smtp://127.0.0.1:1' }));
    await expect(run(handler, letter())).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('a letter in the queue', () => {
  const jobs = async () =>
    rowsOf<{ data: { sealed: string }; state: string; text: string }>(
      await database.db.execute(
        sql`select data, state::text as state, to_jsonb(job)::text as text from jobs.job where name = 'letter.send' order by created_on`,
      ),
    );
  async function start(handler: ReturnType<typeof letterHandler>) {
    queue = createJobQueue({
      executeSql: executeSqlOf(database.raw),
      handlers: [handler],
      log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
      isAlone: true,
      pollSeconds: 0.1,
    });
    processRegistry().jobs = queue;
    await queue.start();
  }

  it('is sealed: a copy of the database tells neither code nor receiver', async () => {
    await start(letterHandler(settings({ SMTP_URL: 'smtp://127.0.0.1:1' })));
    await queue?.stop(0);
    await enqueueLetter(letter());
    const [job] = await jobs();
    expect(job?.text).not.toMatch(/024680|ada@example/);
    expect(openLetter(job?.data.sealed ?? '')).toEqual(letter());
  });

  it('is there if and only if its transaction commits', async () => {
    await start(letterHandler(settings({ SMTP_URL: 'smtp://127.0.0.1:1' })));
    await queue?.stop(0);
    const before = (await jobs()).length;
    const failed = database.db.transaction(async (tx) => {
      await enqueueLetter(letter(), tx as unknown as typeof database.db);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await jobs()).toHaveLength(before);
    await database.db.transaction((tx) =>
      enqueueLetter(letter(), tx as unknown as typeof database.db),
    );
    expect(await jobs()).toHaveLength(before + 1);
  });

  it('waits for a mail server that is dead, and is sent once it is back', async () => {
    await database.db.execute(sql`delete from jobs.job where name = 'letter.send'`);
    const server = await startMailServer();
    let isDead = true;
    const dead = letterHandler(settings({ SMTP_URL: 'smtp://127.0.0.1:1' }));
    const alive = letterHandler(settings({ SMTP_URL: server.url }));
    const kind = { ...alive.kind, retryDelaySeconds: 1 };
    await start({
      kind,
      run: (payload, job) => (isDead ? dead : alive).run(payload, job),
    });
    await enqueueLetter(letter());
    const stateBecomes = async (wanted: string) => {
      let state: string | undefined;
      for (let looks = 0; state !== wanted && looks < 200; looks += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        state = (await jobs())[0]?.state;
      }
      expect(state).toBe(wanted);
    };
    await stateBecomes('retry');
    expect(server.mails).toEqual([]);
    isDead = false;
    await database.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
    await stateBecomes('completed');
    await server.close();
    expect(server.mails).toHaveLength(1);
  });
});
