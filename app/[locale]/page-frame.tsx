import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { SiteShell } from '@/components/layout/site-shell';
import { SocialMarks } from '@/components/social/social-marks';
import { JsonLd, jsonLdMarkup } from '@/components/ui/json-ld';
import { giveToHead } from '@/lib/api/give-to-head';
import { isTemplate } from '@/lib/api/page-template';
import { readAppConfig } from '@/lib/api/reads';
import { absoluteUrl } from '@/lib/api/site';
import { breadcrumbData } from '@/lib/api/structured-data';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { alternates } from '@/lib/routes/alternates';
import { segmentFor, href } from '@/lib/routes/href';
import { publicPath } from '@/lib/routes/public-path';
import { isIndexable, routeById, type RouteId } from '@/lib/routes/route-table';
import { viewSlug, type ViewChoice } from '@/lib/routes/view-slug';

export interface PageFrameProps {
  locale: Locale;
  /** Left out on a page that no row stands for. */
  routeId?: RouteId | undefined;
  param?: string | number | undefined;
  /** What is chosen on the page, where its row has views. */
  view?: ViewChoice | undefined;
  page?: number | undefined;
  /** Name of what `param` names, for the way back to the home page. */
  name?: string | undefined;
  /** Languages in which what is named exists; all where left out. */
  available?: readonly Locale[] | undefined;
  /** What search engines are told of the page, beside the way back. */
  data?: readonly WithContext<Thing>[] | undefined;
  children: ReactNode;
}

/** Puts a page into the site's shell, with its own path for the language links. */
export async function PageFrame(props: PageFrameProps) {
  const { locale, routeId, param, view, page, children } = props;
  const config = await readAppConfig(locale);
  if (!config.found) throw new Error(`The app configuration is missing: ${config.reason}.`);
  return (
    <SiteShell
      locale={locale}
      routeId={routeId}
      param={param}
      pathname={pathOf({ locale, routeId, param, view, page })}
      config={config.data}
      downloadUrl={absoluteUrl(href('download', { locale }))}
    >
      <PageData {...props} />
      {children}
      <PageMarks locale={locale} />
    </SiteShell>
  );
}

/** The page for search engines; nothing on pages that are not theirs. */
function PageData(props: PageFrameProps) {
  const all = isTemplate() ? [] : pageData(props);
  if (all.length === 0 || giveToHead('data', () => jsonLdMarkup(all))) return null;
  return <JsonLd data={all} />;
}

/** What search engines are told of a page: the way back to the home page, and what it brings. */
export function pageData(props: Omit<PageFrameProps, 'children'>): readonly WithContext<Thing>[] {
  const { locale, routeId, param, page, name, available, data = [] } = props;
  if (!routeId || !isIndexable(routeById(routeId))) return [];
  const routes = translatorOf(locale, 'routes');
  // The page's own entry is the edition that it shows.
  const { canonical: path } = alternates(routeId, { locale, param, page }, available);
  const crumbs =
    routeId === 'home' ? [] : [breadcrumbData({ routeId, locale, path }, (id) => routes(id), name)];
  return [...crumbs, ...data];
}

/** What tends the marks of a page, wherever on it they stand; nothing where there are none. */
function PageMarks({ locale }: { locale: Locale }) {
  const t = useTranslations('social');
  const done = { like: t('done.like'), collect: t('done.collect'), follow: t('done.follow') };
  return <SocialMarks locale={locale} words={{ failed: t('failed'), done }} />;
}

function pathOf({
  locale,
  routeId,
  param,
  view = {},
  page,
}: Pick<PageFrameProps, 'locale' | 'routeId' | 'param' | 'view' | 'page'>): string {
  if (!routeId) return href('home', { locale });
  const route = routeById(routeId);
  const parts = { segment: segmentFor(route, param), view: viewSlug(route.view ?? {}, view), page };
  return publicPath(route, locale, parts);
}
