'use client';

import type { RefObject } from 'react';
import { useShortcuts } from './use-shortcuts';

/** Marks the link of a row that J and K go to. */
export const ROW_LINK = { 'data-row-link': '' };

/** J and K go down and up the rows of a list; Enter opens the one in focus, as any link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const step = (by: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + by));
    links[next]?.focus();
  };
  useShortcuts({ j: () => step(1), k: () => step(-1) });
}
