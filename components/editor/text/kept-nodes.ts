import { Node } from '@tiptap/core';
import { keepAllowed } from './allowed-html';

/**
 * Parts of a body that are written nowhere in the editor, but come with texts that were
 * brought in: lists of definitions, folded parts, figures that hold more than a picture.
 * They stay as they are, and can be moved and deleted.
 */
export const KeptBlock = keptNode('keptBlock', 'block', ['dl', 'details', 'figure']);

/** The same within a line: words with their reading above. */
export const KeptPhrase = keptNode('keptPhrase', 'inline', ['ruby']);

function keptNode(name: string, group: 'block' | 'inline', tags: readonly string[]) {
  return Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    draggable: true,
    addAttributes() {
      return { html: { default: '', parseHTML: safeHtml, renderHTML: () => ({}) } };
    },
    parseHTML() {
      // After the nodes that can be written: what they do not take comes here.
      return tags.map((tag) => ({ tag, priority: 10 }));
    },
    renderHTML({ node }) {
      return elementOf(String(node.attrs.html));
    },
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement(group === 'block' ? 'div' : 'span');
        dom.className = 'editor-kept';
        dom.contentEditable = 'false';
        dom.append(document.importNode(elementOf(String(node.attrs.html)), true));
        return { dom };
      };
    },
  });
}

function safeHtml(element: HTMLElement): string {
  return elementOf(element.outerHTML).outerHTML;
}

function elementOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  keepAllowed(body);
  return (body.firstElementChild ?? body.ownerDocument.createElement('p')) as HTMLElement;
}
