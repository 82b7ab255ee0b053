'use client';

import clsx from 'clsx';
import { FLASH_CATEGORIES, type FlashCategory } from '@/lib/contract/flash';
import type { FlashWords } from './flash-words';

export interface CategoryKeysProps {
  words: FlashWords;
  value: FlashCategory;
  onChange: (category: FlashCategory) => void;
}

/** The category of a digit key, 1 to 5, wherever it stands on a keyboard. */
export function categoryOfKey(code: string): FlashCategory | undefined {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit ? FLASH_CATEGORIES[Number(digit) - 1] : undefined;
}

/** Chooses a category, by mouse, arrows or the digit that stands with it. */
export function CategoryKeys({ words, value, onChange }: CategoryKeysProps) {
  return (
    <fieldset
      onKeyDown={(event) => {
        const category = categoryOfKey(event.code);
        if (category) onChange(category);
      }}
    >
      <legend className="mb-1 text-15 font-medium">{words.category}</legend>
      <div className="flex flex-wrap gap-2">
        {FLASH_CATEGORIES.map((category, place) => (
          <label
            key={category}
            className={clsx(
              'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-4 border px-3 text-15',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide',
              value === category ? 'border-ink font-semibold' : 'border-rule text-ink-2',
            )}
          >
            <input
              type="radio"
              name="flash-category"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={value === category}
              onChange={() => onChange(category)}
            />
            <span aria-hidden="true" className="tabular text-12 text-ink-2">
              {place + 1}
            </span>
            {words.categories[category]}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-13 text-ink-2 max-sm:hidden">{words.categoryHint}</p>
    </fieldset>
  );
}
