import type { z } from 'zod';
import { CodedError, type FieldFault } from './error-codes';

/**
 * What somebody sent, as its schema wants it.
 * @throws CodedError invalidInput with the fault of each field, by path.
 */
export function parseInput(schema: z.ZodType, rawInput: unknown): unknown {
  const parsed = schema.safeParse(rawInput ?? {});
  if (parsed.success) return parsed.data;
  const faults: Record<string, FieldFault> = {};
  for (const issue of parsed.error.issues) {
    faults[issue.path.join('.') || '(body)'] ??= faultOf(issue, rawInput);
  }
  const field = Object.keys(faults).join(', ');
  throw new CodedError('invalidInput', { field }, undefined, faults);
}

/** What is wrong with one field, for a form to say beside it. */
function faultOf(issue: z.core.$ZodIssue, rawInput: unknown): FieldFault {
  const value = issue.path.reduce<unknown>(
    (at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step],
    rawInput,
  );
  const isText = typeof value === 'string';
  if (value === undefined || (isText && value.trim() === '')) return 'required';
  return faultOfIssue(issue);
}

/** The fault that an issue of a schema is; a number is too low or too high, not short or long. */
export function faultOfIssue(issue: z.core.$ZodIssue): FieldFault {
  if (issue.code === 'too_small') return isOfNumber(issue) ? 'tooLow' : 'tooShort';
  if (issue.code === 'too_big') return isOfNumber(issue) ? 'tooHigh' : 'tooLong';
  const isNumberWanted =
    issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int');
  return isNumberWanted ? 'notNumber' : 'invalid';
}

function isOfNumber({ origin }: { origin: string }): boolean {
  return origin === 'number' || origin === 'int';
}
