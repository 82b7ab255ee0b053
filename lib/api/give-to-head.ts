import { processRegistry } from '../platform/process-registry';

/**
 * Has HTML written at the end of the head of the page in the making, past React.
 * @returns false where the page is not made by the server around Next: then nobody writes it.
 */
export function giveToHead(name: 'tags' | 'data', make: () => string): boolean {
  const mark = processRegistry().renders.getStore();
  if (!mark?.isOnePass) return false;
  (mark.head ??= new Map()).set(name, make());
  return true;
}
