'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { userInfoQuery } from '@/lib/client/queries/account';
import { LevelLadder } from './level-ladder';
import { levelName, type LevelWords } from './level-words';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { OwnShortcuts, type OwnShortcutsProps, type ShortcutWords } from './own-shortcuts';
import { PersonCard, type PersonWords } from './person-card';
import { SecurityPanel, type SecurityWords } from './security-panel';
import { SessionList, type SessionWords } from './session-list';

export interface OverviewProps {
  words: PersonWords & ShortcutWords;
  levels: LevelWords;
  sessions: SessionWords;
  security: SecurityWords;
  titles: OwnShortcutsProps['titles'];
  skeleton: ReactNode;
}

/** One's own account at a glance: who, which level, ways on, devices, security. */
export function Overview(props: OverviewProps) {
  const { words, levels, sessions, security, titles, skeleton } = props;
  const { locale } = useOwn();
  const query = useQuery(userInfoQuery(locale));
  const isThere = query.data !== undefined;
  useEffect(() => {
    // What a message leads to was not there yet when the page was opened.
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(user) => (
        <div className="grid grid-cols-1 gap-y-12">
          <PersonCard user={user} level={levelName(levels, user.level)} words={words} />
          <LevelLadder user={user} words={levels} />
          <OwnShortcuts user={user} words={words} titles={titles} />
          <SessionList words={sessions} />
          <SecurityPanel user={user} words={security} />
        </div>
      )}
    </Loaded>
  );
}
