'use client';

import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { href } from '@/lib/routes/href';
import { useOwn } from '@/components/layout/own/own-context';

export interface NothingCollectedWords {
  emptyHint: string;
  goArticles: string;
  goFlash: string;
}

export interface NothingCollectedProps {
  words: NothingCollectedWords;
  filter: 'all' | 'article' | 'flash';
}

/** An empty collection, and where there is something to collect. */
export function NothingCollected({ words, filter }: NothingCollectedProps) {
  const { locale, words: own } = useOwn();
  return (
    <EmptyState title={own.empty} hint={words.emptyHint} className="py-12">
      {filter !== 'flash' && (
        <ButtonLink href={href('home_wz', { locale })}>{words.goArticles}</ButtonLink>
      )}
      {filter !== 'article' && (
        <ButtonLink href={href('home_kuaixun', { locale })}>{words.goFlash}</ButtonLink>
      )}
    </EmptyState>
  );
}
