'use client';

import { useSyncExternalStore } from 'react';
import { LoginPanels, type LoginPanelsProps } from '@/components/layout/login/login-panels';
import { ButtonLink } from '@/components/ui/button';
import { isSignedIn } from '@/lib/client/signed-in';
import { href } from '@/lib/routes/href';

export interface SignUpIslandProps extends LoginPanelsProps {
  /** Said to who is signed in already. */
  signedIn: { title: string; text: string; my: string };
}

/** The panels of signing up; who is signed in is told so, and led to their own page. */
export function SignUpIsland({ signedIn: words, ...panels }: SignUpIslandProps) {
  const isIn = useSyncExternalStore(neverChanges, isSignedIn, () => false);
  if (!isIn) return <LoginPanels {...panels} />;
  return (
    <>
      <h2 className="font-display text-24">{words.title}</h2>
      <p role="status" className="mt-3 text-15 text-ink-2">
        {words.text}
      </p>
      <ButtonLink look="primary" className="mt-6" href={href('my', { locale: panels.locale })}>
        {words.my}
      </ButtonLink>
    </>
  );
}

const neverChanges = () => () => undefined;
