import { keepAllowed } from '../text/allowed-html';
import { footnotesIn, NOTE_ATTRIBUTE, NOTE_TAG } from '../text/footnotes-html';
import { framesAsCards } from './framed-pages';
import { styleMarks } from './style-marks';
import { wordLists } from './word-lists';

/**
 * What another program put on the clipboard, as HTML that keeps its meaning and nothing else.
 * Knows the ways of Word, Google Docs, Office for the web and the editors of WeChat.
 * In: any HTML. Out: elements of the site's policy, not yet in its one shape.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const own = body.querySelector('[data-pm-slice]');
  if (own) return cleanOwn(body, own);
  for (const line of body.querySelectorAll('hr.footnotes-sep')) line.remove();
  for (const note of body.querySelectorAll(NOTES)) note.removeAttribute(NOTE_ATTRIBUTE);
  footnotesIn(body);
  framesAsCards(body);
  takePictures(body);
  wordLists(body);
  headingsByRole(body);
  styleMarks(body);
  unwrapLinks(body);
  renameElements(body);
  unwrapLayoutTables(body);
  keepingNotes(body, () => keepAllowed(body));
  for (const section of [...body.querySelectorAll('section')]) paragraphInstead(section);
  tidyText(body);
  return body.innerHTML.trim();
}

/** What was cut or copied in the editor itself keeps how it was open at its ends. */
function cleanOwn(body: HTMLElement, own: Element): string {
  const slice = own.getAttribute('data-pm-slice') ?? '';
  keepingNotes(body, () => keepAllowed(body));
  body.firstElementChild?.setAttribute('data-pm-slice', slice);
  return body.innerHTML;
}

/** Cleans, but for the attribute that the text of a footnote is in. */
function keepingNotes(body: HTMLElement, clean: () => void): void {
  const notes = [...body.querySelectorAll(NOTES)].map((note) => ({
    note,
    text: note.getAttribute(NOTE_ATTRIBUTE) ?? '',
  }));
  clean();
  for (const { note, text } of notes) note.setAttribute(NOTE_ATTRIBUTE, text);
}

const NOTES = `${NOTE_TAG}[${NOTE_ATTRIBUTE}]`;

/** Pictures that load late name their address elsewhere; those of the writer's disk can not be had. */
function takePictures(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img')) {
    const late = image.getAttribute('data-src') ?? image.getAttribute('data-original');
    const src = (late ?? image.getAttribute('src') ?? '').trim();
    const isPixel = image.getAttribute('width') === '1' || image.getAttribute('height') === '1';
    if (src === '' || isPixel) image.remove();
    else if (/^(https?:|data:image\/|\/\/|\/media\/)/i.test(src)) {
      image.setAttribute('src', src.startsWith('//') ? `https:${src}` : src);
    } else {
      const place = body.ownerDocument.createElement('figure');
      place.id = 'missing-picture';
      place.textContent = src.split(/[\\/]/).at(-1)?.split('?')[0] ?? src;
      image.replaceWith(place);
    }
  }
}

/** Office for the web writes headings as paragraphs with a role. */
function headingsByRole(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('[role="heading"]')]) {
    const level = Number(element.getAttribute('aria-level') ?? 2);
    if (!/^h\d$/.test(element.localName)) rename(element, `h${Math.min(6, Math.max(1, level))}`);
  }
  for (const element of [...body.querySelectorAll<HTMLElement>('p.MsoTitle')])
    rename(element, 'h1');
}

/** Google Docs leads links past itself, to count them. */
function unwrapLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href)) continue;
    const { hostname, pathname, searchParams } = new URL(href);
    const target = searchParams.get('q');
    if (/(^|\.)google\.com$/.test(hostname) && pathname === '/url' && target) {
      link.setAttribute('href', target);
    }
  }
}

const SAME_AS: Readonly<Record<string, string>> = {
  ...{ b: 'strong', i: 'em', del: 's', strike: 's', ins: 'u', cite: 'em', dfn: 'em', var: 'em' },
  ...{ samp: 'code', tt: 'code', h5: 'h4', h6: 'h4', dir: 'ul', menu: 'ul' },
};

/** Headings begin at the second level: a text with titles of the first moves down by one. */
function renameElements(body: HTMLElement): void {
  const isDeep = body.querySelector('h1') !== null;
  const headings: Record<string, string> = isDeep ? { h1: 'h2', h2: 'h3', h3: 'h4' } : {};
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) {
    const name = headings[element.localName] ?? SAME_AS[element.localName];
    if (name) rename(element, name);
  }
  const blocks = 'div, article, main, header, footer, aside, nav, address, center, fieldset, form';
  for (const block of [...body.querySelectorAll<HTMLElement>(blocks)].reverse()) {
    paragraphInstead(block);
  }
}

/** Tables of one cell only set something in a frame. */
function unwrapLayoutTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const cells = table.querySelectorAll('td, th');
    const [only] = cells;
    if (cells.length === 1 && only) table.replaceWith(...only.childNodes);
  }
}

const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, dl, blockquote, pre, hr, table, figure, details, section, div';

/** A box around lines is a paragraph, one around blocks is nothing. */
function paragraphInstead(box: Element): void {
  if (box.classList.contains('footnotes')) return;
  if (box.querySelector(BLOCKS)) box.replaceWith(...box.childNodes);
  else if (box.closest('p, h2, h3, h4, li, td, th, pre, figcaption')) {
    box.replaceWith(' ', ...box.childNodes, ' ');
  } else rename(box, 'p');
}

function tidyText(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(
    body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  const comments: ChildNode[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeType === Node.COMMENT_NODE) comments.push(node as ChildNode);
    else if (!node.parentElement?.closest('pre')) {
      node.nodeValue = (node.nodeValue ?? '').replaceAll('\u00a0', ' ').replaceAll('\u200b', '');
    }
  }
  for (const comment of comments) comment.remove();
  for (const span of [...body.querySelectorAll('span:not([translate]):not([lang]):not([dir])')]) {
    span.replaceWith(...span.childNodes);
  }
  // Languages and directions of every run are what a program thinks, not what a writer says.
  for (const element of body.querySelectorAll('[lang], [dir]')) {
    element.removeAttribute('lang');
    if (element.getAttribute('dir') !== 'rtl') element.removeAttribute('dir');
    if (element.localName === 'span' && element.attributes.length === 0) {
      element.replaceWith(...element.childNodes);
    }
  }
  for (const element of body.querySelectorAll('[id]')) {
    if (!element.id.startsWith('missing-picture')) element.removeAttribute('id');
  }
  for (const gap of [...body.querySelectorAll('br')]) if (isBetweenBlocks(gap)) gap.remove();
  for (const holder of [
    ...body.querySelectorAll('p, h2, h3, h4, li, ul, ol, strong, em, u, s, sub, sup, a'),
  ].reverse()) {
    const holdsMore = holder.querySelector(`img, figure, table, hr, br, ${NOTES}`);
    if (!holdsMore && !holder.matches(NOTES) && holder.textContent.trim() === '') {
      if (/^(strong|em|u|s|sub|sup|a)$/.test(holder.localName)) holder.replaceWith(' ');
      else holder.remove();
    }
  }
}

/** A line break that stands beside blocks only, or ends its block. */
function isBetweenBlocks(gap: Element): boolean {
  const parent = gap.parentElement;
  if (!parent) return true;
  const isBoxed = /^(p|h[1-6]|li|td|th|figcaption|blockquote)$/.test(parent.localName);
  if (!isBoxed) return parent.localName === 'body' || /^[ou]l$/.test(parent.localName);
  let next = gap.nextSibling;
  while (next?.nodeType === Node.TEXT_NODE && next.nodeValue?.trim() === '')
    next = next.nextSibling;
  return next === null;
}

function rename(element: Element, name: string): void {
  if (element.localName === name) return;
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of [...element.attributes]) {
    if (/^[a-z-]+$/.test(attribute)) renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
