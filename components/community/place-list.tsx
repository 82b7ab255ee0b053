import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import { TitleText } from '@/components/ui/title-text';
import { SampleMark } from './sample-mark';
import type { CommunityPlace } from '@/lib/contract/community';
import type { Locale } from '@/lib/i18n/locales';
import { codeAddress, placeAddress } from './place-address';
import { PlatformMark } from './platform-mark';

export interface PlaceListProps {
  places: readonly CommunityPlace[];
  locale: Locale;
  /** Origin that the codes of the site's own pages are made with. */
  siteUrl: string;
}

/** Channels and groups as entries of a directory; what is scanned has its code beside it. */
export function PlaceList({ places, locale, siteUrl }: PlaceListProps) {
  return (
    <ul className="grid border-t border-rule sm:grid-cols-2 sm:gap-x-10">
      {places.map((place) => (
        <li key={place.id} className="border-b border-hairline py-5">
          <Place place={place} locale={locale} siteUrl={siteUrl} />
        </li>
      ))}
    </ul>
  );
}

interface PlaceProps {
  place: CommunityPlace;
  locale: Locale;
  siteUrl: string;
}

function Place({ place, locale, siteUrl }: PlaceProps) {
  const t = useTranslations('community');
  const isOurs = place.url.startsWith('/');
  return (
    <article className="flex h-full gap-4">
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-2">
          <PlatformMark platform={place.platform} />
          {t(`platforms.${place.platform}`)}
          <span aria-hidden="true">·</span>
          {place.note}
        </p>
        <h3 className="mt-1 font-display text-17">
          <TitleText>{place.name}</TitleText>
          {place.is_sample && <SampleMark />}
        </h3>
        <p className="mt-1 mb-auto text-15 text-ink-2">
          <TitleText>{place.description}</TitleText>
        </p>
        <a
          href={placeAddress(place.url, locale)}
          {...(isOurs ? {} : { rel: 'noopener nofollow', target: '_blank' })}
          aria-label={`${t(actOf(place))} ${place.name}`}
          className="mt-1 inline-flex min-h-11 items-center gap-1 text-15 font-medium text-tide hover:text-ink"
        >
          {t(actOf(place))}
          <Icon name={isOurs ? 'arrow-right' : 'external-link'} size={14} />
        </a>
      </div>
      {place.has_code && (
        <figure className="shrink-0 text-center">
          <QrCode
            text={codeAddress(place.url, locale, siteUrl)}
            label={t('qr', { name: place.name })}
            className="size-28 rounded-2 border border-hairline"
          />
          <figcaption className="mt-1 text-12 text-ink-2">{t('scan')}</figcaption>
        </figure>
      )}
    </article>
  );
}

function actOf({ form, url }: CommunityPlace): 'join' | 'follow' | 'open' {
  if (url.startsWith('/')) return 'open';
  return form === 'channel' ? 'follow' : 'join';
}
