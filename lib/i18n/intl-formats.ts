/** Formats that are kept, for as many languages, zones and currencies as a site has. */
const KEPT_MAX = 500;

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/**
 * `Intl.DateTimeFormat` of a language and options, made once: making one costs more than a hundred
 * uses of it, and a map of addresses writes thousands of times.
 * Throws RangeError for options that Intl refuses, such as an unknown zone.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** `Intl.NumberFormat` of a language and options, made once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

function kept<T>(formats: Map<string, T>, locale: string, options: object, make: () => T): T {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  // Zones and currencies are the users' choice; the oldest makes room.
  if (formats.size >= KEPT_MAX) formats.delete(formats.keys().next().value ?? key);
  formats.set(key, made);
  return made;
}
