'use client';

import { Button } from '@/components/ui/button';
import { useOwn } from './own-context';

export interface MoreOfListProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** How many pages are shown: after the first it is said where the end is. */
  pages: number;
}

/** Loads what follows in a list, or says that this is the end of it. */
export function MoreOfList({ query, pages }: MoreOfListProps) {
  const { words } = useOwn();
  if (!query.hasNextPage) {
    return pages > 1 ? (
      <p role="status" className="py-6 text-center text-13 text-ink-2">
        {words.noMore}
      </p>
    ) : null;
  }
  const load = () => {
    if (!query.isFetchingNextPage) void query.fetchNextPage();
  };
  return (
    <div className="border-t border-hairline py-6 text-center">
      <Button className="min-w-40" aria-disabled={query.isFetchingNextPage} onClick={load}>
        {query.isFetchingNextPage ? words.moreLoading : words.more}
      </Button>
    </div>
  );
}
