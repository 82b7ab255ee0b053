'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { TakeArchive } from '@/components/layout/own/take-archive';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { importsQuery } from '@/lib/client/queries/desk';
import { readAgain } from '@/lib/client/read-again';
import type { DeskImport } from '@/lib/contract/desk-import';
import { useStaff } from '../staff-context';
import { ImportForm } from './import-form';
import { ImportReport } from './import-report';
import { ImportRow } from './import-row';
import type { ImportWords } from './import-words';

const SKELETON_ROWS = 3;

/** Brings articles in from outside, and all that the newsroom has out again; the admins' page. */
export function ImportDesk({ words }: { words: ImportWords }) {
  const { role } = useStaff();
  if (role !== 'admin') return <EmptyState title={words.adminsOnly} hint={words.adminsHint} />;
  return (
    <div className="grid gap-10">
      <Imports words={words} />
      <section aria-labelledby="export-title" className="max-w-measure">
        <h2 id="export-title" className="text-19 font-semibold">
          {words.exportTitle}
        </h2>
        <p className="mt-1 mb-4 text-15 text-ink-2">{words.exportText}</p>
        <TakeArchive scope="newsroom" words={words} />
      </section>
    </div>
  );
}

function Imports({ words }: { words: ImportWords }) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const query = useQuery(importsQuery(locale));
  const [openId, setOpenId] = useState<number>();
  const refresh = () => readAgain(client, importsQuery(locale).queryKey);
  const begun = (item: DeskImport) => {
    setOpenId(item.id);
    void refresh();
  };
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows count={SKELETON_ROWS} look="text" label={own.loading} />}
    >
      {({ list, sections }) => (
        <>
          <ImportForm words={words} sections={sections} onBegun={begun} />
          <section aria-labelledby="imports-title">
            <h2 id="imports-title" className="text-19 font-semibold">
              {words.listTitle}
            </h2>
            {list.length === 0 ? (
              <p className="mt-2 text-15 text-ink-2">{words.empty}</p>
            ) : (
              <ul className="ruled mt-2 border-y border-hairline">
                {list.map((item) => (
                  <ImportRow
                    key={item.id}
                    item={item}
                    words={words}
                    isOpen={item.id === openId}
                    onToggle={() => setOpenId(item.id === openId ? undefined : item.id)}
                    onChanged={refresh}
                  >
                    <ImportReport item={item} words={words} />
                  </ImportRow>
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </Loaded>
  );
}
