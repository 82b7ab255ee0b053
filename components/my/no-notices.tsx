'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { href } from '@/lib/routes/href';
import { useOwn } from '@/components/layout/own/own-context';

export interface NoNoticesWords {
  emptyHint: string;
  noUnread: string;
  noUnreadHint: string;
  showAll: string;
  goFlash: string;
}

export interface NoNoticesProps {
  words: NoNoticesWords;
  filter: 'all' | 'unread';
  onShowAll: () => void;
}

/** No messages at all, or none that is unread. */
export function NoNotices({ words, filter, onShowAll }: NoNoticesProps) {
  const { locale, words: own } = useOwn();
  if (filter === 'unread') {
    return (
      <EmptyState title={words.noUnread} hint={words.noUnreadHint} className="py-12">
        <Button onClick={onShowAll}>{words.showAll}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={own.empty} hint={words.emptyHint} className="py-12">
      <ButtonLink href={href('home_kuaixun', { locale })}>{words.goFlash}</ButtonLink>
    </EmptyState>
  );
}
