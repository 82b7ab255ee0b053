import { z } from 'zod';
import type { Database } from '../db/client';
import { executeSqlIn } from '../db/execute-sql';
import type { Letter } from '../domains/domain-context';
import { LOCALES } from '../i18n/locales';
import { defineJob, jobQueue } from '../platform/jobs';
import { sealText, unsealText } from '../platform/secret';

/** What a letter says is sealed: it may hold a code, and jobs lie in the database. */
export const SEND_LETTER = defineJob({
  name: 'letter.send',
  payload: z.object({ sealed: z.string() }),
  // With pauses that double from 15 s this is about two days of a dead mail server.
  retryLimit: 13,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
});
const PURPOSE = 'letter';

const letterSchema = z.object({
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  kind: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  locale: z.enum(LOCALES),
  path: z.string().optional(),
});

/** Writes a letter down for the queue, within the transaction that it belongs to if there is one. */
export async function enqueueLetter(letter: Letter, within?: Database): Promise<void> {
  const sealed = sealText(PURPOSE, JSON.stringify(letter));
  await jobQueue().enqueue(
    SEND_LETTER,
    { sealed },
    within ? { executeSql: executeSqlIn(within) } : {},
  );
}

/** Has letters that a transaction wrote down sent at once, when it has ended. */
export function wakeLetters(): void {
  jobQueue().wake(SEND_LETTER);
}

/** What a job of the queue says. @throws Error for what this installation did not seal. */
export function openLetter(sealed: string): Letter {
  return letterSchema.parse(JSON.parse(unsealText(PURPOSE, sealed))) as Letter;
}
