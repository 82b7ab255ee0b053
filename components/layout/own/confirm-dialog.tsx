'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** Names of the act and of the way back. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  /** Also for Escape. */
  onCancel: () => void;
}

/** Asks before what can not be taken back; the way back has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="dialog-native p-6"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`} className="font-display text-20">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-15 text-ink-2 [overflow-wrap:anywhere]">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button look="primary" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
