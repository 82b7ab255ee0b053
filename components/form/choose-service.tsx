'use client';

import { useEffect } from 'react';

/** Makes the links beside the services (`a[data-choose]`) choose theirs in the form they lead to. */
export function ChooseService({ selectId }: { selectId: string }) {
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest?.<HTMLElement>('a[data-choose]');
        const select = document.getElementById(selectId) as HTMLSelectElement | null;
        if (!link || !select) return;
        event.preventDefault();
        select.value = link.dataset.choose ?? '';
        select.scrollIntoView({ block: 'center' });
        select.focus();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [selectId]);
  return null;
}
