'use client';

import { useEffect, useState } from 'react';
import { iconTargetClass } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { callApi } from '@/lib/client/call-api';
import { isSignedIn } from '@/lib/client/signed-in';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { encodeSegment } from '@/lib/routes/path-param';

export interface OwnSearchesProps {
  locale: Locale;
  /** Address of the search, to which a keyword is put. */
  path: string;
  /** What the page answered; it is counted and kept once it is read. */
  keyword: string | undefined;
  icon: React.ReactNode;
  strings: {
    title: string;
    none: string;
    /** With `{keyword}`. */
    delete: string;
    deleteAll: string;
    deleted: string;
    failed: string;
  };
}

type Records = CallOutput<'getSearchRecords'>['list'];

/** The reader's own searches, each and all to be deleted; nothing for who is not signed in. */
export function OwnSearches({ locale, path, keyword, icon, strings }: OwnSearchesProps) {
  const [records, setRecords] = useState<Records>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isGone = false;
    void countAndList(keyword, locale).then((list) => {
      if (list && !isGone) setRecords(list);
    });
    return () => {
      isGone = true;
    };
  }, [keyword, locale]);
  if (!records) return null;
  const remove = async (id?: number) => {
    try {
      await callApi('delSearchRecords', id ? { id } : {}, { locale });
      setRecords(id ? records.filter((record) => record.id !== id) : []);
      setSaid(strings.deleted);
    } catch {
      setSaid(strings.failed);
    }
  };
  return (
    <section aria-labelledby="own-searches">
      <div className="panel-head mb-3">
        <h2 id="own-searches" className="font-display text-17">
          {strings.title}
        </h2>
        {records.length > 0 && (
          <button
            type="button"
            className={buttonClass('plain', 'text-13')}
            onClick={() => void remove()}
          >
            {strings.deleteAll}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {records.length === 0 && <p className="text-13 text-ink-2">{strings.none}</p>}
      <ul>
        {records.map((record) => (
          <li key={record.id} className="flex items-center gap-2">
            <a
              href={`${path}/${encodeSegment(record.keyword)}`}
              className="min-w-0 flex-1 truncate py-2 text-15 hover:text-tide"
            >
              {record.keyword}
            </a>
            <button
              type="button"
              aria-label={strings.delete.replace('{keyword}', record.keyword)}
              className={iconTargetClass}
              onClick={() => void remove(record.id)}
            >
              {icon}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Counts the search that the page answered; lists the reader's own, where somebody is signed in. */
async function countAndList(keyword: string | undefined, locale: Locale) {
  if (keyword) await callApi('recordSearch', { keyword }, { locale }).catch(() => undefined);
  if (!isSignedIn()) return undefined;
  const answer = await callApi('getSearchRecords', {}, { locale }).catch(() => undefined);
  return answer?.list;
}
