const FOLDER = '/sitemaps';

/** The map of the maps, and the map of the last two days. */
export const SITEMAP_INDEX_PATH = '/sitemap.xml';
export const NEWS_SITEMAP_PATH = '/sitemap-news.xml';

/** Path of one part of the site's map, e.g. `/sitemaps/article-12.xml`. */
export function sitemapPartPath(kind: string, part: number): string {
  return `${FOLDER}/${kind}-${part}.xml`;
}

/** Kind and part that the last segment of such a path names; null where it names none. */
export function readSitemapPartPath(file: string): { kind: string; part: number } | null {
  const [, kind, part] = /^([a-z]{1,20})-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  return kind && part ? { kind, part: Number(part) } : null;
}
