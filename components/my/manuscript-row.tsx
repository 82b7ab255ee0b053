'use client';

import { fillCount } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { fullTime } from '@/components/ui/relative-time';
import { Mark } from '@/components/ui/tag';
import type { ManuscriptItem } from '@/lib/contract/writing';
import { ManuscriptActs } from './manuscript-acts';
import { ManuscriptState } from './manuscript-state';
import type { ManuscriptWords, StatusWords } from './manuscript-words';
import { writeHref } from './write-href';

export interface ManuscriptRowProps {
  item: ManuscriptItem;
  words: ManuscriptWords;
  status: StatusWords;
}

/** One of one's own texts: what it is, how it stands, and what can be done with it. */
export function ManuscriptRow({ item, words, status }: ManuscriptRowProps) {
  const { locale } = useOwn();
  const title = item.title || words.untitled;
  const isDown = item.article_state === 'withdrawn';
  const isOpen = item.status !== 'pending';
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
        {isDown && <Mark tone="signal">{words.takenDownMark}</Mark>}
        {/* What was taken down is read by nobody: that it was approved once would mislead. */}
        {!(isDown && item.status === 'approved') && (
          <Mark tone={item.status === 'refused' ? 'signal' : 'calm'}>{status[item.status]}</Mark>
        )}
        <Mark>{words.editions[item.locale]}</Mark>
        {item.article_state === 'live' && item.status !== 'approved' && (
          <Mark>{words.revision}</Mark>
        )}
        {item.section_name !== '' && <span className="text-tide">{item.section_name}</span>}
      </p>
      <h2
        className="mt-1 font-display text-17 [overflow-wrap:anywhere] sm:text-20"
        lang={item.title === '' || item.locale === locale ? undefined : item.locale}
      >
        {isOpen ? (
          <a href={writeHref(item, locale)} className="hover:text-tide">
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-2">
        <span>
          {words.changed}{' '}
          <time dateTime={item.updated_time}>{fullTime(item.updated_time, locale)}</time>
        </span>
        {item.article_state !== 'hidden' && <span>{fillCount(words.views, item.views)}</span>}
      </p>
      <ManuscriptState item={item} words={words} />
      <ManuscriptActs item={item} words={words} title={title} />
    </li>
  );
}
