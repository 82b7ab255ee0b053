/**
 * What is none of a page's: addresses with handlers of their own, and the files of `public`. The
 * middleware's matcher spells it out, since Next reads that before any code runs.
 */
export const NOT_A_PAGE =
  '(?:_next|api|media|og|feeds|sitemaps|brand|covers|icons|manifests|\\.well-known)(?:/|$)|' +
  '(?:icon\\.svg|favicon\\.ico|apple-touch-icon\\.png|robots\\.txt|sw\\.js|sitemap[^/]*\\.xml)$';

const PAGE_ADDRESS = new RegExp(`^/(?!${NOT_A_PAGE})`);

/** True where an address is a page's, whether there is one or not. @param pathname as it came. */
export function isPageAddress(pathname: string): boolean {
  return PAGE_ADDRESS.test(pathname);
}
