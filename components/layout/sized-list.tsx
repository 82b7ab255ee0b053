'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { CONTENT_ADDED_EVENT } from '@/lib/client/content-added';
import { recallList, rememberList, restoreScroll, type LeftPlace } from '@/lib/client/list-memory';
import {
  alignedPage,
  choosePageSize,
  chosenPageSize,
  placeFragment,
  placeInFragment,
} from '@/lib/client/page-size';
import type { Locale } from '@/lib/i18n/locales';
import { loadChunk } from './load-chunk';
import type { PagerWords } from './pager-words';

/** Event of a list's element, bubbling: the reader went to another page or chose another size. */
export const PAGINATION_EVENT = 'pagination';

export interface PagePlace {
  page: number;
  limit: number;
}

/** What the embedding list draws of a page. */
export interface DrawnPage extends PagePlace {
  total: number;
  view: ReactNode;
}

export interface SizedListProps {
  locale: Locale;
  /** The page as the server drew it, in `children`. */
  place: PagePlace & { total: number };
  /** Addresses of the list's pages 1 and 2; those of the others are made like the second. */
  hrefs: { first: string; second: string };
  words: PagerWords & { loading: string; failed: string };
  children: ReactNode;
}

export interface DrawingListProps extends SizedListProps {
  /** Fetches and draws a page; throws with the server's sentence, or ''. */
  draw: (asked: PagePlace) => Promise<DrawnPage>;
}

/**
 * A list whose page size the reader may choose (spec section 4). The server's page and its
 * links stay as they are until a size is chosen; then list and pager are drawn here, each
 * change tells `pagination` and scrolls to the top, and the size is kept for the session.
 * Each is a step of the browser's history, with a fragment that opens the same page again.
 */
export function SizedList({ locale, place, hrefs, words, children, draw }: DrawingListProps) {
  const root = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ page: DrawnPage; pager: ReactNode }>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const now = useRef({
    place: place as PagePlace & { total: number },
    asked: 0,
    left: null as LeftPlace | null,
  });

  const goTo = async (asked: PagePlace): Promise<boolean> => {
    const turn = (now.current.asked += 1);
    setIsBusy(true);
    setProblem('');
    try {
      const [page, chunk] = await Promise.all([draw(asked), loadChunk(loadParts)]);
      if (turn !== now.current.asked) return false;
      if (!chunk) throw new Error('');
      const legal = chunk.pageAfterResize(page.page, page.total, page.limit);
      if (legal !== page.page) return await goTo({ page: legal, limit: page.limit });
      const pager = (
        <chunk.SizedPager place={page} links={{ ...hrefs, limit: place.limit }} words={words} />
      );
      now.current.place = page;
      setDrawn({ page, pager });
      return true;
    } catch (error) {
      if (turn !== now.current.asked) return false;
      setProblem((error instanceof Error && error.message) || words.failed);
      return false;
    } finally {
      if (turn === now.current.asked) setIsBusy(false);
    }
  };

  const change = async (asked: PagePlace) => {
    if (!(await goTo(asked))) return;
    tell(root.current, asked);
    // Next's own state goes with it, or Next would load the page anew on the way back.
    history.pushState(history.state, '', placeFragment(now.current.place));
    root.current?.focus({ preventScroll: true });
    (await loadChunk(loadParts))?.scrollToTop();
  };

  const resize = async (limit: number) => {
    const chunk = await loadChunk(loadParts);
    const { page, total } = now.current.place;
    if (chunk) await change({ page: chunk.pageAfterResize(page, total, limit), limit });
  };

  /** As an address asks; one that names a page beyond the list's end is told where one is. */
  const open = async (asked: PagePlace) => {
    if (!(await goTo(asked))) return;
    const isBeyond = asked.page !== now.current.place.page;
    if (isBeyond && placeInFragment(location.hash)?.page === asked.page) {
      history.replaceState(history.state, '', placeFragment(now.current.place));
    }
  };

  /** Back and forward: to a page drawn here, or to the server's. */
  const follow = () => {
    const asked = placeInFragment(location.hash);
    if (asked) return void open(asked);
    // Another fragment is a place on the page.
    if (location.hash !== '') return;
    now.current.asked += 1;
    now.current.place = place;
    setIsBusy(false);
    setDrawn(undefined);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const size = Number(target.closest<HTMLElement>('[data-page-size]')?.dataset.pageSize);
    const { page, limit } = now.current.place;
    if (size) {
      choosePageSize(size);
      if (size !== limit) void resize(size);
      return;
    }
    const link = target.closest<HTMLElement>('a[data-page]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const asked = { page: Number(link.dataset.page), limit };
    // The server's own pages have addresses: they are gone to.
    if (limit === place.limit && !drawn) return tell(root.current, asked);
    event.preventDefault();
    if (asked.page !== page) void change(asked);
  };

  const latest = useRef({ open, follow });
  useEffect(() => {
    latest.current = { open, follow };
  });
  useEffect(() => {
    const stop = new AbortController();
    const stateOf = () => {
      const { page, limit } = now.current.place;
      return limit === place.limit && page === place.page ? null : { page, limit };
    };
    rememberList({ name: 'page', locale, stateOf }, stop.signal);
    const left = recallList<PagePlace>('page', locale);
    const asked = left?.state ?? placeInFragment(location.hash) ?? ownSize(place);
    if (asked) {
      now.current.left = left ?? null;
      void latest.current.open(asked);
    }
    window.addEventListener('popstate', () => latest.current.follow(), { signal: stop.signal });
    return () => stop.abort();
  }, [place, locale]);

  useEffect(() => {
    if (!drawn) return;
    document.dispatchEvent(new Event(CONTENT_ADDED_EVENT));
    const { left } = now.current;
    now.current.left = null;
    if (left && left.scrollY > 0) restoreScroll(left);
  }, [drawn]);

  return (
    <div
      ref={root}
      data-sized-list=""
      tabIndex={-1}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      className="relative outline-none"
    >
      {drawn ? (
        <>
          {drawn.page.view}
          {drawn.pager}
        </>
      ) : (
        children
      )}
      {isBusy && <LoadingOverlay label={words.loading} />}
      <p role="status" className={problem ? 'mt-2 text-13 text-ink-2' : 'sr-only'}>
        {problem}
      </p>
    </div>
  );
}

const loadParts = () => import('./sized-parts');

/** The page to show by the size chosen earlier in the session, where one begins with the same row. */
function ownSize(place: PagePlace & { total: number }): PagePlace | undefined {
  const limit = chosenPageSize();
  const isAll = place.page === 1 && place.total <= Math.min(place.limit, limit ?? 0);
  if (!limit || limit === place.limit || isAll) return undefined;
  const page = alignedPage(place.page, place.limit, limit);
  return page === undefined ? undefined : { page, limit };
}

function tell(element: HTMLElement | null, { page, limit }: PagePlace) {
  element?.dispatchEvent(
    new CustomEvent<PagePlace>(PAGINATION_EVENT, { detail: { page, limit }, bubbles: true }),
  );
}
