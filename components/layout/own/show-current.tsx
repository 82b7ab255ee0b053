'use client';

import { useEffect } from 'react';

/** Brings the current link of each strip of links into what the strip shows; nothing else moves. */
export function ShowCurrent() {
  useEffect(() => {
    for (const strip of document.querySelectorAll<HTMLElement>('.strip')) {
      const link = strip.querySelector<HTMLElement>('[aria-current]');
      if (!link) continue;
      const { left, width } = link.getBoundingClientRect();
      const shown = strip.getBoundingClientRect();
      strip.scrollLeft += left - shown.left - (shown.width - width) / 2;
    }
  }, []);
  return null;
}
