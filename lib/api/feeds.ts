import { getTranslations } from 'next-intl/server';
import { FLASH_CATEGORIES } from '../contract/flash';
import { isCodedError } from '../contract/error-codes';
import type { Locale } from '../i18n/locales';
import { env } from '../platform/env';
import { feedPath, readFeedPath, type FeedScope } from '../routes/feed-path';
import { href } from '../routes/href';
import { publicPath } from '../routes/public-path';
import { isRouteId, routeById } from '../routes/route-table';
import { call } from './call';
import { articleEntry, flashEntry } from './feed-content';
import type { FeedItem } from './feed-document';
import { FEED_WRITERS } from './feed-forms';
import { keptResponse, nothingThere } from './kept-response';
import { absoluteUrl } from './site';

/** What a feed is called, where the same is shown, and what it holds. */
interface FeedContent {
  name: string;
  description: string;
  homePath: string;
  items: FeedItem[];
}

type Newsroom = { name: string; description: string; url: string };

/**
 * A feed by the two last segments of its path; 404 for what there is not. It names itself
 * and its hub in the answer's head too, as WebSub asks.
 */
export async function respondWithFeed(language: string, file: string): Promise<Response> {
  const named = readFeedPath(language, file);
  if (!named) return nothingThere();
  const { locale, scope, form } = named;
  const { brand } = await call('getAppConfig', {}, { locale });
  const url = absoluteUrl(href('aboutus', { locale }));
  const newsroom = { name: brand.name, description: brand.description, url };
  const content = await contentOf(scope, locale, newsroom);
  if (!content) return nothingThere();
  const { type, write } = FEED_WRITERS[form];
  const selfUrl = absoluteUrl(feedPath(locale, scope, form));
  const hubUrl = env().WEBSUB_HUB_URL;
  const text = write({
    title: content.name,
    description: content.description || brand.description,
    homeUrl: absoluteUrl(content.homePath),
    selfUrl,
    hubUrl,
    language: locale,
    publisher: { name: brand.name, url, logoUrl: absoluteUrl('/brand/share.png') },
    items: content.items,
  });
  const links = [`<${selfUrl}>; rel="self"`, ...(hubUrl ? [`<${hubUrl}>; rel="hub"`] : [])];
  return keptResponse(text, type, { link: links.join(', ') });
}

async function contentOf(
  scope: FeedScope,
  locale: Locale,
  newsroom: Newsroom,
): Promise<FeedContent | null> {
  try {
    return scope.kind === 'flash'
      ? await flashContent(scope, locale, newsroom)
      : await articleContent(scope, locale, newsroom);
  } catch (error) {
    if (isCodedError(error) && error.status < 500) return null;
    throw error;
  }
}

async function articleContent(
  scope: Exclude<FeedScope, { kind: 'flash' }>,
  locale: Locale,
  newsroom: Newsroom,
): Promise<FeedContent> {
  const own = await listOf(scope, locale);
  const { list } = await call('feedArticles', own.input, { locale });
  const t = await getTranslations({ locale, namespace: 'feeds' });
  const { name: brand } = newsroom;
  return {
    name: own.name ? t('titleOf', { brand, name: own.name }) : t('articles', { brand }),
    description: own.description,
    homePath: own.homePath,
    items: list.map((article) => articleEntry(article, locale)),
  };
}

/** Which list a feed follows. @throws CodedError notFound for a label, author or section that is not there */
async function listOf(scope: Exclude<FeedScope, { kind: 'flash' }>, locale: Locale) {
  if (scope.kind === 'label') {
    const { name, description } = await call('getLabelDetails', { id: scope.id }, { locale });
    const homePath = href('gw_dex', { locale, param: scope.id });
    return { input: { label_id: scope.id }, name, description, homePath };
  }
  if (scope.kind === 'author') {
    const { nickname, bio } = await call('getAuthorDetails', { id: scope.id }, { locale });
    const homePath = href('author', { locale, param: scope.id });
    return { input: { author_id: scope.id }, name: nickname, description: bio, homePath };
  }
  if (!('key' in scope)) {
    return { input: {}, name: '', description: '', homePath: href('home_wz', { locale }) };
  }
  const { list } = await call('categoryLists', {}, { locale });
  const section = list.find(({ key }) => key === scope.key);
  const route = section && isRouteId(section.route_id) ? section.route_id : 'home_wz';
  return {
    // A section that is not there is refused by the call itself.
    input: { section: scope.key },
    name: section?.name ?? '',
    description: section?.description ?? '',
    homePath: publicPath(routeById(route), locale),
  };
}

async function flashContent(
  scope: Extract<FeedScope, { kind: 'flash' }>,
  locale: Locale,
  { name: brand, description, url }: Newsroom,
): Promise<FeedContent | null> {
  const key = 'key' in scope ? scope.key : undefined;
  const category = FLASH_CATEGORIES.find((known) => known === key);
  const important = key === 'important';
  if (key !== undefined && !category && !important) return null;
  const filter = category ? { category } : important ? { important } : {};
  const { list } = await call('feedFlashes', filter, { locale });
  const feeds = await getTranslations({ locale, namespace: 'feeds' });
  const t = await getTranslations({ locale, namespace: 'flash' });
  const title = feeds('flash', { brand });
  const kind = category ? t(`category.${category}`) : important ? t('important') : '';
  return {
    name: kind ? `${title} · ${kind}` : title,
    description,
    homePath: href('home_kuaixun', { locale, param: key }),
    items: await Promise.all(list.map((flash) => flashEntry(flash, locale, { name: brand, url }))),
  };
}
