'use client';

import { useRef, useState, type ComponentType } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { focusFault } from '@/components/layout/own/focus-fault';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { CallFailed, callApi } from '@/lib/client/call-api';
import type { EventContent, HostedEventOutput } from '@/lib/contract/event-hosting';
import { EnglishEdition } from './english-edition';
import { EventActs } from './event-acts';
import { EventFields } from './event-fields';
import { EventPreview } from './event-preview';
import type { OrganWords } from './organ-words';
import { TicketEditor } from './ticket-editor';
import { useEventDraft } from './use-event-draft';

export interface EventFormProps {
  opened: HostedEventOutput | null;
  labels: readonly { id: number; name: string }[];
  words: OrganWords;
  cropper: ComponentType<{ onDone: (url: string) => void; onClose: () => void }>;
}

/** Everything that an event says and sells, and what may be done with it. */
export function EventForm({ opened, labels, words, cropper }: EventFormProps) {
  const { locale } = useOwn();
  const form = useEventDraft(opened, words.freeTicket);
  const { isBusy, run } = useSubmit();
  const [isPreview, setIsPreview] = useState(false);
  const { event, draft, change } = form;
  const setContent = (content: Partial<EventContent>) =>
    change({ ...draft, content: { ...draft.content, ...content } });
  const fields = useRef<HTMLDivElement>(null);
  const showFault = () => {
    setIsPreview(false);
    focusFault(fields.current);
  };
  const save = async (reason = '') => {
    const saved = await form.save({ reason, isAsked: true });
    if (!saved) showFault();
    return saved;
  };
  const submit = () =>
    run(async () => {
      const saved = form.state === 'saved' ? event : await save();
      if (!saved) return;
      const input = { id: saved.id, base_revision: saved.revision };
      try {
        form.take(await callApi('admin/activity/submit', input, { locale }));
      } catch (error) {
        if (error instanceof CallFailed) form.setFaults(error.fields);
        showFault();
        throw error;
      }
    });
  const withdraw = () =>
    run(async () => {
      if (!event) return;
      const input = { id: event.id, base_revision: event.revision, withdraw: true };
      form.take(await callApi('admin/activity/submit', input, { locale }));
    });
  const isShut = event?.status === 'pending' || event?.status === 'cancelled';
  return (
    <div ref={fields} className="grid max-w-[48rem] gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-13 text-ink-2">
          {event && <strong className="mr-2 text-tide">{words.filters[event.status]}</strong>}{' '}
          {words.saveStates[form.state]}
        </p>
        <Button aria-pressed={isPreview} onClick={() => setIsPreview(!isPreview)}>
          {isPreview ? words.edit : words.preview}
        </Button>
      </div>
      {event?.reason && (
        <p className="border-l-2 border-signal pl-4 text-15">
          {event.status === 'cancelled'
            ? event.reason
            : fillIn(words.reasonGiven, { text: event.reason })}
        </p>
      )}
      {event?.changes_pending && (
        <p role="status" className="border-l-2 border-tide pl-4 text-15">
          {words.changesPending}
        </p>
      )}
      {isPreview ? (
        <EventPreview draft={draft} labels={labels} words={words} />
      ) : (
        <fieldset disabled={isShut} className="grid gap-8">
          <EventFields
            content={draft.content}
            labels={labels}
            faults={form.faults}
            words={words}
            cropper={cropper}
            onChange={setContent}
          />
          {(event?.locale ?? locale) !== 'en' && (
            <EnglishEdition
              content={draft.content}
              faults={form.faults}
              words={words}
              onChange={setContent}
            />
          )}
          <TicketEditor
            tickets={draft.tickets}
            payments={event?.payments}
            timeZone={draft.content.time_zone}
            faults={form.faults}
            words={words}
            onChange={(tickets) => change({ ...draft, tickets })}
          />
        </fieldset>
      )}
      <EventActs
        form={form}
        words={words}
        isBusy={isBusy}
        onSave={save}
        onSubmit={submit}
        onWithdraw={withdraw}
      />
    </div>
  );
}
