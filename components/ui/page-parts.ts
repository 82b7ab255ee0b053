/** Attribute that names a part in the finished document. */
export const PART_ATTRIBUTE = 'data-part';

/** The HTML of one page's parts by name, on its way from one renderer of React to the other. */
export type PageParts = Map<string, string>;

/** The name under which lib/server/page-parts puts them. */
const HOLDER = Symbol.for('chaintide.page-parts');

interface Holder {
  getStore(): PageParts | undefined;
}

/**
 * The parts of the page that is being made, provided by the server around Next.
 * Undefined where a page is made for somebody else than that server.
 */
export function currentParts(): PageParts | undefined {
  return (globalThis as { [HOLDER]?: Holder })[HOLDER]?.getStore();
}

/** In the browser: the parts that were in the document and are not any more. */
const takenAway: PageParts = new Map();

/** Keeps the HTML of a part that leaves the document. */
export function keepPart(part: string, html: string): void {
  takenAway.set(part, html);
}

/**
 * The HTML of a part: from the page in the making, or in the browser from the document.
 * @throws Error where there is none, since a page without its text is no page.
 */
export function partHtml(part: string): string {
  if (typeof document !== 'undefined') {
    const shown = document.querySelector(`[${PART_ATTRIBUTE}="${part}"]`);
    return shown?.innerHTML ?? takenAway.get(part) ?? '';
  }
  const html = currentParts()?.get(part);
  if (html === undefined) throw new Error(`The part ${part} of this page is missing.`);
  return html;
}
