import { CodedError } from '../../contract/error-codes';
import { micrositeDocument, type GatheringDocument } from '../../contract/microsite-documents';
import type { Gathering, SiteCard, SiteSession, SiteSpeaker } from '../../contract/microsites';
import type { Locale } from '../../i18n/locales';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { agendaDays } from './agenda-days';
import { pickStories } from './pick-stories';
import { presentCard, presentPlace } from './present';
import {
  findDocument,
  findEventId,
  listDocumentsByKey,
  listGatheringDocuments,
} from './repository';

/** Gatherings that one list holds at most. */
const GATHERINGS_MAX = 50;

/** The site of one gathering. @throws CodedError notFound */
export async function getGathering(ctx: DomainContext, key: string): Promise<Gathering> {
  const site = micrositeDocument.optional().parse(await findDocument(ctx.db, key));
  if (site?.kind !== 'summit' && site?.kind !== 'forum') throw new CodedError('notFound');
  const { locale } = ctx;
  const sessions = presentSessions(site, locale);
  const editions = site.series ? await listGatherings(ctx, site.series) : [];
  return {
    ...presentCard(site, locale, ctx.now),
    kind: site.kind,
    route_id: site.routeId,
    start_time: site.startsAt,
    end_time: site.endsAt,
    state: presentCard(site, locale, ctx.now).state ?? 'over',
    published_time: site.publishedAt,
    intro: pickText(site.intro, locale),
    is_sample: site.isSample,
    is_online: site.isOnline,
    place: presentPlace(site.place, locale),
    facts: site.facts.map(({ value, label }) => ({ value, label: pickText(label, locale) })),
    about: site.about.map(({ title, paragraphs }) => ({
      title: pickText(title, locale),
      paragraphs: paragraphs.map((text) => pickText(text, locale)),
    })),
    speakers: presentSpeakers(site, sessions, locale),
    partners: site.partners.map(({ tier, name, about, url }) => ({
      tier,
      name: pickText(name, locale),
      about: pickText(about, locale),
      url,
    })),
    tracks: site.tracks.map(({ key: track, name, room }) => ({
      key: track,
      name: pickText(name, locale),
      room: pickText(room, locale),
    })),
    days: agendaDays(sessions, site.timeZone),
    event_id: site.ticketEvent === null ? null : await findEventId(ctx.db, site.ticketEvent),
    stories: await pickStories(ctx, site.stories),
    editions: editions.filter((edition) => edition.key !== site.key),
    related: await listCards(ctx, site.related),
  };
}

/** Gatherings as cards, the last to begin first; of one series when named. */
export async function listGatherings(ctx: DomainContext, series?: string): Promise<SiteCard[]> {
  const documents = await listGatheringDocuments(ctx.db, series, GATHERINGS_MAX);
  return documents.map((document) =>
    presentCard(micrositeDocument.parse(document), ctx.locale, ctx.now),
  );
}

/** Sites by key as cards; keys without a site are left out. */
export async function listCards(ctx: DomainContext, keys: readonly string[]): Promise<SiteCard[]> {
  const documents = await listDocumentsByKey(ctx.db, keys);
  return documents.map((document) =>
    presentCard(micrositeDocument.parse(document), ctx.locale, ctx.now),
  );
}

function presentSessions(site: GatheringDocument, locale: Locale): SiteSession[] {
  const nameOf = new Map(site.speakers.map(({ key, name }) => [key, pickText(name, locale)]));
  const inOrder = [...site.sessions].sort((left, right) =>
    left.startsAt.localeCompare(right.startsAt),
  );
  return inOrder.map((session) => ({
    key: session.key,
    track: session.track,
    form: session.form,
    start_time: session.startsAt,
    end_time: session.endsAt,
    title: pickText(session.title, locale),
    summary: session.summary ? pickText(session.summary, locale) : '',
    speakers: session.speakers.map((key) => ({ key, name: nameOf.get(key) ?? '' })),
  }));
}

function presentSpeakers(
  site: GatheringDocument,
  sessions: readonly SiteSession[],
  locale: Locale,
): SiteSpeaker[] {
  return site.speakers.map(({ key, name, role, organisation, bio }) => ({
    key,
    name: pickText(name, locale),
    role: pickText(role, locale),
    organisation: pickText(organisation, locale),
    bio: pickText(bio, locale),
    sessions: sessions
      .filter((session) => session.speakers.some((speaker) => speaker.key === key))
      .map(({ key: sessionKey, title, start_time }) => ({ key: sessionKey, title, start_time })),
  }));
}
