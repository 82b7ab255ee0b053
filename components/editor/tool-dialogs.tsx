'use client';

import type { Editor } from '@tiptap/react';
import { CARD_SITE_NAMES, cardSite } from './card-sites';
import { useSurroundings } from './editor-context';
import type { EditorWords } from './editor-words';
import { fillIn } from './fill-in';
import { PromptDialog, type PromptDialogProps } from './prompt-dialog';
import { noteFromText, noteText } from './text/footnotes-html';
import { readAddress } from './read-address';
import type { Asking } from './tools';

export interface ToolDialogsProps {
  editor: Editor;
  asking: Asking;
  onClose: () => void;
}

/** The question that a tool asks before it acts. */
export function ToolDialogs({ editor, asking, onClose }: ToolDialogsProps) {
  const { words } = useSurroundings();
  const close = () => {
    onClose();
    // The dialog gives the focus up first.
    requestAnimationFrame(() => editor.commands.focus());
  };
  return <PromptDialog {...PROMPTS[asking](editor, words)} onClose={close} />;
}

type Prompt = Omit<PromptDialogProps, 'onClose'>;

const PROMPTS: Record<Asking, (editor: Editor, words: EditorWords) => Prompt> = {
  link: (editor, { link }) => {
    const address = String(editor.getAttributes('link').href ?? '');
    return {
      title: link.title,
      submit: link.set,
      fields: [{ name: 'address', label: link.address, value: address, hint: link.hint }],
      other:
        address === ''
          ? undefined
          : {
              label: link.remove,
              onChoose: () => editor.chain().extendMarkRange('link').unsetLink().run(),
            },
      onSubmit: ({ address: given = '' }) => {
        const href = readAddress(given);
        if (href === null) return link.bad;
        const { empty } = editor.state.selection;
        const isNew = empty && !editor.isActive('link');
        if (isNew) {
          const marks = [{ type: 'link', attrs: { href } }];
          editor.commands.insertContent({ type: 'text', text: given, marks });
        } else editor.chain().extendMarkRange('link').setLink({ href }).run();
        return '';
      },
    };
  },
  card: (editor, { card }) => {
    const sites = CARD_SITE_NAMES.join(', ');
    return {
      title: card.title,
      submit: card.set,
      fields: [
        { name: 'address', label: card.address, value: '', hint: fillIn(card.hint, { sites }) },
        { name: 'text', label: card.text, value: '' },
      ],
      onSubmit: ({ address = '', text = '' }) => {
        const site = cardSite(address);
        if (site === null) return fillIn(card.bad, { sites });
        editor.commands.setLinkCard({ href: address, text: text || address, site });
        return '';
      },
    };
  },
  note: (editor, { note }) => {
    const isThere = editor.isActive('footnote');
    const before = isThere ? String(editor.getAttributes('footnote').note) : '';
    const text = noteText(before);
    return {
      title: note.title,
      submit: note.set,
      fields: [{ name: 'text', label: note.text, value: text, isLong: true }],
      other: isThere
        ? { label: note.delete, onChoose: () => editor.commands.deleteSelection() }
        : undefined,
      onSubmit: ({ text: given = '' }) => {
        if (given === '') return note.empty;
        // What was not changed keeps its links.
        const attrs = { note: given === text ? before : noteFromText(given) };
        if (isThere) editor.commands.updateAttributes('footnote', attrs);
        else {
          const { to } = editor.state.selection;
          editor.commands.insertContentAt(to, { type: 'footnote', attrs });
        }
        return '';
      },
    };
  },
  alt: (editor, { picture }) => ({
    title: picture.altButton,
    submit: picture.altSave,
    fields: [
      {
        name: 'alt',
        label: picture.alt,
        value: String(editor.getAttributes('figure').alt ?? ''),
        hint: picture.altHint,
        isLong: true,
      },
    ],
    onSubmit: ({ alt = '' }) => {
      editor.commands.updateAttributes('figure', { alt });
      return '';
    },
  }),
};
