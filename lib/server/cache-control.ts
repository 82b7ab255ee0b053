/** Pages are asked for each time, and answered 304 where nothing changed. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** Shared caches may keep that there is no page this long; browsers ask each time. */
const MISSING_CACHE_CONTROL = 'public, max-age=0, s-maxage=5';

/**
 * What the outside is told about keeping an answer of Next. `s-maxage` is a word
 * between Next and this server: a cache further out would not hear of changes.
 * @param given Next's own Cache-Control.
 */
export function outgoingCacheControl(
  status: number,
  given: string | undefined,
): string | undefined {
  const isMissing = status === 404 || status === 410;
  // One that is in the language of one reader's choice is that reader's.
  if (isMissing && !/\bprivate\b/.test(given ?? '')) return MISSING_CACHE_CONTROL;
  return given !== undefined && /\bs-maxage=/.test(given) ? PAGE_CACHE_CONTROL : given;
}
