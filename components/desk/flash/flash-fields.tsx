'use client';

import type { RefObject } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { FLASH_SOURCE_MAX, FLASH_TEXT_MAX, FLASH_TITLE_MAX } from '@/lib/contract/desk-flash';
import { CategoryKeys } from './category-keys';
import type { FlashDraft } from './flash-draft';
import type { FlashFault } from './flash-faults';
import type { FlashWords } from './flash-words';

export interface FlashFieldsProps {
  words: FlashWords;
  draft: FlashDraft;
  faults: readonly FlashFault[];
  /** The field that the writing begins in. */
  title: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<FlashDraft>) => void;
}

type TextName = 'title' | 'content' | 'title_en' | 'content_en' | 'source_name' | 'source_url';

/** What of a flash is written and chosen. */
export function FlashFields({ words, draft, faults, title, onChange }: FlashFieldsProps) {
  const faultOf = (fault: FlashFault, max = 0) =>
    faults.includes(fault) ? fillIn(words.faults[fault], { max }) : '';
  const bind = (name: TextName, field: { hint?: string; fault?: string } = {}) => ({
    ...controlOf({ id: `flash-${name}`, hint: field.hint, fault: field.fault }),
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const titleFault = faultOf('title', FLASH_TITLE_MAX);
  const textFault = faultOf('content', FLASH_TEXT_MAX);
  return (
    <>
      <OwnField id="flash-title" label={words.title} fault={titleFault}>
        <input
          ref={title}
          maxLength={400}
          lang="zh-Hans"
          {...bind('title', { fault: titleFault })}
        />
      </OwnField>
      <OwnField id="flash-content" label={words.content} hint={words.contentHint} fault={textFault}>
        <textarea
          rows={5}
          lang="zh-Hans"
          {...bind('content', { hint: words.contentHint, fault: textFault })}
        />
      </OwnField>
      <CategoryKeys
        words={words}
        value={draft.category}
        onChange={(category) => onChange({ category })}
      />
      <label className="form-check -my-2 text-15">
        <input
          type="checkbox"
          checked={draft.is_important}
          onChange={(event) => onChange({ is_important: event.target.checked })}
        />
        <span>
          {words.important}
          <span aria-hidden="true" className="ml-2 text-13 text-ink-2 max-sm:hidden">
            {words.importantHint}
          </span>
        </span>
      </label>
      <div className="grid gap-4 sm:grid-cols-2">
        <OwnField id="flash-source_url" label={words.sourceUrl} fault={faultOf('sourceUrl')}>
          <input
            type="url"
            inputMode="url"
            maxLength={1000}
            {...bind('source_url', { fault: faultOf('sourceUrl') })}
          />
        </OwnField>
        <OwnField id="flash-source_name" label={words.sourceName}>
          <input maxLength={FLASH_SOURCE_MAX} {...bind('source_name')} />
        </OwnField>
      </div>
      <details open={draft.title_en !== '' || draft.content_en !== '' || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center text-15 font-medium text-tide">
          {words.english}
        </summary>
        <div className="grid gap-4 pt-2">
          <OwnField id="flash-title_en" label={words.titleEn} fault={faultOf('titleEn')}>
            <input
              maxLength={FLASH_TITLE_MAX}
              lang="en"
              {...bind('title_en', { fault: faultOf('titleEn') })}
            />
          </OwnField>
          <OwnField id="flash-content_en" label={words.contentEn} fault={faultOf('contentEn')}>
            <textarea rows={4} lang="en" {...bind('content_en', { fault: faultOf('contentEn') })} />
          </OwnField>
        </div>
      </details>
    </>
  );
}
