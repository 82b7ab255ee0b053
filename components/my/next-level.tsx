'use client';

import { Icon } from '@/components/ui/icon';
import type { UserInfo } from '@/lib/contract/own-account';
import { fillIn } from '@/components/layout/own/fill-in';
import type { LevelWords } from './level-words';

type LevelStep = UserInfo['next_level'][number];

export interface NextLevelProps {
  /** Of the next level. */
  name: string;
  steps: readonly LevelStep[];
  words: LevelWords;
  /** Where what is asked can be done. */
  ways: Partial<Record<LevelStep['key'], { href: string; text: string }>>;
}

/** What the next level asks, and how much of it is done. */
export function NextLevel({ name, steps, words, ways }: NextLevelProps) {
  return (
    <div className="mt-5 border-l-2 border-tide pl-4">
      <h3 className="text-15 font-semibold">{fillIn(words.next, { name })}</h3>
      <ul className="mt-1">
        {steps.map((step) => (
          <li key={step.key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <span className="text-15">
              {fillIn(words.steps[step.key], { wanted: step.wanted })}
            </span>
            {step.is_met && (
              <span className="inline-flex items-center gap-1 text-13 text-tide">
                <Icon name="check" size={14} />
                {words.met}
              </span>
            )}
            {!step.is_met && step.wanted > 1 && <Progress step={step} words={words} />}
            {!step.is_met && ways[step.key] && (
              <a
                href={ways[step.key]?.href}
                className="inline-flex min-h-6 items-center text-13 text-tide underline"
              >
                {ways[step.key]?.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Progress({ step, words }: { step: LevelStep; words: LevelWords }) {
  const { count, wanted } = step;
  return (
    <span className="inline-flex items-center gap-3 text-13 text-ink-2">
      <span aria-hidden="true" className="h-1 w-24 overflow-hidden rounded-full bg-hairline">
        <span className="block h-full bg-tide" style={{ width: `${(100 * count) / wanted}%` }} />
      </span>
      <span className="tabular">{fillIn(words.progress, { count, wanted })}</span>
    </span>
  );
}
