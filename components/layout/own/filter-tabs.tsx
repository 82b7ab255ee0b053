'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { centreInStrip } from './centre-in-strip';

export interface FilterTabsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
  /** More than fit in one line: they take several on a wide window, and the chosen one is brought into view. */
  areMany?: boolean;
}

/** Chooses which part of a list is shown, in one line. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, value, options, onChange, areMany = false } = props;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = group.current;
    const chosen = strip?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (areMany && strip && chosen) centreInStrip(strip, chosen);
  }, [areMany, value]);
  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={clsx('strip -mx-2', areMany && 'rail:flex-wrap rail:overflow-visible')}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={clsx(
            'focus-inset flex h-11 items-center px-2 text-15 whitespace-nowrap',
            option.value === value
              ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
              : 'text-ink-2 hover:text-tide',
          )}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}
