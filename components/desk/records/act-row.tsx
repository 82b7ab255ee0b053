'use client';

import type { CallOutput } from '@/lib/contract/endpoints';
import { useOwn } from '@/components/layout/own/own-context';
import { fullTime } from '@/components/ui/relative-time';
import { detailsOf, sentenceOf, subjectName, type ActsWords } from './acts-words';

export interface ActRowProps {
  act: CallOutput<'staffActList'>['list'][number];
  words: ActsWords;
}

/** One act: who did what, to what, when, and what is known of it. */
export function ActRow({ act, words }: ActRowProps) {
  const { locale } = useOwn();
  const { detail } = act;
  const known = detailsOf(detail, words, locale);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-15">
        <span className="font-medium">{act.name || words.system}</span>
        <span>{sentenceOf(act.act, words)}</span>
        <time dateTime={act.time} className="text-13 text-ink-2 sm:ml-auto">
          {fullTime(act.time, locale)}
        </time>
      </p>
      <p className="text-13 text-ink-2 [overflow-wrap:anywhere]">
        <a
          className="-my-2 inline-flex py-2 text-tide hover:text-ink"
          href={`#${act.subject}-${act.subject_id}`}
        >
          {subjectName(act.subject, words)} <span translate="no">&nbsp;{act.subject_id}</span>
        </a>
        {typeof detail.title === 'string' && <span lang="zh-Hans"> · {detail.title}</span>}
        {known.length > 0 && <span> · {known.join(' · ')}</span>}
      </p>
    </li>
  );
}
