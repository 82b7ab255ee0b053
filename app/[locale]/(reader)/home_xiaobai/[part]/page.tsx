import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GlossaryView } from '@/components/screens/glossary-view';
import { ScamsView } from '@/components/screens/scams-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { PageFrame } from '../../../page-frame';
import { readLearning } from '../read-learning';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string; part: string }>;
}

export function generateStaticParams() {
  return [{ part: '_' }];
}

async function load({ params }: Props) {
  const { locale: tag, part } = await params;
  if (part !== 'glossary' && part !== 'scams') notFound();
  return { locale: localeOf(tag), part } as const;
}

async function textsOf(props: Props) {
  const { locale, part } = await load(props);
  const t = await getTranslations({ locale, namespace: 'learning' });
  return part === 'glossary'
    ? { title: t('glossaryTitle'), description: t('glossaryDeck') }
    : { title: t('scamsTitle'), description: t('scamsDeck') };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, part } = await load(props);
  const texts = await textsOf(props);
  return pageMetadata({ routeId: 'home_xiaobai', locale, param: part, ...texts });
}

export default async function Page(props: Props) {
  const { locale, part } = await load(props);
  const View = part === 'glossary' ? GlossaryView : ScamsView;
  const { title } = await textsOf(props);
  return (
    <PageFrame locale={locale} routeId="home_xiaobai" param={part} name={title}>
      <View locale={locale} {...await readLearning(locale)} />
    </PageFrame>
  );
}
