/**
 * Whether a configured address leads to a store or a package. None, and the site's own
 * download page, which stands in until a deployment sets one, lead to neither.
 */
export function isStoreLink(url: string): boolean {
  return url !== '' && !/^(?:\/(?:zh-hant|en))?\/download\/?$/.test(url);
}
