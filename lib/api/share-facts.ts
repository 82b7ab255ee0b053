import { getTranslations } from 'next-intl/server';
import type { Locale } from '../i18n/locales';
import { readParam } from '../routes/path-param';
import { isIndexable, routeById, type RouteId } from '../routes/route-table';
import { readAppConfig, readArticle, readAuthor, readFlash, readLabel } from './reads';
import { readColumn } from './reads-columns';
import { readNotice } from './reads-documents';
import { readActivity } from './reads-events';
import { readBrief, readIssue, readTopic } from './reads-issues';
import { articleCard, flashCard, plainCard, searchPictures, type ShareCard } from './share-card';

/** What is known of a thing, apart from its row's name and the brand. */
interface Named {
  title: string;
  pic?: string;
  lang?: Locale;
}

type ReadNamed = (param: string, locale: Locale) => Promise<Named | undefined>;

/** Things that have cards with their own names; what others name by a parameter shows the row's. */
const NAMED: Partial<Record<RouteId, ReadNamed>> = {
  author: async (id, locale) => {
    const author = await readAuthor(Number(id), locale);
    return author.found ? { title: author.data.nickname } : undefined;
  },
  zl_list: async (id, locale) => {
    const column = await readColumn(Number(id), locale);
    return column.found ? { title: column.data.title, pic: column.data.pic } : undefined;
  },
  gw_dex: async (id, locale) => {
    const label = await readLabel(Number(id), locale);
    return label.found ? { title: label.data.name } : undefined;
  },
  home_zt: async (id, locale) => {
    const topic = await readTopic(Number(id), locale);
    return topic.found ? { title: topic.data.title, pic: topic.data.pic } : undefined;
  },
  home_eightclock: async (day, locale) => {
    const brief = await readBrief(day, locale);
    return brief.found ? { title: brief.data.title, lang: brief.data.lang } : undefined;
  },
  home_week: async (id, locale) => issueName(await readIssue('weekly', Number(id), locale)),
  home_jszk: async (id, locale) => issueName(await readIssue('technical', Number(id), locale)),
  ac_detail: async (id, locale) => {
    const event = await readActivity(Number(id), locale);
    return event.found ? { title: event.data.title, pic: event.data.poster } : undefined;
  },
  notice: async (id, locale) => {
    const notice = await readNotice(Number(id), locale);
    return notice.found ? { title: notice.data.title } : undefined;
  },
};

/** True where what the parameter names has a card of its own. */
export function hasOwnCard(routeId: RouteId, param: string | number | undefined): boolean {
  if (param === undefined) return false;
  return routeId === 'gw_detail' || routeId === 'kuaixun_wz' || NAMED[routeId] !== undefined;
}

/**
 * What the share picture of a page shows; null where there is no such page, or it is not one
 * to be shown around.
 */
export async function readShareCard(
  routeId: RouteId,
  param: string | undefined,
  locale: Locale,
): Promise<ShareCard | null> {
  const route = routeById(routeId);
  if (!isIndexable(route)) return null;
  const config = await readAppConfig(locale);
  if (!config.found) return null;
  const brand = config.data.brand.name;
  const t = await getTranslations({ locale });
  if (param === undefined) {
    if (route.param?.required) return null;
    const title = routeId === 'home' ? brand : t(`routes.${routeId}`);
    return plainCard(title, brand, { kicker: config.data.brand.slogan, lang: locale });
  }
  if (!route.param || !readParam(route.param, param)) return null;
  if (routeId === 'gw_detail') {
    const article = await readArticle(Number(param), locale);
    return article.found ? articleCard(article.data, brand) : null;
  }
  if (routeId === 'kuaixun_wz') {
    const flash = await readFlash(Number(param), locale);
    if (!flash.found) return null;
    return flashCard(flash.data, t(`flash.category.${flash.data.category}`), brand);
  }
  const named = await NAMED[routeId]?.(param, locale);
  if (!named) return null;
  const { title, pic, lang = locale } = named;
  return plainCard(title, brand, { kicker: t(`routes.${routeId}`), pic, lang });
}

function issueName(reading: Awaited<ReturnType<typeof readIssue>>): Named | undefined {
  return reading.found ? { title: reading.data.title, lang: reading.data.lang } : undefined;
}

/** Pictures of a page for search engines, in their shapes; a row's own where nothing is named. */
export async function pagePictures(
  routeId: RouteId,
  locale: Locale,
  param?: string | number,
): Promise<string[]> {
  const named = param === undefined ? undefined : String(param);
  const card = await readShareCard(routeId, named, locale);
  return card ? searchPictures(card, { routeId, param: named, locale }) : [];
}
