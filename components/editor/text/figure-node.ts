import { Node } from '@tiptap/core';
import type { FigureAttributes, FigureOptions } from './figure-attributes';
import { figureView } from './figure-view';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      /** Sets a picture at the selection. */
      setFigure: (figure: Partial<FigureAttributes>) => ReturnType;
    };
  }
}

/** Beginning of the id of a figure whose picture is not there; the site's policy keeps ids. */
const MISSING_ID = 'missing-picture';

/** A picture with its caption. */
export const Figure = Node.create<FigureOptions>({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addOptions() {
    return {
      words: { fetching: '', missing: '', retry: '', caption: '', noAlt: '' },
      onRetry: () => undefined,
    };
  },
  addAttributes() {
    const silent = { default: null, renderHTML: () => ({}) };
    return {
      src: silent,
      alt: { ...silent, default: '' },
      title: silent,
      width: silent,
      height: silent,
      href: silent,
      address: { ...silent, default: '' },
      upload: silent,
    };
  },
  parseHTML() {
    return [
      { tag: 'figure', priority: 60, getAttrs: pictureOf, contentElement: captionOf },
      { tag: 'img[src]', getAttrs: (image) => attributesOf(image) },
    ];
  },
  renderHTML({ node }) {
    const { src, alt, title, width, height, href, address } = node.attrs as FigureAttributes;
    if (src === null) {
      const isAddress = /^https?:/i.test(address);
      const place = isAddress ? ['a', { href: address }, address] : ['span', {}, address];
      return ['figure', { id: MISSING_ID }, place, ['figcaption', 0]];
    }
    const size = width && height ? { width, height } : {};
    const image = ['img', { src, alt, ...(title ? { title } : {}), ...size }];
    return ['figure', href ? ['a', { href }, image] : image, ['figcaption', 0]];
  },
  addCommands() {
    return {
      setFigure:
        (attrs) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs }),
    };
  },
  addNodeView() {
    return figureView(this.options);
  },
});

function pictureOf(element: HTMLElement): Partial<FigureAttributes> | false {
  if (element.querySelector('table, pre, blockquote, ul, ol, figure')) return false;
  const images = element.querySelectorAll('img');
  if (element.id.startsWith(MISSING_ID)) {
    const place = element.firstElementChild;
    const isCaption = place?.localName === 'figcaption';
    const address = isCaption ? '' : (place?.textContent ?? element.textContent);
    return { src: null, address: address.trim() };
  }
  const [image] = images;
  if (images.length !== 1 || !image) return false;
  const href = image.closest('a')?.getAttribute('href') ?? null;
  return { ...attributesOf(image), href };
}

function attributesOf(image: HTMLElement): Partial<FigureAttributes> {
  return {
    src: image.getAttribute('src'),
    alt: image.getAttribute('alt') ?? '',
    title: image.getAttribute('title'),
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
  };
}

/** An empty one stands for the caption that a figure does not have. */
function captionOf(element: HTMLElement): HTMLElement {
  return (
    element.querySelector<HTMLElement>(':scope > figcaption') ??
    element.ownerDocument.createElement('figcaption')
  );
}
