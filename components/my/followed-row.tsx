'use client';

import type { z } from 'zod';
import { Avatar } from '@/components/ui/avatar';
import { fullTime } from '@/components/ui/relative-time';
import type { followedAuthor } from '@/lib/contract/social';
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

export interface FollowedRowProps {
  author: z.infer<typeof followedAuthor>;
  isRemoved: boolean;
  words: FollowedRowWords;
  onTurn: () => void;
}

/** A followed author; one that was just let go keeps its place with a way back. */
export function FollowedRow({ author, isRemoved, words, onTurn }: FollowedRowProps) {
  const { locale } = useOwn();
  const { nickname: name, latest } = author;
  return (
    <li className="flex items-start gap-4 py-5">
      <Avatar name={name} src={author.avatar_img} size={40} />
      <div className="min-w-0 flex-1">
        {isRemoved ? (
          <p role="status" className="py-2 text-15 text-ink-2">
            {fillIn(words.removed, { name })}
          </p>
        ) : (
          <>
            <h2 className="text-17 font-semibold">
              <a href={href('author', { locale, param: author.id })} className="hover:text-tide">
                {name}
              </a>
            </h2>
            <p className="text-13 text-ink-2">
              {fillCount(words.articles, author.article_count)}
              {' · '}
              {fillCount(words.followers, author.follow_count)}
            </p>
            {author.bio !== '' && <p className="mt-1 clamp-2 text-15 text-ink-2">{author.bio}</p>}
            <p className="mt-2 text-15">
              {latest ? (
                <>
                  <span className="mr-2 text-13 text-ink-2">{words.latest}</span>
                  <a
                    href={href('gw_detail', { locale, param: latest.id })}
                    className="font-display hover:text-tide"
                  >
                    {latest.title}
                  </a>{' '}
                  <time dateTime={latest.release_time} className="text-13 text-ink-2">
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
