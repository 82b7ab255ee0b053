import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CourseView } from '@/components/screens/course-view';
import { SectionView } from '@/components/screens/section-view';
import { articleListData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readArticleList } from '@/lib/api/reads';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../page-frame';
import { readRails } from '../rails';
import { readLearning } from './read-learning';

export interface BeginnersProps {
  params: Promise<{ locale: string; page?: string }>;
}

async function load({ params }: BeginnersProps) {
  const { locale: tag, page: text = '1' } = await params;
  const locale = localeOf(tag);
  const page = numberOf(text);
  const t = await getTranslations({ locale });
  const title = page > 1 ? t('learning.articles') : t('routes.home_xiaobai');
  return { locale, page, title, description: t('routesDescription.home_xiaobai') };
}

export async function beginnersMetadata(props: BeginnersProps): Promise<Metadata> {
  const { locale, page, title, description } = await load(props);
  const feed = { scope: { kind: 'section' as const, key: 'beginners' }, title };
  return pageMetadata({ routeId: 'home_xiaobai', locale, page, title, description, feed });
}

/** The course with the first of the section's articles; its later pages list articles alone. */
export async function BeginnersScreen(props: BeginnersProps) {
  const { locale, page, title, description } = await load(props);
  const list = await readArticleList({ section: 'beginners', page }, locale);
  if (!list.found || (page > 1 && list.data.list.length === 0)) notFound();
  const data = articleListData(list.data.list, page);
  const frame = { locale, routeId: 'home_xiaobai', page, data } as const;
  if (page === 1) {
    return (
      <PageFrame {...frame}>
        <CourseView
          locale={locale}
          title={title}
          description={description}
          articles={list.data}
          {...await readLearning(locale)}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame {...frame}>
      <SectionView
        locale={locale}
        title={title}
        description={description}
        page={list.data}
        hrefOf={(number) => href('home_xiaobai', { locale, page: number })}
        withSection={false}
        {...await readRails(locale)}
      />
    </PageFrame>
  );
}
