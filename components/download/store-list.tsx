import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { AppConfig } from '@/lib/contract/app-config';
import { isStoreLink } from './store-link';

export interface StoreListProps {
  app: AppConfig['app'];
}

/** Where the app can be had, by platform; a store that has it not yet says so. */
export function StoreList({ app }: StoreListProps) {
  const t = useTranslations('download');
  const stores = [
    { key: 'ios', url: app.ios_url, icon: 'smartphone' },
    { key: 'android', url: app.android_url, icon: 'smartphone' },
    { key: 'package', url: app.package_url, icon: 'layers' },
  ] as const;
  const isSoon = stores.some(({ url }) => !isStoreLink(url));
  return (
    <section id="get" aria-labelledby="get-title" className="scroll-mt-6">
      <h2 id="get-title" className="font-display text-20">
        {t('get')}
      </h2>
      <ul className="mt-3 border-t border-rule">
        {stores.map(({ key, url, icon }) => (
          <li key={key} className="store" data-platform={key}>
            <Icon name={icon} size={22} className="text-tide" />
            <div>
              <h3 className="text-17 font-semibold">
                {t(`platforms.${key}.name`)}
                <span className="store-yours ml-2 text-12 font-medium text-signal">
                  {t('yours')}
                </span>
              </h3>
              <p className="text-13 text-ink-2">{t(`platforms.${key}.note`)}</p>
            </div>
            {isStoreLink(url) ? (
              <a
                href={url}
                data-store-link=""
                rel="noopener"
                className={buttonClass('outline', 'store-act')}
              >
                {t(`platforms.${key}.act`)}
              </a>
            ) : (
              <p className="text-13 text-ink-2">{t('soon')}</p>
            )}
          </li>
        ))}
      </ul>
      {isSoon && <p className="mt-3 text-13 text-ink-2">{t('soonNote')}</p>}
    </section>
  );
}
