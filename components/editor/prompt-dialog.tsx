'use client';

import { Dialog } from 'radix-ui';
import { useId, useState, type FormEvent } from 'react';
import { Button, iconTargetClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSurroundings } from './editor-context';

export interface PromptField {
  name: string;
  label: string;
  value: string;
  hint?: string;
  isLong?: boolean;
}

export interface PromptDialogProps {
  title: string;
  fields: readonly PromptField[];
  submit: string;
  /** Something else that can be done, such as taking away what is there. */
  other?: { label: string; onChoose: () => void } | undefined;
  /** Takes the values. Out: what is wrong with them, or ''. */
  onSubmit: (values: Readonly<Record<string, string>>) => string;
  onClose: () => void;
}

/** Asks for a line or two: an address, a description, the text of a footnote. */
export function PromptDialog(props: PromptDialogProps) {
  const { title, fields, submit, other, onSubmit, onClose } = props;
  const { words } = useSurroundings();
  const id = useId();
  const [fault, setFault] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form within a portal is still inside of other forms of the tree.
    event.stopPropagation();
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    const found = onSubmit(values);
    setFault(found);
    if (found === '') onClose();
    else event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content
          className="dialog-sheet p-5"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-display text-20">{title}</Dialog.Title>
            <Dialog.Close className={iconTargetClass} aria-label={words.close}>
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <form className="mt-3 grid gap-4" noValidate onSubmit={send}>
            {fields.map(({ name, label, value, hint, isLong }) => {
              const control = {
                id: `${id}-${name}`,
                name,
                defaultValue: value,
                className: 'form-control',
                autoComplete: 'off',
                'aria-describedby': `${id}-${name}-hint ${id}-fault`,
                ...(fault ? { 'aria-invalid': true as const } : {}),
              };
              return (
                <div key={name}>
                  <label htmlFor={control.id} className="mb-1 block text-15 font-medium">
                    {label}
                  </label>
                  {isLong ? <textarea {...control} rows={3} /> : <input {...control} />}
                  <p id={`${control.id}-hint`} className="mt-1.5 text-13 text-ink-2 empty:hidden">
                    {hint}
                  </p>
                </div>
              );
            })}
            <p id={`${id}-fault`} role="alert" className="text-13 text-signal empty:hidden">
              {fault}
            </p>
            <div className="flex flex-wrap justify-end gap-3">
              {other && (
                <Button
                  onClick={() => {
                    other.onChoose();
                    onClose();
                  }}
                >
                  {other.label}
                </Button>
              )}
              <Button type="submit" look="primary">
                {submit}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
