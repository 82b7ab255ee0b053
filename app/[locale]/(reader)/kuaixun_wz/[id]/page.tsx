import { FlashView } from '@/components/screens/flash-view';
import { flashData } from '@/lib/api/news-data';
import { readAppConfig, readFlash, readFlashesAround } from '@/lib/api/reads';
import { flashCard, searchPictures, sharePicture } from '@/lib/api/share-card';
import { absoluteUrl } from '@/lib/api/site';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { href } from '@/lib/routes/href';
import { templatedPage, type TemplatedPage } from '../../../templated-page';
import { readRails } from '../../rails';

export const ensureStatic = 'navigation';

const ROUTE = 'kuaixun_wz';

export function generateStaticParams() {
  return [{ id: '_' }];
}

async function load(id: number, locale: Locale): Promise<TemplatedPage | undefined> {
  const found = await readFlash(id, locale);
  const config = await readAppConfig(locale);
  if (!found.found || !config.found) return undefined;
  const around = await readFlashesAround(id, locale);
  const { hot } = await readRails(locale);
  const flash = found.data;
  const newsroom = config.data;
  const kind = translatorOf(locale, 'flash')(`category.${flash.category}`);
  const card = flashCard(flash, kind, newsroom.brand.name);
  const place = { routeId: ROUTE, param: id, locale } as const;
  const images = searchPictures(card, place);
  return {
    head: {
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
    },
    frame: {
      name: flash.title,
      available: flash.editions,
      data: [flashData(flash, { locale, newsroom, images, kind })],
    },
    view: (
      <FlashView
        flash={flash}
        locale={locale}
        url={absoluteUrl(href(ROUTE, { locale, param: id }))}
        poster={sharePicture(card, place, 'poster').url}
        around={around.found ? around.data : []}
        hot={hot}
      />
    ),
  };
}

const { generateMetadata, Page } = templatedPage({ routeId: ROUTE, load });
export { generateMetadata, Page as default };
