import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { LabelView } from '@/components/screens/label-view';
import { articleListData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readArticleList, readLabel } from '@/lib/api/reads';
import { readRecommendedLabels } from '@/lib/api/reads-columns';
import { PageFrame } from '../../../page-frame';
import { readRails } from '../../rails';

/** Labels that a label's page leads on to. */
const RELATED_LABELS = 10;

export interface LabelProps {
  params: Promise<{ locale: string; id: string; page?: string }>;
}

async function load({ params }: LabelProps) {
  const { locale: tag, id: text, page: pageText = '1' } = await params;
  const locale = localeOf(tag);
  const id = numberOf(text);
  const page = numberOf(pageText);
  const label = await readLabel(id, locale);
  if (!label.found) notFound();
  return { locale, id, page, label: label.data };
}

export async function labelMetadata(props: LabelProps): Promise<Metadata> {
  const { locale, id, page, label } = await load(props);
  return pageMetadata({
    routeId: 'gw_dex',
    locale,
    param: id,
    page,
    title: label.name,
    description: label.description || undefined,
    // An empty label holds nothing to be found (seo.md).
    isIndexed: label.article_count > 0,
    feed: { scope: { kind: 'label', id }, title: label.name },
  });
}

export async function LabelScreen(props: LabelProps) {
  const { locale, id, page, label } = await load(props);
  const list = await readArticleList({ label_id: id, page }, locale);
  if (!list.found || (page > 1 && list.data.list.length === 0)) notFound();
  const related = await readRecommendedLabels(id, RELATED_LABELS, locale);
  const { hot } = await readRails(locale);
  return (
    <PageFrame
      locale={locale}
      routeId="gw_dex"
      param={id}
      page={page}
      name={label.name}
      data={articleListData(list.data.list, page)}
    >
      <LabelView
        locale={locale}
        label={label}
        page={list.data}
        related={related.found ? related.data.list : []}
        hot={hot}
      />
    </PageFrame>
  );
}
