'use client';

import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { contentArticlesQuery, contentArticleTitleQuery } from '@/lib/client/queries/desk-content';
import type { ControlProps } from './content-control';
import { moved } from './content-values';
import { faultSentence, fieldHint, fieldName } from './content-words';

/** Chooses live articles by their titles, in an order. */
export function ArticlesField(props: ControlProps<readonly number[]> & { max?: number }) {
  const { id, field, words, value, onChange, faultOf, isFaulty, names, max = Infinity } = props;
  const { locale } = useOwn();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const found = useInfiniteQuery(contentArticlesQuery(locale, keyword.trim()));
  const known = { ...names, ...chosen };
  // Of what was chosen before the form was opened again, and of what readers do not see now.
  const unnamed = value.filter((article) => known[`article:${article}`] === undefined);
  const titles = useQueries({
    queries: unnamed.map((article) => contentArticleTitleQuery(locale, article)),
  });
  const titleOf = (article: number) =>
    known[`article:${article}`] ??
    titles[unnamed.indexOf(article)]?.data ??
    fillIn(words.articleNumber, { id: article });
  const list = found.data?.pages.flatMap((page) => page.list) ?? [];
  const others = list.filter(({ article_id: article }) => !value.includes(article));
  const unseen = value.filter((_, place) => isFaulty(`.${place}`)).map(titleOf);
  const fault =
    unseen.length > 0
      ? fillIn(words.unseenArticles, { names: unseen.join(' · ') })
      : faultSentence(words, faultOf(''));
  const hint = fieldHint(words, field.name);
  const pick = (article: number, title: string) => {
    setChosen({ ...chosen, [`article:${article}`]: title });
    onChange(max === 1 ? [article] : [...value, article]);
    setKeyword('');
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="text-15 font-medium">{fieldName(words, field.name)}</legend>
      {hint !== '' && <p className="text-13 text-ink-2">{hint}</p>}
      {value.length > 0 && (
        <ol className="ruled border-y border-hairline">
          {value.map((article, place) => {
            const name = titleOf(article);
            return (
              <li
                key={article}
                className="flex flex-wrap items-center justify-between gap-x-3 py-1"
              >
                <span className="min-w-0 flex-1 text-15 [overflow-wrap:anywhere]">{name}</span>
                {max > 1 && (
                  <>
                    <Button
                      look="plain"
                      aria-disabled={place === 0}
                      aria-label={fillIn(words.upOf, { name })}
                      onClick={() => onChange(moved(value, place, -1))}
                    >
                      {words.up}
                    </Button>
                    <Button
                      look="plain"
                      aria-disabled={place === value.length - 1}
                      aria-label={fillIn(words.downOf, { name })}
                      onClick={() => onChange(moved(value, place, 1))}
                    >
                      {words.down}
                    </Button>
                  </>
                )}
                <Button
                  look="plain"
                  aria-label={fillIn(words.removeOf, { name })}
                  onClick={() => onChange(value.filter((each) => each !== article))}
                >
                  {words.remove}
                </Button>
              </li>
            );
          })}
        </ol>
      )}
      <input
        id={id}
        type="search"
        className="form-control"
        maxLength={100}
        aria-label={words.findArticle}
        aria-describedby={`${id}-fault`}
        aria-invalid={fault === '' ? undefined : true}
        placeholder={words.findArticle}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <p id={`${id}-fault`} role="alert" className="text-13 font-medium text-signal empty:sr-only">
        {fault}
      </p>
      {keyword.trim() !== '' && (
        <ul className="ruled border-y border-hairline">
          {others.map(({ article_id: article, title }) => (
            <li key={article}>
              <button
                type="button"
                className="focus-inset flex min-h-11 w-full items-center text-left text-15 hover:text-tide"
                onClick={() => pick(article, title)}
              >
                {title}
              </button>
            </li>
          ))}
          {found.isSuccess && others.length === 0 && (
            <li role="status" className="py-3 text-13 text-ink-2">
              {words.noArticle}
            </li>
          )}
        </ul>
      )}
    </fieldset>
  );
}
