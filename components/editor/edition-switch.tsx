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
          <Choice key={edition} isHere={isHere} onChoose={() => onOpen(edition, !isThere)}>
            {isThere ? name : begin}
          </Choice>
        );
      })}
    </div>
  );
}

export interface LanguageSwitchProps {
  language: Locale;
  onChoose: (language: Locale) => void;
}

/** The language that a text is written in, which can be another one until it is first saved. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const { editions } = useSurroundings().words;
  return (
    <div role="group" aria-label={editions.language} className="flex">
      {(['zh-Hans', 'en'] as const).map((one) => (
        <Choice key={one} isHere={one === language} onChoose={() => onChoose(one)}>
          {one === 'en' ? editions.en : editions.zh}
        </Choice>
      ))}
    </div>
  );
}

interface ChoiceProps {
  isHere: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ isHere, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isHere}
      onClick={() => !isHere && onChoose()}
      className={clsx(
        'focus-inset min-h-11 px-2 text-15',
        isHere
          ? 'font-semibold underline decoration-tide decoration-2 underline-offset-8'
          : 'text-tide',
      )}
    >
      {children}
    </button>
  );
}
