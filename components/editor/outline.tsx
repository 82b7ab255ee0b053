'use client';

import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import { wordsOfDocument } from './text/count-body';

/** Pause after which words are counted and headings listed: not at each key. */
const PAUSE_MS = 400;

interface Heading {
  position: number;
  level: number;
  text: string;
}

/** The headings of a text as places to go to, and how many words it has. */
export function Outline({ editor }: { editor: Editor }) {
  const { side } = useSurroundings().words;
  const [{ headings, words }, setSurvey] = useState(() => survey(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSurvey(survey(editor)), PAUSE_MS);
    };
    editor.on('update', look);
    return () => {
      clearTimeout(timer);
      editor.off('update', look);
    };
  }, [editor]);
  const go = ({ position }: Heading) => {
    editor
      .chain()
      .focus()
      .setTextSelection(position + 1)
      .scrollIntoView()
      .run();
  };
  return (
    <nav aria-label={side.outline}>
      <p className="flex items-baseline justify-between text-13">
        <span className="font-semibold">{side.outline}</span>
        <span className="tabular text-ink-2" data-words={words}>
          {fillIn(side.words, { count: words })}
        </span>
      </p>
      {headings.length === 0 ? (
        <p className="mt-1 text-12 text-ink-2">{side.outlineEmpty}</p>
      ) : (
        <ul className="mt-1">
          {headings.map((heading, at) => (
            <li key={at} className={OUTLINE_INDENT[heading.level]}>
              <button
                type="button"
                className="min-h-11 w-full truncate text-left text-15 hover:text-tide rail:min-h-8 rail:text-13"
                onClick={() => go(heading)}
              >
                {heading.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

const OUTLINE_INDENT: Readonly<Record<number, string>> = { 2: '', 3: 'pl-4', 4: 'pl-8' };

function survey({ state: { doc } }: Editor): { headings: Heading[]; words: number } {
  const headings: Heading[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'heading' && node.textContent.trim() !== '') {
      headings.push({ position, level: Number(node.attrs.level), text: node.textContent });
    }
    return !node.isTextblock;
  });
  return { headings, words: wordsOfDocument(doc) };
}
