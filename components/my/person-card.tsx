'use client';

import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { ButtonLink } from '@/components/ui/button';
import { dayKey } from '@/components/ui/relative-time';
import type { UserInfo } from '@/lib/contract/own-account';
import { href } from '@/lib/routes/href';
import { useOwn } from '@/components/layout/own/own-context';

export interface PersonWords {
  edit: string;
  noBio: string;
  email: string;
  mobile: string;
  noEmail: string;
  since: string;
  author: string;
}

export interface PersonCardProps {
  user: UserInfo;
  /** Name of the person's level. */
  level: string;
  words: PersonWords;
}

/** Who one is here: face, name, level, and the ways that the site can reach one. */
export function PersonCard({ user, level, words }: PersonCardProps) {
  const { locale } = useOwn();
  return (
    <section aria-labelledby="person" className="flex flex-wrap items-start gap-5 sm:flex-nowrap">
      <Avatar name={user.nickname} src={user.avatar_img} size={72} />
      <div className="min-w-0 flex-1">
        <h2 id="person" className="font-display text-24 [overflow-wrap:anywhere]">
          {user.nickname}
        </h2>
        <p className="mt-0.5 text-13 font-medium text-tide">{level}</p>
        <p className="mt-2 max-w-measure text-15 text-ink-2">{user.bio || words.noBio}</p>
        <dl className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-[repeat(auto-fit,minmax(10rem,max-content))]">
          <Fact term={words.email}>{user.email || words.noEmail}</Fact>
          {user.mobile !== '' && <Fact term={words.mobile}>{user.mobile}</Fact>}
          <Fact term={words.since}>
            <time dateTime={user.created_time}>{dayKey(user.created_time)}</time>
          </Fact>
        </dl>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={href('my_Individual', { locale })}>{words.edit}</ButtonLink>
          {user.author_id !== null && (
            <ButtonLink look="plain" href={href('author', { locale, param: user.author_id })}>
              {words.author}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-2">{term}</dt>
      <dd className="text-15 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
