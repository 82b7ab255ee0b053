import { useTranslations } from 'next-intl';
import type { AppConfig } from '@/lib/contract/app-config';
import type { Locale } from '@/lib/i18n/locales';
import { feedPath } from '@/lib/routes/feed-path';
import { href } from '@/lib/routes/href';
import type { LanguagePaths } from '@/lib/routes/switch-locale';
import { LanguageLinks } from './language-links';
import { MENU_ITEMS } from './menu-groups';
import { SiteBrand } from './site-brand';

export interface SiteFooterProps {
  locale: Locale;
  paths: LanguagePaths;
  config: AppConfig;
}

/** Sections, the house, languages, documents, and where else the newsroom can be followed. */
export function SiteFooter({ locale, paths, config }: SiteFooterProps) {
  const t = useTranslations('layout.footer');
  const menu = useTranslations('layout.menu.items');
  const routes = useTranslations('routes');
  const house = [
    { href: href('aboutus', { locale }), text: t('aboutus') },
    { href: href('notice', { locale }), text: t('notice') },
    { href: href('home_hz', { locale }), text: t('cooperation') },
    { href: href('gw_ruzhu', { locale }), text: t('columnist') },
    { href: href('feed_back', { locale }), text: t('feedback') },
    { href: href('download', { locale }), text: t('download') },
    // What is written in English alone leads on for who reads English.
    ...(locale === 'en' ? [{ href: href('en', { locale }), text: routes('en') }] : []),
  ];
  const documents = [
    { href: config.term_of_service.value || href('fuwutiaokuan', { locale }), text: t('terms') },
    { href: config.privacy_policy.value, text: t('privacy') },
    { href: href('mianzeshengming', { locale }), text: t('disclaimer') },
    { href: href('copyright', { locale }), text: t('copyright') },
    { href: feedPath(locale, { kind: 'articles' }, 'rss'), text: t('feed') },
  ].filter((link) => link.href !== '');
  return (
    <footer className="site-foot no-print">
      <div className="tide-line" />
      <div className="shell grid gap-x-10 gap-y-8 pt-8 pb-24 rail:grid-cols-[minmax(0,1.2fr)_minmax(0,2fr)_minmax(0,1fr)] rail:pb-10">
        <div>
          <SiteBrand locale={locale} brand={config.brand} />
          <p className="mt-2 max-w-[24em] text-13 text-ink-2">{config.brand.slogan}</p>
          <div className="mt-3">
            <h2 className="sr-only">{t('languages')}</h2>
            <LanguageLinks locale={locale} paths={paths} look="short" className="-ml-2" />
          </div>
          {config.socials.length > 0 && (
            <FooterLinks
              title={t('follow')}
              links={config.socials.map(({ url, name }) => ({ href: url, text: name }))}
              look="line"
              className="mt-4"
            />
          )}
        </div>
        <FooterLinks
          title={t('sections')}
          links={MENU_ITEMS.map((item) => ({
            href: href(item.id, { locale }),
            text: menu(item.id),
          }))}
          look="columns"
        />
        <FooterLinks title={t('about')} links={house} look="list" />
        <div className="border-t border-hairline pt-4 text-13 text-ink-2 rail:col-span-3">
          <ul className="-my-2 flex flex-wrap gap-x-4">
            {documents.map(({ href: address, text }) => (
              <li key={text}>
                <a
                  href={address}
                  className="inline-flex min-h-11 items-center hover:text-tide rail:min-h-9"
                >
                  {text}
                </a>
              </li>
            ))}
            <li>
              <PrivacySwitch />
            </li>
          </ul>
          <p className="mt-3">
            © {config.brand.name} · {t('times')}
            {/* A full-width stop brings its own blank. */}
            {locale === 'en' && ' '}
            {t('risk')}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** For who has script: without it nothing is counted. What it says is true of most, and set right by ./privacy-switch. */
function PrivacySwitch() {
  const t = useTranslations('layout.footer.counting');
  return (
    <button
      type="button"
      role="switch"
      aria-checked="true"
      data-privacy-switch
      data-on={t('on')}
      data-off={t('off')}
      data-asked={t('asked')}
      title={t('hint')}
      className="script-only inline-flex min-h-11 items-center hover:text-tide rail:min-h-9 [&:lang(en)]:gap-1"
    >
      {t('label')}
      <span data-privacy-state className="min-w-[2em] text-start">
        {t('on')}
      </span>
    </button>
  );
}

interface FooterLinksProps {
  title: string;
  links: readonly { href: string; text: string }[];
  look: keyof typeof LIST_CLASSES;
  className?: string;
}

const LIST_CLASSES = {
  line: 'flex flex-wrap gap-x-4',
  columns: 'grid grid-cols-3 gap-x-4',
  list: 'grid grid-cols-3 gap-x-4 rail:grid-cols-1',
} as const;

function FooterLinks({ title, links, look, className }: FooterLinksProps) {
  return (
    <div className={className}>
      <h2 className="text-13 font-semibold">{title}</h2>
      <ul className={`mt-1 text-13 ${LIST_CLASSES[look]}`}>
        {links.map(({ href: address, text }) => (
          <li key={text}>
            <a
              href={address}
              className="inline-flex min-h-11 items-center text-ink-2 hover:text-tide rail:min-h-8"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
