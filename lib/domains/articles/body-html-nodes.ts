/** The tree that a body is shaped in, and how it is written out. */

export interface BodyElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: BodyNode[];
}
export type BodyNode = string | BodyElement;

const VOID_TAGS = new Set(['br', 'hr', 'img', 'wbr']);
const MAY_BE_EMPTY = new Set(['alt', 'open', 'reversed']);

/** HTML of the nodes; an id that was already given gets a number behind it. */
export function serializeBody(nodes: readonly BodyNode[]): string {
  const ids = new Map<string, number>();
  const out: string[] = [];
  const write = (node: BodyNode) => {
    if (typeof node === 'string') {
      out.push(escapeText(node));
      return;
    }
    out.push(`<${node.tag}`);
    for (const [name, value] of Object.entries(node.attributes)) {
      const written = name === 'id' ? uniqueId(value, ids) : value;
      if (written === '' && !MAY_BE_EMPTY.has(name)) continue;
      out.push(` ${name}="${escapeText(written).replaceAll('"', '&quot;')}"`);
    }
    out.push('>');
    if (VOID_TAGS.has(node.tag)) return;
    for (const child of node.children) write(child);
    out.push(`</${node.tag}>`);
  };
  for (const node of nodes) write(node);
  return out.join('');
}

/** One element; `children` is taken over, not copied. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: BodyNode[],
): BodyElement {
  return { tag, attributes, children };
}

/** `push` with so many arguments as a long body has nodes would overflow the stack. */
export function append(nodes: BodyNode[], more: readonly BodyNode[]): void {
  for (const node of more) nodes.push(node);
}

/** The element in a list, or an empty list when nothing but blanks is in it. */
export function kept(node: BodyElement): BodyElement[] {
  return node.children.every(isBlankNode) ? [] : [node];
}

export function isBlank(text: string): boolean {
  return /^\s*$/.test(text);
}

export function isBlankText(node: BodyNode): boolean {
  return typeof node === 'string' && isBlank(node);
}

export function isBreak(node: BodyNode): boolean {
  return typeof node !== 'string' && (node.tag === 'br' || node.tag === 'wbr');
}

/** True for blanks and line breaks. Anything else in a shaped tree shows something. */
export function isBlankNode(node: BodyNode): boolean {
  return isBlankText(node) || isBreak(node);
}

/** `taken` holds each id given so far with the number to try next for it. */
function uniqueId(id: string, taken: Map<string, number>): string {
  let free = id;
  let number = taken.get(id) ?? 1;
  while (taken.has(free)) {
    number += 1;
    free = `${id}-${number}`;
  }
  taken.set(id, number);
  taken.set(free, taken.get(free) ?? 1);
  return free;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
