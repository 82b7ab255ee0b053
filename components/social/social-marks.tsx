'use client';

import { useEffect } from 'react';
import { isSignedIn } from '@/lib/client/signed-in';
import type { Locale } from '@/lib/i18n/locales';
import type { MarkWords } from './tend-marks';

export interface SocialMarksProps {
  locale: Locale;
  words: MarkWords;
}

/** How far off the window a mark may be when it is made ready. */
const NEAR = '300px';
/** A page that never rests is not waited for longer. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * The one island behind all marks of a page. The buttons are plain HTML; what tends them is
 * loaded once one of them is near the window and the page has come to rest, or is pressed.
 */
export function SocialMarks({ locale, words }: SocialMarksProps) {
  useEffect(() => {
    const marks = [...document.querySelectorAll<HTMLElement>('[data-mark]')];
    if (marks.length === 0) return;
    const stop = new AbortController();
    let isAsked = false;
    let isThere = false;
    let pressed: HTMLElement | undefined;
    const begin = () => {
      if (isAsked) return;
      isAsked = true;
      watch.disconnect();
      import('./tend-marks').then(
        ({ tendMarks }) => {
          isThere = true;
          if (!stop.signal.aborted) tendMarks(stop.signal, { locale, words, pressed });
        },
        () => (isAsked = false),
      );
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) atRest(begin);
      },
      { rootMargin: NEAR },
    );
    for (const mark of marks) watch.observe(mark);
    const press = (event: Event) => {
      const mark = (event.target as Element).closest?.<HTMLElement>('[data-mark]');
      if (!mark || isThere) return;
      pressed = mark;
      begin();
    };
    document.addEventListener('click', press, { signal: stop.signal });
    // Somebody who comes back from signing in waits for what they had asked for.
    if (isSignedIn()) atRest(begin);
    return () => {
      watch.disconnect();
      stop.abort();
    };
    // Language and words never change while a page is open.
  }, [locale, words]);
  return null;
}

function atRest(work: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  } else {
    setTimeout(work, IDLE_TIMEOUT_MS / 10);
  }
}
