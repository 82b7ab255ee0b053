/** Ways of leaving the page; an object, so that tests can look on. */
export const pageAddress = {
  reload: () => location.reload(),
  /** @param path of this site. */
  go: (path: string) => location.assign(path),
};
