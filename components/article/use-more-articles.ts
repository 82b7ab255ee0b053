'use client';

import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { loadChunk } from '@/components/layout/load-chunk';
import { CONTENT_ADDED_EVENT } from '@/lib/client/content-added';
import { watchBottom } from '@/lib/client/bottom-detector';
import { recallList, rememberList, restoreScroll, type LeftPlace } from '@/lib/client/list-memory';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import type { ArticleRowsProps } from './article-row';
import type { ArticleFilter, NextPlace } from './fetch-more-articles';
import type { MoreState } from './load-more-foot';

/** Times that a list goes on by itself at the page's end; then the reader is asked. */
const LOADS_BY_ITSELF_MAX = 2;

export interface MoreArticlesAsked {
  locale: Locale;
  filter: ArticleFilter;
  /** Where the list goes on: after a cursor, or from a page number. */
  next: NextPlace;
  limit: number;
  /** Ids already shown above, which are not shown again. */
  shownIds: readonly number[];
}

interface Remembered {
  items: ArticleItem[];
  next: NextPlace | null;
}

/**
 * The articles that follow a list, the state of asking for them, and `load`. The list goes
 * on by itself when `foot` comes near the window's end, twice; a reader who comes back to
 * the page finds what was loaded, and their place.
 */
export function useMoreArticles(
  { locale, filter, limit, shownIds, ...asked }: MoreArticlesAsked,
  foot: RefObject<HTMLElement | null>,
) {
  const [Rows, setRows] = useState<ComponentType<ArticleRowsProps>>();
  const [items, setItems] = useState<ArticleItem[]>([]);
  const [state, setState] = useState<MoreState>('idle');
  const [problem, setProblem] = useState('');
  const held = useRef({
    next: asked.next as NextPlace | null,
    isLoading: false,
    left: null as LeftPlace | null,
  });

  const load = async () => {
    const { next, isLoading } = held.current;
    if (isLoading || !next) return;
    held.current.isLoading = true;
    setState('loading');
    // What the rows push away steps aside first (globals.css), also where they come at once.
    const shown = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    try {
      const { ArticleRows, fetchMoreArticles } = await loadMore();
      const page = await fetchMoreArticles({ locale, filter, limit, next });
      await shown;
      held.current.next = page.next;
      setRows(() => ArticleRows);
      setItems((before) => withoutRepeats(before, page.list, shownIds));
      setState(page.next ? 'idle' : 'ended');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
      setState('failed');
    } finally {
      held.current.isLoading = false;
    }
  };

  // What the effects below use as it is when they run, without running again for it.
  const latest = useRef({ load, items });
  useEffect(() => {
    latest.current = { load, items };
  });

  const name = JSON.stringify(filter);
  useEffect(() => {
    const stop = new AbortController();
    const stateOf = (): Remembered | null => {
      const loaded = latest.current.items;
      return loaded.length > 0 ? { items: loaded, next: held.current.next } : null;
    };
    rememberList({ name, locale, stateOf }, stop.signal);
    const recalled = recallList<Remembered>(name, locale);
    if (recalled) {
      // Nothing is asked for until it is known where the list goes on.
      held.current.isLoading = true;
      void loadMore()
        .then(({ ArticleRows }) => {
          if (stop.signal.aborted) return;
          held.current.next = recalled.state.next;
          held.current.left = recalled;
          setRows(() => ArticleRows);
          setItems(recalled.state.items);
          setState(recalled.state.next ? 'idle' : 'ended');
        }, ignore)
        .finally(() => (held.current.isLoading = false));
    }
    return () => stop.abort();
  }, [name, locale]);

  useEffect(() => {
    if (items.length === 0) return;
    document.dispatchEvent(new Event(CONTENT_ADDED_EVENT));
    const { left } = held.current;
    held.current.left = null;
    if (left && left.scrollY > 0) restoreScroll(left);
  }, [items]);

  const watched = useRef<{ again: () => void }>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    let left = LOADS_BY_ITSELF_MAX;
    const goOn = () => {
      if (left === 0) return stop.abort();
      // Two tellings of one bottom are one time.
      if (held.current.isLoading) return;
      left -= 1;
      void latest.current.load();
    };
    if (foot.current) watched.current = watchBottom(foot.current, goOn, stop.signal);
    return () => stop.abort();
  }, [foot]);
  useEffect(() => {
    if (state === 'idle') watched.current?.again();
  }, [state, items]);

  return { Rows, items, state, problem, load };
}

function ignore() {
  // The page stands as it came; its link still leads on.
}

async function loadMore() {
  const chunk = await loadChunk(() => import('./more-chunk'));
  if (!chunk) throw new Error('');
  return chunk;
}

/** News that arrived since moves rows down a page: what is there already is left out. */
function withoutRepeats(
  before: ArticleItem[],
  added: readonly ArticleItem[],
  shownIds: readonly number[],
): ArticleItem[] {
  const known = new Set([...shownIds, ...before.map((item) => item.id)]);
  return [...before, ...added.filter((item) => !known.has(item.id))];
}
