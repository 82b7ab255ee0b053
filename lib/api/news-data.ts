import type {
  ItemList,
  LiveBlogPosting,
  NewsArticle,
  NewsMediaOrganization,
  ProfilePage,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { AppConfig } from '../contract/app-config';
import type { ArticleDetails } from '../contract/articles';
import { SITE_TIME_ZONE } from '../contract/constants';
import type { FlashDetails, FlashItem } from '../contract/flash';
import type { Locale } from '../i18n/locales';
import { href } from '../routes/href';
import { absoluteUrl } from './site';
import { timeAtOffset } from './structured-data';

const CONTEXT = 'https://schema.org' as const;
/** Longest headline that search engines show. */
const HEADLINE_MAX = 110;
const LOGO = '/brand/logo.svg';

/** What the newsroom is called and where else it is. */
export type Newsroom = Pick<AppConfig, 'brand' | 'socials' | 'contact_email'>;

/** schema.org's NewsArticle for an article; its text stays in the page (seo.md). */
export function articleData(
  article: ArticleDetails,
  page: { locale: Locale; newsroom: Newsroom; images: readonly string[] },
): WithContext<NewsArticle> {
  const { locale, newsroom, images } = page;
  const url = absoluteUrl(
    href('gw_detail', { locale: languageOf(article, locale), param: article.id }),
  );
  const changed = changedTime(article);
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: headlineOf(article.title),
    ...(article.summary && { description: article.summary }),
    image: [...images],
    datePublished: siteTime(article.release_time),
    ...(changed && { dateModified: siteTime(changed) }),
    author: [
      {
        '@type': 'Person',
        name: article.author.nickname,
        url: absoluteUrl(href('author', { locale, param: article.author.id })),
      },
    ],
    publisher: publisherOf(newsroom),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    inLanguage: article.lang,
    articleSection: article.section.name,
    ...(article.labels.length > 0 && { keywords: article.labels.map(({ name }) => name) }),
    isAccessibleForFree: true,
    ...(article.corrections.length > 0 && {
      correction: article.corrections.map(({ text, time }) => ({
        '@type': 'CorrectionComment' as const,
        text,
        datePublished: siteTime(time),
      })),
    }),
    ...(article.sponsor && { sponsor: { '@type': 'Organization', name: article.sponsor } }),
    ...(article.source?.url && { isBasedOn: article.source.url }),
  };
}

/** schema.org's NewsArticle for a flash, written by the newsroom. @param kind name of its kind. */
export function flashData(
  flash: FlashDetails,
  page: { locale: Locale; newsroom: Newsroom; images: readonly string[]; kind: string },
): WithContext<NewsArticle> {
  const { locale, newsroom, images, kind } = page;
  const data = newsroomArticleData({
    title: flash.title,
    url: href('kuaixun_wz', { locale: languageOf(flash, locale), param: flash.id }),
    published: flash.release_time,
    changed: flash.updated_time,
    lang: flash.lang,
    section: kind,
    images,
    newsroom,
    locale,
  });
  return { ...data, ...(flash.source?.url && { isBasedOn: flash.source.url }) };
}

/** schema.org's NewsArticle for what the newsroom wrote as one; `url` is a path of the site. */
export function newsroomArticleData(text: {
  title: string;
  description?: string;
  url: string;
  published: string;
  changed?: string | null;
  lang: Locale;
  section: string;
  images: readonly string[];
  newsroom: Newsroom;
  locale: Locale;
}) {
  const url = absoluteUrl(text.url);
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle' as const,
    headline: headlineOf(text.title),
    ...(text.description && { description: text.description }),
    image: [...text.images],
    datePublished: siteTime(text.published),
    ...(text.changed && { dateModified: siteTime(text.changed) }),
    author: [newsroomAuthor(text.newsroom, text.locale)],
    publisher: publisherOf(text.newsroom),
    mainEntityOfPage: { '@type': 'WebPage' as const, '@id': url },
    url,
    inLanguage: text.lang,
    articleSection: text.section,
    isAccessibleForFree: true,
  };
}

/** schema.org's LiveBlogPosting for the flashes of one day at UTC+8, newest first. */
export function liveBlogData(
  day: { day: string; items: readonly FlashItem[] },
  page: { locale: Locale; newsroom: Newsroom; title: string; url: string; image: string },
): WithContext<LiveBlogPosting> | undefined {
  const { locale, newsroom, title } = page;
  const [newest] = day.items;
  if (!newest) return undefined;
  const url = absoluteUrl(page.url);
  return {
    '@context': CONTEXT,
    '@type': 'LiveBlogPosting',
    headline: `${title} · ${day.day}`,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: [page.image],
    inLanguage: locale,
    datePublished: siteTime(day.items.at(-1)?.release_time ?? newest.release_time),
    dateModified: siteTime(newest.release_time),
    coverageStartTime: `${day.day}T00:00:00+08:00`,
    coverageEndTime: `${day.day}T23:59:59+08:00`,
    author: [newsroomAuthor(newsroom, locale)],
    publisher: publisherOf(newsroom),
    liveBlogUpdate: day.items.map((item) => ({
      '@type': 'BlogPosting' as const,
      headline: headlineOf(item.title),
      url: flashUrl(item),
      inLanguage: item.lang,
      datePublished: siteTime(item.release_time),
      ...(item.updated_time && { dateModified: siteTime(item.updated_time) }),
    })),
  };
}

/** schema.org's NewsMediaOrganization: who publishes this site. */
export function newsroomData(
  newsroom: Newsroom,
  locale: Locale,
): WithContext<NewsMediaOrganization> {
  return {
    '@context': CONTEXT,
    ...publisherOf(newsroom),
    description: newsroom.brand.description,
    slogan: newsroom.brand.slogan,
    ...(newsroom.contact_email && { email: newsroom.contact_email }),
    sameAs: newsroom.socials.map(({ url }) => url).filter((url) => url.startsWith('https://')),
    ethicsPolicy: absoluteUrl(href('aboutus', { locale })),
    correctionsPolicy: absoluteUrl(href('aboutus', { locale, hash: 'corrections' })),
  };
}

/** schema.org's WebSite, for the home page. */
export function webSiteData(newsroom: Newsroom, locale: Locale): WithContext<WebSite> {
  const url = absoluteUrl(href('home', { locale }));
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}#website`,
    name: newsroom.brand.name,
    description: newsroom.brand.description,
    url,
    inLanguage: locale,
    publisher: { '@id': publisherId() },
  };
}

/** schema.org's ProfilePage of somebody who writes; addresses are paths of the site or whole ones. */
export function profileData(person: {
  name: string;
  description: string;
  url: string;
  image: string;
  locale: Locale;
  articleCount: number;
}): WithContext<ProfilePage> {
  const { name, description, image, locale, articleCount } = person;
  const url = absoluteUrl(person.url);
  return {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    url,
    inLanguage: locale,
    mainEntity: {
      '@type': 'Person',
      name,
      url,
      ...(description && { description }),
      ...(image && { image: absoluteUrl(image) }),
      agentInteractionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WriteAction' },
        userInteractionCount: articleCount,
      },
    },
  };
}

/** schema.org's ItemList of what a list leads to. @param first place of its first entry, from 1. */
export function itemListData(
  items: readonly { name: string; url: string }[],
  first = 1,
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, place) => ({
      '@type': 'ListItem' as const,
      position: first + place,
      name,
      url: absoluteUrl(url),
    })),
  };
}

/** When the article last really changed: its text, or what was put right in it; null for never. */
export function changedTime({
  updated_time,
  corrections,
}: Pick<ArticleDetails, 'updated_time' | 'corrections'>): string | null {
  const times = corrections.map(({ time }) => time);
  if (updated_time) times.push(updated_time);
  return times.length > 0 ? times.reduce((late, time) => (time > late ? time : late)) : null;
}

/** A moment as structured data tells it: at the site's own offset, +08:00. */
export function siteTime(moment: string): string {
  return timeAtOffset(moment, SITE_TIME_ZONE);
}

function publisherOf({ brand }: Newsroom) {
  return {
    '@type': 'NewsMediaOrganization' as const,
    '@id': publisherId(),
    name: brand.name,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject' as const, url: absoluteUrl(LOGO) },
  };
}

function publisherId(): string {
  return `${absoluteUrl('/')}#publisher`;
}

function newsroomAuthor({ brand }: Newsroom, locale: Locale) {
  return {
    '@type': 'Organization' as const,
    name: brand.name,
    url: absoluteUrl(href('aboutus', { locale })),
  };
}

/** A flash at the address of the edition that is shown. */
function flashUrl({ id, lang }: Pick<FlashItem, 'id' | 'lang'>): string {
  return absoluteUrl(href('kuaixun_wz', { locale: lang, param: id }));
}

/** The address that stands for the text shown: a page without its own edition shows another's. */
function languageOf({ editions, lang }: Pick<FlashDetails, 'editions' | 'lang'>, locale: Locale) {
  return editions.includes(locale) ? locale : lang;
}

function headlineOf(title: string): string {
  const letters = [...title];
  return letters.length > HEADLINE_MAX ? `${letters.slice(0, HEADLINE_MAX - 1).join('')}…` : title;
}
