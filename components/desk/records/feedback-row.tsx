'use client';

import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { fullTime } from '@/components/ui/relative-time';
import type { FeedbackItem } from '@/lib/contract/desk-requests';
import type { DeskWords } from '../desk-words';

export interface FeedbackRowProps {
  item: FeedbackItem;
  words: DeskWords<'feedback'>;
}

const ACT = 'inline-flex min-h-11 items-center text-13 text-tide hover:text-ink';

/** One feedback, and the way to answer it. */
export function FeedbackRow({ item, words }: FeedbackRowProps) {
  const { locale } = useOwn();
  const { email, reference, person, page } = item;
  const subject = encodeURIComponent(fillIn(words.subject, { number: reference }));
  return (
    <li className="py-4">
      <p className="flex flex-wrap gap-x-4 text-13 text-ink-2">
        <time dateTime={item.time}>{fullTime(item.time, locale)}</time>
        <span>
          {words.by} {person ? person.nickname : words.anonymous}
        </span>
        <span translate="no">{reference}</span>
      </p>
      <p
        lang={item.locale}
        className="mt-1 max-w-measure text-15 whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {item.text}
      </p>
      <div className="-mb-2 flex flex-wrap items-center gap-x-5">
        {email === '' ? (
          <span className="text-13 text-ink-2">{words.noAddress}</span>
        ) : (
          <a
            className={ACT}
            href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
            aria-label={fillIn(words.answerOf, { name: email })}
          >
            {words.answer}
            <span aria-hidden="true" translate="no" className="ml-2 text-ink-2">
              {email}
            </span>
          </a>
        )}
        {page !== '' && (
          <a className={`${ACT} [overflow-wrap:anywhere]`} href={page}>
            {words.page} {page}
          </a>
        )}
      </div>
    </li>
  );
}
