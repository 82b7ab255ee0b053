import { DOMSerializer, type Node as TextNode } from '@tiptap/pm/model';
import { footnotesIn, footnotesOut } from './footnotes-html';

/**
 * The body of a text as the site keeps it, from the document in the editor. In its shape it
 * is what the site's policy makes of it, so that saving changes nothing.
 */
export function bodyHtmlOf(doc: TextNode): string {
  // A document that is never shown: nothing in it is fetched or run.
  const inert = document.implementation.createHTMLDocument('');
  const root = inert.body;
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  root.append(serializer.serializeFragment(doc.content, { document: inert }));
  tidyTables(root);
  unwrapSingleParagraphs(root);
  dropEmpty(root);
  footnotesOut(root);
  return root.innerHTML;
}

/** HTML for the editor to read, from a body as the site keeps it. */
export function editorHtmlOf(bodyHtml: string): string {
  const { body } = new DOMParser().parseFromString(bodyHtml, 'text/html');
  footnotesIn(body);
  return body.innerHTML;
}

/** Widths are the editor's own; a first row of headings alone is the head of the table. */
function tidyTables(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table')) {
    table.removeAttribute('style');
    for (const columns of table.querySelectorAll('colgroup')) columns.remove();
    for (const cell of table.querySelectorAll('td, th')) {
      for (const span of ['colspan', 'rowspan']) {
        if (cell.getAttribute(span) === '1') cell.removeAttribute(span);
      }
      cell.removeAttribute('colwidth');
      cell.removeAttribute('style');
    }
    const [first] = table.rows;
    const isHead = first && table.rows.length > 1 && [...first.cells].every(isHeading);
    if (isHead && !table.tHead) table.createTHead().append(first);
  }
}

function isHeading(cell: HTMLTableCellElement): boolean {
  return cell.localName === 'th' && !cell.hasAttribute('scope') && cell.rowSpan === 1;
}

/** Items and cells of one paragraph are plain text in a body, as the policy shapes them. */
function unwrapSingleParagraphs(root: HTMLElement): void {
  for (const holder of root.querySelectorAll('li, td, th')) {
    const paragraphs = [...holder.children].filter(({ localName }) => localName === 'p');
    const [only] = paragraphs;
    if (paragraphs.length !== 1 || !only || only !== holder.firstElementChild) continue;
    if (only.attributes.length > 0) continue;
    only.replaceWith(...only.childNodes);
  }
}

const TEXT_HOLDERS = 'p, h2, h3, h4, li, blockquote, pre, figcaption, ul, ol, figure';

/** What holds nothing is not kept; innermost first, so that an empty list goes with its items. */
function dropEmpty(root: HTMLElement): void {
  for (const holder of [...root.querySelectorAll(TEXT_HOLDERS)].reverse()) {
    if (holder.querySelector('img, sup') || holder.textContent.trim() !== '') continue;
    if (holder.localName === 'li' && holder.querySelector('figure, table, pre')) continue;
    holder.remove();
  }
}
