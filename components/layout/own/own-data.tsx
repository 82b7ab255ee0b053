'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { CallFailed } from '@/lib/client/call-api';
import { isSignedIn } from '@/lib/client/signed-in';
import { ownThisPage, reportFailure } from '@/lib/client/report-failure';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { handleFailedSelf } from './failed-self';
import { OwnContext } from './own-context';
import type { OwnWords } from './own-words';
import { SignInPrompt } from './sign-in-prompt';

export interface OwnDataProps {
  locale: Locale;
  words: OwnWords;
  /** The layout that is to come, while it is not known who reads. */
  skeleton: ReactNode;
  children: ReactNode;
}

const RETRIES = 2;
/** Going from one's own page to another and back asks no second time. */
const FRESH_MS = 30_000;

/**
 * What a signed-in reader sees of themselves: fetched in the browser, kept in its memory
 * alone. The page itself is the same for everybody.
 */
export function OwnData({ locale, words, skeleton, children }: OwnDataProps) {
  const isIn = useSyncExternalStore(neverChanges, isSignedIn, nobodyKnows);
  const [client] = useState(() => ownQueries(locale, words));
  if (isIn === undefined) {
    return (
      <>
        {/* A page with this in it gets its scripts at once (lib/server/quiet-page). */}
        <div className="js-only" data-awaits-scripts="">
          {skeleton}
        </div>
        <noscript>
          <p className="border-l-2 border-signal pl-4 text-15">{words.noScript}</p>
        </noscript>
      </>
    );
  }
  if (!isIn) return <SignInPrompt words={words} signUpHref={href('signUp', { locale })} />;
  return (
    <QueryClientProvider client={client}>
      <OwnContext value={{ locale, words }}>{children}</OwnContext>
    </QueryClientProvider>
  );
}

function ownQueries(locale: Locale, words: OwnWords): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { meta }) => {
      // Where no answer came, the page says so in the place of the data.
      if (isUnanswered(error) || isToldInPlace(error, meta)) return;
      if (meta?.isSelf) handleFailedSelf(error, words, href('home', { locale }));
      else reportFailure(error, words.failed);
    },
  });
  // What the page itself learns of its reader, the header need not act on.
  queryCache.subscribe(({ type, query }) => {
    if (type === 'added' && query.meta?.isSelf) ownThisPage();
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (times, error) => isUnanswered(error) && times < RETRIES,
      },
      mutations: { retry: false },
    },
  });
}

/** A query may say of which refusals its own part of the page tells (`toldInPlace`: codes). */
function isToldInPlace(error: unknown, meta: Record<string, unknown> | undefined): boolean {
  const codes = meta?.toldInPlace;
  return error instanceof CallFailed && Array.isArray(codes) && codes.includes(error.code);
}

/** A refusal stays one, however often it is asked for. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof CallFailed) || error.code === 0;
}

/** Signing in and out reload the page. */
const neverChanges = () => () => undefined;
/** The server sees no visitor. */
const nobodyKnows = () => undefined;
