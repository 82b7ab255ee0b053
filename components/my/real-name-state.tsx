'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { fullTime } from '@/components/ui/relative-time';
import type { CallOutput } from '@/lib/contract/endpoints';
import { useOwn } from '@/components/layout/own/own-context';

type State = CallOutput<'getRealName'>;

export interface RealNameStateWords {
  none: string;
  pending: string;
  pendingText: string;
  approved: string;
  approvedText: string;
  refused: string;
  refusedText: string;
  reason: string;
  name: string;
  submitted: string;
  decided: string;
}

const ICONS: Record<State['status'], IconName> = {
  none: 'info',
  pending: 'clock-8',
  approved: 'check',
  refused: 'circle-alert',
};

/** How a verification stands, in words, with what was sent and when. */
export function RealNameState({ state, words }: { state: State; words: RealNameStateWords }) {
  const { locale } = useOwn();
  const { status, name, reason, submitted_time: submitted, decided_time: decided } = state;
  const isRefused = status === 'refused';
  return (
    <section aria-labelledby="real-name-state">
      <h2
        id="real-name-state"
        tabIndex={-1}
        className="flex items-center gap-2 font-display text-20 outline-none"
      >
        <Icon name={ICONS[status]} className={isRefused ? 'text-signal' : 'text-tide'} />
        {words[status]}
      </h2>
      {status !== 'none' && (
        <>
          <p className="mt-2 max-w-measure text-15 text-ink-2">{words[`${status}Text`]}</p>
          {isRefused && (
            <p className="mt-3 max-w-measure border-l-2 border-signal pl-4 text-15">
              <span className="block text-13 text-ink-2">{words.reason}</span>
              {reason}
            </p>
          )}
          <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
            <Fact term={words.name} text={name} />
            {submitted && <Fact term={words.submitted} text={fullTime(submitted, locale)} />}
            {decided && <Fact term={words.decided} text={fullTime(decided, locale)} />}
          </dl>
        </>
      )}
    </section>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-12 text-ink-2">{term}</dt>
      <dd className="text-15 tabular">{text}</dd>
    </div>
  );
}
