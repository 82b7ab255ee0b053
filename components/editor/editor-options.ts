import type { Editor } from '@tiptap/core';
import type { UseEditorOptions } from '@tiptap/react';
import type { Locale } from '@/lib/i18n/locales';
import type { EditorWords } from './editor-words';
import { pasteHandling } from './paste/paste-handling';
import type { PictureDesk } from './picture-desk';
import { editorHtmlOf } from './text/body-html';
import { textSchema } from './text/text-schema';
import type { Asking } from './tools';

export interface EditorSetting {
  bodyHtml: string;
  /** Of the element that is written in. */
  id: string;
  lang: Locale;
  words: EditorWords;
  pictures: PictureDesk;
  onMarkdown: () => void;
  onAsk: (what: Asking) => void;
  onChange: (editor: Editor) => void;
}

/** How the editor of a body is set up; made once for a text. */
export function makeEditorOptions(setting: EditorSetting): UseEditorOptions & {
  immediatelyRender: true;
} {
  const { bodyHtml, id, lang, words, pictures, onMarkdown, onAsk } = setting;
  const { picture, fields } = words;
  return {
    // Loaded in the browser alone, after the page.
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    extensions: textSchema({
      placeholder: fields.bodyPlaceholder,
      figure: {
        words: {
          fetching: picture.fetching,
          missing: picture.missing,
          retry: picture.retryFetch,
          caption: picture.caption,
          noAlt: picture.noAlt,
        },
        onRetry: pictures.retry,
      },
    }),
    content: editorHtmlOf(bodyHtml),
    editorProps: {
      attributes: {
        id,
        class: 'story editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': fields.body,
        lang,
      },
      ...pasteHandling({ pictures, onMarkdown }),
      handleKeyDown: (_view, event) => {
        const isControl = event.ctrlKey || event.metaKey;
        if (event.altKey && event.key === 'F10') focusTools(id);
        else if (isControl && !event.shiftKey && event.key.toLowerCase() === 'k') onAsk('link');
        else return false;
        event.preventDefault();
        return true;
      },
      handleClickOn: (view, _position, node, _at, _event, isDirect) => {
        if (!isDirect || node.type.name !== 'footnote' || !view.editable) return false;
        // The footnote is selected first, then asked about.
        setTimeout(() => onAsk('note'));
        return false;
      },
    },
    onUpdate: ({ editor, transaction }) => {
      const brought = transaction.getMeta('paste') || transaction.getMeta('uiEvent') === 'drop';
      if (brought) pictures.takeAwaited();
      setting.onChange(editor);
    },
  };
}

/** Goes to the tools of a text, to the one that was used last. */
function focusTools(textId: string): void {
  const tools = `[role="toolbar"][aria-controls="${CSS.escape(textId)}"] [tabindex="0"]`;
  document.querySelector<HTMLElement>(tools)?.focus();
}
