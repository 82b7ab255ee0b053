'use client';

import { useQuery } from '@tanstack/react-query';
import { useOwn } from '@/components/layout/own/own-context';
import { ButtonLink } from '@/components/ui/button';
import { secondStepQuery } from '@/lib/client/queries/desk';
import { href } from '@/lib/routes/href';
import type { DeskWords } from '../desk-words';

/** Advises the second step of the sign-in to who has not set it up. */
export function SecondStepNudge({ words }: { words: DeskWords<'security'> }) {
  const { locale } = useOwn();
  const { data } = useQuery(secondStepQuery(locale));
  if (!data || data.state === 'on') return null;
  return (
    <aside className="mb-8 flex flex-wrap items-center justify-between gap-4 border border-rule p-4">
      <div>
        <p className="text-15 font-semibold">{words.nudgeTitle}</p>
        <p className="text-13 text-ink-2">{words.nudgeText}</p>
      </div>
      <ButtonLink href={href('desk_security', { locale })}>{words.setUp}</ButtonLink>
    </aside>
  );
}
