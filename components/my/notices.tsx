'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { noticesQuery } from '@/lib/client/queries/account';
import { readAgain } from '@/lib/client/read-again';
import { tellReaderChanged } from '@/lib/client/reader-changed';
import { showToast } from '@/lib/client/toast';
import type { CallInput } from '@/lib/contract/endpoints';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { NoticeRow, type NoticeRowWords } from './notice-row';
import { NoNotices, type NoNoticesWords } from './no-notices';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';

export interface NoticesWords extends NoticeRowWords, NoNoticesWords {
  filter: string;
  all: string;
  unreadOnly: string;
  markAll: string;
  allMarked: string;
}

const SKELETON_ROWS = 4;

/** What the product told one: all or what is unread, and the mark of what was read. */
export function Notices({ words }: { words: NoticesWords }) {
  const { locale, words: own } = useOwn();
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  // What was read on this page keeps its place until the list is asked for anew.
  const [read, setRead] = useState<ReadonlySet<number> | 'all'>(new Set());
  const query = useInfiniteQuery(noticesQuery(locale, filter === 'unread'));
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();

  const mark = async (input: CallInput<'readAccountNotices'>) => {
    const isDone = await run(() => callApi('readAccountNotices', input, { locale }));
    if (!isDone) return false;
    void readAgain(client, ['account', 'info']);
    tellReaderChanged();
    return true;
  };
  const markOne = (id: number) => {
    setRead((before) => (before === 'all' ? before : new Set(before).add(id)));
    void mark({ ids: [id] });
  };
  const markAll = async () => {
    if (!(await mark({ all: true }))) return;
    setRead('all');
    showToast(words.allMarked, { tone: 'calm' });
  };
  const choose = (value: typeof filter) => {
    setFilter(value);
    setRead(new Set());
    void readAgain(client, ['account', 'accountNoticeList']);
  };
  const skeleton = <SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline pb-1">
        <FilterTabs
          label={words.filter}
          value={filter}
          onChange={choose}
          options={[
            { value: 'all', text: words.all },
            { value: 'unread', text: words.unreadOnly },
          ]}
        />
        <Button look="plain" aria-disabled={isBusy} onClick={() => void markAll()}>
          {words.markAll}
        </Button>
      </div>
      <Loaded query={query} skeleton={skeleton}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) {
            return <NoNotices words={words} filter={filter} onShowAll={() => choose('all')} />;
          }
          return (
            <>
              <ul className="ruled">
                {list.map((notice) => (
                  <NoticeRow
                    key={notice.id}
                    notice={notice}
                    isRead={notice.is_read || read === 'all' || read.has(notice.id)}
                    words={words}
                    onRead={() => markOne(notice.id)}
                  />
                ))}
              </ul>
              <MoreOfList query={query} pages={pages.length} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
