import { useTranslations } from 'next-intl';
import { TitleText } from '@/components/ui/title-text';
import { SampleMark } from './sample-mark';
import { placeAddress } from './place-address';
import type { CommunityPlace } from '@/lib/contract/community';
import type { Locale } from '@/lib/i18n/locales';

export interface RegionListProps {
  places: readonly CommunityPlace[];
  locale: Locale;
}

/** Groups of a place as lines of a timetable: where, what about, in which language and hours. */
export function RegionList({ places, locale }: RegionListProps) {
  const t = useTranslations('community');
  return (
    <ul className="border-t border-rule">
      {places.map((place) => (
        <li
          key={place.id}
          className="relative grid gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-baseline"
        >
          <h3 className="font-display text-17">
            <a
              href={placeAddress(place.url, locale)}
              rel="noopener nofollow"
              target="_blank"
              className="stretched hover:text-tide"
            >
              <TitleText>{place.name}</TitleText>
            </a>
            {place.is_sample && <SampleMark />}
          </h3>
          <p className="text-15 text-ink-2">
            <TitleText>{place.description}</TitleText>
          </p>
          <p className="text-13 text-ink-2 tabular">
            {t(`platforms.${place.platform}`)}
            <span aria-hidden="true"> · </span>
            {place.note}
          </p>
        </li>
      ))}
    </ul>
  );
}
