import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import {
  append,
  type BodyNode,
  element,
  isBlankNode,
  isBlankText,
  isBreak,
} from './body-html-nodes';

/** Elements that stand within a line of text. */
export const PHRASE_TAGS = new Set(
  'a em strong s u sub sup mark small code kbd abbr q ruby rt rp time br wbr span img'.split(' '),
);

/** Phrases only: a block inside is replaced by its content, set apart by `between`. */
export function phrases(
  children: readonly ChildNode[],
  between = ' ',
  isInLink = false,
): BodyNode[] {
  return children.flatMap((child): BodyNode[] => {
    if (isText(child)) return [child.data];
    if (!isTag(child) || child.name === 'hr') return [];
    if (!PHRASE_TAGS.has(child.name)) {
      return [between, ...phrases(child.children, between, isInLink), between];
    }
    if (child.name === 'br' || child.name === 'wbr') return [element(child.name, {}, [])];
    if (child.name === 'img') {
      return child.attribs.src ? [element('img', child.attribs, [])] : [];
    }
    const isLink = child.name === 'a' && child.attribs.href !== undefined && !isInLink;
    const content = phrases(child.children, between, isInLink || isLink);
    if (isLink && !content.every(isBlankNode)) return [element('a', child.attribs, content)];
    const isBare = child.name === 'a' || child.name === 'span';
    const attributes = isBare ? withoutLink(child.attribs) : child.attribs;
    const isTarget = attributes.id !== undefined;
    const isPointless = isBare && Object.keys(attributes).length === 0;
    if (isPointless || (content.every(isBlankNode) && !isTarget)) return content;
    return [element(child.name === 'a' ? 'span' : child.name, attributes, content)];
  });
}

/** What is left of an anchor that is no link: a place to link to, a language. */
function withoutLink(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    ['id', 'lang', 'dir', 'translate'].flatMap((name) =>
      attributes[name] === undefined ? [] : [[name, attributes[name]]],
    ),
  );
}

export function holdsBlock(parent: Element): boolean {
  return parent.children.some(
    (child) => isTag(child) && (!PHRASE_TAGS.has(child.name) || holdsBlock(child)),
  );
}

/** Two line breaks in a row are how many editors end a paragraph. */
export function splitAtBlankLines(nodes: readonly BodyNode[]): BodyNode[][] {
  const parts: BodyNode[][] = [[]];
  let gap: BodyNode[] = [];
  for (const node of nodes) {
    if (isBreak(node) || (gap.length > 0 && isBlankText(node))) {
      gap.push(node);
      continue;
    }
    if (gap.filter(isBreak).length > 1) parts.push([]);
    else append(parts.at(-1) ?? [], gap);
    gap = [];
    parts.at(-1)?.push(node);
  }
  return parts;
}

/** Without blanks and line breaks at both ends; empty when only blanks are left. */
export function trimPhrases(nodes: readonly BodyNode[]): BodyNode[] {
  let start = 0;
  let end = nodes.length;
  const isEdge = (node: BodyNode | undefined) =>
    node !== undefined && (isBreak(node) || isBlankText(node));
  while (isEdge(nodes[start])) start += 1;
  while (end > start && isEdge(nodes[end - 1])) end -= 1;
  const inner = nodes.slice(start, end);
  if (inner.every(isBlankNode)) return [];
  const first = inner[0];
  if (typeof first === 'string') inner[0] = withoutEdgeBlanks(first, true, false);
  const last = inner.at(-1);
  if (typeof last === 'string') inner[inner.length - 1] = withoutEdgeBlanks(last, false, true);
  return inner;
}

/** The blanks that HTML collapses; an ideographic space is an indent and stays. */
function withoutEdgeBlanks(text: string, atStart: boolean, atEnd: boolean): string {
  let start = 0;
  let end = text.length;
  while (atStart && start < end && ' \t\n\f'.includes(text.charAt(start))) start += 1;
  while (atEnd && end > start && ' \t\n\f'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
