/**
 * Word writes lists as paragraphs that look like items: the level stands in a style, the
 * number or dot in a span of its own. In place, each run of them becomes lists in lists.
 */
export function wordLists(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>('p, div')].filter(isItem);
  let open: OpenList[] = [];
  let last: HTMLElement | undefined;
  for (const item of items) {
    const mark = takeMark(item);
    const level = levelOf(item);
    const list = /mso-list:\s*(l\d+)/i.exec(styleOf(item))?.[1] ?? '';
    if (!last || nextElement(last) !== item || (level === 1 && open[0]?.list !== list)) open = [];
    last = item;
    while (open.length > level) open.pop();
    while (open.length < level) openList(open, item, mark, list);
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    const current = open.at(-1);
    if (!current) continue;
    current.element.append(entry);
  }
  // Until here they marked where a run goes on.
  for (const item of items) item.remove();
}

interface OpenList {
  element: HTMLElement;
  list: string;
}

/** Text that begins an item: a number, a letter or Chinese numeral with its stop. */
const NUMBERED = /^[\s(（]*([0-9]+|[a-z]{1,3}|[一二三四五六七八九十]+)[.)、）．]/i;

function openList(open: OpenList[], item: HTMLElement, mark: string, list: string): void {
  const element = item.ownerDocument.createElement(NUMBERED.test(mark) ? 'ol' : 'ul');
  const start = Number.parseInt(mark, 10);
  if (element.localName === 'ol' && start > 1) element.setAttribute('start', String(start));
  const parent = open.at(-1)?.element;
  if (!parent) item.before(element);
  else (parent.lastElementChild ?? parent.appendChild(entryIn(parent))).append(element);
  open.push({ element, list });
}

function entryIn(list: HTMLElement): HTMLElement {
  return list.ownerDocument.createElement('li');
}

function styleOf(element: HTMLElement): string {
  return element.getAttribute('style') ?? '';
}

function isItem(element: HTMLElement): boolean {
  return /mso-list:\s*l\d+\s+level\d/i.test(styleOf(element)) && !element.closest('li');
}

function levelOf(item: HTMLElement): number {
  return Math.min(9, Number(/level(\d)/i.exec(styleOf(item))?.[1] ?? 1));
}

/** Takes the number or dot away from an item. Out: what it was. */
function takeMark(item: HTMLElement): string {
  const span = [...item.querySelectorAll<HTMLElement>('span')].find((one) =>
    /mso-list:\s*ignore/i.test(styleOf(one)),
  );
  const mark = span?.textContent ?? '';
  span?.remove();
  return mark.trim();
}

/** What follows an item, but for the lists that were made of those before it. */
function nextElement(item: HTMLElement): Element | null {
  let next = item.nextElementSibling;
  while (next && /^[ou]l$/.test(next.localName)) next = next.nextElementSibling;
  return next;
}
