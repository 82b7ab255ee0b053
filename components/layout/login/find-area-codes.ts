import type { AreaCode } from './load-area-codes';

/**
 * The countries and regions that a search means: by its name in any of the three languages,
 * by code (with or without its `+`, leading zeros, blanks or hyphens), or by continent. All for an empty search; names that begin so come first.
 */
export function findAreaCodes(list: readonly AreaCode[], query: string): AreaCode[] {
  const wanted = plain(query);
  if (wanted === '') return [...list];
  const number = wanted.replace(/[\s()-]/g, '');
  const digits = /^(?:\+|00)?\d+$/.test(number) ? number.replace(/^(?:\+|00)/, '') : undefined;
  const found = list.filter((entry) =>
    digits === undefined
      ? [...namesOf(entry), entry.continent].some((name) => plain(name).includes(wanted))
      : entry.area_code.startsWith(digits),
  );
  return found.sort((one, other) => rank(one, wanted, digits) - rank(other, wanted, digits));
}

function rank(entry: AreaCode, wanted: string, digits: string | undefined) {
  if (digits !== undefined) return entry.area_code === digits ? 0 : 1;
  const names = namesOf(entry).map(plain);
  if (names.some((name) => name.startsWith(wanted))) return 0;
  return names.some((name) => name.includes(wanted)) ? 1 : 2;
}

/** The name that is shown, and those in the other languages. */
function namesOf({ country, names = [] }: AreaCode): string[] {
  return [country, ...names];
}

/** As it is compared: without case, accents, width, or double blanks. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
