import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { smtpSender, type Mail } from './mail';

const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'ada@example.org',
  subject: '123456 是你的验证码',
  text: '验证码 123456',
  html: '<p>验证码 <b>123456</b></p>',
  language: 'zh-Hans',
  messageId: '<job-1@news.example>',
  ...changes,
});
const FROM = 'ChainTide <no-reply@news.example>';

/** A real SMTP server that keeps what it takes; `refusal` is what it answers instead. */
async function startServer(refusal?: string) {
  const mails: { parsed: ParsedMail; to: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      simpleParser(stream).then(
        (parsed) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          mails.push({ parsed, to });
          done(refusal ? Object.assign(new Error(refusal), { responseCode: 451 }) : null);
        },
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  return { mails, url, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

describe('smtpSender', () => {
  it('sends text and HTML, with the language and the same id at each try', async () => {
    const server = await startServer();
    const sender = smtpSender(server.url, FROM);
    await sender.send(mail());
    await sender.send(mail());
    sender.close();
    await server.close();
    expect(server.mails.map(({ to }) => to)).toEqual([['ada@example.org'], ['ada@example.org']]);
    for (const { parsed } of server.mails) {
      expect(parsed).toMatchObject({
        subject: '123456 是你的验证码',
        messageId: '<job-1@news.example>',
        from: { text: '"ChainTide" <no-reply@news.example>' },
      });
      expect(parsed.text?.trim()).toBe('验证码 123456');
      expect(parsed.html).toContain('<b>123456</b>');
      expect(parsed.headers.get('content-language')).toBe('zh-Hans');
      expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
      expect(parsed.attachments).toEqual([]);
    }
  });

  it('lets no line break of a subject become a header', async () => {
    const server = await startServer();
    const sender = smtpSender(server.url, FROM);
    await sender.send(mail({ subject: 'Code\r\nBcc: eve@example.org\r\n\r\nhello' }));
    sender.close();
    await server.close();
    const [taken] = server.mails;
    expect(taken?.to).toEqual(['ada@example.org']);
    expect(taken?.parsed.headers.has('bcc')).toBe(false);
  });

  it('fails where the server refuses, or is dead, so that the caller tries again', async () => {
    const refusing = await startServer('try again');
    const sender = smtpSender(refusing.url, FROM);
    await expect(sender.send(mail())).rejects.toThrow(/451|try again/);
    sender.close();
    await refusing.close();
    const dead = smtpSender(refusing.url, FROM);
    await expect(dead.send(mail())).rejects.toThrow(/ECONNREFUSED/);
    dead.close();
  });
});
