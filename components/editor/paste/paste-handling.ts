import { DOMParser as TextParser, type ResolvedPos, type Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { cardSite } from '../card-sites';
import type { PictureDesk } from '../picture-desk';
import { cleanPaste } from './clean-paste';
import { isOfCodeEditor, looksLikeMarkdown, markdownHtml } from './read-markdown';

export interface PasteDoors {
  pictures: PictureDesk;
  /** Plain text was taken for Markdown. */
  onMarkdown: () => void;
}

/** What the editor does with what is pasted or dropped on it. */
export function pasteHandling({ pictures, onMarkdown }: PasteDoors) {
  return {
    transformPastedHTML: (html: string) => cleanPaste(html),
    transformPasted: pictures.awaiting,
    clipboardTextParser: (text: string, context: ResolvedPos, isPlain: boolean) => {
      // The type knows no "as usual"; nothing at all is just that.
      if (isPlain || !looksLikeMarkdown(text)) return undefined as unknown as Slice;
      onMarkdown();
      const { body } = new DOMParser().parseFromString(cleanPaste(markdownHtml(text)), 'text/html');
      const parser = TextParser.fromSchema(context.doc.type.schema);
      return parser.parseSlice(body, { preserveWhitespace: false });
    },
    handlePaste: (view, event) => {
      const data = event.clipboardData;
      if (!data) return false;
      const html = data.getData('text/html');
      const files = picturesOf(data.files);
      if (files.length > 0 && !saysSomething(html)) {
        pictures.takeFiles(files);
        return true;
      }
      if (setAloneAsCard(view, data.getData('text/plain').trim(), html)) return true;
      if (!isOfCodeEditor(html)) return false;
      const text = data.getData('text/plain');
      if (looksLikeMarkdown(text)) {
        onMarkdown();
        view.pasteHTML(markdownHtml(text));
      } else view.pasteHTML(`<pre><code>${escapeText(text)}</code></pre>`);
      return true;
    },
    handleDrop: (view, event, _slice, isMoved) => {
      const files = picturesOf(event.dataTransfer?.files);
      if (isMoved || files.length === 0) return false;
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      pictures.takeFiles(files, place?.pos);
      return true;
    },
  } satisfies EditorProps;
}

/**
 * An address that is all of what is pasted, on a line of its own, becomes a card where its site
 * has cards. Out: whether it did.
 */
function setAloneAsCard(view: EditorView, address: string, html: string): boolean {
  const { $from, empty } = view.state.selection;
  const isOwnLine =
    empty && $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
  const type = view.state.schema.nodes.linkCard;
  if (!isOwnLine || !type || $from.parent.type.spec.code || /\s/.test(address)) return false;
  const site = cardSite(address);
  if (site === null || textOf(html, address) !== address) return false;
  const card = type.create({ href: address, text: address, site });
  const { tr } = view.state;
  tr.replaceRangeWith($from.before(), $from.after(), card);
  const behind = tr.mapping.map($from.after());
  // Writing goes on behind the card.
  if (!tr.doc.resolve(behind).nodeAfter?.isTextblock) tr.insert(behind, $from.parent.copy());
  tr.setSelection(TextSelection.create(tr.doc, behind + 1));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true));
  return true;
}

/** What HTML says; where there is none, what is said without it. */
function textOf(html: string, plain: string): string {
  if (html === '') return plain;
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}

function picturesOf(files: FileList | undefined): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** HTML that comes with a copied picture is the picture alone. */
function saysSomething(html: string): boolean {
  if (html === '') return false;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() !== '' || body.querySelectorAll('img').length > 1;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
