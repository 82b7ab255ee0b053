'use client';

import { useEffect } from 'react';
import { closePopovers } from '@/components/layout/behaviours/popovers';
import { tendSearchBoxes } from '@/components/layout/behaviours/search-box';
import { tendTwoPages } from '@/components/layout/behaviours/two-pages';

/** What the parts do by themselves; nothing that would fetch news into the samples. */
export function GalleryBehaviours() {
  useEffect(() => {
    const stop = new AbortController();
    closePopovers(stop.signal);
    tendSearchBoxes(stop.signal);
    tendTwoPages(stop.signal);
    // Who takes pictures of the page waits for this: nothing changes by itself any more.
    document.body.dataset.galleryReady = '';
    return () => stop.abort();
  }, []);
  return null;
}
