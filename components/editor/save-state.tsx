'use client';

import { Button } from '@/components/ui/button';
import { fullTime } from '@/components/ui/relative-time';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import { useKeeper, useKeeperState } from './use-keeper';

/** Says whether what is written is saved; screen readers hear it when they have time. */
export function SaveState() {
  const { locale, words } = useSurroundings();
  const keeper = useKeeper();
  const { phase, savedTime, message, isKept } = useKeeperState();
  const { save } = words;
  const text = {
    untouched: save.untouched,
    unsaved: save.unsaved,
    saving: save.saving,
    saved: fillIn(save.saved, { time: fullTime(savedTime, locale) }),
    offline: save.offline,
    failed: fillIn(save.failed, { reason: message || save.failedReason }),
    conflict: save.conflict,
  }[phase];
  const isWaiting = phase === 'offline' || phase === 'failed';
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 text-13 text-ink-2">
      <p role="status" data-phase={phase} className="editor-save-state">
        {text}
        {!isKept && phase !== 'saved' && ` ${save.notKept}`}
      </p>
      {isWaiting && (
        <Button look="plain" onClick={keeper.retry}>
          {save.now}
        </Button>
      )}
    </div>
  );
}
