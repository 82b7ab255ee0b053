import { foreignLang } from '@/components/ui/foreign-lang';
import { callApi } from '@/lib/client/call-api';
import type { ArticleItem } from '@/lib/contract/articles';
import { RECOMMEND_SIZE } from '@/lib/contract/constants';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** A row of a list of links, as much of it as changes. */
export interface LiveRow {
  href: string;
  text: string;
  /** Language of the text where it is not the page's. */
  lang: string;
  /** ISO time of what it leads to; '' where the list shows none. */
  time: string;
}

/** The lists that live-lists brings up to date: where their rows come from, by `data-live-list`. */
export const LIST_SOURCES = {
  search: async (locale: Locale) => {
    const { searchLists } = await callApi('hotSearchList', {}, { locale });
    return searchLists.map(({ keyword }) => ({
      href: href('search', { locale, param: keyword }),
      text: keyword,
      lang: '',
      time: '',
    }));
  },
  hot: async (locale: Locale) => {
    const answer = await callApi(
      'homeHotList',
      { limit: RECOMMEND_SIZE },
      { locale, method: 'GET' },
    );
    return answer.hotLists.map((item) => rowOf(item, locale));
  },
  recommended: async (locale: Locale) => {
    const answer = await callApi('recommendList', { page: 1, size: RECOMMEND_SIZE }, { locale });
    return answer.list.map((item) => rowOf(item, locale));
  },
} satisfies Record<string, (locale: Locale) => Promise<LiveRow[]>>;

export type LiveListName = keyof typeof LIST_SOURCES;

export function isLiveListName(name: string | undefined): name is LiveListName {
  return name !== undefined && Object.hasOwn(LIST_SOURCES, name);
}

function rowOf(item: ArticleItem, locale: Locale): LiveRow {
  return {
    href: href('gw_detail', { locale: item.lang, param: item.id }),
    text: item.title,
    lang: foreignLang(item.lang, locale) ?? '',
    time: item.release_time,
  };
}
