'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { realNameQuery } from '@/lib/client/queries/account';
import { showToast } from '@/lib/client/toast';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { RealNameForm, type RealNameFormWords } from './real-name-form';
import { RealNameState, type RealNameStateWords } from './real-name-state';

export interface RealNameWords extends RealNameStateWords, RealNameFormWords {
  formTitle: string;
  againTitle: string;
  sent: string;
}

/** Where one's verification by name stands, and the form where one may ask. */
export function RealName({ words, skeleton }: { words: RealNameWords; skeleton: ReactNode }) {
  const { locale } = useOwn();
  const options = realNameQuery(locale);
  const query = useQuery(options);
  const client = useQueryClient();
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(state) => (
        <>
          <RealNameState state={state} words={words} />
          {(state.status === 'none' || state.status === 'refused') && (
            <section aria-labelledby="real-name-form" className="mt-10 border-t border-rule pt-6">
              <h2 id="real-name-form" className="mb-4 font-display text-20">
                {state.status === 'none' ? words.formTitle : words.againTitle}
              </h2>
              <RealNameForm
                words={words}
                onSent={(next) => {
                  client.setQueryData(options.queryKey, next);
                  showToast(words.sent, { tone: 'calm' });
                  document.getElementById('real-name-state')?.focus();
                }}
              />
            </section>
          )}
        </>
      )}
    </Loaded>
  );
}
