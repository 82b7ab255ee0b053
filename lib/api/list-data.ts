import type { ItemList, WithContext } from 'schema-dts';
import type { ArticleItem } from '../contract/articles';
import { PAGE_SIZE_DEFAULT } from '../contract/constants';
import type { FlashItem } from '../contract/flash';
import { href } from '../routes/href';
import { itemListData } from './news-data';

/**
 * The articles of one page of a list, for search engines, each at the address of the edition
 * that is shown; nothing for an empty list.
 */
export function articleListData(
  items: readonly Pick<ArticleItem, 'id' | 'title' | 'lang'>[],
  page = 1,
): WithContext<ItemList>[] {
  return listData(
    items.map(({ id, title, lang }) => ({
      name: title,
      url: href('gw_detail', { locale: lang, param: id }),
    })),
    page,
  );
}

/** The flashes of one page of a list. */
export function flashListData(
  items: readonly Pick<FlashItem, 'id' | 'title' | 'lang'>[],
  page = 1,
): WithContext<ItemList>[] {
  return listData(
    items.map(({ id, title, lang }) => ({
      name: title,
      url: href('kuaixun_wz', { locale: lang, param: id }),
    })),
    page,
  );
}

/** Whatever one page of a list leads to; nothing for an empty list. */
export function listData(
  items: readonly { name: string; url: string }[],
  page = 1,
): WithContext<ItemList>[] {
  return items.length > 0 ? [itemListData(items, (page - 1) * PAGE_SIZE_DEFAULT + 1)] : [];
}
