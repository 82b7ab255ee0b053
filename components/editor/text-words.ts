import type { ManuscriptContent } from '@/lib/contract/writing';

/** The words of a body as lines of plain text: what can be counted and compared. */
export function bodyLines(bodyHtml: string): string[] {
  const { body } = new DOMParser().parseFromString(bodyHtml, 'text/html');
  const lines: string[] = [];
  for (const block of body.querySelectorAll(BLOCKS)) {
    if (block.querySelector(BLOCKS)) {
      const own = [...block.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE || (isElement(node) && !holdsBlock(node)),
      );
      lines.push(own.map((node) => node.textContent).join(''));
    } else if (block.localName === 'figure') {
      const image = block.querySelector('img');
      const parts = [...block.children].map(({ textContent }) => textContent);
      if (image) parts.unshift(`[${image.alt || (image.getAttribute('src') ?? '')}]`);
      lines.push(parts.filter((part) => part !== '').join(' '));
    } else lines.push(block.textContent);
  }
  if (lines.length === 0) lines.push(body.textContent);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** Title, summary and body as lines, to be set side by side with another text's. */
export function textLines({ title, summary, body_html: body }: ManuscriptContent): string[] {
  return [title, summary, ...bodyLines(body)].filter((line) => line.trim() !== '');
}

const BLOCKS = 'p, h2, h3, h4, li, td, th, caption, pre, figure, dt, dd, blockquote, summary';

function isElement(node: ChildNode): node is HTMLElement {
  return node.nodeType === Node.ELEMENT_NODE;
}

function holdsBlock(element: HTMLElement): boolean {
  return element.matches(`${BLOCKS}, ul, ol`) || element.querySelector(BLOCKS) !== null;
}
