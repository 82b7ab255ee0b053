import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Frozen } from '@/components/ui/frozen';
import type { AppConfig } from '@/lib/contract/app-config';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { LOGIN_HASH } from '@/lib/routes/resolve-request';
import { routeById, type RouteId } from '@/lib/routes/route-table';
import { languagePaths } from '@/lib/routes/switch-locale';
import { FloatingTools } from './floating-tools';
import { LeftMenu } from './left-menu';
import { LoginPrompt } from './login-prompt';
import { MENU_ITEMS } from './menu-groups';
import { PageBehaviours } from './page-behaviours';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink, MAIN_ID } from './skip-link';
import { relativeWords } from './relative-words';

export interface SiteShellProps {
  locale: Locale;
  /** The row shown; its layout flags decide what stands around. Left out on a missing page. */
  routeId?: RouteId | undefined;
  /** What the row's parameter is on this page. */
  param?: string | number | undefined;
  /** Public path of this page in this language; the language links keep it. */
  pathname: string;
  config: AppConfig;
  /** Absolute address of the download page, for the QR code. */
  downloadUrl: string;
  /** Stand in the places of header and footer on a page that has a masthead of its own. */
  masthead?: ReactNode;
  colophon?: ReactNode;
  children: ReactNode;
}

const EVERYTHING = { header: true, footer: true, toolbar: true, download: true, tool: true };

/** Everything around a page: header, left menu, footer, floating tools, and its behaviours. */
export function SiteShell(props: SiteShellProps) {
  const { locale, routeId, param, pathname, config, downloadUrl, masthead, colophon, children } =
    props;
  const route = routeId && routeById(routeId);
  const show = route?.layout ?? EVERYTHING;
  const activeId = activeItem(routeId);
  const languages = languagePaths(pathname);
  const common = useTranslations('common');
  return (
    <div data-theme={route?.dark ? 'harbour' : undefined} className="bg-paper text-ink">
      <SkipLink />
      {show.header && (
        <SiteHeader
          locale={locale}
          paths={languages}
          activeId={activeId}
          config={config}
          downloadUrl={downloadUrl}
        />
      )}
      {masthead}
      {routeId === 'home' && <ScriptHint />}
      <div className={`shell shell-body ${show.toolbar ? 'has-menu' : ''}`}>
        {show.toolbar && (
          <Frozen blanks={languages}>
            {(paths) => <LeftMenu locale={locale} paths={paths} activeId={activeId} />}
          </Frozen>
        )}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          data-route={routeId}
          data-param={param}
          className="min-w-0 outline-none"
        >
          {children}
        </main>
      </div>
      {show.footer && (
        <Frozen blanks={languages}>
          {(paths) => <SiteFooter locale={locale} paths={paths} config={config} />}
        </Frozen>
      )}
      {colophon}
      {(show.download || show.tool) && (
        <Frozen blanks={languages}>
          {(paths) => <FloatingTools locale={locale} paths={paths} app={config.app} show={show} />}
        </Frozen>
      )}
      <PageBehaviours time={relativeWords(common)} />
      <LoginPrompt
        hash={LOGIN_HASH}
        signUpHref={href('signUp', { locale })}
        locale={locale}
        documents={{
          terms: config.term_of_service.value,
          privacy: config.privacy_policy.value,
        }}
        googleClientId={config.google_client_id}
      />
      <SpeculationRules />
    </div>
  );
}

/**
 * The guard sends a visitor home with LOGIN_HASH, where script opens the login dialog. Who runs
 * none is told why they came here, and nobody else is: it shows as that fragment's target alone.
 */
function ScriptHint() {
  const t = useTranslations('layout.user');
  return (
    <noscript>
      <p id={LOGIN_HASH} className="shell hidden py-3 text-15 target:block">
        <span className="block border-l-2 border-signal pl-4">{t('needsScript')}</span>
      </p>
    </noscript>
  );
}

/** The menu's item for a row: its own, or that of the row above it. */
function activeItem(routeId: RouteId | undefined): RouteId | undefined {
  if (!routeId || MENU_ITEMS.some((item) => item.id === routeId)) return routeId;
  const { parent } = routeById(routeId);
  return parent === 'home' ? undefined : parent;
}

/** Fetches a page of ours when the pointer rests on its link; browsers without it skip it. */
function SpeculationRules() {
  // Asking for a guarded page is an act: it would be the one to come back to after signing in.
  const kept = ['/api/*', '/my/*', '/*/my/*', '/publish*', '/*/publish*'];
  // Where a link of another language leads is settled by its click: a choice, or one's own surroundings.
  const isChoice = { selector_matches: 'a[hreflang]' };
  const isOurPage = {
    and: [{ href_matches: '/*' }, { not: { href_matches: kept } }, { not: isChoice }],
  };
  const rules = { prefetch: [{ where: isOurPage, eagerness: 'moderate' }] };
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
