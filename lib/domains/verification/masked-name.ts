/** A long name tells nothing by its length. */
const STARS_MAX = 6;

/** A name with all but its first character hidden, such as `张**`. */
export function maskedName(name: string): string {
  const [first = '', ...rest] = [...new Intl.Segmenter().segment(name)].map(
    ({ segment }) => segment,
  );
  return first + '*'.repeat(Math.min(STARS_MAX, rest.length));
}
