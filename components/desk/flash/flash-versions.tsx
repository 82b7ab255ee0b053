'use client';

import { useQuery } from '@tanstack/react-query';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { fullTime } from '@/components/ui/relative-time';
import { SkeletonRows } from '@/components/ui/skeleton';
import { flashVersionsQuery } from '@/lib/client/queries/desk';
import type { DeskFlash } from '@/lib/contract/desk-flash';
import type { FlashWords } from './flash-words';

/** What a flash said before each of its changes. */
export function FlashVersions({ flash, words }: { flash: DeskFlash; words: FlashWords }) {
  const { locale, words: own } = useOwn();
  const query = useQuery(flashVersionsQuery(locale, flash));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={1} look="flash" label={own.loading} />}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="py-3 text-13 text-ink-2">{words.noVersions}</p>
        ) : (
          <ol className="mt-2 grid gap-4 border-l-2 border-rule pl-4">
            {list.map((version) => (
              <li key={version.id}>
                <p className="text-13 text-ink-2">
                  {fullTime(version.time, locale)}
                  {version.name !== '' && ` · ${fillIn(words.versionBy, { name: version.name })}`}
                  {version.state === 'withdrawn' && ` · ${words.versionWithdrawn}`}
                </p>
                {version.note !== '' && <p className="text-13 font-medium">{version.note}</p>}
                <p lang="zh-Hans" className="mt-1 text-15 font-medium [overflow-wrap:anywhere]">
                  {version.title}
                </p>
                <p
                  lang="zh-Hans"
                  className="text-15 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]"
                >
                  {version.content}
                </p>
                {version.title_en !== '' && (
                  <p lang="en" className="mt-1 text-13 whitespace-pre-line text-ink-2">
                    {version.title_en}
                    {'\n'}
                    {version.content_en}
                  </p>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
