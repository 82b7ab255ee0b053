import { useTranslations } from 'next-intl';
import type { AppConfig } from '@/lib/contract/app-config';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { LanguagePaths } from '@/lib/routes/switch-locale';
import { LanguageLinks } from './language-links';

export interface LandingColophonProps {
  locale: Locale;
  paths: LanguagePaths;
  brand: AppConfig['brand'];
  /** What has to be said of the page: that it is a sample, where its facts come from. */
  note?: string | undefined;
}

/** Foot of a page without the site's footer: ways on, what the page owes to say. */
export function LandingColophon({ locale, paths, brand, note }: LandingColophonProps) {
  const t = useTranslations('layout');
  const routes = useTranslations('routes');
  const links = [
    { to: href('home', { locale }), text: t('home', { brand: brand.name }) },
    { to: href('home_kuaixun', { locale }), text: t('menu.items.home_kuaixun') },
    { to: href('activity', { locale }), text: t('menu.items.activity') },
    { to: href('atlas', { locale }), text: routes('atlas') },
    { to: href('aboutus', { locale }), text: t('footer.aboutus') },
    { to: href('mianzeshengming', { locale }), text: t('footer.disclaimer') },
  ];
  return (
    // No contentinfo: spec section 2 has these pages without a footer.
    <section aria-label={brand.name} className="no-print">
      <div className="tide-line" />
      <div className="landing-width pt-6 pb-28 rail:pb-10">
        {note && <p className="max-w-measure pb-4 text-13 text-ink-2">{note}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ to, text }) => (
              <li key={to}>
                <a
                  href={to}
                  className="inline-flex min-h-11 items-center text-13 text-ink-2 hover:text-tide"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <LanguageLinks locale={locale} paths={paths} look="short" className="-ml-2" />
        </div>
        <p className="mt-3 text-13 text-ink-2">
          © {brand.name} · {t('footer.risk')}
        </p>
      </div>
    </section>
  );
}
