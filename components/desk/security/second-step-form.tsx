'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useOwn } from '@/components/layout/own/own-context';
import { callApi } from '@/lib/client/call-api';
import { secondStepQuery } from '@/lib/client/queries/desk';
import type { DeskWords } from '../desk-words';
import { CodeForm } from './code-form';

/** Stands in the place of the desk until the second step of the sign-in is passed. */
export function SecondStepForm({ words }: { words: DeskWords<'security'> }) {
  const { locale } = useOwn();
  const client = useQueryClient();
  const pass = async (code: string) => {
    const state = await callApi('passSecondStep', { code }, { locale });
    client.setQueryData(secondStepQuery(locale).queryKey, state);
  };
  return (
    <section aria-labelledby="second-step" className="py-8">
      <h2 id="second-step" className="font-display text-24">
        {words.askTitle}
      </h2>
      <p className="mt-2 max-w-measure text-15 text-ink-2">{words.askText}</p>
      <CodeForm
        id="second-step-code"
        words={{ label: words.askCode, fault: words.askFault, send: words.pass }}
        pattern={/^(\d{6}|[0-9A-Z]{10})$/}
        onSend={pass}
      />
    </section>
  );
}
