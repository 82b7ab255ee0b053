'use client';

import { useEffect } from 'react';
import { systemOf } from '@/components/layout/behaviours/app-link';

/** Marks the store of the reader's own system (`[data-platform]`). */
export function YourSystem() {
  useEffect(() => {
    const system = systemOf(navigator.userAgent, navigator.maxTouchPoints);
    document.querySelector(`[data-platform="${system}"]`)?.setAttribute('data-yours', '');
  }, []);
  return null;
}
