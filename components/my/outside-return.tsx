'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { isSignedIn } from '@/lib/client/signed-in';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { returnKind, type ReturnKind } from './return-kind';

export interface OutsideReturnProps {
  locale: Locale;
  words: Readonly<Record<`${ReturnKind}${'Title' | 'Text'}`, string>> & {
    signUp: string;
    home: string;
    my: string;
  };
}

/**
 * Says how a sign-in with an outside account ended. What stands in the address is neither
 * shown nor followed, and taken out of it.
 */
export function OutsideReturn({ locale, words }: OutsideReturnProps) {
  const kind = useSyncExternalStore(neverChanges, kindOfPage, () => 'idle' as const);
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <div className="py-8">
      <h2 className="font-display text-24">{words[`${kind}Title`]}</h2>
      <p role="status" className="mt-2 max-w-measure text-15 text-ink-2">
        {words[`${kind}Text`]}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {kind === 'signedIn' ? (
          <ButtonLink look="primary" href={href('my', { locale })}>
            {words.my}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" href={href('signUp', { locale })}>
            {words.signUp}
          </ButtonLink>
        )}
        <ButtonLink href={href('home', { locale })}>{words.home}</ButtonLink>
      </div>
    </div>
  );
}

const neverChanges = () => () => undefined;

/** Read once: the address loses its parameters right afterwards. */
let found: { path: string; kind: ReturnKind } | undefined;
function kindOfPage(): ReturnKind {
  if (found?.path !== location.pathname || location.search) {
    found = { path: location.pathname, kind: returnKind(location.search, isSignedIn()) };
  }
  return found.kind;
}
