import { z } from 'zod';

/** What turns the writing round or is seen by nobody; a joiner within an emoji stays. */
const HIDDEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** Text without what turns the writing round or is seen by nobody. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '');
}

/** One line of text that a person typed: blanks joined, nothing that no keyboard writes. */
export function typedLine(min: number, max: number) {
  return z
    .string()
    .max(8_000)
    .transform((text) =>
      withoutHidden(text)
        .replace(/\p{Surrogate}/gu, '\uFFFD')
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(min).max(max));
}

/** Text of several lines that a person typed. */
export function typedText(min: number, max: number) {
  return z
    .string()
    .max(40_000)
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/\p{Surrogate}/gu, '\uFFFD')
        .replace(/[^\P{Cc}\n]/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(min).max(max));
}
