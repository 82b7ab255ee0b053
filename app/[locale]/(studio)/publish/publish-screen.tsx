import type { Metadata } from 'next';
import { PublishView } from '@/components/screens/publish-view';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { PageFrame } from '../../page-frame';

interface Props {
  params: Promise<{ locale: string; id?: string }>;
}

export async function publishMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id: param } = await params;
  return pageMetadata({ routeId: 'publish', locale: localeOf(locale), param });
}

/** /publish and /publish/{id}: which text is one's own is known in the browser alone. */
export async function PublishScreen({ params }: Props) {
  const { locale: tag, id } = await params;
  const locale = localeOf(tag);
  const articleId = id === undefined ? null : numberOf(id);
  return (
    <PageFrame locale={locale} routeId="publish" param={articleId ?? undefined}>
      <PublishView locale={locale} articleId={articleId} />
    </PageFrame>
  );
}
