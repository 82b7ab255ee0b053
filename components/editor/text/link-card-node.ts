import { Node } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    linkCard: {
      /** Sets a card that leads to a page of another site. */
      setLinkCard: (card: { href: string; text: string; site: string }) => ReturnType;
    };
  }
}

/**
 * A page of another site as a card: a plain link with the name of where it leads, never a
 * script or a frame of that site.
 */
export const LinkCard = Node.create({
  name: 'linkCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return { href: { default: '' }, text: { default: '' }, site: { default: '' } };
  },
  parseHTML() {
    return [{ tag: 'figure', priority: 55, getAttrs: cardOf }];
  },
  renderHTML({ node }) {
    const { href, text, site } = node.attrs as Record<'href' | 'text' | 'site', string>;
    return ['figure', ['a', { href }, text], ['figcaption', site]];
  },
  addCommands() {
    return {
      setLinkCard:
        (attrs) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs }),
    };
  },
});

/** A figure of one link and its caption is a card; one that waits for a picture is none. */
function cardOf(element: HTMLElement) {
  const [link, caption, ...rest] = element.children;
  if (rest.length > 0 || link?.localName !== 'a' || caption?.localName !== 'figcaption')
    return false;
  if (element.id.startsWith('missing-picture') || link.querySelector('img')) return false;
  return {
    href: link.getAttribute('href') ?? '',
    text: link.textContent,
    site: caption.textContent,
  };
}
