import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { ToolName } from './tool-icons';

/** What needs a few words more before it can be done. */
export type Asking = 'link' | 'card' | 'note' | 'alt';

export interface Tool {
  name: ToolName;
  /** Keys that do the same, as they are written on a keyboard. */
  keys?: string;
  /** Whether it is in force where the writer is; left out for what only acts. */
  isOn?: (editor: Editor) => boolean;
  /** Whether it can be used; left out for what always can. */
  can?: (editor: Editor) => boolean;
  run: (editor: Editor, doors: ToolDoors) => void;
}

export interface ToolDoors {
  ask: (what: Asking) => void;
  choosePictures: () => void;
  find: () => void;
}

const ROWS = 3;
const COLUMNS = 3;

/** The tools over a text, in groups, in the order of the keyboard. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      keys: 'Ctrl+Z',
      can: ({ state }) => undoDepth(state) > 0,
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      keys: 'Ctrl+Shift+Z',
      can: ({ state }) => redoDepth(state) > 0,
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [
    heading('h2', 2),
    heading('h3', 3),
    mark('bold', 'bold', (chain) => chain.toggleBold(), 'Ctrl+B'),
    mark('italic', 'italic', (chain) => chain.toggleItalic(), 'Ctrl+I'),
    mark('strike', 'strike', (chain) => chain.toggleStrike()),
    mark('code', 'code', (chain) => chain.toggleCode(), 'Ctrl+E'),
    {
      name: 'link',
      keys: 'Ctrl+K',
      isOn: (editor) => editor.isActive('link'),
      run: (_, { ask }) => ask('link'),
    },
    mark('protect', 'protectedTerm', (chain) => chain.toggleProtectedTerm()),
  ],
  [
    mark('bullets', 'bulletList', (chain) => chain.toggleBulletList(), 'Ctrl+Shift+8'),
    mark('numbers', 'orderedList', (chain) => chain.toggleOrderedList(), 'Ctrl+Shift+7'),
    mark('quote', 'blockquote', (chain) => chain.toggleBlockquote(), 'Ctrl+Shift+B'),
    mark('codeBlock', 'codeBlock', (chain) => chain.toggleCodeBlock(), 'Ctrl+Alt+C'),
    { name: 'rule', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
  [
    { name: 'picture', run: (_, { choosePictures }) => choosePictures() },
    {
      name: 'table',
      isOn: (editor) => editor.isActive('table'),
      run: (editor) => {
        if (editor.isActive('table')) return;
        const table = { rows: ROWS, cols: COLUMNS, withHeaderRow: true };
        editor.chain().focus().insertTable(table).run();
      },
    },
    { name: 'card', run: (_, { ask }) => ask('card') },
    {
      name: 'note',
      isOn: (editor) => editor.isActive('footnote'),
      run: (_, { ask }) => ask('note'),
    },
    { name: 'find', run: (_, { find }) => find() },
  ],
];

type Chain = ReturnType<Editor['chain']>;

function mark(name: ToolName, type: string, step: (chain: Chain) => Chain, keys?: string): Tool {
  return {
    name,
    ...(keys ? { keys } : {}),
    isOn: (editor) => editor.isActive(type),
    run: (editor) => step(editor.chain().focus()).run(),
  };
}

function heading(name: ToolName, level: 2 | 3): Tool {
  return {
    name,
    keys: `Ctrl+Alt+${level}`,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}
