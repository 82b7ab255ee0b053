/** What a page holds for as long as it writes a copy: gone with the page, also where it crashes. */
const PREFIX = 'manuscript-copy:';

/** The copies that this page writes now, each with what lets go of it. */
const holding = new Map<string, () => void>();
/** The copies that this page ever wrote. */
const ofThisPage = new Set<string>();

/** Lets the other tabs know that a copy is being written here. */
export function holdCopy(copyId: string): void {
  if (holding.has(copyId) || !('locks' in navigator)) return;
  ofThisPage.add(copyId);
  const held = new Promise<void>((letGo) => holding.set(copyId, letGo));
  // Where it is refused, the copy is offered elsewhere too, and nothing is lost by that.
  navigator.locks.request(PREFIX + copyId, () => held).catch(() => undefined);
}

/** The text is written here no longer: what it left behind may be offered. */
export function releaseCopy(copyId: string): void {
  holding.get(copyId)?.();
  holding.delete(copyId);
}

/**
 * The copies whose tabs are open and alive. A browser that can not tell (a page without
 * https has no locks) names none: all copies are offered then.
 */
export async function livingCopies(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks
    .query()
    .catch((): LockManagerSnapshot => ({ held: [] }));
  const ids = held
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));
  // Letting go takes the browser a moment; this page knows better what it let go of.
  return new Set(ids.filter((id) => !ofThisPage.has(id) || holding.has(id)));
}
