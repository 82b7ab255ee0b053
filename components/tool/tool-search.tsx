'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { keep, readKept } from '@/lib/client/session-cache';
import type { Locale } from '@/lib/i18n/locales';

export interface ToolSearchProps {
  /** Id of the directory whose entries (`[data-tool]`) are searched. */
  directoryId: string;
  strings: { label: string; placeholder: string; none: string; clear: string; all: string };
  /** What is said of n entries, by n. */
  found: readonly string[];
  locale: Locale;
  /** Path of the whole directory: between pages under it the words are kept. */
  directoryPath: string;
  /** Whether this page shows a part of the directory alone. */
  isPart: boolean;
}

const KEPT_WORDS = 'tools:words';

/** A box that leaves of the directory on the page what holds all the words in it. */
export function ToolSearch(props: ToolSearchProps) {
  const { directoryId, strings, found, directoryPath, isPart, locale } = props;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [isNone, setIsNone] = useState(false);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const stop = new AbortController();
    const { signal } = stop;
    const show = () => {
      const count = showOnly(directoryId, input.value);
      setIsNone(count === 0);
      setSaid(input.value.trim() === '' ? '' : count === 0 ? strings.none : (found[count] ?? ''));
    };
    const search = () => {
      keep(KEPT_WORDS, locale, input.value);
      show();
    };
    input.addEventListener('compositionend', search, { signal });
    input.addEventListener(
      'input',
      // Half a pinyin word is not what is looked for.
      (event) => (event as InputEvent).isComposing || search(),
      { signal },
    );
    if (input.value === '' && (cameFrom(directoryPath) || cameBack())) {
      input.value = readKept<string>(KEPT_WORDS, locale)?.value ?? '';
    }
    show();
    return () => stop.abort();
  }, [directoryId, directoryPath, found, locale, strings.none]);

  const clear = () => {
    const input = field.current;
    if (!input) return;
    input.value = '';
    input.dispatchEvent(new Event('input'));
    input.focus();
  };

  return (
    <div className="js-only mt-5">
      <label className="block text-13 text-ink-2" htmlFor={`${directoryId}-search`}>
        {strings.label}
      </label>
      <input
        ref={field}
        id={`${directoryId}-search`}
        type="search"
        maxLength={100}
        placeholder={strings.placeholder}
        autoComplete="off"
        className="mt-1 h-11 w-full max-w-measure border-b border-rule bg-transparent text-15 outline-none focus:border-tide"
      />
      <p role="status" className="mt-1 min-h-6 text-13 text-ink-2">
        {said}
      </p>
      {isNone && (
        <p className="flex flex-wrap gap-3 pt-3 pb-6">
          <button type="button" className={buttonClass('outline')} onClick={clear}>
            {strings.clear}
          </button>
          {isPart && (
            <a href={directoryPath} className={buttonClass('outline')}>
              {strings.all}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** Whether the browser went back or forward to this page: its referrer is an older page then. */
function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}

/** Whether the page before this one was under a path of this site. */
function cameFrom(path: string): boolean {
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  return origin === location.origin && `${pathname}/`.startsWith(`${path}/`);
}

/** Hides what lacks one of the words, and sections with nothing left. @returns what is left. */
function showOnly(directoryId: string, value: string): number {
  const words = value.toLowerCase().split(/\s+/).filter(Boolean);
  const directory = document.getElementById(directoryId);
  let count = 0;
  directory?.querySelectorAll<HTMLElement>('[data-tool]').forEach((entry) => {
    const text = entry.dataset.tool ?? '';
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) count += 1;
  });
  directory?.querySelectorAll<HTMLElement>('[data-tools]').forEach((section) => {
    section.hidden = section.querySelector('[data-tool]:not([hidden])') === null;
  });
  return count;
}
