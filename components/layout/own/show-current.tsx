'use client';

import { useEffect } from 'react';
import { centreInStrip } from './centre-in-strip';

/** Brings the current link of each strip of links into what the strip shows; nothing else moves. */
export function ShowCurrent() {
  useEffect(() => {
    for (const strip of document.querySelectorAll<HTMLElement>('.strip')) {
      const link = strip.querySelector<HTMLElement>('[aria-current]');
      if (link) centreInStrip(strip, link);
    }
  }, []);
  return null;
}
