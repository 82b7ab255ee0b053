'use client';

import clsx from 'clsx';
import type { z } from 'zod';
import { fullTime } from '@/components/ui/relative-time';
import type { accountNotice } from '@/lib/contract/own-account';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';

export interface NoticeRowWords {
  unread: string;
  markRead: string;
  markReadOf: string;
  open: string;
}

export interface NoticeRowProps {
  notice: z.infer<typeof accountNotice>;
  isRead: boolean;
  words: NoticeRowWords;
  onRead: () => void;
}

const ACT = 'inline-flex min-h-11 items-center text-13 text-tide hover:text-ink';

/** One message: a dot, a word and its weight say that it is unread. */
export function NoticeRow({ notice, isRead, words, onRead }: NoticeRowProps) {
  const { locale } = useOwn();
  const { title, text, time, href } = notice;
  return (
    <li className="relative py-4 pl-5">
      {!isRead && (
        <span
          aria-hidden="true"
          className="absolute top-6.5 left-0 size-2 rounded-full bg-signal"
        />
      )}
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className={clsx('text-17', isRead ? 'font-normal' : 'font-semibold')}>{title}</h2>
        {!isRead && <span className="text-12 font-medium text-signal">{words.unread}</span>}
        <time dateTime={time} className="text-13 text-ink-2 sm:ml-auto">
          {fullTime(time, locale)}
        </time>
      </div>
      <p className="mt-1 max-w-measure text-15 text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      <div className="-mb-2 flex gap-6">
        {href !== '' && (
          <a href={href} className={ACT} onClick={isRead ? undefined : onRead}>
            {words.open}
            <span className="sr-only">{title}</span>
          </a>
        )}
        {!isRead && (
          <button
            type="button"
            className={ACT}
            aria-label={fillIn(words.markReadOf, { title })}
            onClick={onRead}
          >
            {words.markRead}
          </button>
        )}
      </div>
    </li>
  );
}
