import { keepAllowed } from './allowed-html';

/** Element that stands for a footnote while a text is edited: its text travels with its place. */
export const NOTE_TAG = 'sup';
export const NOTE_ATTRIBUTE = 'data-note';

/** Footnotes of a body, at its end, into the places that refer to them. */
export function footnotesIn(body: HTMLElement): void {
  const notes = new Map<string, string>();
  for (const item of body.querySelectorAll('section.footnotes li[id]')) {
    for (const back of item.querySelectorAll('a.footnote-backref')) back.remove();
    notes.set(item.id, noteHtml(item));
  }
  for (const reference of body.querySelectorAll('sup.footnote-ref')) {
    const href = reference.querySelector('a')?.getAttribute('href') ?? '';
    const note = notes.get(href.slice(1));
    if (note === undefined) continue;
    const place = body.ownerDocument.createElement(NOTE_TAG);
    place.setAttribute(NOTE_ATTRIBUTE, note);
    reference.replaceWith(place);
  }
  if (notes.size > 0) for (const end of body.querySelectorAll('section.footnotes')) end.remove();
}

/** Footnotes back to the end of a body, numbered in the order of their places. */
export function footnotesOut(root: HTMLElement): void {
  const places = [...root.querySelectorAll(`${NOTE_TAG}[${NOTE_ATTRIBUTE}]`)];
  if (places.length === 0) return;
  const { ownerDocument } = root;
  const list = ownerDocument.createElement('ol');
  list.className = 'footnotes-list';
  for (const [at, place] of places.entries()) {
    const number = at + 1;
    const reference = ownerDocument.createElement('sup');
    reference.className = 'footnote-ref';
    const link = ownerDocument.createElement('a');
    link.id = `fnref${number}`;
    link.setAttribute('href', `#fn${number}`);
    link.textContent = `[${number}]`;
    reference.append(link);
    list.append(itemOf(place.getAttribute(NOTE_ATTRIBUTE) ?? '', number, ownerDocument));
    place.replaceWith(reference);
  }
  const end = ownerDocument.createElement('section');
  end.className = 'footnotes';
  end.append(list);
  root.append(end);
}

/** HTML of a note from what its writer typed; web addresses in it become links. */
export function noteFromText(text: string): string {
  const holder = document.createElement('div');
  let rest = text.trim();
  for (let found = ADDRESS.exec(rest); found; found = ADDRESS.exec(rest)) {
    const [address] = found;
    holder.append(rest.slice(0, found.index));
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = address;
    holder.append(link);
    rest = rest.slice(found.index + address.length);
  }
  holder.append(rest);
  return holder.innerHTML;
}

/** What of a note can be typed. */
export function noteText(note: string): string {
  const { body } = new DOMParser().parseFromString(note, 'text/html');
  return body.textContent.trim();
}

const ADDRESS = /https?:\/\/[^\s<>"'，。；）】]+[^\s<>"'，。；）】.,;:!?)\]]/;

function noteHtml(item: Element): string {
  const paragraphs = [...item.querySelectorAll(':scope > p')];
  const parts = paragraphs.length > 0 ? paragraphs : [item];
  return parts
    .map((part) => part.innerHTML.trim())
    .filter((html) => html !== '')
    .join('<br>');
}

function itemOf(note: string, number: number, document: Document): HTMLLIElement {
  const item = document.createElement('li');
  item.id = `fn${number}`;
  item.className = 'footnote-item';
  const text = document.createElement('p');
  const { body } = new DOMParser().parseFromString(note, 'text/html');
  keepAllowed(body);
  text.append(...body.childNodes, ' ');
  const back = document.createElement('a');
  back.setAttribute('href', `#fnref${number}`);
  back.className = 'footnote-backref';
  back.textContent = '↩︎';
  text.append(back);
  item.append(text);
  return item;
}
