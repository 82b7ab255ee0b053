import { ArticleView } from '@/components/screens/article-view';
import { articleData, changedTime } from '@/lib/api/news-data';
import { readAppConfig, readArticle, readRelated } from '@/lib/api/reads';
import { readRecommended } from '@/lib/api/reads-widgets';
import { articleCard, searchPictures } from '@/lib/api/share-card';
import { absoluteUrl } from '@/lib/api/site';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { templatedPage, type TemplatedPage } from '../../../templated-page';
import { readRails } from '../../rails';

export const ensureStatic = 'navigation';

const ROUTE = 'gw_detail';

export function generateStaticParams() {
  return [{ id: '_' }];
}

async function load(id: number, locale: Locale): Promise<TemplatedPage | undefined> {
  const found = await readArticle(id, locale);
  const config = await readAppConfig(locale);
  if (!found.found || !config.found) return undefined;
  const related = await readRelated(id, locale);
  const recommended = await readRecommended(locale);
  const { flashes } = await readRails(locale);
  const article = found.data;
  const card = articleCard(article, config.data.brand.name);
  const images = searchPictures(card, { routeId: ROUTE, param: id, locale });
  return {
    head: {
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
    },
    frame: {
      name: article.title,
      available: article.editions,
      data: [articleData(article, { locale, newsroom: config.data, images })],
    },
    view: (
      <ArticleView
        article={article}
        locale={locale}
        url={absoluteUrl(href(ROUTE, { locale, param: id }))}
        related={related.found ? related.data.list : []}
        recommended={
          recommended.found ? recommended.data.list.filter((item) => item.id !== id) : []
        }
        flashes={flashes}
      />
    ),
  };
}

const { generateMetadata, Page } = templatedPage({ routeId: ROUTE, load });
export { generateMetadata, Page as default };
