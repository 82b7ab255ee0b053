'use client';

import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Applications } from './applications';
import { RealNames } from './real-names';
import type { RequestsWords } from './requests-words';

/** The kinds of requests; each has its address on the page. */
const TABS = ['realName', 'column', 'cooperation'] as const;
type Tab = (typeof TABS)[number];

/** What people ask of the desk: verification, a column, working together. */
export function RequestsDesk({ words }: { words: RequestsWords }) {
  const [tab, setTab] = useState<Tab>(tabOfAddress);
  const choose = (next: Tab) => {
    setTab(next);
    history.replaceState(history.state, '', `#${next}`);
  };
  return (
    <>
      <div className="border-b border-hairline pb-1">
        <FilterTabs
          label={words.tabsLabel}
          value={tab}
          onChange={choose}
          options={TABS.map((value) => ({ value, text: words.tabs[value] }))}
        />
      </div>
      {tab === 'realName' ? (
        <RealNames words={words} />
      ) : (
        <Applications key={tab} kind={tab} words={words} />
      )}
    </>
  );
}

function tabOfAddress(): Tab {
  const named = location.hash.slice(1);
  return TABS.find((tab) => tab === named) ?? 'realName';
}
