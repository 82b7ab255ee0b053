import {
  SITEMAP_KINDS,
  type NewsEntry,
  type SitemapEntry,
  type SitemapKind,
} from '../contract/discovery';
import { LOCALES, type Locale } from '../i18n/locales';
import { alternates } from '../routes/alternates';
import { href } from '../routes/href';
import { ALL_ROUTES, isIndexable, type Route, type RouteId } from '../routes/route-table';
import {
  NEWS_SITEMAP_PATH,
  readSitemapPartPath,
  SITEMAP_INDEX_PATH,
  sitemapPartPath,
} from '../routes/sitemap-path';
import { call } from './call';
import { keptResponse, nothingThere } from './kept-response';
import { siteTime } from './news-data';
import { read } from './reads';
import { absoluteUrl } from './site';
import { escapeXml, xmlDocument } from './xml';

const XML_TYPE = 'application/xml; charset=utf-8';
const SITEMAP_NS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The pages that are part of the design: they are no rows of a table. */
const PAGES = 'pages';

/** Rows that the kinds of the map have their pages at. */
const ROUTE_OF: Record<SitemapKind, RouteId> = {
  article: 'gw_detail',
  flash: 'kuaixun_wz',
  author: 'author',
  column: 'zl_list',
  label: 'gw_dex',
  topic: 'home_zt',
  daily: 'home_eightclock',
  weekly: 'home_week',
  technical: 'home_jszk',
  notice: 'notice',
  event: 'ac_detail',
  month: 'gw_shijian',
};

/** Names that Google's news sitemaps have for the site's languages. */
const NEWS_LANGUAGE: Record<Locale, string> = { 'zh-Hans': 'zh-cn', 'zh-Hant': 'zh-tw', en: 'en' };

/** What crawlers may do; pages that are not to be indexed say so themselves and stay readable. */
export function respondWithRobots(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl(SITEMAP_INDEX_PATH)}`,
    `Sitemap: ${absoluteUrl(NEWS_SITEMAP_PATH)}`,
  ];
  return keptResponse(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
}

/** The map of the maps. A part is told to have changed when something in it has. */
export async function respondWithSitemapIndex(): Promise<Response> {
  const { list } = await call('siteMapParts', {}, { locale: 'zh-Hans' });
  const parts = list.map(({ kind, part, changed_time }) => ({
    loc: absoluteUrl(sitemapPartPath(kind, part)),
    lastmod: siteTime(changed_time),
  }));
  const sitemap = [{ loc: absoluteUrl(sitemapPartPath(PAGES, 1)) }, ...parts];
  return keptResponse(xmlDocument({ sitemapindex: { '@xmlns': SITEMAP_NS, sitemap } }), XML_TYPE);
}

/** One part of the map; 404 for a part that holds nothing. @param file last segment of its path */
export async function respondWithSitemapPart(file: string): Promise<Response> {
  const named = readSitemapPartPath(file);
  if (named?.kind === PAGES) return named.part === 1 ? urlSet(pageUrls()) : nothingThere();
  const kind = SITEMAP_KINDS.find((known) => known === named?.kind);
  if (!named || !kind) return nothingThere();
  const entries = await read('siteMapEntries', { kind, part: named.part }, 'zh-Hans');
  if (!entries.found) return nothingThere();
  return urlSet(entries.data.list.flatMap((entry) => entryUrls(ROUTE_OF[kind], entry)));
}

/** The last two days for news search. */
export async function respondWithNewsSitemap(): Promise<Response> {
  const { list } = await call('siteMapNews', {}, { locale: 'zh-Hans' });
  const names = new Map<Locale, string>();
  for (const locale of LOCALES) {
    const { brand } = await call('getAppConfig', {}, { locale });
    names.set(locale, brand.name);
  }
  const url = list.map((entry) => newsUrl(entry, names.get(entry.lang) ?? ''));
  const urlset = {
    '@xmlns': SITEMAP_NS,
    '@xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
    url,
  };
  return keptResponse(xmlDocument({ urlset }), XML_TYPE);
}

const URLSET_START =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<urlset xmlns="${SITEMAP_NS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;

/**
 * A map of addresses, each an element already: a part has thousands of them with four links each, and
 * a builder of nested objects takes a tenth of a second for them.
 */
function urlSet(urls: readonly string[]): Response {
  return keptResponse(`${URLSET_START}${urls.join('')}</urlset>\n`, XML_TYPE);
}

/** Every page that is there by design, in each of its languages; when it changed is not known. */
function pageUrls(): string[] {
  return ALL_ROUTES.filter((route) => route.inSitemap && isIndexable(route)).flatMap((route) =>
    designedParams(route).flatMap((param) => languageUrls(route.id, param, LOCALES)),
  );
}

/** The bare path, and the short list of parameters that are part of the design. */
function designedParams({ param }: Route): (string | undefined)[] {
  if (!param) return [undefined];
  const listed = param.kind === 'slug-of-list' ? (param.oneOf ?? []) : [];
  return param.required ? [...listed] : [undefined, ...listed];
}

function entryUrls(routeId: RouteId, { param, changed_time, editions }: SitemapEntry): string[] {
  return languageUrls(routeId, param, editions, siteTime(changed_time));
}

/** One address a language, each with all of them, itself too (seo.md). */
function languageUrls(
  routeId: RouteId,
  param: string | undefined,
  available: readonly Locale[],
  lastmod?: string,
): string[] {
  const { languages } = alternates(routeId, { locale: 'zh-Hans', param }, available);
  const addresses = Object.entries(languages).map(
    ([tag, path]) => [tag, escapeXml(absoluteUrl(path))] as const,
  );
  const links = addresses
    .map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
    .join('');
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
  return addresses
    .filter(([tag]) => tag !== 'x-default')
    .map(([, address]) => `<url><loc>${address}</loc>${changed}${links}</url>`);
}

function newsUrl({ kind, id, lang, title, release_time }: NewsEntry, name: string) {
  const routeId = kind === 'article' ? 'gw_detail' : 'kuaixun_wz';
  return {
    loc: absoluteUrl(href(routeId, { locale: lang, param: id })),
    'news:news': {
      'news:publication': { 'news:name': name, 'news:language': NEWS_LANGUAGE[lang] },
      'news:publication_date': siteTime(release_time),
      'news:title': title,
    },
  };
}
