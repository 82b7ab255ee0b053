import type { Metadata } from 'next';
import { LOCALES, type Locale } from '../i18n/locales';
import { translatorOf } from '../i18n/translator';
import { alternates } from '../routes/alternates';
import { feedPath, FEED_FORMS, type FeedForm, type FeedScope } from '../routes/feed-path';
import { isIndexable, routeById, type RouteId } from '../routes/route-table';
import { giveToHead } from './give-to-head';
import { headMarkup, type HeadFacts } from './head-markup';
import { readAppConfig } from './reads';
import { plainCard, sharePicture, type ShareCard } from './share-card';
import { hasOwnCard, readShareCard } from './share-facts';
import { absoluteUrl } from './site';

/** Open Graph's names of the site's languages (seo.md). */
const OG_LOCALE: Record<Locale, string> = { 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_HK', en: 'en_US' };

const ROBOTS_INDEX = 'index,follow,max-image-preview:large,max-snippet:-1,max-video-preview:-1';
const ROBOTS_HIDDEN = 'noindex,follow';

/** Card of pages that are for nobody else to see. */
const SHARE_IMAGE = { url: '/brand/share.png', width: 1200, height: 630 };

const FEED_TYPES: Record<FeedForm, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

export interface PageHead {
  routeId: RouteId;
  locale: Locale;
  param?: string | number | undefined;
  page?: number | undefined;
  /** Title of the content; the row's own title else. */
  title?: string | undefined;
  description?: string | undefined;
  /** Languages in which this very content exists; all where left out. */
  available?: readonly Locale[] | undefined;
  /** False for a page that holds nothing that should be found. */
  isIndexed?: boolean | undefined;
  /** What the share card shows, where the page has read it already. */
  card?: ShareCard | undefined;
  /** A feed of what the page shows, beside those of the whole site. */
  feed?: { scope: FeedScope; title: string } | undefined;
  article?: {
    publishedTime: string;
    modifiedTime: string | null;
    /** Path of the page of who wrote it: Open Graph asks for a profile, not a name. */
    authorUrl: string;
    section: string;
    tags: string[];
  };
}

/**
 * Everything in a page's <head> (seo.md): title, description, the one canonical
 * URL, alternates, robots, share metadata; brand defaults where a page has no own.
 */
export async function pageMetadata(head: PageHead): Promise<Metadata> {
  const facts = await headFacts(head);
  return giveToHead('tags', () => headMarkup(facts)) ? {} : facts;
}

/** The same facts, for who writes the head. */
export async function headFacts(head: PageHead): Promise<HeadFacts> {
  const { routeId, locale, param, page = 1, article } = head;
  const names = await textsOf(head);
  const { brand, ownTitle, description } = names;
  const title =
    routeId === 'home' ? `${brand.name} · ${brand.slogan}` : `${ownTitle} - ${brand.name}`;
  const urls = alternates(routeId, { locale, param, page }, head.available ?? LOCALES);
  const languages = Object.entries(urls.languages).map(
    ([tag, path]) => [tag, absoluteUrl(path)] as const,
  );
  const canonical = absoluteUrl(urls.canonical);
  // A page without an edition of its own shows another one, and says so to who shares it.
  const shown = LOCALES.filter((tag) => urls.languages[tag] !== undefined);
  const ownLocale = shown.includes(locale) ? locale : (shown[0] ?? locale);
  const isIndexed = (head.isIndexed ?? true) && isIndexable(routeById(routeId));
  const images = [isIndexed ? await cardOf(head, names) : shareImage(brand.name)];
  return {
    title,
    description,
    alternates: {
      canonical,
      languages: Object.fromEntries(languages),
      ...(isIndexed ? { types: feedsOf(head, brand.name) } : {}),
    },
    robots: isIndexed ? ROBOTS_INDEX : ROBOTS_HIDDEN,
    openGraph: {
      title: ownTitle,
      description,
      url: canonical,
      siteName: brand.name,
      locale: OG_LOCALE[ownLocale],
      alternateLocale: shown.filter((tag) => tag !== ownLocale).map((tag) => OG_LOCALE[tag]),
      images,
      ...(article
        ? {
            type: 'article',
            publishedTime: article.publishedTime,
            ...(article.modifiedTime ? { modifiedTime: article.modifiedTime } : {}),
            authors: [absoluteUrl(article.authorUrl)],
            section: article.section,
            tags: article.tags,
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title: ownTitle, description, images },
  };
}

/**
 * Metadata of a page that is not there: its title. Next itself writes `noindex` into every
 * page with a status over 400, and a second robots line beside it would be one too many.
 */
export async function missingMetadata(title: string, locale: Locale): Promise<Metadata> {
  const config = await readAppConfig(locale);
  const brand = config.found ? config.data.brand.name : '';
  return { title: `${title} - ${brand}` };
}

async function textsOf({ routeId, locale, title, description, page = 1 }: PageHead) {
  const translate = translatorOf(locale);
  const config = await readAppConfig(locale);
  if (!config.found) throw new Error(`The app configuration is missing: ${config.reason}.`);
  const { brand } = config.data;
  const rowTitle = routeId === 'home' ? brand.name : translate(`routes.${routeId}`);
  const base = title ?? rowTitle;
  const told =
    description ??
    (routeId === 'home' ? brand.description : translate(`routesDescription.${routeId}`));
  return {
    brand,
    rowTitle,
    ownTitle: page > 1 ? `${base} · ${translate('common.pager.page', { page })}` : base,
    description: page > 1 ? `${told} ${translate('common.pager.page', { page })}` : told,
  };
}

/** The card of what the page is about, or of its row: two texts are never on one address. */
async function cardOf(
  { routeId, locale, param, card }: PageHead,
  { brand, rowTitle, ownTitle }: Awaited<ReturnType<typeof textsOf>>,
) {
  const own =
    card ?? (hasOwnCard(routeId, param) && (await readShareCard(routeId, String(param), locale)));
  const shown = own || plainCard(rowTitle, brand.name, { kicker: brand.slogan, lang: locale });
  const place = { routeId, locale, param: own ? param : undefined };
  return { ...sharePicture(shown, place), type: 'image/jpeg', alt: ownTitle };
}

/** Feeds by media type: the page's own first, then the site's articles and flash news. */
function feedsOf({ locale, feed }: PageHead, brand: string) {
  const t = translatorOf(locale, 'feeds');
  const feeds = [
    ...(feed ? [{ scope: feed.scope, title: t('titleOf', { brand, name: feed.title }) }] : []),
    { scope: { kind: 'articles' as const }, title: t('articles', { brand }) },
    { scope: { kind: 'flash' as const }, title: t('flash', { brand }) },
  ];
  return Object.fromEntries(
    FEED_FORMS.map((form) => [
      FEED_TYPES[form],
      feeds.map(({ scope, title }) => ({ url: absoluteUrl(feedPath(locale, scope, form)), title })),
    ]),
  );
}

function shareImage(alt: string) {
  return { ...SHARE_IMAGE, url: absoluteUrl(SHARE_IMAGE.url), alt };
}
