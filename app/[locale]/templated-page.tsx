import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, type ReactElement } from 'react';
import { Frozen } from '@/components/ui/frozen';
import { Given } from '@/components/ui/given';
import { jsonLdMarkup } from '@/components/ui/json-ld';
import { markupApart } from '@/components/ui/static-markup';
import { inLanguage } from '@/components/ui/words';
import { headMarkup } from '@/lib/api/head-markup';
import { headFacts, pageMetadata, type PageHead } from '@/lib/api/page-metadata';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { contentMark, isTemplate, providePageContent } from '@/lib/api/page-template';
import type { Locale } from '@/lib/i18n/locales';
import { languageOf } from '@/lib/i18n/translator';
import { routeById, type RouteId } from '@/lib/routes/route-table';
import { PageFrame, pageData, type PageFrameProps } from './page-frame';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

/** Pages about one thing with an id, words and links alone, with the same around them all. */
export interface TemplatedKind {
  routeId: RouteId;
  /**
   * Reads all that the page shows; undefined where there is no such thing. The server runs it
   * outside Next too: readings are direct or remembered in one pass (`isOnePass`, lib/api/reads),
   * words are translatorOf's, and what Next alone allows in a page (notFound, 'use cache') fails.
   */
  load: (id: number, locale: Locale) => Promise<TemplatedPage | undefined>;
}

export interface TemplatedPage {
  head: Omit<PageHead, 'routeId' | 'locale' | 'param'> & Required<Pick<PageHead, 'card'>>;
  frame: Pick<PageFrameProps, 'name' | 'available' | 'data'>;
  /** What stands in the page's columns: no island in it. */
  view: ReactElement;
}

const COLUMNS = 'columns';

/**
 * The page of a kind. React makes of them all the same but for what is in their columns: that, and
 * their heads, are made apart from it too, for the server to fill in (lib/server/page-templates).
 */
export function templatedPage({ routeId, load: read }: TemplatedKind) {
  // Once for the head of a page of React's and the page; apart from React it remembers nothing.
  const load = cache(read);

  async function placeOf({ params }: Props) {
    const { locale: tag, id } = await params;
    return { routeId, locale: localeOf(tag), param: numberOf(id) };
  }

  async function found({ locale, param }: { locale: Locale; param: number }) {
    return (await load(param, locale)) ?? notFound();
  }

  providePageContent(routeById(routeId).path, async (param, locale) => {
    const page = await load(param, locale);
    if (!page) return undefined;
    const place = { routeId, locale, param };
    const facts = await headFacts({ ...place, ...page.head });
    const { html, head } = inLanguage(languageOf(locale), () => markupApart(page.view));
    const data = jsonLdMarkup(pageData({ ...place, ...page.frame }));
    return { head: headMarkup(facts) + head + data, html };
  });

  async function generateMetadata(props: Props): Promise<Metadata> {
    const place = await placeOf(props);
    if (isTemplate()) return {};
    return pageMetadata({ ...place, ...(await found(place)).head });
  }

  async function Page(props: Props) {
    const place = await placeOf(props);
    const mark = contentMark();
    if (mark) {
      return (
        <PageFrame {...place}>
          <Given as="div" attributes={{ className: COLUMNS }} html={mark} />
        </PageFrame>
      );
    }
    const { frame, view } = await found(place);
    return (
      <PageFrame {...place} {...frame}>
        <Frozen unique>
          <div className={COLUMNS}>{view}</div>
        </Frozen>
      </PageFrame>
    );
  }

  return { generateMetadata, Page };
}
