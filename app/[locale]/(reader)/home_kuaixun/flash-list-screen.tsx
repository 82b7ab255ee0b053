import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { FlashFilter } from '@/components/flash/flash-filters';
import { FlashListView } from '@/components/screens/flash-list-view';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readFlashList } from '@/lib/api/reads';
import { FLASH_CATEGORIES, type FlashCategory } from '@/lib/contract/flash';
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

export async function flashListMetadata(props: FlashListProps): Promise<Metadata> {
  const { locale, category, active, page } = await read(props);
  const translate = await getTranslations({ locale });
  const name = translate('routes.home_kuaixun');
  const filterName =
    active === 'all'
      ? undefined
      : active === 'important'
        ? translate('flash.important')
        : translate(`flash.category.${active}`);
  const title = filterName ? `${filterName} · ${name}` : name;
  return pageMetadata({ routeId: 'home_kuaixun', locale, param: category, page, title });
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
    <PageFrame locale={locale} routeId="home_kuaixun" param={category} page={page}>
      <FlashListView locale={locale} page={list.data} hot={hot} filters={filters} />
    </PageFrame>
  );
}
