'use client';

import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import { foundIn } from './text/find-in-text';

export interface FindBarProps {
  editor: Editor;
  onClose: () => void;
}

/** Finds words in the text and goes from one place of them to the next. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const { words } = useSurroundings();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const found = useEditorState({ editor, selector: ({ editor: it }) => foundIn(it.state) });
  useEffect(() => {
    input.current?.focus();
    return () => {
      if (!editor.isDestroyed) editor.commands.findText('');
    };
  }, [editor]);

  const go = (at: number) => {
    editor.commands.findText(input.current?.value ?? '', at);
    editor.view.dom.querySelector('.editor-found.is-here')?.scrollIntoView({ block: 'center' });
  };
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go(found.at + (event.shiftKey ? -1 : 1));
  };
  return (
    <div role="search" className="editor-find">
      <label htmlFor={id} className="sr-only">
        {words.find.label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className="form-control"
        placeholder={words.find.label}
        onChange={() => go(0)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="min-w-20 text-13 text-ink-2">
        {found.count === 0
          ? words.find.none
          : fillIn(words.find.count, { at: found.at + 1, count: found.count })}
      </p>
      <Button look="plain" onClick={() => go(found.at - 1)}>
        {words.find.previous}
      </Button>
      <Button look="plain" onClick={() => go(found.at + 1)}>
        {words.find.next}
      </Button>
      <IconButton label={words.close} onClick={close}>
        <Icon name="x" />
      </IconButton>
    </div>
  );
}
