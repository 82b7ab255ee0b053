import { useTranslations } from 'next-intl';
import { iconTargetClass } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Frozen } from '@/components/ui/frozen';
import type { AppConfig } from '@/lib/contract/app-config';
import { href } from '@/lib/routes/href';
import { AppPopover } from './app-popover';
import { LanguagePopover } from './language-popover';
import { MenuList, type MenuProps } from './left-menu';
import { MobileMenu } from './mobile-menu';
import { SearchForm } from './search-form';
import { SectionBar } from './section-bar';
import { SiteBrand } from './site-brand';
import { UserMenu } from './user-menu';

export interface SiteHeaderProps extends MenuProps {
  config: AppConfig;
  downloadUrl: string;
}

/** The masthead: brand, search, languages, app, publish, the reader (spec section 2, Header). */
export function SiteHeader({ locale, paths, activeId, config, downloadUrl }: SiteHeaderProps) {
  const t = useTranslations('layout');
  return (
    <>
      <header className="no-print">
        <div className="shell flex h-14 items-center gap-1 rail:h-18 rail:gap-2">
          <MobileMenu
            strings={{ open: t('menu.open'), close: t('menu.close'), title: t('menu.all') }}
            icon={<Icon name="menu" size={22} />}
            closeIcon={<Icon name="x" />}
            iconClass={`${iconTargetClass} -ml-3`}
          >
            <Frozen blanks={paths}>
              {(blank) => <MenuList locale={locale} paths={blank} activeId={activeId} />}
            </Frozen>
          </MobileMenu>
          <Frozen>
            <SiteBrand locale={locale} brand={config.brand} />
          </Frozen>
          <p className="ml-3 truncate border-l border-hairline pl-3 text-13 text-ink-2 max-wide:hidden">
            {config.brand.slogan}
          </p>
          <Frozen>
            <SearchForm
              locale={locale}
              id="header-search"
              withHot
              className="ml-auto w-64 max-rail:hidden wide:w-72"
            />
          </Frozen>
          <a
            href={href('search', { locale })}
            aria-label={t('search.submit')}
            className={`${iconTargetClass} ml-auto rail:hidden`}
          >
            <Icon name="search" />
          </a>
          <Frozen blanks={paths}>
            {(blank) => (
              <LanguagePopover
                locale={locale}
                paths={blank}
                side="below"
                summaryClass={iconTargetClass}
                className="max-rail:hidden"
              />
            )}
          </Frozen>
          <Frozen>
            <AppPopover locale={locale} downloadUrl={downloadUrl} className="max-rail:hidden" />
          </Frozen>
          <a
            href={href('publish', { locale })}
            data-needs-login=""
            className={buttonClass('outline', 'max-sm:hidden min-h-9 px-3 text-13')}
          >
            <Icon name="pen-line" size={16} />
            {t('publish')}
          </a>
          <ReaderMenu locale={locale} />
        </div>
        <div className="tide-line max-rail:hidden" />
      </header>
      <Frozen>
        <SectionBar locale={locale} activeId={activeId} />
      </Frozen>
    </>
  );
}

function ReaderMenu({ locale }: Pick<SiteHeaderProps, 'locale'>) {
  const t = useTranslations('layout.user');
  return (
    <UserMenu
      icon={<Icon name="circle-user-round" size={22} />}
      iconClass={`${iconTargetClass} max-rail:-mr-3`}
      locale={locale}
      loginHref={href('signUp', { locale })}
      homeHref={href('home', { locale })}
      strings={{
        login: t('login'),
        menu: t('menu'),
        unread: {
          one: t('unread', { count: 1 }),
          other: t('unread', { count: 99 }).replace('99', '{count}'),
        },
        logout: t('logout'),
        leaving: t('leaving'),
        verifyAgain: t('verifyAgain'),
        failed: t('failed'),
      }}
      items={[
        { href: href('my', { locale }), text: t('info') },
        { href: href('mywz', { locale }), text: t('articles') },
        { href: href('ac_organ', { locale }), text: t('organ') },
        { href: href('publish', { locale }), text: t('publish') },
      ]}
      desk={{ href: href('desk', { locale }), text: t('desk') }}
    />
  );
}
