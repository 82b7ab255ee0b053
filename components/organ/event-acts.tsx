'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/layout/own/confirm-dialog';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button, ButtonLink } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import { href } from '@/lib/routes/href';
import type { OrganWords } from './organ-words';
import type { useEventDraft } from './use-event-draft';

export interface EventActsProps {
  form: ReturnType<typeof useEventDraft>;
  words: OrganWords;
  isBusy: boolean;
  onSave: (reason: string) => Promise<unknown>;
  onSubmit: () => Promise<boolean>;
  onWithdraw: () => Promise<boolean>;
}

/** What may be done with an event where it stands: hand in, take back, save, cancel, delete. */
export function EventActs(props: EventActsProps) {
  const { form, words, isBusy, onSave, onSubmit, onWithdraw } = props;
  const { locale } = useOwn();
  const own = useSubmit();
  const [reason, setReason] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { event, isDraft, state } = form;
  const isLive = event?.status === 'live';
  const destroy = () =>
    own.run(async () => {
      setIsAsking(false);
      if (!event) return;
      await callApi('admin/activity/destroy', { id: event.id, reason }, { locale });
      form.letGo();
      location.assign(href('ac_mine', { locale }));
    });
  return (
    <div className="grid gap-4 border-t border-rule pt-5">
      {isLive && (
        <OwnField id="event-reason" label={words.reason} hint={words.reasonHint}>
          <input
            {...controlOf({ id: 'event-reason', hint: words.reasonHint })}
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
        </OwnField>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isDraft && (
          <Button
            look="primary"
            disabled={isBusy || state === 'conflict'}
            onClick={() => void onSubmit()}
          >
            {words.submit}
          </Button>
        )}
        {event?.status === 'pending' && (
          <Button disabled={isBusy} onClick={() => void onWithdraw()}>
            {words.withdraw}
          </Button>
        )}
        {isLive && (
          <>
            <Button
              look="primary"
              disabled={isBusy || state === 'saved'}
              onClick={() => void onSave(reason)}
            >
              {words.save}
            </Button>
            <ButtonLink href={href('ac_detail', { locale, param: event.id })}>
              {words.open}
            </ButtonLink>
            <Button disabled={own.isBusy || reason.trim() === ''} onClick={() => setIsAsking(true)}>
              {words.cancelEvent}
            </Button>
          </>
        )}
        {event && isDraft && (
          <Button disabled={own.isBusy} onClick={() => setIsAsking(true)}>
            {words.removeDraft}
          </Button>
        )}
        {/* The form is long: what its head says is out of sight here. */}
        <span aria-hidden="true" className="text-13 text-ink-2">
          {words.saveStates[state]}
        </span>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={isLive ? words.cancelEvent : words.removeDraft}
          text={isLive ? words.cancelEventText : words.removeDraftText}
          confirm={isLive ? words.cancelEvent : words.removeDraft}
          cancel={words.keep}
          onConfirm={() => void destroy()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
