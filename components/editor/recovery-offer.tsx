'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { fullTime } from '@/components/ui/relative-time';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import type { KeptCopy } from './keeping/device-store';
import { wordsOfBody } from './text/count-body';
import { textLines } from './text-words';

export interface RecoveryOfferProps {
  /** At least one, the latest first. */
  copies: readonly KeptCopy[];
  /** Revision that is saved; a copy of an earlier one says so. */
  savedRevision?: number;
  onRestore: (copy: KeptCopy) => void;
  onDiscard: (copy: KeptCopy) => void;
  /** Leaves them for another time; offered where something else can be written meanwhile. */
  onLater?: (() => void) | undefined;
}

/** Offers the texts that this device kept when they could not be saved, one of each tab. */
export function RecoveryOffer(props: RecoveryOfferProps) {
  const { copies, savedRevision = 0, onRestore, onDiscard, onLater } = props;
  const { recover } = useSurroundings().words;
  const isOne = copies.length === 1;
  return (
    <section aria-labelledby="recover-title" className="editor-recovery">
      <h2 id="recover-title" className="text-20">
        {isOne ? recover.title : fillIn(recover.titleMany, { count: copies.length })}
      </h2>
      {!isOne && <p className="mt-1 text-15">{recover.others}</p>}
      <ul>
        {copies.map((copy) => (
          <CopyOffer
            key={copy.name}
            copy={copy}
            isBehind={copy.text.baseRevision < savedRevision}
            onRestore={() => onRestore(copy)}
            onDiscard={() => onDiscard(copy)}
          />
        ))}
      </ul>
      {onLater && (
        <Button className="mt-5" onClick={onLater}>
          {recover.fresh}
        </Button>
      )}
    </section>
  );
}

interface CopyOfferProps {
  copy: KeptCopy;
  /** The server has a newer text than the one that this was written on. */
  isBehind: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

function CopyOffer({ copy: { name, text }, isBehind, onRestore, onDiscard }: CopyOfferProps) {
  const { locale, words } = useSurroundings();
  const { recover } = words;
  const [lines] = useState(() => textLines(text.content));
  // As the editor will say once it is open: title and summary are no part of it.
  const [count] = useState(() => wordsOfBody(text.content.body_html));
  // Buttons of several copies are told apart by when theirs was kept.
  const id = `kept-${name}`;
  return (
    <li className="mt-4 border-t border-rule pt-4 first:mt-0 first:border-t-0 first:pt-0">
      <p id={id} className="mt-1 text-13 text-ink-2">
        {fillIn(recover.kept, { time: fullTime(text.time, locale), count })}
      </p>
      <p className="mt-3 text-17 font-semibold">{text.content.title || recover.untitled}</p>
      <p className="mt-1 clamp-3 text-15 text-ink-2">
        {lines.filter((line) => line !== text.content.title).join(' ')}
      </p>
      {isBehind && <p className="mt-3 text-15">{recover.newer}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" aria-describedby={id} onClick={onRestore}>
          {recover.restore}
        </Button>
        <Button look="plain" aria-describedby={id} onClick={onDiscard}>
          {recover.discard}
        </Button>
      </div>
    </li>
  );
}
