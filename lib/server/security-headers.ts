/** Headers that every answer carries unless whoever made it decided otherwise. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': "object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
};

/** Those that an answer lacks, as a flat list. @param given its headers, names in lower case. */
export function missingSecurityHeaders(given: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(SECURITY_HEADERS)
    .filter(([name]) => given[name] === undefined)
    .flat();
}
