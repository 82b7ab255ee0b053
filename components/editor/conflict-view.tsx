'use client';

import { Button } from '@/components/ui/button';
import { fullTime } from '@/components/ui/relative-time';
import type { ManuscriptContent } from '@/lib/contract/writing';
import { DiffView } from './diff-view';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import { textLines } from './text-words';
import { useKeeper, useKeeperState, useLastContent } from './use-keeper';

/** Two versions of one text, of which the writer chooses; nothing happens before. */
export function ConflictView({ onTaken }: { onTaken: () => void }) {
  const { locale, words } = useSurroundings();
  const { conflict } = words;
  const keeper = useKeeper();
  const { phase, theirs } = useKeeperState();
  const mine = useLastContent();
  if (phase !== 'conflict' || !theirs) return null;
  return (
    <section role="alert" aria-label={conflict.title} className="editor-conflict">
      <h2 className="text-20">{conflict.title}</h2>
      <p className="mt-2 text-15">{conflict.hint}</p>
      <div className="mt-4 grid gap-6 rail:grid-cols-2">
        <Side
          title={conflict.mine}
          content={mine}
          act={conflict.chooseMine}
          onChoose={() => void keeper.chooseMine()}
        />
        <Side
          title={fillIn(conflict.theirs, { time: fullTime(theirs.updated_time, locale) })}
          content={theirs.content}
          act={conflict.takeTheirs}
          onChoose={() => {
            keeper.adopt(theirs);
            onTaken();
          }}
        />
      </div>
      <div className="mt-4">
        <DiffView before={theirs.content} after={mine} lang={theirs.locale} />
      </div>
    </section>
  );
}

interface SideProps {
  title: string;
  content: ManuscriptContent;
  act: string;
  onChoose: () => void;
}

function Side({ title, content, act, onChoose }: SideProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-15 font-semibold">{title}</h3>
      <div className="editor-side-text" tabIndex={0} role="group" aria-label={title}>
        {textLines(content).map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
      <Button className="mt-3" onClick={onChoose}>
        {act}
      </Button>
    </div>
  );
}
