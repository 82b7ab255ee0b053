'use client';

import { useEffect } from 'react';
import { isSignedIn } from '@/lib/client/signed-in';
import { callApi } from '@/lib/client/call-api';
import type { Locale } from '@/lib/i18n/locales';
import { takeVotes, type VoteDesk as Desk } from './take-votes';

export interface VoteDeskProps {
  /** Key of the ceremony. */
  site: string;
  locale: Locale;
  words: Desk['words'];
}

/** Takes the votes of a ceremony's page while it is open; nothing of the page is in it. */
export function VoteDesk({ site, locale, words }: VoteDeskProps) {
  useEffect(() => {
    const stop = new AbortController();
    const options = { locale, signal: stop.signal };
    const desk: Desk = {
      isSignedIn,
      listOwn: async () => (await callApi('myCeremonyVotes', { key: site }, options)).votes,
      cast: async (category, nominee) =>
        (await callApi('voteInCeremony', { key: site, category, nominee }, options)).votes,
      words,
    };
    takeVotes(document, desk, stop.signal);
    return () => stop.abort();
  }, [site, locale, words]);
  return <p className="vote-status" role="status" data-vote-status="" />;
}
