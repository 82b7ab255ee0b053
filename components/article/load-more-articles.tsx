'use client';

import { useRef } from 'react';
import type { ArticleWords } from './article-words';
import { LoadMoreFoot, type LoadMoreFootProps } from './load-more-foot';
import { useMoreArticles, type MoreArticlesAsked } from './use-more-articles';

export interface LoadMoreArticlesProps
  extends MoreArticlesAsked, Pick<LoadMoreFootProps, 'href' | 'strings'> {
  words: ArticleWords;
  withSection?: boolean;
}

/**
 * "Load more": a link to page 2 that, with script, puts the next articles under the list.
 * What fails leaves what is there, says so, and can be tried again.
 */
export function LoadMoreArticles(props: LoadMoreArticlesProps) {
  const { locale, href, words, strings, withSection = true } = props;
  const foot = useRef<HTMLDivElement>(null);
  const { Rows, items, state, problem, load } = useMoreArticles(props, foot);
  return (
    <>
      {Rows && items.length > 0 && (
        <div className="border-t border-hairline">
          <Rows items={items} locale={locale} words={words} withSection={withSection} />
        </div>
      )}
      <LoadMoreFoot
        ref={foot}
        state={state}
        problem={problem}
        href={href}
        strings={strings}
        onMore={() => void load()}
      />
    </>
  );
}
