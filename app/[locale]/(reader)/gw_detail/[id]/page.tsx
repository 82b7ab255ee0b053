import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { ArticleView } from '@/components/screens/article-view';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { articleData, changedTime } from '@/lib/api/news-data';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig, readArticle, readRelated } from '@/lib/api/reads';
import { readRecommended } from '@/lib/api/reads-widgets';
import { articleCard, searchPictures } from '@/lib/api/share-card';
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
  const article = await readArticle(id, locale);
  if (!article.found) notFound();
  const config = await readAppConfig(locale);
  if (!config.found) notFound();
  const newsroom = config.data;
  const card = articleCard(article.data, newsroom.brand.name);
  return { locale, id, article: article.data, newsroom, card };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id, article, card } = await load(props);
  return pageMetadata({
    routeId: 'gw_detail',
    locale,
    param: id,
    title: article.title,
    description: article.summary || undefined,
    available: article.editions,
    card,
    article: {
      publishedTime: article.release_time,
      modifiedTime: changedTime(article),
      authorUrl: href('author', { locale, param: article.author.id }),
      section: article.section.name,
      tags: article.labels.map((label) => label.name),
    },
  });
}

export default async function Page(props: Props) {
  const { locale, id, article, newsroom, card } = await load(props);
  const related = await readRelated(id, locale);
  const recommended = await readRecommended(locale);
  const { flashes } = await readRails(locale);
  const url = absoluteUrl(href('gw_detail', { locale, param: id }));
  const images = searchPictures(card, { routeId: 'gw_detail', param: id, locale });
  const data = [articleData(article, { locale, newsroom, images })];
  return (
    <PageFrame
      locale={locale}
      routeId="gw_detail"
      param={id}
      name={article.title}
      available={article.editions}
      data={data}
    >
      <ArticleView
        article={article}
        locale={locale}
        url={url}
        related={related.found ? related.data.list : []}
        recommended={
          recommended.found ? recommended.data.list.filter((item) => item.id !== id) : []
        }
        flashes={flashes}
      />
    </PageFrame>
  );
}
