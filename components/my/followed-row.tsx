'use client';

import type { ReactNode } from 'react';
import { fullTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { fillCount, fillIn, type Counted } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { TurnButton } from './turn-button';

export interface FollowedRowWords {
  articles: Counted;
  followers: Counted;
  latest: string;
  none: string;
  unfollow: string;
  unfollowOf: string;
  removed: string;
  undo: string;
}

/** Whom or what one follows, as a row shows it. */
export interface FollowedThing {
  id: number;
  name: string;
  /** Its own page. */
  href: string;
  picture?: ReactNode;
  text: string;
  article_count: number;
  follow_count: number;
  latest: { id: number; title: string; lang: Locale; release_time: string } | null;
}

export interface FollowedRowProps {
  thing: FollowedThing;
  isRemoved: boolean;
  words: FollowedRowWords;
  onTurn: () => void;
}

/** Something followed; what was just let go keeps its place with a way back. */
export function FollowedRow({ thing, isRemoved, words, onTurn }: FollowedRowProps) {
  const { locale } = useOwn();
  const { name, latest } = thing;
  return (
    <li className="flex items-start gap-4 py-5">
      {thing.picture}
      <div className="min-w-0 flex-1">
        {isRemoved ? (
          <p role="status" className="py-2 text-15 text-ink-2">
            {fillIn(words.removed, { name })}
          </p>
        ) : (
          <>
            <h3 className="text-17 font-semibold">
              <a href={thing.href} className="hover:text-tide">
                {name}
              </a>
            </h3>
            <p className="text-13 text-ink-2">
              {fillCount(words.articles, thing.article_count)}
              {' · '}
              {fillCount(words.followers, thing.follow_count)}
            </p>
            {thing.text !== '' && <p className="mt-1 clamp-2 text-15 text-ink-2">{thing.text}</p>}
            <p className="mt-2 text-15">
              {latest ? (
                <>
                  <span className="mr-2 text-13 text-ink-2">{words.latest}</span>
                  <a
                    href={href('gw_detail', { locale, param: latest.id })}
                    lang={latest.lang}
                    className="font-display hover:text-tide"
                  >
                    <TitleText>{latest.title}</TitleText>
                  </a>{' '}
                  <time
                    dateTime={latest.release_time}
                    className="text-13 whitespace-nowrap text-ink-2"
                  >
                    {fullTime(latest.release_time, locale)}
                  </time>
                </>
              ) : (
                <span className="text-13 text-ink-2">{words.none}</span>
              )}
            </p>
          </>
        )}
      </div>
      <TurnButton
        isRemoved={isRemoved}
        words={{ remove: words.unfollow, undo: words.undo }}
        label={fillIn(words.unfollowOf, { name })}
        onTurn={onTurn}
      />
    </li>
  );
}
