import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundView, type NotFoundKind } from '@/components/screens/not-found-view';
import { localeOf } from '@/lib/api/page-params';
import { missingMetadata } from '@/lib/api/page-metadata';
import { ENTITY_KINDS } from '@/lib/routes/route-row';
import { readRails } from '../../(reader)/rails';
import { PageFrame } from '../../page-frame';

export const ensureStatic = 'navigation';

/** The middleware's words for what is missing, and the view's. */
const KINDS: ReadonlyMap<string, NotFoundKind> = new Map<string, NotFoundKind>([
  ['page', 'page'],
  ...ENTITY_KINDS.map((kind) => [kind, kind] as const),
  ['withdrawn-article', 'withdrawnArticle'],
  ['withdrawn-flash', 'withdrawnFlash'],
]);

interface Props {
  params: Promise<{ locale: string; what: string }>;
}

export function generateStaticParams() {
  return [{ what: '_' }];
}

async function read({ params }: Props) {
  const { locale: tag, what } = await params;
  const locale = localeOf(tag);
  const kind = KINDS.get(what);
  if (!kind) notFound();
  return { locale, kind };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, kind } = await read(props);
  const translate = await getTranslations({ locale, namespace: 'missing' });
  return missingMetadata(translate(`${kind}.title`), locale);
}

export default async function Page(props: Props) {
  const { locale, kind } = await read(props);
  const { hot } = await readRails(locale);
  return (
    <PageFrame locale={locale}>
      <NotFoundView kind={kind} locale={locale} hot={hot} />
    </PageFrame>
  );
}
