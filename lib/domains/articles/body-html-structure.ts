import { type ChildNode, Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import {
  append,
  type BodyElement,
  type BodyNode,
  element,
  isBlank,
  kept,
  serializeBody,
} from './body-html-nodes';
import {
  holdsBlock,
  PHRASE_TAGS,
  phrases,
  splitAtBlankLines,
  trimPhrases,
} from './body-html-phrases';

/**
 * Gives clean HTML its one shape: loose text becomes paragraphs, wrappers
 * (`div`, empty `span`) go, a block never stands inside a phrase, lists, tables
 * and `details` have the children they must have, and nothing empty is left.
 *
 * In: output of the allow-list, at most `BODY_MAX_DEPTH` deep. Out: HTML that
 * every parser reads the same way, and that this function leaves unchanged.
 */
export function shapeBody(cleanHtml: string): string {
  return serializeBody(flow(parseDocument(cleanHtml).children, 'paragraphs'));
}

/**
 * How loose text in a block is kept: always in paragraphs; in paragraphs only
 * beside other paragraphs (list items, cells); or as it is (figures).
 */
type LooseText = 'paragraphs' | 'alone' | 'as-is';

/** A stretch of phrases, or one block. */
type Piece = { phrases: BodyNode[] } | { block: BodyElement };

const HEADINGS = new Set(['h2', 'h3', 'h4']);
const TABLE_SECTIONS = new Set(['thead', 'tbody', 'tfoot']);

function flow(children: readonly ChildNode[], loose: LooseText): BodyNode[] {
  const pieces: Piece[] = [];
  collectPieces(children, pieces);
  const tidy = pieces.flatMap((piece): Piece[] => {
    if ('block' in piece) return [piece];
    const parts = loose === 'paragraphs' ? splitAtBlankLines(piece.phrases) : [piece.phrases];
    return parts
      .map(trimPhrases)
      .filter((part) => part.length > 0)
      .map((phrases) => ({ phrases }));
  });
  const isWrapped =
    loose === 'paragraphs' ||
    (loose === 'alone' &&
      (tidy.filter((piece) => 'phrases' in piece).length > 1 ||
        tidy.some((piece) => 'block' in piece && piece.block.tag === 'p')));
  return tidy.flatMap((piece) => {
    if ('block' in piece) return [piece.block];
    return isWrapped ? [element('p', {}, piece.phrases)] : piece.phrases;
  });
}

/** Appends what the children are made of; phrases that touch become one stretch. */
function collectPieces(children: readonly ChildNode[], pieces: Piece[]): void {
  const startPhrases = () => {
    const last = pieces.at(-1);
    if (last && 'phrases' in last) return last.phrases;
    const phrases: BodyNode[] = [];
    pieces.push({ phrases });
    return phrases;
  };
  const breakPhrases = () => pieces.push({ phrases: [] });

  for (const [at, child] of children.entries()) {
    if (isText(child)) {
      startPhrases().push(child.data);
    } else if (!isTag(child)) {
      continue;
    } else if (PHRASE_TAGS.has(child.name)) {
      if (child.name !== 'a' && holdsBlock(child)) collectPieces(child.children, pieces);
      else append(startPhrases(), phrases([child]));
    } else if (isWrapper(child)) {
      breakPhrases();
      collectPieces(child.children, pieces);
      breakPhrases();
    } else {
      const group = listStartingAt(children, at);
      if (group === 'inside') continue;
      for (const block of blocksOf(group ?? child)) pieces.push({ block });
    }
  }
}

/** Elements that only held others together, or lost the parent that gave them a meaning. */
function isWrapper(child: Element): boolean {
  if (child.name === 'p') return holdsBlock(child);
  return ['div', 'tr', 'td', 'th', 'caption', 'thead', 'tbody', 'tfoot'].includes(child.name);
}

/** For `li`, `dt` or `dd` without their list: the list made of this run of siblings. */
function listStartingAt(siblings: readonly ChildNode[], at: number): Element | 'inside' | null {
  const child = siblings[at] as Element;
  const members = child.name === 'li' ? ['li'] : ['dt', 'dd'];
  if (!members.includes(child.name)) return null;
  const isMember = (node: ChildNode | undefined) =>
    node !== undefined &&
    ((isTag(node) && members.includes(node.name)) || (isText(node) && isBlank(node.data)));
  let before = at - 1;
  while (before >= 0 && isText(siblings[before] as ChildNode) && isMember(siblings[before])) {
    before -= 1;
  }
  if (before >= 0 && isMember(siblings[before])) return 'inside';
  let end = at;
  while (isMember(siblings[end])) end += 1;
  return new Element(child.name === 'li' ? 'ul' : 'dl', {}, siblings.slice(at, end));
}

function blocksOf(child: Element): BodyElement[] {
  switch (child.name) {
    case 'hr':
      return [element('hr', child.attribs, [])];
    case 'ul':
    case 'ol':
      return kept(element(child.name, child.attribs, listItems(child)));
    case 'dl':
      return kept(element('dl', child.attribs, definitions(child.children)));
    case 'table':
      return tableBlocks(child);
    case 'blockquote':
      return kept(element('blockquote', child.attribs, flow(child.children, 'paragraphs')));
    case 'figure':
      return kept(element('figure', child.attribs, figureParts(child)));
    case 'section':
      return kept(element('section', child.attribs, flow(child.children, 'as-is')));
    case 'details':
      return kept(element('details', child.attribs, detailsParts(child)));
    case 'pre':
      return kept(element('pre', child.attribs, phrases(child.children, '\n')));
    default: {
      const tag = HEADINGS.has(child.name) ? child.name : 'p';
      return kept(element(tag, child.attribs, trimPhrases(phrases(child.children))));
    }
  }
}

function listItems(list: Element): BodyElement[] {
  const items: BodyElement[] = [];
  for (const child of list.children) {
    if (isTag(child) && child.name === 'li') {
      items.push(...kept(element('li', child.attribs, flow(child.children, 'alone'))));
      continue;
    }
    const content = flow([child], 'alone');
    const last = items.at(-1);
    if (content.length === 0) continue;
    if (last && isTag(child) && ['ul', 'ol'].includes(child.name)) append(last.children, content);
    else items.push(element('li', {}, content));
  }
  return items;
}

function definitions(children: readonly ChildNode[]): BodyElement[] {
  return children.flatMap((child) => {
    if (isTag(child) && child.name === 'div') return definitions(child.children);
    if (isTag(child) && child.name === 'dt') {
      return kept(element('dt', child.attribs, trimPhrases(phrases(child.children))));
    }
    const isDefinition = isTag(child) && child.name === 'dd';
    const content = flow(isDefinition ? child.children : [child], 'alone');
    return kept(element('dd', isDefinition ? child.attribs : {}, content));
  });
}

/** The table, and before it what stood in it outside any row. */
function tableBlocks(table: Element): BodyElement[] {
  const rows: Record<string, BodyElement[]> = { thead: [], tbody: [], tfoot: [] };
  const captions: BodyElement[] = [];
  const strays: ChildNode[] = [];
  const visit = (children: readonly ChildNode[], section: string) => {
    for (const child of children) {
      if (isTag(child) && child.name === 'tr') {
        rows[section]?.push(...kept(element('tr', child.attribs, cells(child))));
      } else if (isTag(child) && TABLE_SECTIONS.has(child.name)) {
        visit(child.children, child.name);
      } else if (isTag(child) && child.name === 'caption' && captions.length === 0) {
        const caption = element('caption', child.attribs, trimPhrases(phrases(child.children)));
        captions.push(...kept(caption));
      } else if (isTag(child) && ['td', 'th'].includes(child.name)) {
        rows[section]?.push(...kept(element('tr', {}, cells(new Element('tr', {}, [child])))));
      } else {
        strays.push(child);
      }
    }
  };
  visit(table.children, 'tbody');
  const sections = Object.entries(rows).flatMap(([tag, list]) => kept(element(tag, {}, list)));
  const before = flow(strays, 'paragraphs').filter((node) => typeof node !== 'string');
  if (sections.length === 0) return before;
  return [...before, element('table', table.attribs, [...captions, ...sections])];
}

/** Cells may be empty: an empty cell keeps the columns in line. */
function cells(row: Element): BodyElement[] {
  const found = row.children.flatMap((child): BodyElement[] => {
    if (isTag(child) && ['td', 'th'].includes(child.name)) {
      return [element(child.name, child.attribs, flow(child.children, 'alone'))];
    }
    return kept(element('td', {}, flow([child], 'alone')));
  });
  return found.some((cell) => cell.children.length > 0) ? found : [];
}

function figureParts(figure: Element): BodyNode[] {
  const isCaption = (child: ChildNode) => isTag(child) && child.name === 'figcaption';
  const caption = figure.children.find(isCaption) as Element | undefined;
  const content = flow(
    figure.children.filter((child) => child !== caption),
    'as-is',
  );
  if (content.length === 0 || caption === undefined) {
    return content.length === 0 && caption ? flow(caption.children, 'as-is') : content;
  }
  const text = trimPhrases(phrases(caption.children));
  return [...content, ...kept(element('figcaption', caption.attribs, text))];
}

function detailsParts(details: Element): BodyNode[] {
  const isSummary = (child: ChildNode) => isTag(child) && child.name === 'summary';
  const summary = details.children.find(isSummary) as Element | undefined;
  const content = flow(
    details.children.filter((child) => child !== summary),
    'paragraphs',
  );
  const text = summary ? trimPhrases(phrases(summary.children)) : [];
  if (content.length === 0 && text.length === 0) return [];
  return [element('summary', summary?.attribs ?? {}, text.length > 0 ? text : ['…']), ...content];
}
