import type { AppConfig } from '@/lib/contract/app-config';
import type { Locale } from '@/lib/i18n/locales';
import type { LanguagePaths } from '@/lib/routes/switch-locale';
import { LanguageLinks } from './language-links';
import { SiteBrand } from './site-brand';
import './landing.css';

export interface LandingLink {
  href: string;
  text: string;
  isCurrent?: boolean;
}

export interface LandingMastheadProps {
  locale: Locale;
  /** This page in each language. */
  paths: LanguagePaths;
  brand: AppConfig['brand'];
  /** The page's own site: its name, the address of its front, and its parts. */
  site?: { name: string; href: string } | undefined;
  links?: readonly LandingLink[] | undefined;
}

/** Head of a page without the site's header: the way home, the languages, the page's own parts. */
export function LandingMasthead(props: LandingMastheadProps) {
  const { locale, paths, brand, site, links = [] } = props;
  return (
    // No banner: spec section 2 has these pages without a header; all that stands here are ways.
    <div className="landing-masthead no-print">
      <nav aria-label={brand.name} className="landing-width flex items-center gap-3">
        <SiteBrand locale={locale} brand={brand} className="shrink-0" />
        {site && (
          <a
            href={site.href}
            className="flex min-h-11 min-w-0 items-center border-l border-rule pl-3 text-13 text-ink-2 hover:text-tide"
          >
            <span className="truncate">{site.name}</span>
          </a>
        )}
        <LanguageLinks
          locale={locale}
          paths={paths}
          look="short"
          className="-mr-2 ml-auto shrink-0"
        />
      </nav>
      {links.length > 0 && (
        <nav aria-label={site?.name} className="border-t border-hairline">
          <ul className="landing-width strip gap-6">
            {links.map(({ href, text, isCurrent }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  className="landing-tab"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="tide-line" />
    </div>
  );
}
