'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';

export interface ReceiptWords {
  title: string;
  reference: string;
  copy: string;
  copied: string;
  again: string;
}

export interface ReceiptProps {
  reference: string;
  /** What happens next. */
  text: string;
  words: ReceiptWords;
  onAgain: () => void;
  /** The main act, where there is one. */
  children?: ReactNode;
}

/** Stands in the place of a form that was sent: its reference, and what happens next. */
export function Receipt({ reference, text, words, onAgain, children }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-y border-rule py-8">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 font-display text-24 outline-none"
      >
        <Icon name="check" size={24} className="text-tide" />
        {words.title}
      </h3>
      <p className="mt-4 text-13 text-ink-2">{words.reference}</p>
      <p className="font-mono text-24 font-semibold tracking-wide" translate="no">
        {reference}
      </p>
      <p className="mt-3 max-w-measure text-15">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {children}
        <CopyButton text={reference} words={words} />
        <button type="button" className={buttonClass('plain')} onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </div>
  );
}

function CopyButton({ text, words }: { text: string; words: { copy: string; copied: string } }) {
  const copy = async (button: HTMLButtonElement) => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = words.copied;
    } catch {
      // A browser that lets nobody copy: the reference stands there to be selected.
    }
  };
  return (
    <button
      type="button"
      className={buttonClass('outline')}
      onClick={(event) => void copy(event.currentTarget)}
    >
      {words.copy}
    </button>
  );
}
