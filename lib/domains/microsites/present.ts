import type {
  CeremonyDocument,
  GatheringDocument,
  MicrositeDocument,
  RegionDocument,
} from '../../contract/microsite-documents';
import type { GatheringPlace, Milestone, SiteCard } from '../../contract/microsites';
import type { Locale } from '../../i18n/locales';
import { pickText } from '../../i18n/pick-text';
import { gatheringState } from './site-states';

/** Any site as a card of a list. */
export function presentCard(site: MicrositeDocument, locale: Locale, now: Date): SiteCard {
  const base = {
    key: site.key,
    kind: site.kind,
    route_id: site.routeId,
    name: pickText(site.name, locale),
    tagline: pickText(site.tagline, locale),
    motif: site.motif,
  };
  if (site.kind === 'region') {
    return {
      ...base,
      edition: '',
      start_time: null,
      end_time: null,
      time_zone: site.timeZones[0] ?? '',
      city: '',
      state: null,
    };
  }
  return {
    ...base,
    edition: pickText(site.edition, locale),
    start_time: site.startsAt,
    end_time: site.endsAt,
    time_zone: site.timeZone,
    city: site.place ? pickText(site.place.city, locale) : '',
    state: gatheringState({ isCancelled: false, ...site }, now),
  };
}

export function presentPlace(
  place: GatheringDocument['place'] | CeremonyDocument['place'],
  locale: Locale,
): GatheringPlace | null {
  if (!place) return null;
  return {
    name: pickText(place.name, locale),
    address: pickText(place.address, locale),
    city: pickText(place.city, locale),
    country: place.country,
  };
}

/** Milestones newest first. */
export function presentMilestones(site: RegionDocument, locale: Locale): Milestone[] {
  return [...site.milestones]
    .sort((left, right) => right.date.localeCompare(left.date))
    .map(({ date, title, text, source }) => ({
      date,
      title: pickText(title, locale),
      text: pickText(text, locale),
      source: { name: pickText(source.name, locale), url: source.url },
    }));
}
