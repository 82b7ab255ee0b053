'use client';

import { useRef, useState } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { useArmed } from './flash/use-armed';
import { DecisionTrouble } from './decision-trouble';
import { nextWaitingHref } from './next-waiting';
import { RefusalForm } from './refusal-form';
import type { Review } from './review-shape';
import type { ManuscriptReviewWords } from './review-words';
import { ScheduleForm } from './schedule-form';
import { ShortcutHint } from './shortcut-hint';
import { useDecide } from './use-decide';
import { useShortcuts } from './use-shortcuts';

export interface DecisionPanelProps {
  review: Review;
  words: ManuscriptReviewWords;
  readAgain: () => void;
}

/**
 * Approves, approves for later, or does not. A letter leads to each; one press never decides: that
 * for approving arms the button, and its second press within some seconds approves.
 */
export function DecisionPanel({ review, words, readAgain }: DecisionPanelProps) {
  const { locale } = useOwn();
  const { manuscript } = review;
  const { decide: names, next } = words.review.manuscript;
  const [open, setOpen] = useState<'schedule' | 'refuse'>();
  const approve = useRef<HTMLButtonElement>(null);
  const { isBusy, trouble, decide } = useDecide(manuscript, words.review.untitled);
  const goOn = async () => location.assign(await nextWaitingHref(manuscript, locale));
  const send = () => void decide({ decision: 'approve' }, names.approved);
  const { isArmed, press, disarm } = useArmed(send);
  const show = (form: 'schedule' | 'refuse') => {
    disarm();
    setOpen(form);
  };
  useShortcuts({
    a: (event) => {
      // A key that is held down is one press.
      if (event.repeat || isBusy) return;
      approve.current?.focus();
      press();
    },
    t: () => show('schedule'),
    r: () => show('refuse'),
    n: () => void goOn(),
  });
  const close = () => setOpen(undefined);
  return (
    <Panel id="decision" title={names.title}>
      {trouble !== '' && (
        <DecisionTrouble
          reason={trouble}
          words={words.review}
          readAgain={readAgain}
          goOn={() => void goOn()}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={approve}
          look="primary"
          aria-disabled={isBusy}
          aria-live="polite"
          onClick={() => {
            disarm();
            send();
          }}
        >
          {isArmed ? names.armed : names.approve}
        </Button>
        <Button aria-expanded={open === 'schedule'} onClick={() => show('schedule')}>
          {names.schedule}
        </Button>
        <Button aria-expanded={open === 'refuse'} onClick={() => show('refuse')}>
          {names.refuse}
        </Button>
        <Button look="plain" onClick={() => void goOn()}>
          {next}
        </Button>
      </div>
      {open === 'schedule' && (
        <ScheduleForm
          words={names}
          isBusy={isBusy}
          onCancel={close}
          onSend={(time) =>
            void decide({ decision: 'approve', publish_time: time }, names.scheduled)
          }
        />
      )}
      {open === 'refuse' && (
        <RefusalForm
          words={names}
          reasons={words.reasons}
          isBusy={isBusy}
          onCancel={close}
          onSend={(reason) => void decide({ decision: 'refuse', ...reason }, names.refused)}
        />
      )}
      <div className="mt-3">
        <ShortcutHint
          words={words.review.shortcuts}
          keys={[
            ['A', names.approveKey],
            ['T', names.schedule],
            ['R', names.refuse],
            ['N', next],
          ]}
        />
      </div>
    </Panel>
  );
}
