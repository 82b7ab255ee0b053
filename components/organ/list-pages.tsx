'use client';

import { Button } from '@/components/ui/button';
import type { OrganWords } from './organ-words';

/** Rows of a page of an event's lists. */
export const LIST_PAGE_SIZE = 50;

export interface ListPagesProps {
  page: number;
  total: number;
  words: OrganWords;
  onPage: (page: number) => void;
}

/** Steps to the pages beside one; nothing where there is one alone. */
export function ListPages({ page, total, words, onPage }: ListPagesProps) {
  if (total <= LIST_PAGE_SIZE && page === 1) return null;
  return (
    <p className="flex gap-3 pt-4">
      {page > 1 && <Button onClick={() => onPage(page - 1)}>{words.back}</Button>}
      {page * LIST_PAGE_SIZE < total && (
        <Button onClick={() => onPage(page + 1)}>{words.next}</Button>
      )}
    </p>
  );
}
