import { z } from 'zod';

/** The largest number of the database's whole-number columns, which have 32 bits. */
export const WHOLE_NUMBER_MAX = 2_147_483_647;

/**
 * A whole number of an input: sent as a number, or as plain decimal digits, which is how a query
 * and a form send one. Nothing else is taken for a number: a yes, a list or `0x1` that names a
 * row by accident would be answered with that row instead of the mistake.
 */
export function wholeNumber(min: number, max = WHOLE_NUMBER_MAX) {
  const range = z.number().int().min(min).max(max);
  return z.preprocess<unknown, typeof range, number>(readDigits, range);
}

function readDigits(sent: unknown): unknown {
  if (typeof sent !== 'string' || !/^\d+$/.test(sent)) return sent;
  // However many digits there are, they are a number too high, and not none at all.
  return Math.min(Number(sent), Number.MAX_SAFE_INTEGER);
}
