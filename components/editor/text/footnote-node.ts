import { Node } from '@tiptap/core';
import { NOTE_ATTRIBUTE, NOTE_TAG } from './footnotes-html';

/** The place of a footnote, with its text; numbers are those of the order in the text. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return {
      note: {
        default: '',
        parseHTML: (element) => element.getAttribute(NOTE_ATTRIBUTE) ?? '',
        renderHTML: ({ note }) => ({ [NOTE_ATTRIBUTE]: String(note) }),
      },
    };
  },
  parseHTML() {
    return [{ tag: `${NOTE_TAG}[${NOTE_ATTRIBUTE}]`, priority: 60 }];
  },
  renderHTML({ HTMLAttributes }) {
    return [NOTE_TAG, HTMLAttributes];
  },
});
