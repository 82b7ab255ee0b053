import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { DocumentView } from '@/components/screens/document-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig } from '@/lib/api/reads';
import { readDocument } from '@/lib/api/reads-documents';
import type { DocumentKey } from '@/lib/contract/documents';
import { PageFrame } from './page-frame';

export interface DocumentProps {
  params: Promise<{ locale: string }>;
}

/** The page of one of the newsroom's own texts; its row has the text's key. */
export function documentScreen(key: Exclude<DocumentKey, 'home_shequn'>) {
  async function load({ params }: DocumentProps) {
    const locale = localeOf((await params).locale);
    const document = await readDocument(key, locale);
    if (!document.found) notFound();
    return { locale, document: { ...document.data, key } };
  }

  async function generateMetadata(props: DocumentProps): Promise<Metadata> {
    const { locale, document } = await load(props);
    return pageMetadata({ routeId: key, locale, title: document.title });
  }

  async function Page(props: DocumentProps) {
    const { locale, document } = await load(props);
    const config = await readAppConfig(locale);
    return (
      <PageFrame locale={locale} routeId={key}>
        <DocumentView
          locale={locale}
          document={document}
          brand={config.found ? config.data.brand : undefined}
          mail={config.found ? config.data.contact_email : ''}
        />
      </PageFrame>
    );
  }

  return { generateMetadata, Page };
}
