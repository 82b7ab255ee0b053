'use client';

import { useState } from 'react';
import type { EventContent } from '@/lib/contract/event-hosting';
import {
  EVENT_DETAILS_MAX,
  EVENT_PLACE_MAX,
  EVENT_SUMMARY_MAX,
  EVENT_TITLE_MAX,
} from '@/lib/contract/event-kinds';
import { TextField } from './event-fields';
import type { OrganWords } from './organ-words';

/** The English texts, with their lengths and lines as those of the first edition have them. */
const TEXTS = [
  ['title_en', EVENT_TITLE_MAX, 0],
  ['summary_en', EVENT_SUMMARY_MAX, 2],
  ['city_en', 60, 0],
  ['address_en', EVENT_PLACE_MAX, 0],
  ['details_en', EVENT_DETAILS_MAX, 8],
] as const;

export interface EnglishEditionProps {
  content: EventContent;
  faults: Readonly<Record<string, string>>;
  words: OrganWords;
  onChange: (change: Partial<EventContent>) => void;
}

/** What English readers are told of an event that is written in Chinese; it may be left out. */
export function EnglishEdition({ content, faults, words, onChange }: EnglishEditionProps) {
  const faultOf = (name: string) => faults[name] ?? faults[`content.${name}`] ?? '';
  // Open from the beginning where there is something; emptied, it does not shut under one's hand.
  const [isWritten] = useState(() => TEXTS.some(([name]) => content[name] !== ''));
  const isWrong = TEXTS.some(([name]) => faultOf(name) !== '');
  return (
    <details open={isWritten || isWrong || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-15 font-medium text-tide">
        {words.english}
      </summary>
      <div className="grid gap-5 pt-2">
        <p className="text-13 text-ink-2">{words.englishHint}</p>
        {TEXTS.map(([name, max, rows]) => (
          <TextField
            key={name}
            name={name}
            lang="en"
            label={words.fields[name]}
            value={content[name]}
            fault={faultOf(name) && words.faults.english}
            max={max}
            rows={rows}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}
