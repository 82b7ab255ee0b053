'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { USER_LEVELS } from '@/lib/contract/constants';
import type { UserInfo } from '@/lib/contract/own-account';
import { href } from '@/lib/routes/href';
import { levelName, type LevelWords } from './level-words';
import { NextLevel } from './next-level';
import { useOwn } from '@/components/layout/own/own-context';

export interface LevelLadderProps {
  user: Pick<UserInfo, 'level' | 'next_level'>;
  words: LevelWords;
}

const LEVELS = Array.from({ length: USER_LEVELS }, (_, at) => at + 1);

/** The six levels, where one stands among them, and what the next one asks. */
export function LevelLadder({ user, words }: LevelLadderProps) {
  const { locale } = useOwn();
  const { level } = user;
  return (
    <Panel id="level" title={words.title}>
      <p className="text-13 text-ink-2">{words.deck}</p>
      <ol className="mt-5 grid gap-y-1 rail:grid-cols-6">
        {LEVELS.map((place) => (
          <LadderStep key={place} place={place} level={level} words={words} />
        ))}
      </ol>
      {level === USER_LEVELS ? (
        <p className="mt-5 text-15 text-ink-2">{words.top}</p>
      ) : (
        <NextLevel
          name={levelName(words, level + 1)}
          steps={user.next_level}
          words={words}
          ways={{
            column: { href: href('gw_ruzhu', { locale }), text: words.apply },
            documents: { href: href('my_realname', { locale }), text: words.verify },
          }}
        />
      )}
    </Panel>
  );
}

function LadderStep({ place, level, words }: { place: number; level: number; words: LevelWords }) {
  const isHere = place === level;
  const isPassed = place < level;
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className="relative flex min-h-11 items-start gap-3 rail:block"
    >
      {place > 1 && (
        <span
          aria-hidden="true"
          className={clsx(
            'absolute -top-5 left-3 h-5 w-px rail:top-3 rail:right-full rail:left-auto rail:h-px rail:w-[calc(100%-2rem)]',
            place <= level ? 'bg-tide' : 'bg-rule',
          )}
        />
      )}
      <span
        className={clsx(
          'grid size-6 shrink-0 place-items-center rounded-full text-12 font-semibold tabular',
          isHere && 'bg-tide text-paper',
          isPassed && 'border border-tide text-tide',
          !isHere && !isPassed && 'border border-rule text-ink-2',
        )}
      >
        {isPassed ? <Icon name="check" size={14} /> : place}
      </span>
      <span className="rail:mt-2 rail:block rail:pr-2">
        <span className={clsx('text-15', isHere ? 'font-semibold' : 'text-ink-2')}>
          {levelName(words, place)}
        </span>
        {isHere && <span className="block text-12 text-tide">{words.current}</span>}
      </span>
    </li>
  );
}
