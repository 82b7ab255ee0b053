'use client';

import { useQuery } from '@tanstack/react-query';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { Panel } from '@/components/ui/panel';
import { writingChoicesQuery } from '@/lib/client/queries/review';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { Manuscript, ManuscriptContent } from '@/lib/contract/writing';
import type { ReviewWords } from './review-words';

export interface ReviewSettingsProps {
  manuscript: Manuscript;
  live: ManuscriptContent | null;
  words: ReviewWords;
}

/** What is set beside a text, and where a revision changes it, what it was. */
export function ReviewSettings({ manuscript, live, words }: ReviewSettingsProps) {
  const { locale } = useOwn();
  const { data: choices } = useQuery(writingChoicesQuery(locale));
  const { manuscript: sentences } = words;
  const facts = factsOf(manuscript.content, choices, words);
  const before = live && factsOf(live, choices, words);
  return (
    <Panel id="settings" title={sentences.settings}>
      <dl className="grid gap-y-2 text-15">
        {facts.map(({ name, value }, at) => {
          const old = before?.[at]?.value;
          const isChanged = old !== undefined && old !== value;
          if (value === '' && !isChanged) return null;
          return (
            <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3">
              <dt className="text-13 leading-6 text-ink-2">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">
                {value || sentences.none}
                {isChanged && (
                  <span className="block text-13 text-signal">
                    {fillIn(sentences.was, { title: old || sentences.none })}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}

type Choices = CallOutput<'writingChoices'> | undefined;

function factsOf(content: ManuscriptContent, choices: Choices, words: ReviewWords) {
  const { fields, origins, none } = words.manuscript;
  const section = choices?.sections.find(({ key }) => key === content.section);
  const labels = content.labels.map(
    (id) => choices?.labels.find((label) => label.id === id)?.name ?? String(id),
  );
  const source = [content.source_name, content.source_url].filter(Boolean).join(' · ');
  return [
    { name: fields.section, value: section?.name ?? content.section },
    { name: fields.labels, value: labels.join(' · ') },
    { name: fields.origin, value: origins[content.origin] },
    { name: fields.source, value: source },
    { name: fields.sponsor, value: content.is_sponsored ? content.sponsor || none : '' },
    { name: fields.hantTitle, value: content.hant_title },
    {
      name: fields.phrases,
      value: content.hant_phrases.map(({ from, to }) => `${from} → ${to}`).join(' · '),
    },
    { name: fields.cover, value: content.cover },
  ];
}
