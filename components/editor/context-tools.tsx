'use client';

import { useEditorState, type Editor } from '@tiptap/react';
import { useSurroundings } from './editor-context';

export interface ContextToolsProps {
  editor: Editor;
  onDescribe: () => void;
}

/** What can be done with the table or the picture that the writer is in. */
export function ContextTools({ editor, onDescribe }: ContextToolsProps) {
  const { words } = useSurroundings();
  const place = useEditorState({
    editor,
    selector: ({ editor: it }) =>
      it.isActive('figure') ? 'picture' : it.isActive('table') ? 'table' : null,
  });
  if (place === null) return null;
  const chain = () => editor.chain().focus();
  const acts =
    place === 'table'
      ? ([
          [words.table.rowBefore, () => chain().addRowBefore().run()],
          [words.table.rowAfter, () => chain().addRowAfter().run()],
          [words.table.rowDelete, () => chain().deleteRow().run()],
          [words.table.columnBefore, () => chain().addColumnBefore().run()],
          [words.table.columnAfter, () => chain().addColumnAfter().run()],
          [words.table.columnDelete, () => chain().deleteColumn().run()],
          [words.table.head, () => chain().toggleHeaderRow().run()],
          [words.table.delete, () => chain().deleteTable().run()],
        ] as const)
      : ([
          [words.picture.altButton, onDescribe],
          [words.picture.delete, () => chain().deleteNode('figure').run()],
        ] as const);
  return (
    <div role="group" aria-label={words[place].label} className="editor-context">
      {acts.map(([label, run]) => (
        <button
          key={label}
          type="button"
          className="editor-context-tool focus-inset"
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
