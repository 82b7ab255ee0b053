import { DOMParser as TextParser, type ResolvedPos, type Slice } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
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
