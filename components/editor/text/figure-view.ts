import type { NodeViewRenderer } from '@tiptap/core';
import type { FigureAttributes, FigureOptions, FigureWords } from './figure-attributes';

/** A figure as it is edited: the picture, or what became of it, over its caption. */
export function figureView({ words, onRetry }: FigureOptions): NodeViewRenderer {
  return ({ node }) => {
    const dom = document.createElement('figure');
    const place = document.createElement('div');
    place.contentEditable = 'false';
    place.className = 'editor-picture';
    const caption = document.createElement('figcaption');
    caption.dataset.placeholder = words.caption;
    dom.append(place, caption);

    let shown = '';
    const show = (attributes: FigureAttributes, isEmpty: boolean) => {
      caption.classList.toggle('is-empty', isEmpty);
      const key = JSON.stringify(attributes);
      if (key === shown) return;
      shown = key;
      place.replaceChildren(...partsOf(attributes, words, onRetry));
    };
    show(node.attrs as FigureAttributes, node.content.size === 0);
    return {
      dom,
      contentDOM: caption,
      ignoreMutation: (mutation) => !caption.contains(mutation.target),
      stopEvent: (event) => event.target instanceof HTMLButtonElement,
      update: (next) => {
        if (next.type !== node.type) return false;
        show(next.attrs as FigureAttributes, next.content.size === 0);
        return true;
      },
    };
  };
}

function partsOf(
  attributes: FigureAttributes,
  words: FigureWords,
  onRetry: FigureOptions['onRetry'],
): HTMLElement[] {
  const { src, alt, width, height, address, upload } = attributes;
  if (src !== null) {
    const image = document.createElement('img');
    image.src = src;
    image.alt = alt;
    if (width && height) {
      image.width = Number(width);
      image.height = Number(height);
    }
    if (alt !== '') return [image];
    const note = document.createElement('span');
    note.className = 'editor-picture-note';
    note.textContent = words.noAlt;
    return [image, note];
  }
  const isOnItsWay = upload !== null && !upload.startsWith('failed:');
  const text = document.createElement('p');
  text.className = 'editor-picture-missing';
  const said = document.createElement('strong');
  said.textContent = isOnItsWay ? words.fetching : words.missing;
  const where = document.createElement('span');
  where.textContent = address;
  text.append(said, where);
  if (isOnItsWay) return [text];
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = words.retry;
  retry.addEventListener('click', () => onRetry(upload ?? `failed:${address}`));
  return [text, retry];
}
