import type { ItemList, NewsArticle, WithContext } from 'schema-dts';
import type { IssueDetails, IssueItem, IssueKind } from '../contract/issues';
import type { Locale } from '../i18n/locales';
import { href } from '../routes/href';
import { listData } from './list-data';
import { newsroomArticleData } from './news-data';
import { readAppConfig } from './reads';
import { searchPictures } from './share-card';
import { readShareCard } from './share-facts';

const ROUTES = {
  daily: 'home_eightclock',
  weekly: 'home_week',
  technical: 'home_jszk',
} as const satisfies Record<IssueKind, string>;

/** One issue of a periodical for search engines: an article of the newsroom, and what it points to. */
export async function issueData(
  issue: IssueDetails,
  locale: Locale,
): Promise<WithContext<NewsArticle | ItemList>[]> {
  const entries = issue.entries.map((entry) =>
    entry.kind === 'article'
      ? {
          name: entry.article.title,
          url: href('gw_detail', { locale: entry.article.lang, param: entry.article.id }),
        }
      : {
          name: entry.flash.title,
          url: href('kuaixun_wz', { locale: entry.flash.lang, param: entry.flash.id }),
        },
  );
  const routeId = ROUTES[issue.kind];
  const param = paramOf(issue);
  const config = await readAppConfig(locale);
  const card = await readShareCard(routeId, param, locale);
  if (!config.found || !card) return listData(entries);
  const shown = issue.editions.includes(locale) ? locale : issue.lang;
  const article = newsroomArticleData({
    title: issue.title,
    description: issue.lead,
    url: href(routeId, { locale: shown, param }),
    published: issue.release_time,
    lang: issue.lang,
    section: card.kicker,
    images: searchPictures(card, { routeId, param, locale }),
    newsroom: config.data,
    locale,
  });
  return [article, ...listData(entries)];
}

/** One page of a periodical's issues. */
export function issueListData(
  issues: readonly IssueItem[],
  locale: Locale,
  page: number,
): WithContext<ItemList>[] {
  const entries = issues.map((issue) => ({
    name: issue.title,
    url: href(ROUTES[issue.kind], { locale, param: paramOf(issue) }),
  }));
  return listData(entries, page);
}

/** Briefs are named by their day, the others by id. */
function paramOf({ kind, day, id }: Pick<IssueItem, 'kind' | 'day' | 'id'>): string {
  return kind === 'daily' ? day : String(id);
}
