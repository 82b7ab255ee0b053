import type { ManuscriptContent } from '@/lib/contract/writing';
import { allCopies, copiesOf, forgetCopy, unsentCopies, type KeptCopy } from './device-store';
import { livingCopies } from './living-copies';
import { isSameText } from './same-text';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many copies of one text are kept; what is older than the newest ones goes. */
export const MAX_COPIES = 10;
/** A copy that nobody asked for in so long is gone. */
export const MAX_AGE_MS = 90 * DAY_MS;

/** What to look for: the copies of a text that the server has, or those that it knows nothing of. */
export type Sought = {
  readerId: number;
  /** What is saved: a copy that says no other is of no use. */
  saved: ManuscriptContent;
  now: Date;
} & ({ key: KeptCopy['key'] } | { isUnsent: true });

/**
 * The copies to offer a writer who opens a text, the latest first: those that differ from what
 * is saved and from each other, and whose tabs are closed. What is of no use is forgotten.
 */
export async function findCopies(sought: Sought): Promise<KeptCopy[]> {
  const living = await livingCopies();
  const isLeft = ({ copyId }: KeptCopy) => copyId === '' || !living.has(copyId);
  forgetOld(allCopies().filter(isLeft), sought.now);
  const found =
    'key' in sought ? copiesOf(sought.readerId, sought.key) : unsentCopies(sought.readerId);
  const offered: KeptCopy[] = [];
  const numbers = new Map<string, number>();
  for (const copy of found.filter(isLeft)) {
    const { text, key, name } = copy;
    const of = JSON.stringify(key);
    const isKnown = [sought.saved, ...offered.map((other) => other.text.content)].some((content) =>
      isSameText(content, text.content),
    );
    const number = numbers.get(of) ?? 0;
    if (isKnown || number >= MAX_COPIES) forgetCopy(name);
    else {
      offered.push(copy);
      numbers.set(of, number + 1);
    }
  }
  return offered;
}

function forgetOld(copies: readonly KeptCopy[], now: Date): void {
  for (const { name, text } of copies) {
    if (now.getTime() - Date.parse(text.time) > MAX_AGE_MS) forgetCopy(name);
  }
}
