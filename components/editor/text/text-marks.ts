import { Mark } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    protectedTerm: {
      /** Puts the mark of a word that keeps its spelling on the selection, or takes it away. */
      toggleProtectedTerm: () => ReturnType;
    };
  }
}

/** A word that is never converted between the Chinese scripts (silent-areas.md, languages). */
export const ProtectedTerm = Mark.create({
  name: 'protectedTerm',
  inclusive: false,
  parseHTML() {
    return [{ tag: 'span[translate="no"]' }];
  },
  renderHTML() {
    return ['span', { translate: 'no' }, 0];
  },
  addCommands() {
    return {
      toggleProtectedTerm:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    };
  },
});

/** Words of another language, with its name. */
const ForeignWords = Mark.create({
  name: 'foreignWords',
  addAttributes() {
    return { lang: { default: null }, dir: { default: null } };
  },
  parseHTML() {
    return [{ tag: 'span[lang]' }, { tag: 'span[dir]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', HTMLAttributes, 0];
  },
});

const Abbreviation = Mark.create({
  name: 'abbreviation',
  addAttributes() {
    return { title: { default: null } };
  },
  parseHTML() {
    return [{ tag: 'abbr' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['abbr', HTMLAttributes, 0];
  },
});

const Moment = Mark.create({
  name: 'moment',
  addAttributes() {
    return { datetime: { default: null } };
  },
  parseHTML() {
    return [{ tag: 'time' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['time', HTMLAttributes, 0];
  },
});

/** Marks of a body that no button makes, kept as they came. */
export const plainMarks = [
  ...['sub', 'sup', 'mark', 'small', 'kbd', 'q'].map((tag) =>
    Mark.create({
      name: `${tag}Mark`,
      parseHTML: () => [{ tag }],
      renderHTML: () => [tag, 0],
    }),
  ),
  ForeignWords,
  Abbreviation,
  Moment,
];
