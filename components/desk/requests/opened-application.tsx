'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { fullTime } from '@/components/ui/relative-time';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { applicationQuery } from '@/lib/client/queries/desk';
import { readAgain } from '@/lib/client/read-again';
import { showToast } from '@/lib/client/toast';
import type { CallInput } from '@/lib/contract/endpoints';
import type { OpenedApplication as Opened } from '@/lib/contract/desk-requests';
import { ColumnAccount } from './column-account';
import { DecisionForm } from './decision-form';
import { Facts } from './facts';
import type { RequestsWords } from './requests-words';

export interface OpenedApplicationProps {
  reference: string;
  words: RequestsWords;
}

type Status = CallInput<'decideApplicationRequest'>['status'];

/** Everything that was sent with an application, its steps, and the decision. */
export function OpenedApplication({ reference, words }: OpenedApplicationProps) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const options = applicationQuery(locale, reference);
  const query = useQuery(options);
  const decide = async (status: Status, reason: string, said: string) => {
    const input = { reference, status, reason };
    const decided = await callApi('decideApplicationRequest', input, { locale });
    client.setQueryData(options.queryKey, decided);
    if (said !== '') showToast(fillIn(said, { name: decided.name }), { tone: 'calm' });
    // A decided one leaves the list; one that is taken up stays in it.
    await readAgain(client, ['desk', 'applicationList']);
  };
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={4} look="text" label={own.loading} />}>
      {(application) => (
        <div className="mt-4 grid gap-x-8 gap-y-6 border-l-2 border-rule pl-4 rail:grid-cols-2">
          <Facts facts={factsOf(application, words)} />
          <div className="grid content-start gap-6">
            {application.kind === 'column' && (
              <ColumnAccount
                application={application}
                words={words}
                onGrant={() => decide('approved', '', words.granted)}
              />
            )}
            {isOpen(application) && (
              <DecisionForm
                id={`decide-${reference}`}
                words={words}
                onApprove={(reason) => decide('approved', reason, words.decided)}
                onDecline={(reason) => decide('declined', reason, words.decided)}
                onTakeUp={
                  application.status === 'received' ? () => decide('in_review', '', '') : undefined
                }
              />
            )}
            {application.reason !== '' && (
              <Facts facts={[{ name: words.said, text: application.reason }]} />
            )}
            <Facts
              facts={[
                {
                  name: words.steps,
                  text: application.steps.map(
                    ({ status, time }) => `${fullTime(time, locale)} ${words.status[status]}`,
                  ),
                },
              ]}
            />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function isOpen({ status }: Opened): boolean {
  return status === 'received' || status === 'in_review';
}

/** The answers under the names of their fields, in the form's order; what has no name here follows. */
function factsOf({ answers }: Opened, { fields, choices }: RequestsWords) {
  const nameOf = (field: string) =>
    Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : field;
  const chosen = (text: string) => choices[text] ?? text;
  const order = [...new Set([...Object.keys(fields), ...Object.keys(answers)])];
  return order.flatMap((field) => {
    const text = answers[field];
    if (text === undefined) return [];
    const isChoice = field === 'topics' || field === 'frequency';
    if (!isChoice) return [{ name: nameOf(field), text }];
    return [{ name: nameOf(field), text: [text].flat().map(chosen).join(' · ') }];
  });
}
