import { Extension, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { isSafeHref } from './allowed-html';
import { Figure } from './figure-node';
import { FindInText } from './find-in-text';
import { Footnote } from './footnote-node';
import { KeptBlock, KeptPhrase } from './kept-nodes';
import { LinkCard } from './link-card-node';
import { plainMarks, ProtectedTerm } from './text-marks';

export interface TextSchemaWords {
  placeholder: string;
  figure: Parameters<typeof Figure.configure>[0];
}

/** What a text is made of, as far as the policy for bodies keeps it; nothing else can be written. */
export function textSchema({ placeholder, figure }: TextSchemaWords): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => isSafeHref(address),
      },
      dropcursor: { class: 'editor-drop', width: 2, color: false },
    }),
    ...plainMarks,
    ProtectedTerm,
    BlockAttributes,
    CaptionedTable.configure({ resizable: false, View: null }),
    TableRow,
    TableHeader,
    TableCell,
    Figure.configure(figure),
    LinkCard,
    Footnote,
    KeptBlock,
    KeptPhrase,
    FindInText,
    Placeholder.configure({ placeholder }),
  ];
}

/** A table keeps the caption that it came with. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: '',
        parseHTML: (element) => element.querySelector(':scope > caption')?.textContent.trim() ?? '',
        renderHTML: () => ({}),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'table' }, { tag: 'caption', ignore: true }, { tag: 'colgroup', ignore: true }];
  },
  renderHTML({ node }) {
    const caption = String(node.attrs.caption ?? '');
    return caption === '' ? ['table', ['tbody', 0]] : ['table', ['caption', caption], ['tbody', 0]];
  },
});

/** Attributes of blocks that a body keeps: places to link to, language, direction, alignment. */
const BlockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes() {
    const blocks = [
      ...['heading', 'paragraph', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      ...['table', 'tableCell', 'tableHeader', 'codeBlock'],
    ];
    return [
      { types: blocks, attributes: { id: plainAttribute('id', false) } },
      { types: blocks, attributes: { lang: plainAttribute('lang'), dir: plainAttribute('dir') } },
      { types: ['tableCell', 'tableHeader'], attributes: { class: plainAttribute('class') } },
      { types: ['tableHeader'], attributes: { scope: plainAttribute('scope') } },
    ];
  },
});

function plainAttribute(name: string, keepOnSplit = true) {
  return {
    default: null,
    keepOnSplit,
    parseHTML: (element: HTMLElement) => element.getAttribute(name),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] ? { [name]: attributes[name] } : {},
  };
}
