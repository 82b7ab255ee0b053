'use client';

import { useQuery } from '@tanstack/react-query';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { conversionQuery } from '@/lib/client/queries/desk';
import type { ContentWords } from './content-words';

/** How far the words for traditional text are applied to what is published. */
export function ConversionState({ words }: { words: ContentWords }) {
  const { locale } = useOwn();
  const { data } = useQuery(conversionQuery(locale));
  if (!data || data.version === 0) return null;
  const { applied, applying } = words.conversion;
  const sentence = data.applied_time === null ? applying : applied;
  return (
    <p role="status" className="mb-3 text-13 text-ink-2">
      {fillIn(sentence, { number: data.version, count: data.changed })}
    </p>
  );
}
