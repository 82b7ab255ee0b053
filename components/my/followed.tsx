'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { followedQuery } from '@/lib/client/queries/account';
import { href } from '@/lib/routes/href';
import { fillCount, type Counted } from '@/components/layout/own/fill-in';
import { FollowedRow, type FollowedRowWords } from './followed-row';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { useRemoval } from './use-removal';

export interface FollowedWords extends FollowedRowWords {
  count: Counted;
  emptyHint: string;
  goColumns: string;
}

const SKELETON_ROWS = 4;

/** The authors that one follows, with what each wrote last. */
export function Followed({ words }: { words: FollowedWords }) {
  const { locale, words: own } = useOwn();
  const query = useInfiniteQuery(followedQuery(locale));
  const { isRemoved, turn } = useRemoval();
  const skeleton = <SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ pages }) => {
        const total = pages[0]?.total ?? 0;
        if (total === 0) {
          return (
            <EmptyState title={own.empty} hint={words.emptyHint} className="py-12">
              <ButtonLink href={href('home_zl', { locale })}>{words.goColumns}</ButtonLink>
            </EmptyState>
          );
        }
        return (
          <>
            <p className="border-b border-hairline pb-3 text-13 text-ink-2">
              {fillCount(words.count, total)}
            </p>
            <ul className="ruled">
              {pages
                .flatMap((page) => page.list)
                .map((author) => (
                  <FollowedRow
                    key={author.id}
                    author={author}
                    isRemoved={isRemoved(String(author.id))}
                    words={words}
                    onTurn={() =>
                      void turn(String(author.id), (isGone) =>
                        callApi('followAuthor', { id: author.id, is_follow: !isGone }, { locale }),
                      )
                    }
                  />
                ))}
            </ul>
            <MoreOfList query={query} pages={pages.length} />
          </>
        );
      }}
    </Loaded>
  );
}
