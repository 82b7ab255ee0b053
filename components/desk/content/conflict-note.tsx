'use client';

import { Button } from '@/components/ui/button';
import type { ContentWords } from './content-words';

export interface ConflictNoteProps {
  words: ContentWords;
  isBusy: boolean;
  /** Gives up what was typed. */
  onTheirs: () => void;
  /** Saves what was typed all the same. */
  onMine: () => void;
}

/** Somebody else saved the record first: whose text it is to be is the writer's choice. */
export function ConflictNote({ words, isBusy, onTheirs, onMine }: ConflictNoteProps) {
  return (
    <div role="alert" className="grid basis-full gap-2 text-15">
      <p className="font-medium text-signal">{words.conflict}</p>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={onTheirs}>
          {words.conflictTheirs}
        </Button>
        <Button aria-disabled={isBusy} onClick={onMine}>
          {words.conflictMine}
        </Button>
      </div>
    </div>
  );
}
