'use client';

import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { Values } from './content-values';
import type { ContentWords } from './content-words';

export interface ConversionPreviewProps {
  /** 0 for a new word. */
  id: number;
  values: Values;
  words: ContentWords;
}

/** How many published articles a word would change, asked before it is saved. */
export function ConversionPreview({ id, values, words }: ConversionPreviewProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const [found, setFound] = useState<CallOutput<'previewConversion'>>();
  const hans = String(values.hans ?? '');
  const hant = String(values.hant ?? '');
  const [asked, setAsked] = useState('');
  const preview = () =>
    void run(async () => {
      setFound(await callApi('previewConversion', { id, hans, hant }, { locale }));
      setAsked(`${hans} ${hant}`);
    });
  const { conversion } = words;
  const shown = asked === `${hans} ${hant}` ? found : undefined;
  return (
    <div>
      <Button aria-disabled={isBusy || hans === ''} onClick={hans === '' ? undefined : preview}>
        {isBusy ? conversion.previewing : conversion.preview}
      </Button>
      <p role="status" className="mt-2 text-15">
        {shown && sentenceOf(shown, conversion)}
      </p>
      {shown && shown.examples.length > 0 && (
        <ul className="ruled mt-2 text-13">
          {shown.examples.map(({ id: articleId, before, after }) => (
            <li key={articleId} lang="zh-Hant" className="py-1.5 [overflow-wrap:anywhere]">
              {before === after ? (
                before
              ) : (
                <>
                  <del>{before}</del> <ins>{after}</ins>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sentenceOf(
  { articles, is_more: isMore }: CallOutput<'previewConversion'>,
  words: ContentWords['conversion'],
): string {
  if (articles === 0 && !isMore) return words.none;
  return fillIn(isMore ? words.more : words.changes, { count: articles });
}
