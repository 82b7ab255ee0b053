import type { AreaCode } from './load-area-codes';

/**
 * The countries and regions that a search means: by name, by code (with or without its `+`
 * or leading zeros), or by continent. All for an empty search; names that begin so come first.
 */
export function findAreaCodes(list: readonly AreaCode[], query: string): AreaCode[] {
  const wanted = plain(query);
  if (wanted === '') return [...list];
  const digits = /^(?:\+|00)?\d+$/.test(wanted) ? wanted.replace(/^(?:\+|00)/, '') : undefined;
  const found = list.filter(({ country, area_code, continent }) =>
    digits === undefined
      ? plain(country).includes(wanted) || plain(continent).includes(wanted)
      : area_code.startsWith(digits),
  );
  return found.sort((one, other) => rank(one, wanted, digits) - rank(other, wanted, digits));
}

function rank({ country, area_code }: AreaCode, wanted: string, digits: string | undefined) {
  if (digits !== undefined) return area_code === digits ? 0 : 1;
  const name = plain(country);
  return name.startsWith(wanted) ? 0 : name.includes(wanted) ? 1 : 2;
}

/** As it is compared: without case, accents, width, or double blanks. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
