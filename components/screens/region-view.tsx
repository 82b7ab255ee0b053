import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { LeadStory } from '@/components/article/lead-story';
import { StoryGrid } from '@/components/article/story-grid';
import { FlashRail } from '@/components/flash/flash-rail';
import { EventTickets } from '@/components/home/event-tickets';
import { LandingHero } from '@/components/layout/landing-hero';
import { LandingSection } from '@/components/layout/landing-section';
import { EditionList } from '@/components/microsite/edition-list';
import '@/components/microsite/microsite.css';
import { BodyList } from '@/components/region/body-list';
import { MilestoneLine } from '@/components/region/milestone-line';
import '@/components/region/region.css';
import { EmptyState } from '@/components/ui/empty-state';
import { Frozen } from '@/components/ui/frozen';
import { Panel } from '@/components/ui/panel';
import type { Region } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';
import { siteHref } from './site-links';

export interface RegionViewProps {
  region: Region;
  locale: Locale;
}

/** A region's front: its stories with flashes and events beside them, then its rules in order of time. */
export function RegionView({ region, locale }: RegionViewProps) {
  const t = useTranslations('regions');
  const { milestones, bodies, related } = region;
  return (
    <div className="landing">
      <Frozen>
        <LandingHero
          kicker={t('kicker')}
          title={region.name}
          tagline={region.tagline}
          motif={region.motif}
        />
      </Frozen>
      <div className="landing-width">
        <p className="max-w-[34em] py-8 font-display text-17 leading-[1.8] text-ink-2 rail:text-20">
          {region.intro}
        </p>
        <div className="columns border-t border-rule py-8 rail:py-12">
          <Frozen>
            <Stories region={region} locale={locale} />
          </Frozen>
          <Frozen>
            <Rail region={region} locale={locale} />
          </Frozen>
        </div>
        {milestones.length > 0 && (
          <LandingSection
            id="rules"
            title={t('rules')}
            note={t('rulesNote')}
            className="border-t border-rule"
          >
            <Frozen>
              <MilestoneLine items={milestones} headingLevel={3} />
            </Frozen>
          </LandingSection>
        )}
        {bodies.length > 0 && (
          <LandingSection id="bodies" title={t('bodies')} note={t('bodiesNote')}>
            <Frozen>
              <BodyList items={bodies} />
            </Frozen>
          </LandingSection>
        )}
        {related.length > 0 && (
          <LandingSection id="related" title={t('related')} note={region.branch?.name}>
            <Frozen>
              <EditionList
                items={related}
                hrefOf={(site) => siteHref(site, locale)}
                headingLevel={3}
                look="short"
              />
            </Frozen>
          </LandingSection>
        )}
      </div>
    </div>
  );
}

function Stories({ region, locale }: RegionViewProps) {
  const t = useTranslations('regions');
  const words = articleWords(useTranslations('common'));
  const [lead, ...seconds] = region.stories;
  return (
    <div>
      {lead ? (
        <LeadStory item={lead} locale={locale} words={words} />
      ) : (
        <EmptyState title={t('empty.title')} hint={t('empty.stories')} />
      )}
      {seconds.length > 0 && (
        <div className="mt-6 border-t border-hairline pt-5">
          <StoryGrid items={seconds} locale={locale} words={words} />
        </div>
      )}
    </div>
  );
}

function Rail({ region, locale }: RegionViewProps) {
  const t = useTranslations('regions');
  const more = useTranslations('common')('more');
  return (
    <aside className="rail" aria-label={t('rail', { name: region.name })}>
      <Panel
        id="region-flash"
        title={t('flash')}
        more={{ href: href('home_kuaixun', { locale }), text: more }}
      >
        {region.flashes.length > 0 ? (
          <FlashRail items={region.flashes} locale={locale} />
        ) : (
          <PanelEmpty hint={t('empty.flash')} />
        )}
      </Panel>
      <Panel
        id="region-events"
        title={t('events')}
        more={{ href: href('activity', { locale }), text: more }}
      >
        {region.events.length > 0 ? (
          <EventTickets items={region.events} locale={locale} />
        ) : (
          <PanelEmpty
            hint={t('empty.events')}
            act={t('empty.eventsAct')}
            to={href('activity', { locale })}
          />
        )}
      </Panel>
    </aside>
  );
}
