import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Mark } from '@/components/ui/tag';
import { zoneOffset } from '@/components/ui/zone-offset';
import { TitleText } from '@/components/ui/title-text';
import type { AtlasPlace } from '@/lib/contract/microsites';

export interface PlaceEntriesProps {
  places: readonly AtlasPlace[];
  /** Address of a place's own page; null where it has none. */
  hrefOf: (place: AtlasPlace) => string | null;
  /** The place's stories, as the screen shows them. */
  storiesOf: (place: AtlasPlace) => ReactNode;
}

/** Places one under the other: name, hour, newest rule, and what we wrote of it. */
export function PlaceEntries({ places, hrefOf, storiesOf }: PlaceEntriesProps) {
  return (
    <ol className="places">
      {places.map((place) => (
        <li key={place.key} id={place.key}>
          <PlaceWords place={place} page={hrefOf(place)} />
          <div className="min-w-0">{storiesOf(place)}</div>
        </li>
      ))}
    </ol>
  );
}

function PlaceWords({ place, page }: { place: AtlasPlace; page: string | null }) {
  const t = useTranslations('regions');
  const format = useFormatter();
  const { latest } = place;
  return (
    <div>
      <p className="text-13 text-ink-2 tabular">
        {coordinates(place)} · {zoneOffset(new Date(place.as_of), place.time_zone)}
      </p>
      <h3 className="place-name mt-1">
        {page === null ? (
          place.name
        ) : (
          <a href={page} className="hover:text-tide">
            {place.name}
          </a>
        )}
      </h3>
      <p className="mt-2 font-display text-17 text-ink-2">{place.tagline}</p>
      {latest && (
        <p className="mt-3 text-15">
          <time dateTime={latest.date} className="mr-2 text-13 text-tide">
            {format.dateTime(new Date(`${latest.date}T12:00:00Z`), {
              year: 'numeric',
              month: 'short',
              day: 'numeric',
              timeZone: 'UTC',
            })}
          </time>
          <TitleText>{latest.title}</TitleText>
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
        {place.event_count > 0 && t('atlas.events', { count: place.event_count })}
        {place.has_branch && <Mark>{t('atlas.branch')}</Mark>}
      </p>
      {page !== null && (
        <a
          href={page}
          className="mt-1 inline-flex min-h-11 items-center gap-1 text-13 text-tide hover:text-ink"
        >
          {t('atlas.toPage', { name: place.name })}
          <Icon name="arrow-right" size={14} />
        </a>
      )}
    </div>
  );
}

/** `22.3° N 114.2° E`. */
function coordinates({ latitude, longitude }: AtlasPlace): string {
  const north = `${Math.abs(latitude).toFixed(1)}° ${latitude < 0 ? 'S' : 'N'}`;
  return `${north} ${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? 'W' : 'E'}`;
}
