'use client';

import { useId, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PHRASES_MAX, TITLE_MAX, type ManuscriptContent } from '@/lib/contract/writing';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import { SideField } from './side-field';
import { useContentField } from './use-content-field';
import { useKeeper } from './use-keeper';

const PHRASE_CHARS = 40;

/** Where the traditional form of a text shall differ from the derived one. */
export function HantFields() {
  const { side } = useSurroundings().words;
  const id = useId();
  const [title, setTitle] = useContentField('hant_title');
  return (
    <details className="border-y border-hairline">
      <summary className="flex min-h-11 items-center justify-between text-13 font-semibold">
        {side.hant}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="grid gap-4 pb-4">
        <p className="text-12 text-ink-2">{side.hantHint}</p>
        <SideField id={`${id}-title`} label={side.hantTitle} hint={side.hantTitleHint}>
          <input
            id={`${id}-title`}
            lang="zh-Hant"
            className="form-control"
            maxLength={TITLE_MAX}
            value={title}
            aria-describedby={`${id}-title-hint`}
            onChange={(event) => setTitle(event.target.value)}
          />
        </SideField>
        <Phrases />
      </div>
    </details>
  );
}

type Phrase = ManuscriptContent['hant_phrases'][number];

function Phrases() {
  const { side } = useSurroundings().words;
  const keeper = useKeeper();
  const [rows, setRows] = useState<Phrase[]>(() => keeper.getContent().hant_phrases);
  const change = (next: Phrase[]) => {
    setRows(next);
    // A row that is half written means nothing yet.
    keeper.change({ hant_phrases: next.filter(({ from, to }) => from !== '' && to !== '') });
  };
  const edit = (at: number, patch: Partial<Phrase>) =>
    change(rows.map((row, one) => (one === at ? { ...row, ...patch } : row)));
  return (
    <div role="group" aria-label={side.phrases} className="grid gap-2">
      <p className="text-13 font-semibold">{side.phrases}</p>
      {rows.map(({ from, to }, at) => (
        <div key={at} className="grid grid-cols-[1fr_1fr_auto] items-center gap-2">
          <input
            aria-label={side.phraseFrom}
            placeholder={side.phraseFrom}
            lang="zh-Hans"
            className="form-control"
            maxLength={PHRASE_CHARS}
            value={from}
            onChange={(event) => edit(at, { from: event.target.value })}
          />
          <input
            aria-label={side.phraseTo}
            placeholder={side.phraseTo}
            lang="zh-Hant"
            className="form-control"
            maxLength={PHRASE_CHARS}
            value={to}
            onChange={(event) => edit(at, { to: event.target.value })}
          />
          <IconButton
            label={fillIn(side.phraseRemove, { name: from })}
            onClick={() => change(rows.filter((_, one) => one !== at))}
          >
            <Icon name="x" size={16} />
          </IconButton>
        </div>
      ))}
      {rows.length < PHRASES_MAX && (
        <Button
          look="plain"
          className="-ml-4 justify-self-start"
          onClick={() => setRows([...rows, { from: '', to: '' }])}
        >
          {side.phraseAdd}
        </Button>
      )}
    </div>
  );
}
