'use client';

import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { showToast } from '@/lib/client/toast';
import type { Locale } from '@/lib/i18n/locales';
import { ContextTools } from './context-tools';
import { useSurroundings } from './editor-context';
import { FindBar } from './find-bar';
import { makeEditorOptions } from './editor-options';
import { PictureDesk } from './picture-desk';
import { ToolDialogs } from './tool-dialogs';
import { Toolbar } from './toolbar';
import type { Asking } from './tools';

export interface TextEditorProps {
  /** As the site keeps it. Read once: another text is another editor. */
  bodyHtml: string;
  /** Language of the text. */
  lang: Locale;
  isReadOnly: boolean;
  /** At each change; the body is written out only when it is asked for. */
  onChange: (editor: Editor) => void;
  onEditor: (editor: Editor) => void;
}

const PICTURE_ACCEPT = 'image/jpeg,image/png,image/gif,image/webp';

/** The body of a text with its tools. */
export function TextEditor({ bodyHtml, lang, isReadOnly, onChange, onEditor }: TextEditorProps) {
  const { locale, words } = useSurroundings();
  const id = useId();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const [pictures] = useState(() => new PictureDesk(locale, words.picture));
  const [options] = useState(() =>
    makeEditorOptions({
      bodyHtml,
      id,
      lang,
      words,
      pictures,
      onMarkdown: () => showToast(words.paste.markdown, { tone: 'calm' }),
      onAsk: setAsking,
      onChange,
    }),
  );
  const editor = useEditor(options);
  useEffect(() => {
    // The empty line at the end is set in now: it is no change by the writer.
    editor.view.dispatch(editor.state.tr.setMeta('preventUpdate', true));
    pictures.attach(editor);
    onEditor(editor);
  }, [editor, pictures, onEditor]);
  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  return (
    <div className="editor-frame">
      {!isReadOnly && (
        <div className="editor-tools">
          <Toolbar
            editor={editor}
            controls={id}
            doors={{
              ask: setAsking,
              choosePictures: () => files.current?.click(),
              find: () => setIsFinding((is) => !is),
            }}
          />
          <ContextTools editor={editor} onDescribe={() => setAsking('alt')} />
          {isFinding && <FindBar editor={editor} onClose={() => setIsFinding(false)} />}
        </div>
      )}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={PICTURE_ACCEPT}
        aria-label={words.tools.picture}
        onChange={({ target }) => {
          pictures.takeFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <EditorContent editor={editor} />
      {asking && <ToolDialogs editor={editor} asking={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}
