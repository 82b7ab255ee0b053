'use client';

import { useState } from 'react';
import { controlOf } from '@/components/layout/own/own-field';

export interface NumberInputProps {
  id: string;
  value: number;
  min: number;
  max: number;
  /** `any` for prices; whole numbers otherwise. */
  step?: 'any' | 1;
  fault?: string;
  onChange: (value: number) => void;
}

/**
 * A number that may be emptied and typed anew: what was typed stays as it is until the field is
 * left, and what is no number changes nothing.
 */
export function NumberInput({ id, value, min, max, step = 1, fault, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number)) return;
    onChange(Math.min(max, Math.max(min, step === 'any' ? number : Math.floor(number))));
  };
  return (
    <input
      {...controlOf({ id, fault })}
      type="number"
      min={min}
      max={max}
      step={step}
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
