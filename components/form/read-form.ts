import type { FieldFault } from '@/lib/contract/error-codes';
import { SAMPLE_LINKS_MAX } from '@/lib/contract/application-rules';
import { countWords } from '@/lib/contract/word-count';

/** What a form says, as the contract's calls take it. */
export type Answers = Record<string, string | string[] | boolean>;
export type Faults = Record<string, FieldFault>;

/** Reads a form's fields by what they hold (`data-kind`). */
export function readAnswers(form: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const field of form.querySelectorAll<HTMLElement>('[data-kind]')) {
    const { kind } = field.dataset;
    if (kind === 'set') answers[field.dataset.name ?? ''] = ticked(field);
    else if (field instanceof HTMLInputElement && kind === 'flag')
      answers[field.name] = field.checked;
    else if (isText(field)) answers[field.name] = kind === 'lines' ? linesOf(field) : field.value;
  }
  return answers;
}

/** What is wrong with a form before it is sent, by field; the server looks again. */
export function findFaults(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const field of form.querySelectorAll<HTMLElement>('[data-kind]')) {
    const name = field.dataset.name ?? (field as HTMLInputElement).name;
    const fault = faultOf(field);
    if (fault) faults[name] = fault;
  }
  return faults;
}

function faultOf(field: HTMLElement): FieldFault | undefined {
  const { kind, min = '0', max = 'Infinity', counted } = field.dataset;
  if (kind === 'set') {
    const { length } = ticked(field);
    return length === 0 ? 'required' : length > Number(max) ? 'tooLong' : undefined;
  }
  if (kind === 'flag') return (field as HTMLInputElement).checked ? undefined : 'required';
  if (!isText(field)) return undefined;
  const text = field.value.trim();
  if (text === '') return field.required ? 'required' : undefined;
  if (kind === 'lines') return areAddresses(linesOf(field)) ? undefined : 'invalid';
  if (field instanceof HTMLInputElement && field.type === 'email' && !isEmail(text))
    return 'invalid';
  const length = counted === 'words' ? countWords(text) : text.length;
  if (length < Number(min)) return 'tooShort';
  return length > Number(max) ? 'tooLong' : undefined;
}

function isText(
  field: Element,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(field.tagName);
}

function ticked(group: HTMLElement): string[] {
  return [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
}

function linesOf(field: { value: string }): string[] {
  return field.value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function areAddresses(lines: readonly string[]): boolean {
  if (lines.length > SAMPLE_LINKS_MAX) return false;
  return lines.every((line) => {
    const url = URL.canParse(line) ? new URL(line) : undefined;
    return /^https?:$/.test(url?.protocol ?? '') && url?.hostname.includes('.');
  });
}

/** Looser than the contract: what it lets through, the server may still refuse. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}
