import { dataPaths } from '@/lib/platform/data-folder';
import { env } from '@/lib/platform/env';
import { listOutbox } from '@/lib/platform/outbox-list';
import { commandLine } from './command-line';
import { messageOf } from './message-of';

/** `npm run outbox`: names the mails and text messages that were sent nowhere yet, oldest first. */
commandLine('Usage: npm run outbox', {});
try {
  const { outbox } = dataPaths(env().DATA_DIR);
  const letters = listOutbox(outbox);
  if (letters.length === 0) console.log(`Nothing waits in ${outbox}.`);
  letters.forEach(({ file, to, words }) => console.log(`${to}  ${words}\n  ${file}`));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
