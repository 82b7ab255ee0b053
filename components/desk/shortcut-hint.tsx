'use client';

import { useShortcutSwitch } from './use-shortcuts';

export interface ShortcutHintProps {
  words: { label: string; on: string; off: string };
  /** Keys as they are printed, and what each does. */
  keys: readonly (readonly [string, string])[];
}

/** The letters that act on this page, in sight, and the switch for them. */
export function ShortcutHint({ words, keys }: ShortcutHintProps) {
  const { isOn, turn } = useShortcutSwitch();
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-13 text-ink-2 max-rail:hidden">
      {isOn && (
        <dl aria-label={words.label} className="flex flex-wrap gap-x-4">
          {keys.map(([key, text]) => (
            <div key={key} className="flex items-center gap-1.5">
              <dt>
                <kbd className="rounded-2 border border-rule px-1 font-mono text-12">{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <button type="button" className="min-h-8 text-tide hover:text-ink" onClick={turn}>
        {isOn ? words.off : words.on}
      </button>
    </div>
  );
}
