'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Mark } from '@/components/ui/tag';
import { importReportQuery } from '@/lib/client/queries/desk';
import {
  IMPORT_OUTCOMES,
  type DeskImport,
  type ImportOutcomeKind,
} from '@/lib/contract/desk-import';
import { href } from '@/lib/routes/href';
import type { ImportWords } from './import-words';
import { ReasonText } from './reason-text';

const SKELETON_ROWS = 3;

/** What became of each article of an import. */
export function ImportReport({ item, words }: { item: DeskImport; words: ImportWords }) {
  const { locale, words: own } = useOwn();
  const [outcome, setOutcome] = useState<ImportOutcomeKind | 'all'>('all');
  const query = useInfiniteQuery({
    ...importReportQuery(locale, item, outcome),
    placeholderData: keepPreviousData,
  });
  const options = (['all', ...IMPORT_OUTCOMES] as const)
    .filter((value) => value === 'all' || (item.counts[value] ?? 0) > 0 || value === outcome)
    .map((value) => ({ value, text: words.outcomes[value] }));
  return (
    <div className="mt-2 border-l-2 border-rule pl-4">
      <FilterTabs label={words.filter} value={outcome} options={options} onChange={setOutcome} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={SKELETON_ROWS} look="text" label={own.loading} />}
      >
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <p className="py-3 text-15 text-ink-2">{words.noLines}</p>;
          return (
            <>
              <ul className="ruled">
                {list.map(({ place, source, outcome: kind, article_id: id, reasons }) => (
                  <li key={place} className="py-2 text-15 [overflow-wrap:anywhere]">
                    <Mark tone={kind === 'failed' ? 'signal' : 'calm'}>{words.outcomes[kind]}</Mark>{' '}
                    {id === null ? (
                      <span translate="no">{source}</span>
                    ) : (
                      <a
                        translate="no"
                        className="text-tide hover:text-ink"
                        href={href('gw_detail', { locale, param: id })}
                      >
                        {source}
                      </a>
                    )}
                    {reasons.length > 0 && (
                      <ul className="text-13 text-ink-2">
                        {reasons.map((reason, at) => (
                          <li key={at}>
                            <ReasonText reason={reason} words={words} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
              <MoreOfList query={query} pages={pages.length} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
