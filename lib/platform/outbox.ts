import { createHash } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from './logger';
import { mailSource, type MailSender } from './mail';
import type { SmsSender } from './sms';

interface OutboxOptions {
  /** Folder; made at the first letter, readable by its owner alone. */
  folder: string;
  log: Pick<Logger, 'info'>;
  now: () => Date;
}

/** Keeps mails as `.eml` files that any mail program opens; each is named in the log. */
export function outboxMailSender(options: OutboxOptions & { from: string }): MailSender {
  return {
    send: async (mail) => {
      const bytes = await mailSource(mail, options.from);
      await keep(options, { id: mail.messageId, to: mail.to, extension: 'eml', bytes });
    },
    close: () => undefined,
  };
}

/** Keeps text messages as `.txt` files. */
export function outboxSmsSender(options: OutboxOptions): SmsSender {
  return {
    send: async ({ id, to, text }) => {
      const bytes = Buffer.from(`${to}\n\n${text}\n`, 'utf8');
      await keep(options, { id, to, extension: 'sms.txt', bytes });
    },
  };
}

async function keep(
  { folder, log, now }: OutboxOptions,
  letter: { id: string; to: string; extension: string; bytes: Buffer },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  // The same letter tried again replaces itself.
  const mark = createHash('sha256').update(letter.id).digest('hex').slice(0, 8);
  const time = now().toISOString().replace(/[:.]/g, '-');
  const receiver = letter.to.replace(/[^\w@+.-]/g, '_').slice(0, 80);
  const file = path.join(folder, `${time}-${receiver}-${mark}.${letter.extension}`);
  await writeFile(`${file}.part`, letter.bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
  log.info(`Kept in the outbox, for no server to send it is set: ${file}`);
}
