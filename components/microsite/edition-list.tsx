import { useTranslations } from 'next-intl';
import { LineMotif } from '@/components/ui/line-motif';
import { TitleText } from '@/components/ui/title-text';
import { useEventDates } from '@/components/layout/use-event-dates';
import type { SiteCard } from '@/lib/contract/microsites';

export interface EditionListProps {
  items: readonly SiteCard[];
  hrefOf: (site: SiteCard) => string;
  headingLevel: 2 | 3;
  /** `years` is the page of a series, `short` the end of a page. */
  look: 'years' | 'short';
}

/** Gatherings one under the other, each with its drawing. */
export function EditionList({ items, hrefOf, headingLevel, look }: EditionListProps) {
  const dates = useEventDates();
  const t = useTranslations('microsites');
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={`editions is-${look}`}>
      {items.map((site) => (
        <li key={site.key} className="relative">
          <span className="edition-art">
            <LineMotif {...site.motif} />
          </span>
          <div className="edition-words">
            {site.state && (
              <p className="text-13 text-ink-2">
                <span className={site.state === 'over' ? undefined : 'text-signal'}>
                  {t(`state.${site.state}`)}
                </span>
                {site.city && ` · ${site.city}`}
              </p>
            )}
            <Heading className="edition-name">
              <a href={hrefOf(site)} className="stretched hover:text-tide">
                <TitleText>{site.name}</TitleText>
              </a>
            </Heading>
            <p className="mt-1 text-15 text-ink-2">
              <TitleText>{site.tagline}</TitleText>
            </p>
            {site.start_time && site.end_time && (
              <p className="mt-2 text-13 text-ink-2 tabular">
                {dates.days({
                  start_time: site.start_time,
                  end_time: site.end_time,
                  time_zone: site.time_zone,
                })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
