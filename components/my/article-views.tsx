'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { useOwn } from '@/components/layout/own/own-context';
import { ViewTable } from '@/components/layout/own/view-table';
import { ownViewsQuery } from '@/lib/client/queries/account';
import { STATISTIC_DAYS } from '@/lib/contract/tracking';
import type { StatisticWords } from './manuscript-words';

const SPANS = STATISTIC_DAYS.map(String);
const ID = 'own-views';

/** How often one's articles were read; nothing for who has published none. */
export function ArticleViews({ words }: { words: StatisticWords }) {
  const { locale } = useOwn();
  const [days, setDays] = useState('30');
  const { data } = useQuery(ownViewsQuery(locale, Number(days)));
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-labelledby={ID} className="mt-10">
      <h2 id={ID} className="font-display text-20">
        {words.title}
      </h2>
      <p className="text-13 text-ink-2">{words.note}</p>
      <FilterTabs
        label={words.span}
        value={days}
        onChange={setDays}
        options={SPANS.map((value) => ({ value, text: words.days.replace('{count}', value) }))}
      />
      <ViewTable labelledBy={ID} items={data.list} words={words} />
    </section>
  );
}
