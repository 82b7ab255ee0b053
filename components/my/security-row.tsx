'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

export interface SecurityRowProps {
  title: string;
  /** How it stands, beside the title. */
  state?: string | undefined;
  children: ReactNode;
}

/** A matter of security that opens to what can be done about it. */
export function SecurityRow({ title, state, children }: SecurityRowProps) {
  return (
    <details className="group">
      <summary className="flex min-h-14 items-center gap-4 py-2 hover:text-tide">
        <span className="text-15 font-medium">{title}</span>
        {state !== undefined && (
          <span className="ml-auto min-w-0 truncate text-13 text-ink-2">{state}</span>
        )}
        <Icon
          name="chevron-down"
          className={`shrink-0 text-ink-2 transition-transform group-open:rotate-180 ${state === undefined ? 'ml-auto' : ''}`}
        />
      </summary>
      <div className="max-w-[26rem] pb-6">{children}</div>
    </details>
  );
}
