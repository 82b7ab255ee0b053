'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Panel } from '@/components/ui/panel';
import type { UserInfo } from '@/lib/contract/own-account';
import { href } from '@/lib/routes/href';
import { fillCount, type Counted } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';

export interface ShortcutWords {
  shortcuts: string;
  unread: Counted;
  allRead: string;
  followed: Counted;
  collected: Counted;
  eventsHint: string;
  articlesHint: string;
  realName: Readonly<Record<UserInfo['real_name'], string>>;
}

const PAGES = [
  'my_mymessage',
  'my_collect',
  'my_follow',
  'my_events',
  'mywz',
  'my_realname',
] as const;
export type ShortcutPage = (typeof PAGES)[number];

const ICONS: Record<ShortcutPage, IconName> = {
  my_mymessage: 'megaphone',
  my_collect: 'book-open',
  my_follow: 'users',
  my_events: 'ticket',
  mywz: 'feather',
  my_realname: 'check',
};

export interface OwnShortcutsProps {
  user: UserInfo;
  words: ShortcutWords;
  /** Titles of the pages. */
  titles: Readonly<Record<ShortcutPage, string>>;
}

/** Ways to the other pages of one's own, with how much is there. */
export function OwnShortcuts({ user, words, titles }: OwnShortcutsProps) {
  const { locale } = useOwn();
  const notes: Record<ShortcutPage, string> = {
    my_mymessage:
      user.unread_notices > 0 ? fillCount(words.unread, user.unread_notices) : words.allRead,
    my_collect: fillCount(words.collected, user.collect_count),
    my_follow: fillCount(words.followed, user.follow_count),
    my_events: words.eventsHint,
    mywz: words.articlesHint,
    my_realname: words.realName[user.real_name],
  };
  return (
    <Panel id="shortcuts" title={words.shortcuts}>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {PAGES.map((page) => (
          <li key={page} className="border-b border-hairline">
            <a
              href={href(page, { locale })}
              className="flex h-full min-h-16 items-start gap-3 py-3 hover:text-tide"
            >
              <Icon name={ICONS[page]} className="mt-0.5 shrink-0 text-ink-2" />
              <span className="min-w-0">
                <span className="block text-15 font-medium">{titles[page]}</span>
                <span className="block text-13 text-ink-2">{notes[page]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
