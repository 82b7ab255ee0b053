'use client';

import type { ReactNode } from 'react';

export interface SideFieldProps {
  /** Id of the control inside. */
  id: string;
  label: string;
  hint?: string;
  fault?: string;
  children: ReactNode;
}

/** A field of the settings with its label, hint, and what is wrong with it. */
export function SideField({ id, label, hint = '', fault = '', children }: SideFieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-13 font-semibold">
        {label}
      </label>
      {children}
      <p id={`${id}-hint`} className="mt-1 text-12 text-ink-2 empty:hidden">
        {hint}
      </p>
      <p id={`${id}-fault`} role="alert" className="mt-1 text-12 text-signal empty:hidden">
        {fault}
      </p>
    </div>
  );
}
