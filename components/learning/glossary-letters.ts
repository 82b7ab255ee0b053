import type { Term } from '@/lib/contract/learning';
import type { Locale } from '@/lib/i18n/locales';

export interface Letter {
  /** A to Z, or `#` for a name that begins with neither. */
  letter: string;
  anchor: string;
  terms: Term[];
}

/** Terms under the first letter of their English names, in the order given, digits first. */
export function lettersOf(terms: readonly Term[], locale: Locale): Letter[] {
  const letters = new Map<string, Letter>();
  for (const term of terms) {
    const english = locale === 'en' ? term.name : term.other_name || term.name;
    const first = english.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    const anchor = `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;
    const known = letters.get(letter) ?? { letter, anchor, terms: [] };
    known.terms.push(term);
    letters.set(letter, known);
  }
  return [...letters.values()];
}
