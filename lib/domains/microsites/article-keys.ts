import { siteKey, siteKeyId } from '../articles/public';

/** What was written here is named by its id: it outlives a change of the site's address. */
const OWN = /^article:([1-9]\d{0,8})$/;

/** How a site names an article that was written here. */
export const ownArticleKey = (id: number): string => `article:${id}`;

/** The id in a key of an article that was written here, also as archives carry it. */
export function ownArticleId(key: string): number | undefined {
  const id = OWN.exec(key)?.[1];
  return id === undefined ? siteKeyId('article', key) : Number(id);
}

/** The key as an archive carries it: there an article written here has the site's address. */
export function archivedArticleKey(key: string): string {
  const id = OWN.exec(key)?.[1];
  return id === undefined ? key : siteKey('article', Number(id));
}
