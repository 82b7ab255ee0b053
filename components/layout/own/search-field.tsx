'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

export interface SearchFieldProps {
  id: string;
  label: string;
  className?: string;
  /** Called a moment after the last letter, and at once for Enter. */
  onSearch: (keyword: string) => void;
}

const PAUSE_MS = 300;
const KEYWORD_MAX = 100;

/** A box that searches while one types; not while a word is still being composed. */
export function SearchField({ id, label, className, onSearch }: SearchFieldProps) {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (value: string, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(value.trim()), afterMs);
  };
  return (
    <form
      role="search"
      className={clsx('block', className)}
      onSubmit={(event) => {
        event.preventDefault();
        search(text, 0);
      }}
    >
      <label htmlFor={id} className="mb-1 block text-13 text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        maxLength={KEYWORD_MAX}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const isComposing = (event.nativeEvent as InputEvent).isComposing;
          if (!isComposing) search(event.target.value, PAUSE_MS);
        }}
        onCompositionEnd={(event) => search(event.currentTarget.value, PAUSE_MS)}
      />
    </form>
  );
}
