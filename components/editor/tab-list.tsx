'use client';

import clsx from 'clsx';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

export interface TabListProps<Value extends string> {
  label: string;
  value: Value;
  tabs: readonly { value: Value; text: string; lang?: string }[];
  onChange: (value: Value) => void;
  /** What belongs to the chosen tab. */
  children: ReactNode;
}

/** Tabs and the panel of the chosen one; arrows go from tab to tab (WAI-ARIA tabs). */
export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { label, value, tabs, onChange, children } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onChange(tab.value);
    event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="strip -mx-2" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            lang={tab.lang}
            onClick={() => onChange(tab.value)}
            className={clsx(
              'focus-inset flex h-11 items-center px-2 text-15 whitespace-nowrap',
              tab.value === value
                ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                : 'text-ink-2 hover:text-tide',
            )}
          >
            {tab.text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="min-w-0"
      >
        {children}
      </div>
    </>
  );
}
