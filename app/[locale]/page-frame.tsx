import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
import { SocialMarks } from '@/components/social/social-marks';
import { readAppConfig } from '@/lib/api/reads';
import { absoluteUrl } from '@/lib/api/site';
import type { Locale } from '@/lib/i18n/locales';
import { segmentFor, href } from '@/lib/routes/href';
import { publicPath } from '@/lib/routes/public-path';
import { routeById, type RouteId } from '@/lib/routes/route-table';

export interface PageFrameProps {
  locale: Locale;
  /** Left out on a page that no row stands for. */
  routeId?: RouteId | undefined;
  param?: string | number | undefined;
  page?: number | undefined;
  children: ReactNode;
}

/** Puts a page into the site's shell, with its own path for the language links. */
export async function PageFrame({ locale, routeId, param, page, children }: PageFrameProps) {
  const config = await readAppConfig(locale);
  if (!config.found) throw new Error(`The app configuration is missing: ${config.reason}.`);
  return (
    <SiteShell
      locale={locale}
      routeId={routeId}
      pathname={pathOf({ locale, routeId, param, page })}
      config={config.data}
      downloadUrl={absoluteUrl(href('download', { locale }))}
    >
      {children}
      <PageMarks locale={locale} />
    </SiteShell>
  );
}

/** What tends the marks of a page, wherever on it they stand; nothing where there are none. */
function PageMarks({ locale }: { locale: Locale }) {
  const t = useTranslations('social');
  const done = { like: t('done.like'), collect: t('done.collect'), follow: t('done.follow') };
  return <SocialMarks locale={locale} words={{ failed: t('failed'), done }} />;
}

function pathOf({ locale, routeId, param, page }: Omit<PageFrameProps, 'children'>): string {
  if (!routeId) return href('home', { locale });
  const route = routeById(routeId);
  return publicPath(route, locale, { segment: segmentFor(route, param), page });
}
