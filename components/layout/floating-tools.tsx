import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { AppConfig } from '@/lib/contract/app-config';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { LanguagePaths } from '@/lib/routes/switch-locale';
import { LanguagePopover } from './language-popover';
import { WechatOverlay } from './wechat-overlay';

export interface FloatingToolsProps {
  locale: Locale;
  paths: LanguagePaths;
  app: AppConfig['app'];
  /** The app button and the language button (spec section 2: two flags of a route). */
  show: { download: boolean; tool: boolean };
}

const ROUND =
  'grid size-11 place-items-center rounded-full border border-hairline bg-surface text-ink-2 shadow-float transition-colors hover:text-tide';

/** Languages, the app and the way up, floating at the lower right. */
export function FloatingTools({ locale, paths, app, show }: FloatingToolsProps) {
  const t = useTranslations('layout');
  return (
    <aside
      aria-label={t('tools.label')}
      data-makes-way=""
      className="makes-way no-print fixed right-3 bottom-4 z-(--z-float) flex flex-col gap-2 rail:right-5 rail:bottom-6"
    >
      {show.tool && (
        <button
          type="button"
          data-back-to-top=""
          aria-label={t('tools.top')}
          title={t('tools.top')}
          className={clsx(ROUND, 'to-top js-only')}
        >
          <Icon name="arrow-up" />
        </button>
      )}
      {show.tool && (
        <LanguagePopover locale={locale} paths={paths} side="above" summaryClass={ROUND} />
      )}
      {show.download && <AppButton locale={locale} app={app} className={ROUND} />}
    </aside>
  );
}

export interface AppButtonProps {
  locale: Locale;
  app: AppConfig['app'];
  className?: string | undefined;
}

/** Opens the app; behaviours/app-link does the steps, without script it is a link to /download. */
export function AppButton({ locale, app, className }: AppButtonProps) {
  const t = useTranslations('layout.app');
  return (
    <>
      <a
        href={href('download', { locale })}
        data-app-link=""
        data-scheme={app.scheme}
        data-ios={app.ios_url}
        data-android={app.android_url || app.package_url}
        aria-label={t('open')}
        title={t('open')}
        className={className}
      >
        <Icon name="smartphone" />
      </a>
      <WechatOverlay />
    </>
  );
}
