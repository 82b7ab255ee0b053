'use client';

import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Attendees } from './attendees';
import { Codes } from './codes';
import { EventOrders } from './event-orders';
import { HostsAndMessage } from './hosts-and-message';
import { ManagedEvent } from './managed-event';
import { hashOfPlace, MANAGE_TABS, placeOfHash, type ManagePlace } from './manage-place';
import type { OrganWords } from './organ-words';
import { Overview } from './overview';

/** One event for who manages it: which it is, figures, orders, attendees, codes, helpers, letters to holders. */
export function ManageEvent({ eventId, words }: { eventId: number; words: OrganWords }) {
  const [{ tab, filter }, setPlace] = useState<ManagePlace>(() => placeOfHash(location.hash));
  const go = (next: ManagePlace) => {
    setPlace(next);
    history.replaceState(history.state, '', hashOfPlace(next));
  };
  const list = { eventId, words, filter, onFilter: (next: string) => go({ tab, filter: next }) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ManagedEvent eventId={eventId} words={words} />
      <Overview words={words} eventId={eventId} />
      <FilterTabs
        label={words.manage}
        value={tab}
        onChange={(value) => go({ tab: value, filter: 'all' })}
        options={MANAGE_TABS.map((value) => ({ value, text: words.tabs[value] }))}
      />
      {tab === 'orders' && <EventOrders {...list} />}
      {tab === 'attendees' && <Attendees {...list} />}
      {tab === 'codes' && <Codes eventId={eventId} words={words} />}
      {tab === 'people' && <HostsAndMessage eventId={eventId} words={words} />}
    </div>
  );
}
