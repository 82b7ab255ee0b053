'use client';

import clsx from 'clsx';
import { fillCount } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { fullTime } from '@/components/ui/relative-time';
import { manuscriptHref } from './manuscript-href';
import { ReviewClock } from './review-clock';
import { ReviewLockNote } from './review-lock-note';
import { ReviewMarks } from './review-marks';
import type { ReviewWords } from './review-words';
import { queueKey, type QueueRow } from './steady-queue';
import { ROW_LINK } from './use-row-keys';
import { useWide } from './use-wide';
import { WaitingRow } from './waiting-row';

export interface QueueRowsProps {
  rows: readonly QueueRow[];
  words: ReviewWords;
}

/** What waits: a table where there is room, else one under the other. */
export function QueueRows({ rows, words }: QueueRowsProps) {
  if (useWide()) return <QueueTable rows={rows} words={words} />;
  return (
    <ul className="ruled border-t border-rule">
      {rows.map(({ item, isGone }) => (
        <WaitingRow key={queueKey(item)} item={item} isGone={isGone} words={words} />
      ))}
    </ul>
  );
}

const CELL = 'py-3 pr-4 align-top';

function QueueTable({ rows, words }: QueueRowsProps) {
  const { columns } = words;
  return (
    <table className="w-full border-t border-rule text-15">
      <caption className="sr-only">{words.today.waiting}</caption>
      <thead className="text-left text-13 text-ink-2">
        <tr className="border-b border-hairline">
          {[columns.title, columns.author, columns.submitted, columns.clock].map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ruled">
        {rows.map((row) => (
          <TableRow key={queueKey(row.item)} row={row} words={words} />
        ))}
      </tbody>
    </table>
  );
}

function TableRow({ row: { item, isGone }, words }: { row: QueueRow; words: ReviewWords }) {
  const { locale } = useOwn();
  return (
    <tr className={clsx(isGone && 'text-ink-2')}>
      <td className={`${CELL} w-1/2`}>
        <a
          {...ROW_LINK}
          href={manuscriptHref(item, locale)}
          lang={item.locale === locale ? undefined : item.locale}
          className="font-display text-17 font-semibold [overflow-wrap:anywhere] hover:text-tide"
        >
          {item.title || words.untitled}
        </a>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
          <ReviewMarks item={item} words={words} />
          {item.section_name !== '' && <span>{item.section_name}</span>}
          <span className="tabular">{fillCount(words.length, item.words)}</span>
        </span>
      </td>
      <td className={CELL}>{item.author.nickname}</td>
      <td className={`${CELL} whitespace-nowrap`}>
        <time dateTime={item.submitted_time}>{fullTime(item.submitted_time, locale)}</time>
      </td>
      <td className="py-3 align-top">
        {isGone ? (
          words.gone
        ) : (
          <span className="grid gap-1">
            <ReviewClock item={item} words={words} />
            <span className="text-13 text-ink-2">
              <ReviewLockNote lock={item.lock} words={words} />
            </span>
          </span>
        )}
      </td>
    </tr>
  );
}
