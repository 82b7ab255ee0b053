'use client';

import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { DraftText } from './check-draft';
import { useLoginContext } from './login-context';

export interface FieldRowProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength'
> {
  name: DraftText;
  label: string;
  /** Name that the browser and password managers know the field by. */
  as: string;
  hint?: string | undefined;
  /** Said without being asked for; the fault of a refused try goes before it. */
  warning?: string | undefined;
  /** Stand before and after the input, on its line. */
  before?: ReactNode;
  after?: ReactNode;
  /** Stands under the line. */
  children?: ReactNode;
}

export const inputClass =
  'min-h-11 w-full min-w-0 rounded-4 border border-rule bg-paper px-3 text-[1rem] hover:border-ink-2 aria-invalid:border-signal';

/** A field with its label, its hint, and the place where its fault is said. */
export function FieldRow(props: FieldRowProps) {
  const { name, label, as, hint, warning, before, after, children, type = 'text', ...rest } = props;
  const { id, draft, faults, set } = useLoginContext();
  const field = `${id}-${name}`;
  const fault = faults[name] ?? warning;
  return (
    <div>
      <label htmlFor={field} className="mb-1 block text-15 font-medium">
        {label}
      </label>
      <div className="flex items-stretch gap-2">
        {before}
        <input
          id={field}
          name={as}
          type={type}
          value={draft[name]}
          onChange={(event) => set(name, event.target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={clsx(hint && `${field}-hint`, fault && `${field}-fault`) || undefined}
          // The form checks itself (noValidate); this is read out.
          required
          autoCapitalize="none"
          spellCheck={false}
          className={inputClass}
          {...rest}
        />
        {after}
      </div>
      {hint && (
        <p id={`${field}-hint`} className="mt-1 text-13 text-ink-2">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${field}-fault`} className="mt-1 text-13 font-medium text-signal">
          {fault}
        </p>
      )}
      {children}
    </div>
  );
}

/** The address that one signs in with. */
export function EmailRow() {
  const { words } = useLoginContext();
  return (
    <FieldRow
      name="email"
      as="username"
      label={words.fields.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={254}
    />
  );
}
