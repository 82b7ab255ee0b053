'use client';

import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { OwnWords } from './own-words';

export interface SignInPromptProps {
  words: Pick<OwnWords, 'signIn' | 'signInTitle' | 'signInText'>;
  signUpHref: string;
}

/** Stands in the place of one's own data for who is not signed in. */
export function SignInPrompt({ words, signUpHref }: SignInPromptProps) {
  return (
    <EmptyState title={words.signInTitle} hint={words.signInText} className="py-16">
      <ButtonLink look="primary" href={signUpHref} data-needs-login="">
        {words.signIn}
      </ButtonLink>
    </EmptyState>
  );
}
