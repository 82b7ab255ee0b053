import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The name under which components/ui/page-parts looks for the parts of the page in
 * the making. A name and no import: Next bundles that code twice, apart from this.
 */
const HOLDER = Symbol.for('chaintide.page-parts');

const parts = new AsyncLocalStorage<Map<string, string>>();

/** Lets pages put HTML past React's data, straight into the document. Once a process. */
export function providePageParts(): void {
  (globalThis as { [HOLDER]?: typeof parts })[HOLDER] = parts;
}

/** Makes one page, with parts of its own. */
export function withPageParts<T>(make: () => Promise<T>): Promise<T> {
  return parts.run(new Map(), make);
}
