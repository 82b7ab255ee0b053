'use client';

import { Button } from '@/components/ui/button';

export interface TurnButtonProps {
  isRemoved: boolean;
  words: { remove: string; undo: string };
  /** What exactly is removed, for who hears the button alone. */
  label: string;
  onTurn: () => void;
}

/** Removes something from a list, or takes that back: one button, so that the focus stays on it. */
export function TurnButton({ isRemoved, words, label, onTurn }: TurnButtonProps) {
  return (
    <Button className="shrink-0" aria-label={isRemoved ? undefined : label} onClick={onTurn}>
      {isRemoved ? words.undo : words.remove}
    </Button>
  );
}
