'use client';

import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { SkeletonRows } from '@/components/ui/skeleton';
import { reviewQueueQuery } from '@/lib/client/queries/review';
import { href } from '@/lib/routes/href';
import type { ReviewWords } from './review-words';
import { TodayFigures } from './today-figures';
import { WaitingRow } from './waiting-row';

/** So many of the oldest are named. */
const OLDEST = 5;

/** What waits for a reviewer now: how much, how late, the oldest, and what one holds oneself. */
export function Today({ words }: { words: ReviewWords }) {
  const { locale, words: own } = useOwn();
  const waiting = useQuery(reviewQueueQuery(locale, { filter: 'all', limit: OLDEST }));
  const mine = useQuery(reviewQueueQuery(locale, { filter: 'mine', limit: OLDEST }));
  const more = { href: href('desk_review', { locale }), text: words.today.queue };
  const held = mine.data?.list ?? [];
  return (
    <Loaded
      query={waiting}
      skeleton={<SkeletonRows count={OLDEST} look="flash" label={own.loading} />}
    >
      {({ list, counts }) => (
        <div className="grid gap-y-10">
          <TodayFigures counts={counts} oldest={list[0]} words={words} />
          {held.length > 0 && (
            <Panel id="held" title={words.today.held}>
              <ul className="ruled">
                {held.map((item) => (
                  <WaitingRow key={`${item.article_id} ${item.locale}`} item={item} words={words} />
                ))}
              </ul>
            </Panel>
          )}
          <Panel id="oldest" title={words.today.oldest} more={more}>
            {list.length === 0 ? (
              <EmptyState title={words.today.nothing} hint={words.today.nothingHint} />
            ) : (
              <ul className="ruled">
                {list.map((item) => (
                  <WaitingRow key={`${item.article_id} ${item.locale}`} item={item} words={words} />
                ))}
              </ul>
            )}
          </Panel>
        </div>
      )}
    </Loaded>
  );
}
