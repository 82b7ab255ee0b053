import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { outboxMailSender, outboxSmsSender } from './outbox';
import { listOutbox } from './outbox-list';

let root = '';
let folder = '';
let seconds = 0;
const log = { info: jest.fn() };
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'outbox-'));
  folder = path.join(root, 'outbox');
  seconds = 0;
  log.info.mockClear();
});
afterEach(() => rmSync(root, { recursive: true }));

const options = () => ({
  folder,
  log,
  now: () => new Date(Date.UTC(2026, 10, 2, 2, 0, (seconds += 1))),
});
const mail = {
  to: 'ada@example.org',
  subject: '123456 是你的链潮验证码，请在十分钟内使用它，不要把它告诉任何人',
  text: '验证码 123456',
  html: '<p>验证码 123456</p>',
  language: 'zh-Hans',
  messageId: '<job-1@news.example>',
};
const sendMail = (changes = {}) =>
  outboxMailSender({ ...options(), from: 'no-reply@news.example' }).send({ ...mail, ...changes });

describe('the outbox', () => {
  it('keeps a mail as a file that mail programs open, for its owner alone, and logs its name', async () => {
    await sendMail();
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^2026-11-02T02-00-01-000Z-ada@example\.org-[0-9a-f]{8}\.eml$/);
    const file = path.join(folder, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const parsed = await simpleParser(readFileSync(file));
    expect(parsed).toMatchObject({ subject: mail.subject, messageId: mail.messageId });
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(log.info).toHaveBeenCalledWith(expect.stringContaining(file));
    expect(JSON.stringify(log.info.mock.calls)).not.toContain('123456');
  });

  it('keeps a text message as text', async () => {
    const message = { to: '+8613800138000', text: '验证码 123456', id: 'job-2' };
    await outboxSmsSender(options()).send(message);
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/\+8613800138000-[0-9a-f]{8}\.sms\.txt$/);
    const text = readFileSync(path.join(folder, name), 'utf8');
    expect(text).toBe('+8613800138000\n\n验证码 123456\n');
  });

  it('writes nowhere else, whatever the receiver is called', async () => {
    await sendMail({ to: '../../etc/cron.d/x@example.org' });
    const names = readdirSync(folder);
    expect(names).toHaveLength(1);
    expect(names[0]).not.toContain('/');
    expect(readdirSync(root)).toEqual(['outbox']);
  });

  it('lists receiver and words of each letter, oldest first', async () => {
    expect(listOutbox(folder)).toEqual([]);
    await sendMail();
    const message = { to: '+8613800138000', text: '你正在登录。\n验证码 654321', id: 'job-2' };
    await outboxSmsSender(options()).send({ ...message });
    seconds = 2;
    await sendMail({ subject: 'Your code is 111111', messageId: '<job-3@news.example>' });
    expect(listOutbox(folder)).toMatchObject([
      { to: 'ada@example.org', words: mail.subject },
      { to: '+8613800138000', words: '你正在登录。 验证码 654321' },
      { to: 'ada@example.org', words: 'Your code is 111111' },
    ]);
  });
});
