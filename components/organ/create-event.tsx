'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { EventForm } from './event-form';
import type { OrganWords } from './organ-words';

export interface CreateEventProps {
  eventId: number | null;
  words: OrganWords;
  /** Cuts a poster, 16:9, and uploads it. */
  cropper: ComponentType<{ onDone: (url: string) => void; onClose: () => void }>;
}

/** Begins an event, or opens one. */
export function CreateEvent({ eventId, ...rest }: CreateEventProps) {
  const { locale, words: own } = useOwn();
  const query = useQuery({
    queryKey: ['organ', 'event', eventId ?? 0],
    queryFn: async ({ signal }) => ({
      labels: (await callApi('labelList', {}, { locale, signal })).data.list,
      event:
        eventId === null
          ? null
          : await callApi('admin/activity/details', { id: eventId }, { locale, signal }),
    }),
    // The form is the newest there is; asked again it would lose what was typed.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={5} look="text" label={own.loading} />}>
      {({ event, labels }) => <EventForm opened={event} labels={labels} {...rest} />}
    </Loaded>
  );
}
