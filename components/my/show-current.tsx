'use client';

import { useEffect, useRef } from 'react';

/** Brings the current page's link into what a strip of links shows; nothing else moves. */
export function ShowCurrent() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const nav = mark.current?.closest('nav');
    const link = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    const strip = link?.closest('ul');
    if (!link || !strip) return;
    const { left, width } = link.getBoundingClientRect();
    const shown = strip.getBoundingClientRect();
    strip.scrollLeft += left - shown.left - (shown.width - width) / 2;
  }, []);
  return <span ref={mark} hidden />;
}
