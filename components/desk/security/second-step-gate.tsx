'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { secondStepQuery } from '@/lib/client/queries/desk';
import { href } from '@/lib/routes/href';
import type { DeskWords } from '../desk-words';
import { SecondStepForm } from './second-step-form';

export interface SecondStepGateProps {
  words: DeskWords<'security'>;
  /** The page on which it is set up: open to who has none yet. */
  isSetUpPage: boolean;
  skeleton: ReactNode;
  children: ReactNode;
}

/** Asks a member of the desk for the second step, or leads to its set-up where it must be. */
export function SecondStepGate({ words, isSetUpPage, skeleton, children }: SecondStepGateProps) {
  const { locale } = useOwn();
  const query = useQuery(secondStepQuery(locale));
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ state, is_passed: isPassed, is_required: isRequired }) => {
        if (state === 'on' && !isPassed) return <SecondStepForm words={words} />;
        if (state === 'on' || !isRequired || isSetUpPage) return children;
        return (
          <EmptyState title={words.setUpTitle} hint={words.required} className="py-16">
            <ButtonLink look="primary" href={href('desk_security', { locale })}>
              {words.setUp}
            </ButtonLink>
          </EmptyState>
        );
      }}
    </Loaded>
  );
}
