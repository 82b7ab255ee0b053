'use client';

import { useMemo } from 'react';
import type { ManuscriptContent } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import { useSurroundings } from './editor-context';
import { diffLines, isSameLine, type DiffPart } from './text-diff';
import { textLines } from './text-words';

export interface DiffViewProps {
  before: ManuscriptContent;
  after: ManuscriptContent;
  lang: Locale;
}

/** What of a text's words changed: lines that did not are shown in small, to tell the place. */
export function DiffView({ before, after, lang }: DiffViewProps) {
  const { words } = useSurroundings();
  const lines = useMemo(() => diffLines(textLines(before), textLines(after)), [before, after]);
  if (lines.every(isSameLine)) return <p className="py-4 text-ink-2">{words.history.same}</p>;
  return (
    <div lang={lang} className="editor-diff">
      {lines.map((line, at) => (
        <p key={at} className={isSameLine(line) ? 'is-same' : undefined}>
          {line.map((part, one) => (
            <Part key={one} {...part} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Part({ kind, text }: DiffPart) {
  if (kind === 'added') return <ins>{text}</ins>;
  if (kind === 'removed') return <del>{text}</del>;
  return text;
}
