/** Families of generated covers in public/covers, one for each section of the newsroom. */
export const COVER_FAMILIES = [
  'industry',
  'policy',
  'market',
  'technology',
  'beginners',
  'coverage',
  'security',
  'opinion',
] as const;
export type CoverFamily = (typeof COVER_FAMILIES)[number];

/** Patterns that each family has. */
export const COVERS_PER_FAMILY = 6;

/**
 * Address of the generated cover of something without a picture. The same key and id
 * always get the same one; neighbours in a list get different ones. A key that has no
 * family of its own is given one by its letters.
 */
export function coverAddress(key: string, id: number): string {
  const family = isCoverFamily(key) ? key : familyOf(key);
  return `/covers/${family}-${1 + (scatter(id) % COVERS_PER_FAMILY)}.svg`;
}

function isCoverFamily(key: string): key is CoverFamily {
  return (COVER_FAMILIES as readonly string[]).includes(key);
}

function familyOf(key: string): CoverFamily {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return COVER_FAMILIES[sum % COVER_FAMILIES.length] ?? COVER_FAMILIES[0];
}

/** Steps by five, which is prime to six: all patterns in turn, never twice in a row. */
function scatter(id: number): number {
  return Math.abs(Math.trunc(id) * 5);
}
