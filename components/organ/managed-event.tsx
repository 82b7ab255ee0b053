'use client';

import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { ButtonLink } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { spanText } from '@/components/ui/time-span';
import { callApi } from '@/lib/client/call-api';
import { href } from '@/lib/routes/href';
import type { OrganWords } from './organ-words';

/** Which event is managed, how it stands, and the ways to its other pages. */
export function ManagedEvent({ eventId, words }: { eventId: number; words: OrganWords }) {
  const { locale, words: own } = useOwn();
  const query = useQuery({
    queryKey: ['organ', 'managed', eventId],
    queryFn: ({ signal }) => callApi('admin/activity/details', { id: eventId }, { locale, signal }),
  });
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={1} look="text" label={own.loading} />}>
      {({ id, content, status, timing, locale: written }) => {
        const isEnglish = locale === 'en' && content.title_en !== '';
        const isOver = status === 'live' && timing === 'past';
        return (
          <section aria-labelledby="managed-event">
            <p className="text-13 text-tide">{words.filters[isOver ? 'ended' : status]}</p>
            <h2
              id="managed-event"
              className="font-display text-20 [overflow-wrap:anywhere]"
              lang={isEnglish || written === locale ? undefined : written}
            >
              {(isEnglish ? content.title_en : content.title) || words.untitled}
            </h2>
            <p className="mt-1 text-13 text-ink-2 tabular">{spanText(content, locale)}</p>
            <p className="-ml-4 flex flex-wrap">
              <ButtonLink look="plain" href={href('ac_detail', { locale, param: id })}>
                {words.open}
              </ButtonLink>
              {status === 'live' && (
                <>
                  <ButtonLink look="plain" href={href('ac_create', { locale, param: id })}>
                    {words.edit}
                  </ButtonLink>
                  <ButtonLink look="plain" href={href('ac_organ_checkin', { locale, param: id })}>
                    {words.checkIn}
                  </ButtonLink>
                </>
              )}
            </p>
          </section>
        );
      }}
    </Loaded>
  );
}
