'use client';

import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Avatar } from '@/components/ui/avatar';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { followedLabelsQuery, followedQuery } from '@/lib/client/queries/account';
import { href } from '@/lib/routes/href';
import { fillCount, type Counted } from '@/components/layout/own/fill-in';
import { FollowedRow, type FollowedRowWords, type FollowedThing } from './followed-row';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { useRemoval } from './use-removal';

export interface FollowedWords extends FollowedRowWords {
  authors: string;
  count: Counted;
  emptyHint: string;
  goColumns: string;
  labels: string;
  labelCount: Counted;
  labelHint: string;
  goLabels: string;
}

const SKELETON_ROWS = 4;

/** The authors and the labels that one follows, with what each has newest. */
export function Followed({ words }: { words: FollowedWords }) {
  const { locale } = useOwn();
  const authors = useInfiniteQuery(followedQuery(locale));
  const labels = useInfiniteQuery(followedLabelsQuery(locale));
  return (
    <div className="grid gap-12">
      <FollowedList
        id="followed-authors"
        query={authors}
        words={{ ...words, title: words.authors, hint: words.emptyHint, go: words.goColumns }}
        goHref={href('home_zl', { locale })}
        thingOf={({ nickname, avatar_img: src, bio, ...author }) => ({
          ...author,
          name: nickname,
          href: href('author', { locale, param: author.id }),
          picture: <Avatar name={nickname} src={src} size={40} />,
          text: bio,
        })}
        follow={(id, isWished) => callApi('followAuthor', { id, is_follow: isWished }, { locale })}
      />
      <FollowedList
        id="followed-labels"
        query={labels}
        words={{
          ...words,
          title: words.labels,
          count: words.labelCount,
          hint: words.labelHint,
          go: words.goLabels,
        }}
        goHref={href('gw_dex', { locale })}
        thingOf={({ description, ...label }) => ({
          ...label,
          href: href('gw_dex', { locale, param: label.id }),
          text: description,
        })}
        follow={(id, isWished) => callApi('followLabel', { id, is_follow: isWished }, { locale })}
      />
    </div>
  );
}

interface FollowedPages<Item> {
  pages: { list: Item[]; total: number }[];
}

interface FollowedListProps<Item> {
  id: string;
  query: UseInfiniteQueryResult<FollowedPages<Item>>;
  words: FollowedRowWords & { title: string; count: Counted; hint: string; go: string };
  /** Where there is something to follow. */
  goHref: string;
  thingOf: (item: Item) => FollowedThing;
  follow: (id: number, isWished: boolean) => Promise<unknown>;
}

function FollowedList<Item>(props: FollowedListProps<Item>) {
  const { id, query, words, goHref, thingOf, follow } = props;
  const { words: own } = useOwn();
  const { isRemoved, turn } = useRemoval();
  const skeleton = <SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-display text-20">
        {words.title}
      </h2>
      <Loaded query={query} skeleton={skeleton}>
        {({ pages }) => {
          const total = pages[0]?.total ?? 0;
          if (total === 0) {
            return (
              <EmptyState title={own.empty} hint={words.hint} className="py-8">
                <ButtonLink href={goHref}>{words.go}</ButtonLink>
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
                  .map(thingOf)
                  .map((thing) => (
                    <FollowedRow
                      key={thing.id}
                      thing={thing}
                      isRemoved={isRemoved(String(thing.id))}
                      words={words}
                      onTurn={() =>
                        void turn(String(thing.id), (isGone) => follow(thing.id, !isGone))
                      }
                    />
                  ))}
              </ul>
              <MoreOfList query={query} pages={pages.length} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
