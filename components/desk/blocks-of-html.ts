/** Elements whose text stands by itself. */
const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,figcaption,td,th,figure,hr';
/** What shows something from elsewhere; its address is part of what is compared. */
const SHOWN = 'img,iframe,video,audio';

/**
 * The paragraphs of a body as plain text, for comparing: with the addresses of links and
 * pictures in them, so that a changed address is seen although no word changed.
 */
export function blocksOfHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) {
    link.append(` ⟨${link.getAttribute('href') ?? ''}⟩`);
  }
  for (const shown of body.querySelectorAll(SHOWN)) {
    const facts = [shown.getAttribute('alt'), shown.getAttribute('src')].filter(Boolean);
    shown.replaceWith(`⟨${facts.join(' ')}⟩`);
  }
  const blocks: string[] = [];
  collect(body, blocks);
  return blocks;
}

function collect(parent: Element, blocks: string[]): void {
  let loose = '';
  const endLoose = () => {
    push(loose, blocks);
    loose = '';
  };
  for (const node of parent.childNodes) {
    if (node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS))) {
      endLoose();
      if (node.querySelector(BLOCKS)) collect(node, blocks);
      else push(node.matches('hr') ? '———' : (node.textContent ?? ''), blocks);
    } else {
      loose += node.textContent ?? '';
    }
  }
  endLoose();
}

function push(text: string, blocks: string[]): void {
  const line = text.replace(/[^\S\n]+/g, ' ').trim();
  if (line !== '') blocks.push(line);
}
