import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

/** A mail server of the tests' own, and the folder of the mails that it took. */
export interface MailServer {
  url: string;
  folder: string;
}

/**
 * Starts an SMTP server that keeps each mail as a file, for the tests in other processes to
 * read. It ends, and takes its folder away, with this process.
 */
export async function startMailServer(): Promise<MailServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-mail-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) {
          taken += 1;
          const file = path.join(folder, mailFileName(address, taken));
          writeFileSync(`${file}.part`, Buffer.concat(parts));
          renameSync(`${file}.part`, file);
        }
        done();
      });
    },
  });
  // A mail that is cut off is the sender's to send again.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, folder };
}

/** Names sort by the order in which mails came. */
function mailFileName(address: string, place: number): string {
  return `${encodeURIComponent(address)}--${String(place).padStart(6, '0')}.eml`;
}
