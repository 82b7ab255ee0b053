import { Extension } from '@tiptap/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Found {
  from: number;
  to: number;
}

interface FindState {
  query: string;
  at: number;
  found: readonly Found[];
  marks: DecorationSet;
}

const NOTHING: FindState = { query: '', at: 0, found: [], marks: DecorationSet.empty };
const KEY = new PluginKey<FindState>('findInText');

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    findInText: {
      /** Marks every place of some words and goes to one of them; '' marks nothing. */
      findText: (query: string, at?: number) => ReturnType;
    };
  }
}

/** Finds words in the text, in capitals or small letters. */
export const FindInText = Extension.create({
  name: 'findInText',
  addCommands() {
    return {
      findText:
        (query, at = 0) =>
        ({ state, tr, dispatch }) => {
          const found = query === '' ? [] : placesOf(state.doc, query);
          const wrapped = found.length === 0 ? 0 : (at + found.length) % found.length;
          if (dispatch) {
            tr.setMeta(KEY, {
              query,
              at: wrapped,
              found,
              marks: marksOf(state.doc, found, wrapped),
            });
          }
          return found.length > 0;
        },
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<FindState>({
        key: KEY,
        state: {
          init: () => NOTHING,
          apply: (tr, before) => {
            const asked = tr.getMeta(KEY) as FindState | undefined;
            if (asked) return asked;
            if (!tr.docChanged || before.query === '') return before;
            const found = placesOf(tr.doc, before.query);
            const at = Math.min(before.at, Math.max(0, found.length - 1));
            return { query: before.query, at, found, marks: marksOf(tr.doc, found, at) };
          },
        },
        props: { decorations: (state) => KEY.getState(state)?.marks },
      }),
    ];
  },
});

/** How many places are marked, and which of them (from 0) is gone to. */
export function foundIn(state: EditorState): { count: number; at: number } {
  const { found, at } = KEY.getState(state) ?? NOTHING;
  return { count: found.length, at };
}

/** Where some words stand, in order; within a block, over its marks. */
export function placesOf(doc: TextNode, query: string): Found[] {
  const wanted = query.toLowerCase();
  const found: Found[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc').toLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const from = position + 1 + at;
      found.push({ from, to: from + wanted.length });
    }
    return false;
  });
  return found;
}

function marksOf(doc: TextNode, found: readonly Found[], current: number): DecorationSet {
  return DecorationSet.create(
    doc,
    found.map(({ from, to }, at) =>
      Decoration.inline(from, to, {
        class: at === current ? 'editor-found is-here' : 'editor-found',
      }),
    ),
  );
}
