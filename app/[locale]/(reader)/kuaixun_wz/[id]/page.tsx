import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { FlashView } from '@/components/screens/flash-view';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readFlash, readFlashesAround } from '@/lib/api/reads';
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
  return { locale, id, flash: flash.data };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id, flash } = await load(props);
  const { title, content: description, editions: available } = flash;
  return pageMetadata({ routeId: 'kuaixun_wz', locale, param: id, title, description, available });
}

export default async function Page(props: Props) {
  const { locale, id, flash } = await load(props);
  const around = await readFlashesAround(id, locale);
  const { hot } = await readRails(locale);
  return (
    <PageFrame locale={locale} routeId="kuaixun_wz" param={id}>
      <FlashView
        flash={flash}
        locale={locale}
        url={absoluteUrl(href('kuaixun_wz', { locale, param: id }))}
        around={around.found ? around.data : []}
        hot={hot}
      />
    </PageFrame>
  );
}
