'use client';

import { useMemo } from 'react';
import { fillCount } from '@/components/layout/own/fill-in';
import { EmptyState } from '@/components/ui/empty-state';
import type { Manuscript, ManuscriptContent } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import { blocksOfHtml } from './blocks-of-html';
import type { ReviewWords } from './review-words';
import { diffTexts, type DiffPiece, type DiffRow } from './text-diff';

export interface TextChangesProps {
  manuscript: Manuscript;
  /** What it is set against: the live text, or the one that was refused. */
  base: ManuscriptContent;
  /** Heads of both sides, and what is said where no word changed. */
  names: { before: string; after: string; noChangesHint: string };
  words: ReviewWords;
}

/** What a text changes of an earlier one, beside each other: paragraphs, and words in them. */
export function TextChanges({ manuscript, base, names, words }: TextChangesProps) {
  const { content, locale } = manuscript;
  const rows = useMemo(
    () => foldSame(diffTexts(textOf(base), textOf(content), locale)),
    [base, content, locale],
  );
  const { manuscript: sentences } = words;
  if (rows.every((row) => 'count' in row)) {
    return <EmptyState title={sentences.noChanges} hint={names.noChangesHint} />;
  }
  return (
    <div className="diff">
      <div className="diff-row text-13 text-ink-2">
        <h2>{names.before}</h2>
        <h2>{names.after}</h2>
      </div>
      {rows.map((row, at) =>
        'count' in row ? (
          <p key={at} className="diff-same">
            {fillCount(sentences.unchanged, row.count)}
          </p>
        ) : (
          <ChangedRow key={at} row={row} lang={locale} />
        ),
      )}
    </div>
  );
}

export interface ChangedRowProps {
  row: Exclude<DiffRow, { kind: 'same' }>;
  /** Language of the text; the words around it are the page's. */
  lang: Locale;
}

/** A paragraph before and after its change, beside each other. */
export function ChangedRow({ row, lang }: ChangedRowProps) {
  const { before, after } = sidesOf(row);
  return (
    <div className="diff-row" lang={lang}>
      <p>
        {before.map(({ text, isChanged }, at) => (isChanged ? <del key={at}>{text}</del> : text))}
      </p>
      <p>
        {after.map(({ text, isChanged }, at) => (isChanged ? <ins key={at}>{text}</ins> : text))}
      </p>
    </div>
  );
}

function sidesOf(row: Exclude<DiffRow, { kind: 'same' }>): {
  before: DiffPiece[];
  after: DiffPiece[];
} {
  if (row.kind === 'changed') return row;
  const pieces = [{ text: row.text, isChanged: true }];
  return row.kind === 'removed' ? { before: pieces, after: [] } : { before: [], after: pieces };
}

/** Title, summary and paragraphs in the order of reading. */
function textOf({ title, summary, body_html: html }: ManuscriptContent): string[] {
  return [title, summary, ...blocksOfHtml(html)].filter((text) => text !== '');
}

/** What did not change is told by its number of paragraphs. */
function foldSame(
  rows: readonly DiffRow[],
): (Exclude<DiffRow, { kind: 'same' }> | { count: number })[] {
  const folded: (Exclude<DiffRow, { kind: 'same' }> | { count: number })[] = [];
  for (const row of rows) {
    const last = folded.at(-1);
    if (row.kind !== 'same') folded.push(row);
    else if (last && 'count' in last) last.count += 1;
    else folded.push({ count: 1 });
  }
  return folded;
}
