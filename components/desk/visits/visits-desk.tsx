'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { ViewTable } from '@/components/layout/own/view-table';
import { DayBars } from '@/components/ui/day-bars';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { SkeletonRows } from '@/components/ui/skeleton';
import { visitsQuery } from '@/lib/client/queries/desk';
import { STATISTIC_DAYS, type DeskVisits } from '@/lib/contract/tracking';
import type { DeskWords } from '../desk-words';
import { VitalTable } from './vital-table';

export interface VisitsDeskProps {
  words: DeskWords<'visits'>;
  /** Names of the kinds of pages. */
  pages: Readonly<Record<string, string>>;
}

const SPANS = STATISTIC_DAYS.map(String);
const SKELETON_ROWS = 6;
const PAGES_SHOWN = 20;

/** How the site was read and how fast it was, of the visits that may be counted. */
export function VisitsDesk({ words, pages }: VisitsDeskProps) {
  const { locale, words: own } = useOwn();
  const [days, setDays] = useState('7');
  const query = useQuery({
    ...visitsQuery(locale, Number(days)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FilterTabs
        label={words.span}
        value={days}
        onChange={setDays}
        options={SPANS.map((value) => ({ value, text: words.days.replace('{count}', value) }))}
      />
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />}
      >
        {(visits) => (
          <div className="mt-4 grid grid-cols-1 gap-y-10">
            <SiteFigures days={visits.days} words={words} />
            <Panel id="read" title={words.read}>
              {visits.articles.length > 0 ? (
                <ViewTable labelledBy="read" items={visits.articles} words={words} />
              ) : (
                <EmptyState title={words.nothing} />
              )}
            </Panel>
            <Panel id="vitals" title={words.vitals}>
              <p className="mb-3 max-w-measure text-13 text-ink-2">{words.vitalsNote}</p>
              {visits.vitals.length > 0 ? (
                <VitalTable figures={visits.vitals} words={words} pages={pages} />
              ) : (
                <EmptyState title={words.nothing} />
              )}
            </Panel>
            <Panel id="pages" title={words.pages}>
              <PageTotals rows={visits.pages.slice(0, PAGES_SHOWN)} pages={pages} words={words} />
            </Panel>
          </div>
        )}
      </Loaded>
    </>
  );
}

function SiteFigures({
  days,
  words,
}: {
  days: DeskVisits['days'];
  words: VisitsDeskProps['words'];
}) {
  const figures = [
    { name: words.views, counts: days.map(({ views }) => views) },
    { name: words.visitors, counts: days.map(({ visitors }) => visitors) },
  ];
  return (
    <dl className="grid gap-6 rail:grid-cols-2">
      {figures.map(({ name, counts }) => (
        <div key={name} className="border-t border-rule pt-2">
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className="font-display text-38 leading-title font-bold tabular">
            {counts.reduce((sum, count) => sum + count, 0)}
          </dd>
          <dd>
            <DayBars
              counts={counts}
              label={days.map(({ day }, at) => `${day}: ${counts[at]}`).join(', ')}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PageTotalsProps extends VisitsDeskProps {
  rows: DeskVisits['pages'];
}

function PageTotals({ rows, pages, words }: PageTotalsProps) {
  if (rows.length === 0) return <EmptyState title={words.nothing} />;
  return (
    <ul className="ruled text-15">
      {rows.map(({ page, views }) => (
        <li key={page} className="flex justify-between gap-4 py-2">
          <span>{pages[page] ?? page}</span>
          <span className="tabular">{views}</span>
        </li>
      ))}
    </ul>
  );
}
