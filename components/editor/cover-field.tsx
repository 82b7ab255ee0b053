'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useSurroundings } from './editor-context';
import { useContentField } from './use-content-field';

/** The picture over an article: 21:13, or a banner. */
export function CoverField() {
  const { words, cropper: Cropper } = useSurroundings();
  const { side } = words;
  const [cover, setCover] = useContentField('cover');
  const [cutting, setCutting] = useState<'cover' | 'banner' | null>(null);
  return (
    <div role="group" aria-label={side.cover}>
      <p className="mb-1 text-13 font-semibold">{side.cover}</p>
      {cover !== '' && (
        // The address that the upload answered with, as it is: its sizes may not be made yet.
        <img src={cover} alt={side.coverAlt} className="mb-2 w-full rounded-2" />
      )}
      <div className="-ml-4 flex flex-wrap">
        <Button look="plain" onClick={() => setCutting('cover')}>
          {side.coverChoose}
        </Button>
        <Button look="plain" onClick={() => setCutting('banner')}>
          {side.coverBanner}
        </Button>
        {cover !== '' && (
          <Button look="plain" onClick={() => setCover('')}>
            {side.coverRemove}
          </Button>
        )}
      </div>
      <p className="text-12 text-ink-2">{side.coverHint}</p>
      {cutting && (
        <Cropper
          type={cutting}
          onDone={(url) => {
            setCover(url);
            setCutting(null);
          }}
          onClose={() => setCutting(null)}
        />
      )}
    </div>
  );
}
