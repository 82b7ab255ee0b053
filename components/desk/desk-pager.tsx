'use client';

import { fillIn } from '@/components/layout/own/fill-in';
import { Button } from '@/components/ui/button';
import { pageCount } from '@/components/ui/pager-numbers';

export interface DeskPagerProps {
  page: number;
  limit: number;
  total: number;
  words: { label: string; previous: string; next: string; position: string };
  onPage: (page: number) => void;
}

/** Steps through the pages of a table; nothing where there is one. */
export function DeskPager({ page, limit, total, words, onPage }: DeskPagerProps) {
  const pages = pageCount(total, limit);
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={words.label}
      className="flex flex-wrap items-center gap-3 border-t border-rule pt-4"
    >
      <Button disabled={page <= 1} className="disabled:text-faint" onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <Button
        disabled={page >= pages}
        className="disabled:text-faint"
        onClick={() => onPage(page + 1)}
      >
        {words.next}
      </Button>
      <p role="status" className="text-13 text-ink-2 tabular">
        {fillIn(words.position, { number: page, total: pages, count: total })}
      </p>
    </nav>
  );
}
