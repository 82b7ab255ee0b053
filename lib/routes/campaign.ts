/** Cookie that carries where a visit came from to the tracking record. */
export const CAMPAIGN_COOKIE = 'campaign';
export const CAMPAIGN_MAX_AGE_SECONDS = 30 * 60;
/** Largest cookie value as sent, in bytes. */
const VALUE_MAX_BYTES = 512;

/** Marks that apps and ad networks hang on a link; `utm_*` are all such. */
const CAMPAIGN_NAMES = new Set([
  'from',
  'isappinstalled',
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'msclkid',
  'yclid',
  'ttclid',
  'twclid',
  'bd_vid',
  'igshid',
  'mc_cid',
  'mc_eid',
  'spm',
  'scm',
]);

/** True for a query parameter that says where the visitor came from, not what is wanted. */
export function isCampaignParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith('utm_') || CAMPAIGN_NAMES.has(lower);
}

/**
 * The campaign parameters of a query as one cookie value: a query string, the first
 * non-empty value of each name, pairs that would pass 512 bytes (once the cookie is
 * itself URL-encoded) left out. Undefined when there are none.
 */
export function campaignCookieValue(query: URLSearchParams): string | undefined {
  const kept = new URLSearchParams();
  for (const [name, value] of query) {
    const key = name.toLowerCase();
    if (value.trim() === '' || kept.has(key) || !isCampaignParameter(name)) continue;
    kept.append(key, value);
    if (encodeURIComponent(kept.toString()).length > VALUE_MAX_BYTES) kept.delete(key);
  }
  return kept.toString() || undefined;
}
