import type { ReactNode } from 'react';
import { LandingColophon } from '@/components/layout/landing-colophon';
import { LandingMasthead, type LandingLink } from '@/components/layout/landing-masthead';
import { SiteShell } from '@/components/layout/site-shell';
import { Frozen } from '@/components/ui/frozen';
import { readAppConfig } from '@/lib/api/reads';
import { absoluteUrl } from '@/lib/api/site';
import type { Locale } from '@/lib/i18n/locales';
import { href, segmentFor } from '@/lib/routes/href';
import { publicPath } from '@/lib/routes/public-path';
import { routeById, type RouteId } from '@/lib/routes/route-table';
import { languagePaths } from '@/lib/routes/switch-locale';

export interface LandingFrameProps {
  locale: Locale;
  routeId: RouteId;
  /** What the page's path names below its row. */
  param?: string | undefined;
  /** The site that the page is part of, and the site's parts. */
  site?: { name: string; href: string } | undefined;
  links?: readonly LandingLink[] | undefined;
  /** What has to be said at the foot. */
  note?: string | undefined;
  children: ReactNode;
}

/** Puts a page without the site's header and footer between a masthead and a foot of its own. */
export async function LandingFrame(props: LandingFrameProps) {
  const { locale, routeId, param, site, links, note, children } = props;
  const config = await readAppConfig(locale);
  if (!config.found) throw new Error(`The app configuration is missing: ${config.reason}.`);
  const { brand } = config.data;
  const route = routeById(routeId);
  const pathname = publicPath(route, locale, { segment: segmentFor(route, param) });
  const paths = languagePaths(pathname);
  return (
    <SiteShell
      locale={locale}
      routeId={routeId}
      pathname={pathname}
      config={config.data}
      downloadUrl={absoluteUrl(href('download', { locale }))}
      masthead={
        <Frozen>
          <LandingMasthead locale={locale} paths={paths} brand={brand} site={site} links={links} />
        </Frozen>
      }
      colophon={
        <Frozen>
          <LandingColophon locale={locale} paths={paths} brand={brand} note={note} />
        </Frozen>
      }
    >
      {children}
    </SiteShell>
  );
}
