'use client';

import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Codes } from './codes';
import { HostsAndMessage } from './hosts-and-message';
import { EventOrders } from './event-orders';
import type { OrganWords } from './organ-words';
import { Overview } from './overview';

const TABS = ['orders', 'codes', 'people'] as const;

/** One event for who manages it: figures, orders, codes, helpers, letters to holders. */
export function ManageEvent({ eventId, words }: { eventId: number; words: OrganWords }) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('orders');
  return (
    <div className="grid gap-6">
      <Overview words={words} eventId={eventId} />
      <FilterTabs
        label={words.manage}
        value={tab}
        onChange={setTab}
        options={TABS.map((value) => ({ value, text: words.tabs[value] }))}
      />
      {tab === 'orders' && <EventOrders eventId={eventId} words={words} />}
      {tab === 'codes' && <Codes eventId={eventId} words={words} />}
      {tab === 'people' && <HostsAndMessage eventId={eventId} words={words} />}
    </div>
  );
}
