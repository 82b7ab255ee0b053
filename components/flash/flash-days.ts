import { dayKey } from '@/components/ui/relative-time';
import type { FlashItem } from '@/lib/contract/flash';

export interface FlashDay {
  /** The day at UTC+8, `2026-03-04`. */
  day: string;
  items: FlashItem[];
}

/** Flashes by their day at UTC+8, in the order given: a new day begins where the date changes. */
export function flashDays(items: readonly FlashItem[]): FlashDay[] {
  const days: FlashDay[] = [];
  for (const item of items) {
    const day = dayKey(item.release_time);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** About how many lines a text takes, of so many CJK characters each; an empty one between paragraphs too. */
export function lineCount(text: string, charactersPerLine: number): number {
  const linesOf = (paragraph: string) =>
    Math.max(1, Math.ceil(textWidth(paragraph) / charactersPerLine));
  return text.split('\n').reduce((lines, paragraph) => lines + linesOf(paragraph), 0);
}

/** Rough room that a text takes, in CJK characters: a Latin letter counts half. */
function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.5;
  return width;
}
