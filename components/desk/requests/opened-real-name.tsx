'use client';

import { useQuery } from '@tanstack/react-query';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { openedRealNameQuery } from '@/lib/client/queries/desk';
import { showToast } from '@/lib/client/toast';
import type { DeskWords } from '../desk-words';
import { DecisionForm } from './decision-form';
import { Facts } from './facts';

export interface OpenedRealNameProps {
  accountId: number;
  words: DeskWords<'requests'>;
  onDecided: () => void;
}

/** What was sent with a request, and the decision. */
export function OpenedRealName({ accountId, words, onDecided }: OpenedRealNameProps) {
  const { locale, words: own } = useOwn();
  const query = useQuery(openedRealNameQuery(locale, accountId));
  const { realName } = words;
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={3} look="text" label={own.loading} />}>
      {(request) => {
        const decide = async (decision: 'approved' | 'refused', reason: string) => {
          const input = { account_id: accountId, decision, reason };
          await callApi('decideRealName', input, { locale });
          showToast(fillIn(words.decided, { name: request.name }), { tone: 'calm' });
          onDecided();
        };
        return (
          <div className="mt-4 grid gap-6 border-l-2 border-rule pl-4 rail:grid-cols-2">
            <div>
              <Facts
                facts={[
                  { name: realName.document, text: realName.documents[request.document] },
                  { name: realName.name, text: request.name },
                  { name: realName.number, text: request.number },
                ]}
              />
              {request.picture === '' ? (
                <p className="mt-4 text-13 text-ink-2">{realName.noPicture}</p>
              ) : (
                <img
                  src={request.picture}
                  alt={realName.picture}
                  className="mt-4 max-h-120 max-w-full border border-rule"
                />
              )}
            </div>
            <DecisionForm
              id={`real-name-${accountId}`}
              words={{ ...words, reason: realName.reason, reasonHint: realName.reasonHint }}
              onApprove={() => decide('approved', '')}
              onDecline={(reason) => decide('refused', reason)}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
