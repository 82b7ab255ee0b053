import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { breadcrumbData } from '@/lib/api/structured-data';
import { MARKET_TYPES, type MarketType } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { LandingFrame } from '../landing-frame';

export interface MarketFrameProps {
  locale: Locale;
  /** Left out on the section's front. */
  type?: MarketType | undefined;
  children: ReactNode;
}

/** The data section's masthead with its parts as tabs. */
export async function MarketFrame({ locale, type, children }: MarketFrameProps) {
  const t = await getTranslations({ locale, namespace: 'market' });
  const routes = await getTranslations({ locale, namespace: 'routes' });
  const front = href('DataEra', { locale });
  const path = type ? href('DataEra', { locale, param: type }) : front;
  return (
    <LandingFrame
      locale={locale}
      routeId="DataEra"
      param={type}
      site={{ name: routes('DataEra'), href: front }}
      links={[
        { href: front, text: t('types.overview'), isCurrent: type === undefined },
        ...MARKET_TYPES.map((at) => ({
          href: href('DataEra', { locale, param: at }),
          text: t(`types.${at}.name`),
          isCurrent: at === type,
        })),
      ]}
    >
      <JsonLd
        data={breadcrumbData(
          { routeId: 'DataEra', locale, path },
          (id) => routes(id),
          type && t(`types.${type}.title`),
        )}
      />
      {children}
    </LandingFrame>
  );
}
