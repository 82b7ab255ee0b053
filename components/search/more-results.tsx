'use client';

import { useState, type MouseEvent } from 'react';
import { loadChunk } from '@/components/layout/load-chunk';
import { buttonClass } from '@/components/ui/button-class';
import { CONTENT_ADDED_EVENT } from '@/lib/client/content-added';
import { callApi } from '@/lib/client/call-api';
import type { SearchHit, SearchKind, SearchSort } from '@/lib/contract/search';
import type { Locale } from '@/lib/i18n/locales';
import type { ResultRows, ResultRowsProps } from './result-rows';

export interface MoreResultsProps {
  locale: Locale;
  keyword: string;
  kind: SearchKind | undefined;
  sort: SearchSort;
  /** The page that the link leads to, and the last that there can be. */
  next: number;
  last: number;
  href: string;
  kinds: ResultRowsProps['kinds'];
  paths: ResultRowsProps['paths'];
  words: ResultRowsProps['words'];
  strings: { more: string; loading: string; failed: string; retry: string; end: string };
}

/** "More": a link to the next page that, with script, puts it under the list. */
export function MoreResults(props: MoreResultsProps) {
  const { locale, keyword, kind, sort, last, href, kinds, paths, words, strings } = props;
  const [items, setItems] = useState<SearchHit[]>([]);
  // Rows bring the words that titles are cut by: they come with the first press, not with the page.
  const [rows, setRows] = useState<{ Rows: typeof ResultRows }>();
  const [next, setNext] = useState(props.next);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'ended'>('idle');
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const input = { keyword, sort, page: next, ...(kind ? { kind } : {}) };
      const [page, chunk] = await Promise.all([
        callApi('searchMore', input, { locale }),
        loadChunk(() => import('./result-rows')),
      ]);
      if (!chunk) throw new Error('no rows to show results in');
      setRows({ Rows: chunk.ResultRows });
      setItems((before) => [...before, ...page.list]);
      setNext(next + 1);
      const isLast = next * page.limit >= page.total || next >= last;
      setState(isLast ? 'ended' : 'idle');
      requestAnimationFrame(() => document.dispatchEvent(new Event(CONTENT_ADDED_EVENT)));
    } catch {
      setState('failed');
    }
  };
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void load();
  };
  const texts = { idle: strings.more, loading: strings.loading, failed: strings.retry };
  return (
    <>
      {rows && items.length > 0 && (
        <div className="border-t border-hairline">
          <rows.Rows items={items} locale={locale} kinds={kinds} paths={paths} words={words} />
        </div>
      )}
      <div className="border-t border-hairline pt-5 text-center">
        <p
          role="status"
          className={
            state === 'failed' || state === 'ended' ? 'mb-2 text-13 text-ink-2' : 'sr-only'
          }
        >
          {state === 'loading' && strings.loading}
          {state === 'failed' && strings.failed}
          {state === 'ended' && strings.end}
        </p>
        {state !== 'ended' && (
          <a
            href={href}
            data-awaits=""
            className={buttonClass('outline', 'min-w-48')}
            onClick={follow}
          >
            {texts[state]}
          </a>
        )}
      </div>
    </>
  );
}
