'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { newClientKey } from '@/lib/client/client-key';
import { readerId } from '@/lib/client/signed-in';
import type { ManuscriptContent } from '@/lib/contract/writing';
import { useSurroundings } from './editor-context';
import { forgetCopy, takeOver, type KeptCopy, type TextKey } from './keeping/device-store';
import { findCopies } from './keeping/find-copies';
import { keeperDoors } from './keeping/keeper-doors';
import { holdCopy } from './keeping/living-copies';

/**
 * What this device kept of a text, and the doors of the keeper that goes on with it.
 * @param saved the text as it is saved; what says no other is not offered.
 * @param key which text; none for those that the server knows nothing of.
 */
export function useCopies(saved: ManuscriptContent, key?: TextKey) {
  const { locale } = useSurroundings();
  const writer = readerId() ?? 0;
  // Another one each time: a tab that was doubled or loaded anew writes over no copy of before.
  const [copyId] = useState(newClientKey);
  const [doors] = useState(() => keeperDoors(writer, locale, copyId));
  const [copies, setCopies] = useState<readonly KeptCopy[] | null>(null);
  const find = useEffectEvent(() =>
    findCopies({
      readerId: writer,
      saved,
      now: new Date(),
      ...(key ? { key } : { isUnsent: true }),
    }),
  );
  useEffect(() => {
    let isWanted = true;
    const show = (found: readonly KeptCopy[]) => {
      if (isWanted) setCopies(found);
    };
    find().then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, []);
  return {
    doors,
    /** The latest first; null until they are found. */
    copies,
    /** Makes a copy the one that is written on here. */
    take: (copy: KeptCopy) => {
      holdCopy(copyId);
      takeOver(copy, writer, copyId);
    },
    /** Forgets a copy for good. */
    drop: (copy: KeptCopy) => {
      forgetCopy(copy.name);
      setCopies((all) => all?.filter(({ name }) => name !== copy.name) ?? null);
    },
    /** Leaves them for another time. */
    leave: () => setCopies([]),
  };
}
