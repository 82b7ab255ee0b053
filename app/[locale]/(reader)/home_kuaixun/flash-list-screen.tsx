import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { flashDays } from '@/components/flash/flash-days';
import type { FlashFilter } from '@/components/flash/flash-filters';
import { FlashListView } from '@/components/screens/flash-list-view';
import { flashListData } from '@/lib/api/list-data';
import { liveBlogData } from '@/lib/api/news-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig, readFlashList } from '@/lib/api/reads';
import { readShareCard } from '@/lib/api/share-facts';
import { sharePicture } from '@/lib/api/share-card';
import { FLASH_CATEGORIES, type FlashCategory, type FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../page-frame';
import { readRails } from '../rails';

export interface FlashListProps {
  params: Promise<{ locale: string; category?: string; page?: string }>;
}

/** What a filter's address asks of the list; undefined for an address that is no filter. */
function filterOf(category: string | undefined) {
  if (category === undefined) return {};
  if (category === 'important') return { important: true };
  return FLASH_CATEGORIES.includes(category as FlashCategory)
    ? { category: category as FlashCategory }
    : undefined;
}

async function read({ params }: FlashListProps) {
  const { locale: tag, category, page = '1' } = await params;
  const locale: Locale = localeOf(tag);
  const filter = filterOf(category);
  if (!filter) notFound();
  const active = (category ?? 'all') as FlashFilter;
  return { locale, category, active, filter, page: numberOf(page) };
}

async function titlesOf({ locale, active }: { locale: Locale; active: FlashFilter }) {
  const translate = await getTranslations({ locale });
  const name = translate('routes.home_kuaixun');
  const filterName =
    active === 'all'
      ? undefined
      : active === 'important'
        ? translate('flash.important')
        : translate(`flash.category.${active}`);
  return { title: filterName ? `${filterName} · ${name}` : name, filterName };
}

export async function flashListMetadata(props: FlashListProps): Promise<Metadata> {
  const { locale, category, active, page } = await read(props);
  const { title, filterName } = await titlesOf({ locale, active });
  const feed =
    category && filterName
      ? { scope: { kind: 'flash' as const, key: category }, title }
      : undefined;
  const description = filterName && (await describe(locale, filterName));
  const head = { routeId: 'home_kuaixun' as const, locale, param: category, page };
  return pageMetadata({ ...head, title, feed, description });
}

/** What a filter shows, for search engines: no two lists say the same of themselves. */
async function describe(locale: Locale, filter: string) {
  const t = await getTranslations({ locale });
  return `${t('flash.filtered', { filter })} ${t('routesDescription.home_kuaixun')}`;
}

/** The list, and on its first page what has come on the newest day. */
async function dataOf(
  items: readonly FlashItem[],
  { locale, category, page }: { locale: Locale; category: string | undefined; page: number },
) {
  const list = flashListData(items, page);
  const [day] = flashDays(items);
  const config = await readAppConfig(locale);
  if (page > 1 || category || !day || !config.found) return list;
  const card = await readShareCard('home_kuaixun', undefined, locale);
  const live = liveBlogData(day, {
    locale,
    newsroom: config.data,
    title: (await titlesOf({ locale, active: 'all' })).title,
    url: href('home_kuaixun', { locale }),
    image: card ? sharePicture(card, { routeId: 'home_kuaixun', locale }).url : '',
  });
  return live ? [...list, live] : list;
}

export async function FlashListScreen(props: FlashListProps) {
  const { locale, category, active, filter, page } = await read(props);
  const list = await readFlashList({ ...filter, page }, locale);
  if (!list.found || (page > 1 && list.data.list.length === 0)) notFound();
  const { hot } = await readRails(locale);
  const filters = {
    active,
    hrefOf: (filter: FlashFilter) =>
      href('home_kuaixun', { locale, param: filter === 'all' ? undefined : filter }),
  };
  return (
    <PageFrame
      locale={locale}
      routeId="home_kuaixun"
      param={category}
      page={page}
      name={category && (await titlesOf({ locale, active })).filterName}
      data={await dataOf(list.data.list, { locale, category, page })}
    >
      <FlashListView locale={locale} page={list.data} hot={hot} filters={filters} />
    </PageFrame>
  );
}
