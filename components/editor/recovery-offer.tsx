'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { countWords } from '@/lib/contract/word-count';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import type { KeptText } from './keeping/device-store';
import { textLines } from './text-words';
import { when } from './when';

export interface RecoveryOfferProps {
  text: KeptText;
  /** The server has a newer text than the one that this was written on. */
  isBehind: boolean;
  onRestore: () => void;
  onDiscard: () => void;
  /** Leaves it for another time; offered where something else can be written meanwhile. */
  onLater?: (() => void) | undefined;
}

/** Offers a text that this device kept when it could not be saved. */
export function RecoveryOffer(props: RecoveryOfferProps) {
  const { text, isBehind, onRestore, onDiscard, onLater } = props;
  const { locale, words } = useSurroundings();
  const { recover } = words;
  const [lines] = useState(() => textLines(text.content));
  const count = countWords(lines.join('\n'));
  return (
    <section aria-labelledby="recover-title" className="editor-recovery">
      <h2 id="recover-title" className="text-20">
        {recover.title}
      </h2>
      <p className="mt-1 text-13 text-ink-2">
        {fillIn(recover.kept, { time: when(text.time, locale), count })}
      </p>
      <p className="mt-3 text-17 font-semibold">{text.content.title || recover.untitled}</p>
      <p className="mt-1 clamp-3 text-15 text-ink-2">
        {lines.filter((line) => line !== text.content.title).join(' ')}
      </p>
      {isBehind && <p className="mt-3 text-15">{recover.newer}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" onClick={onRestore}>
          {recover.restore}
        </Button>
        {onLater && <Button onClick={onLater}>{recover.fresh}</Button>}
        <Button look="plain" onClick={onDiscard}>
          {recover.discard}
        </Button>
      </div>
    </section>
  );
}
