'use client';

import clsx from 'clsx';

export interface FilterTabsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** Chooses which part of a list is shown, in one line. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <div role="group" aria-label={label} className="strip -mx-2">
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
