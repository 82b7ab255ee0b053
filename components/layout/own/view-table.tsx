'use client';

import { DayBars } from '@/components/ui/day-bars';
import type { ArticleViews } from '@/lib/contract/tracking';
import { href } from '@/lib/routes/href';
import { useOwn } from './own-context';

export interface ViewTableProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  items: readonly ArticleViews[];
  words: { article: string; daily: string; views: string; total: string; untitled: string };
}

/** Articles with how often they were read: in the span, day by day, and in all. */
export function ViewTable({ labelledBy, items, words }: ViewTableProps) {
  const { locale } = useOwn();
  return (
    <table aria-labelledby={labelledBy} className="w-full text-15">
      <thead className="text-start text-13 text-ink-2">
        <tr className="border-b border-hairline">
          <th scope="col" className="py-2 text-start font-normal">
            {words.article}
          </th>
          <th scope="col" className="w-28 px-3 text-start font-normal max-rail:hidden">
            {words.daily}
          </th>
          <th scope="col" className="w-20 text-end font-normal">
            {words.views}
          </th>
          <th scope="col" className="w-20 text-end font-normal">
            {words.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} className="border-b border-hairline">
            <th scope="row" className="text-start font-normal">
              <a
                href={href('gw_detail', { locale, param: item.id })}
                className="inline-flex min-h-11 items-center py-1 hover:text-tide"
              >
                {item.title || words.untitled}
              </a>
            </th>
            <td className="px-3 max-rail:hidden">
              <DayBars counts={item.daily} />
            </td>
            <td className="text-end tabular">{item.views}</td>
            <td className="text-end text-ink-2 tabular">{item.views_total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
