import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FlashView } from '@/components/screens/flash-view';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { flashData } from '@/lib/api/news-data';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig, readFlash, readFlashesAround } from '@/lib/api/reads';
import { flashCard, searchPictures, sharePicture } from '@/lib/api/share-card';
import { absoluteUrl } from '@/lib/api/site';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../../page-frame';
import { readRails } from '../../rails';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export function generateStaticParams() {
  return [{ id: '_' }];
}

async function load({ params }: Props) {
  const { locale: tag, id: text } = await params;
  const locale = localeOf(tag);
  const id = numberOf(text);
  const flash = await readFlash(id, locale);
  if (!flash.found) notFound();
  const config = await readAppConfig(locale);
  if (!config.found) notFound();
  const newsroom = config.data;
  const t = await getTranslations({ locale, namespace: 'flash' });
  const kind = t(`category.${flash.data.category}`);
  const card = flashCard(flash.data, kind, newsroom.brand.name);
  return { locale, id, flash: flash.data, newsroom, kind, card };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id, flash, kind, card } = await load(props);
  return pageMetadata({
    routeId: 'kuaixun_wz',
    locale,
    param: id,
    title: flash.title,
    description: flash.content,
    available: flash.editions,
    card,
    article: {
      publishedTime: flash.release_time,
      modifiedTime: flash.updated_time,
      authorUrl: href('aboutus', { locale }),
      section: kind,
      tags: [],
    },
  });
}

export default async function Page(props: Props) {
  const { locale, id, flash, newsroom, kind, card } = await load(props);
  const around = await readFlashesAround(id, locale);
  const { hot } = await readRails(locale);
  const images = searchPictures(card, { routeId: 'kuaixun_wz', param: id, locale });
  const data = [flashData(flash, { locale, newsroom, images, kind })];
  return (
    <PageFrame
      locale={locale}
      routeId="kuaixun_wz"
      param={id}
      name={flash.title}
      available={flash.editions}
      data={data}
    >
      <FlashView
        flash={flash}
        locale={locale}
        url={absoluteUrl(href('kuaixun_wz', { locale, param: id }))}
        poster={sharePicture(card, { routeId: 'kuaixun_wz', param: id, locale }, 'poster').url}
        around={around.found ? around.data : []}
        hot={hot}
      />
    </PageFrame>
  );
}
