'use client';

import clsx from 'clsx';
import type { Manuscript } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import { useSurroundings } from './editor-context';

export interface EditionSwitchProps {
  manuscript: Manuscript;
  onOpen: (edition: Locale, isNew: boolean) => void;
}

/** Goes from the Chinese edition of an article to the English one, or begins it. */
export function EditionSwitch({ manuscript, onOpen }: EditionSwitchProps) {
  const { editions } = useSurroundings().words;
  const chinese =
    manuscript.editions.find(({ locale }) => locale !== 'en')?.locale ??
    (manuscript.original_locale === 'en' ? 'zh-Hans' : manuscript.original_locale);
  return (
    <div role="group" aria-label={editions.label} className="flex">
      {([chinese, 'en'] as const).map((edition) => {
        const isHere = edition === manuscript.locale;
        const isThere = isHere || manuscript.editions.some(({ locale }) => locale === edition);
        const name = edition === 'en' ? editions.en : editions.zh;
        const begin = edition === 'en' ? editions.begin : editions.beginZh;
        return (
          <button
            key={edition}
            type="button"
            aria-pressed={isHere}
            onClick={() => !isHere && onOpen(edition, !isThere)}
            className={clsx(
              'focus-inset min-h-11 px-2 text-15',
              isHere
                ? 'font-semibold underline decoration-tide decoration-2 underline-offset-8'
                : 'text-tide',
            )}
          >
            {isThere ? name : begin}
          </button>
        );
      })}
    </div>
  );
}
