import { numberFormat } from '@/lib/i18n/intl-formats';

/** A sentence with its `{names}` put in; what has no value stays as it is. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A sentence for one thing, and for several or none. */
export interface Counted {
  one: string;
  other: string;
}

/** The sentence for a number of things, with `{count}` put in; 1,234 in every language. */
export function fillCount(sentence: Counted, count: number): string {
  return fillIn(count === 1 ? sentence.one : sentence.other, {
    count: numberFormat('en', {}).format(count),
  });
}
