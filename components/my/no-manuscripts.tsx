'use client';

import { useOwn } from '@/components/layout/own/own-context';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ManuscriptState } from '@/lib/contract/writing';
import { href } from '@/lib/routes/href';
import type { ManuscriptWords } from './manuscript-words';

export interface NoManuscriptsProps {
  words: ManuscriptWords;
  tab: 'all' | ManuscriptState;
  isSearch: boolean;
}

/** Nothing of this status, nothing found, or nothing written yet. */
export function NoManuscripts({ words, tab, isSearch }: NoManuscriptsProps) {
  const { locale } = useOwn();
  if (isSearch) {
    return <EmptyState title={words.notFound} hint={words.notFoundHint} className="py-12" />;
  }
  const { title, hint } = words.empty[tab];
  return (
    <EmptyState title={title} hint={hint} className="py-12">
      <ButtonLink href={href('publish', { locale })}>{words.write}</ButtonLink>
    </EmptyState>
  );
}
