import { z } from 'zod';

/** One line of text that a person typed: blanks joined, nothing that no keyboard writes. */
export function typedLine(min: number, max: number) {
  return z
    .string()
    .max(8_000)
    .transform((text) =>
      text
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
