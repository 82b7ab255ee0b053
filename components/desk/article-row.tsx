'use client';

import { useState } from 'react';
import { fillCount, fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { fullTime } from '@/components/ui/relative-time';
import { Mark } from '@/components/ui/tag';
import type { DeskArticle } from '@/lib/contract/review';
import { href } from '@/lib/routes/href';
import { CorrectionForm } from './correction-form';
import type { DeskArticleWords } from './desk-article-words';
import { TakeDownForm } from './take-down-form';
import { useArticleActs } from './use-article-acts';

export interface ArticleRowProps {
  article: DeskArticle;
  words: DeskArticleWords;
}

const ACT = 'inline-flex min-h-11 items-center text-15 text-tide hover:text-ink';

/** One article that readers see or saw, and what the desk can do about it. */
export function ArticleRow({ article, words }: ArticleRowProps) {
  const { locale } = useOwn();
  const [open, setOpen] = useState<'takeDown' | 'correct'>();
  const acts = useArticleActs(article.article_id, words);
  const isLive = article.state === 'live';
  const { title } = article;
  const named = (name: string) => ({ 'aria-label': fillIn(words.actOf, { name, title }) });
  const close = () => setOpen(undefined);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2
          className="font-display text-17 [overflow-wrap:anywhere]"
          lang={article.lang === locale ? undefined : article.lang}
        >
          <a
            href={href('gw_detail', { locale, param: article.article_id })}
            className="hover:text-tide"
          >
            {title}
          </a>
        </h2>
        {!isLive && <Mark tone="signal">{words.filters.withdrawn}</Mark>}
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-2">
        <span className="tabular">{fillIn(words.number, { number: article.article_id })}</span>
        <span>{article.author.nickname}</span>
        <span>{article.section_name}</span>
        <time dateTime={article.published_time}>{fullTime(article.published_time, locale)}</time>
        <span>{fillCount(words.views, article.views)}</span>
        {article.corrections > 0 && (
          <span>{fillCount(words.corrections, article.corrections)}</span>
        )}
      </p>
      {article.withdrawn_time !== null && (
        <p className="mt-1 max-w-measure text-15 [overflow-wrap:anywhere]">
          {fillIn(words.takenDown, {
            time: fullTime(article.withdrawn_time, locale),
            reason: article.withdrawn_reason,
          })}
        </p>
      )}
      <div className="-mb-1 flex flex-wrap gap-x-6">
        {isLive ? (
          <>
            <button
              type="button"
              className={ACT}
              aria-expanded={open === 'correct'}
              onClick={() => setOpen('correct')}
              {...named(words.correct)}
            >
              {words.correct}
            </button>
            <button
              type="button"
              className={ACT}
              aria-expanded={open === 'takeDown'}
              onClick={() => setOpen('takeDown')}
              {...named(words.takeDown)}
            >
              {words.takeDown}
            </button>
          </>
        ) : (
          <button
            type="button"
            className={ACT}
            aria-disabled={acts.isBusy}
            onClick={() => void acts.restore()}
            {...named(words.restore)}
          >
            {words.restore}
          </button>
        )}
      </div>
      {isLive && open === 'takeDown' && (
        <TakeDownForm
          id={article.article_id}
          words={words}
          isBusy={acts.isBusy}
          onCancel={close}
          onSend={async (reason) => {
            if (await acts.takeDown(reason)) close();
          }}
        />
      )}
      {isLive && open === 'correct' && (
        <CorrectionForm
          id={article.article_id}
          words={words}
          isBusy={acts.isBusy}
          onCancel={close}
          onSend={async (text) => {
            if (await acts.correct(text)) close();
          }}
        />
      )}
    </li>
  );
}
