'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { focusFault } from '@/components/layout/own/focus-fault';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import { FLASH_NOTE_MAX, type DeskFlash } from '@/lib/contract/desk-flash';
import { categoryOfKey } from './category-keys';
import type { FlashDraft } from './flash-draft';
import { faultsOf, type FlashFault } from './flash-faults';
import { FlashFields } from './flash-fields';
import type { FlashWords } from './flash-words';
import { useArmed } from './use-armed';

export interface FlashComposerProps {
  words: FlashWords;
  draft: FlashDraft;
  /** The published flash that is being changed; undefined for a new one. */
  editing: DeskFlash | undefined;
  isBusy: boolean;
  onChange: (change: Partial<FlashDraft>) => void;
  /** Sends what stands in it; `note` says why a published one is changed. */
  onSend: (note: string) => void;
  /** Leaves a change, or clears a new one. */
  onCancel: () => void;
}

/** Writes a flash with the keyboard alone; sent by two presses of Ctrl or ⌘ with Enter. */
export function FlashComposer(props: FlashComposerProps) {
  const { words, draft, editing, isBusy, onChange, onSend, onCancel } = props;
  const [faults, setFaults] = useState<readonly FlashFault[]>([]);
  const [note, setNote] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const { isArmed, press, disarm } = useArmed(() => onSend(note));
  useEffect(() => title.current?.focus(), [draft.client_key, editing?.id]);

  const change = (what: Partial<FlashDraft>) => {
    disarm();
    onChange(what);
  };
  const trySend = () => {
    if (isBusy) return;
    const found = faultsOf(draft);
    setFaults(found);
    if (found.length === 0) press();
    else focusFault(form.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms a candidate of an input method sends nothing.
    if (event.nativeEvent.isComposing) return;
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Escape') disarm();
    else if (isSend && !event.repeat) trySend();
    else if (event.altKey && event.code === 'Digit0') change({ is_important: !draft.is_important });
    else if (event.altKey && categoryOfKey(event.code)) {
      change({ category: categoryOfKey(event.code) ?? draft.category });
    } else return;
    event.preventDefault();
  };
  const label = editing
    ? isArmed
      ? words.armedUpdate
      : words.update
    : isArmed
      ? words.armed
      : words.publish;
  return (
    <section aria-labelledby="flash-composer">
      <h2 id="flash-composer" className="panel-head mb-3 font-display text-17">
        {editing ? words.editing : words.composer}
      </h2>
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          trySend();
        }}
      >
        <FlashFields {...{ words, draft, faults, title }} onChange={change} />
        {editing && (
          <OwnField id="flash-note" label={words.note} hint={words.noteHint}>
            <input
              {...controlOf({ id: 'flash-note', hint: words.noteHint })}
              maxLength={FLASH_NOTE_MAX}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </OwnField>
        )}
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-hairline bg-paper py-2">
          <Button
            look="primary"
            className="min-w-32"
            aria-disabled={isBusy}
            aria-live="polite"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={trySend}
          >
            {isBusy ? words.sending : label}
          </Button>
          <Button look="plain" onClick={onCancel}>
            {editing ? words.cancel : words.clear}
          </Button>
        </div>
        <p className="text-13 text-ink-2">
          {words.keys} {!editing && words.kept}
        </p>
      </form>
    </section>
  );
}
