'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillCount } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { secondStepQuery } from '@/lib/client/queries/desk';
import { readAgain } from '@/lib/client/read-again';
import { showToast } from '@/lib/client/toast';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { DeskWords } from '../desk-words';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';
import { SetUpStep } from './set-up-step';

/** Under so many recovery codes new ones are advised. */
const FEW_CODES = 3;

/** The second step of one's own sign-in: its set-up, its recovery codes, its end. */
export function SecurityDesk({ words }: { words: DeskWords<'security'> }) {
  const { locale, words: own } = useOwn();
  const options = secondStepQuery(locale);
  const query = useQuery(options);
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [begun, setBegun] = useState<CallOutput<'beginSecondStep'>>();
  const [codes, setCodes] = useState<readonly string[]>();

  const refresh = () => readAgain(client, options.queryKey);
  const begin = () => run(async () => setBegun(await callApi('beginSecondStep', {}, { locale })));
  const confirm = async (code: string) => {
    const { recovery_codes: made } = await callApi('confirmSecondStep', { code }, { locale });
    setCodes(made);
    setBegun(undefined);
    showToast(words.turnedOn, { tone: 'calm' });
    await refresh();
  };
  const remove = async (code: string) => {
    await callApi('removeSecondStep', { code }, { locale });
    showToast(words.removed, { tone: 'calm' });
    await refresh();
  };
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={3} look="text" label={own.loading} />}>
      {({ state, is_required: isRequired, recovery_left: left }) => (
        <section aria-labelledby="second-step" className="grid max-w-measure gap-4">
          <h2 id="second-step" className="font-display text-24">
            {state === 'on' ? words.on : words.none}
          </h2>
          <p className="text-15 text-ink-2">{words.intro}</p>
          {isRequired && state !== 'on' && <p className="text-15 font-medium">{words.required}</p>}
          {codes && (
            <RecoveryCodes codes={codes} words={words} onKept={() => setCodes(undefined)} />
          )}
          {state !== 'on' && !begun && (
            <div>
              <Button look="primary" aria-disabled={isBusy} onClick={() => void begin()}>
                {words.begin}
              </Button>
            </div>
          )}
          {state !== 'on' && begun && <SetUpStep begun={begun} words={words} onConfirm={confirm} />}
          {state === 'on' && !codes && (
            <>
              <p className="text-15">{fillCount(words.left, left)}</p>
              {left < FEW_CODES && <p className="text-15 font-medium">{words.few}</p>}
              <details className="border-t border-hairline pt-2">
                <summary className="flex min-h-11 cursor-pointer items-center text-15 text-tide">
                  {words.remove}
                </summary>
                <CodeForm
                  id="remove-code"
                  words={{
                    label: words.askCode,
                    hint: words.removeHint,
                    fault: words.askFault,
                    send: words.remove,
                  }}
                  pattern={/^(\d{6}|[0-9A-Z]{10})$/}
                  hasFocus={false}
                  onSend={remove}
                />
              </details>
            </>
          )}
        </section>
      )}
    </Loaded>
  );
}
