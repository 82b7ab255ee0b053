'use client';

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { confirmsCandidate } from '../behaviours/search-box';
import { AreaCodeOptions } from './area-code-options';
import { inputClass } from './field-row';
import { fillIn } from './fill-in';
import { findAreaCodes } from './find-area-codes';
import { loadAreaCodes, type AreaCode } from './load-area-codes';
import { useLoginContext } from './login-context';

export interface AreaCodePickerProps {
  onChoose: (code: string) => void;
  /** Escape, without a choice. */
  onClose: () => void;
}

/**
 * Search among the dialling codes: an editable combobox whose list stands open below it
 * (WAI-ARIA APG, Combobox). It takes its place in the form instead of floating above it.
 */
export function AreaCodePicker({ onChoose, onClose }: AreaCodePickerProps) {
  const { id, locale, words, fail } = useLoginContext();
  const [list, setList] = useState<AreaCode[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const text = words.areaCode;
  const found = findAreaCodes(list ?? [], query);
  const listId = `${id}-area-codes`;

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const refuse = useEffectEvent((error: unknown) => {
    setHasFailed(true);
    fail(error);
  });
  useEffect(() => {
    if (hasFailed) return undefined;
    let isGone = false;
    loadAreaCodes(locale).then(
      (codes) => !isGone && setList(codes),
      (error: unknown) => !isGone && refuse(error),
    );
    return () => {
      isGone = true;
    };
  }, [locale, hasFailed]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (confirmsCandidate(event.nativeEvent)) return;
    const last = found.length - 1;
    const moved = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 5,
      PageUp: active - 5,
    };
    if (event.key in moved) {
      event.preventDefault();
      const next = moved[event.key as keyof typeof moved];
      setActive(
        next > last ? (active === last ? 0 : last) : next < 0 ? (active === 0 ? last : 0) : next,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = found[active];
      if (chosen) onChoose(chosen.area_code);
    } else if (event.key === 'Escape') {
      onClose();
    }
  };

  return (
    <div data-area-codes="" className="mt-2 rounded-4 border border-hairline p-2">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={text.search}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        placeholder={text.search}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        className={inputClass}
      />
      <AreaCodeOptions id={listId} list={found} active={active} onChoose={onChoose} />
      <p
        role="status"
        className={list && found.length > 0 ? 'sr-only' : 'px-1 py-2 text-13 text-ink-2'}
      >
        {statusText()}
      </p>
      {hasFailed && (
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={() => setHasFailed(false)}
        >
          {text.retry}
        </button>
      )}
    </div>
  );

  function statusText(): string {
    if (!list) return hasFailed ? text.failed : text.loading;
    if (found.length === 0) return fillIn(text.none, { query: query.trim() });
    return fillIn(found.length === 1 ? text.found.one : text.found.other, { count: found.length });
  }
}
