import { randomUUID } from 'node:crypto';
import { href } from '@/lib/routes/href';
import type { ChildServer } from './processes';
import { callSite, signInStaff } from './staff-session';
import { measureTyping, type TypingResult } from './typing';

/** What writing costs: a key in a long article, and the way of a flash to a reader. */
export interface WritingResult extends TypingResult {
  /** From the call that publishes until a reader's page shows it, the slowest of several. */
  publishMs: number;
}

const PUBLISHED = 10;
const LONGEST_WAIT_MS = 120_000;

/** Types into a long article in the built editor, and publishes flashes while a reader waits. */
export async function measureWriting(
  dataDir: string,
  server: ChildServer,
  keys: number,
): Promise<WritingResult> {
  const token = await signInStaff(dataDir, server, 'editor');
  const typing = await measureTyping(server, token, keys);
  return { ...typing, publishMs: await publishAndLook(server, token) };
}

/** Publishes flashes one by one. @returns the longest that a reader waited for one, in ms. */
async function publishAndLook(server: ChildServer, token: string): Promise<number> {
  const list = `${server.origin}${href('home_kuaixun', { locale: 'zh-Hans' })}`;
  let longest = 0;
  for (let number = 0; number < PUBLISHED; number += 1) {
    const title = `快讯 ${randomUUID()}`;
    await (await fetch(list)).text();
    const began = performance.now();
    await callSite(server, token, 'publishFlash', {
      client_key: randomUUID(),
      category: 'policy',
      title,
      content: '发生了一件事。',
    });
    while (!(await (await fetch(list)).text()).includes(title)) {
      if (performance.now() - began > LONGEST_WAIT_MS) throw new Error('A flash never came.');
    }
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}
