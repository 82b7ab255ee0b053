'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface OwnFieldProps {
  /** Id of the control inside; its hint and fault are named after it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with it, or ''. */
  fault?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A field with its label, hint, and what is wrong with it. */
export function OwnField({ id, label, hint, fault, className, children }: OwnFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-15 font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-13 text-ink-2 [overflow-wrap:anywhere]">
          {hint}
        </p>
      )}
      <p
        id={`${id}-fault`}
        role="alert"
        className={clsx('text-13 font-medium text-signal', fault ? 'mt-1.5' : 'sr-only')}
      >
        {fault ?? ''}
      </p>
    </div>
  );
}

/** What ties a control to its field: id, description, fault, and whether it has to be filled in. */
export function controlOf({
  id,
  hint,
  fault,
  isRequired = false,
}: Pick<OwnFieldProps, 'id' | 'hint' | 'fault'> & { isRequired?: boolean }) {
  return {
    id,
    className: 'form-control',
    'aria-describedby': clsx(hint && `${id}-hint`, `${id}-fault`),
    // Forms check themselves (noValidate): this is for who has the page read out.
    ...(isRequired ? { required: true as const } : {}),
    ...(fault ? { 'aria-invalid': true as const } : {}),
  };
}
