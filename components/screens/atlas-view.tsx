import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { StoryLinks } from '@/components/article/story-links';
import { LandingHero } from '@/components/layout/landing-hero';
import { LandingSection } from '@/components/layout/landing-section';
import { PlaceEntries } from '@/components/region/place-entries';
import '@/components/region/region.css';
import { WorldMap } from '@/components/region/world-map';
import { EmptyState } from '@/components/ui/empty-state';
import { Frozen } from '@/components/ui/frozen';
import type { AtlasPlace } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { siteHref } from './site-links';

export interface AtlasViewProps {
  places: readonly AtlasPlace[];
  locale: Locale;
}

/** The atlas: a map of places, then each with its newest rule and stories. */
export function AtlasView({ places, locale }: AtlasViewProps) {
  const t = useTranslations('regions.atlas');
  const words = articleWords(useTranslations('common'));
  return (
    <div className="landing">
      <Frozen>
        <LandingHero
          kicker={t('kicker')}
          title={t('title')}
          tagline={t('tagline')}
          motif={{ family: 'currents', seed: 360 }}
        />
      </Frozen>
      <div className="landing-width py-8 rail:py-12">
        {places.length === 0 ? (
          <EmptyState title={t('emptyTitle')} hint={t('emptyHint')} />
        ) : (
          <>
            <Frozen>
              <WorldMap places={places} label={t('map', { count: places.length })} />
            </Frozen>
            <nav aria-label={t('index')}>
              <ul className="place-index">
                {places.map(({ key, name }) => (
                  <li key={key}>
                    <a
                      href={`#${key}`}
                      className="inline-flex min-h-11 items-center text-15 hover:text-tide"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <LandingSection
              id="places"
              title={t('places')}
              note={t('placesNote')}
              className="border-t border-rule"
            >
              <Frozen>
                <PlaceEntries
                  places={places}
                  hrefOf={(place) => (place.route_id === null ? null : siteHref(place, locale))}
                  storiesOf={(place) => (
                    <StoryLinks items={place.stories} locale={locale} words={words} />
                  )}
                />
              </Frozen>
            </LandingSection>
          </>
        )}
      </div>
    </div>
  );
}
