import { CodedError } from '../../contract/error-codes';
import type { FlashItem } from '../../contract/flash';
import type { EventItem } from '../../contract/home';
import { micrositeDocument, type RegionDocument } from '../../contract/microsite-documents';
import type { AtlasPlace, Region } from '../../contract/microsites';
import { pickText } from '../../i18n/pick-text';
import { listEvents } from '../curation/public';
import type { DomainContext } from '../domain-context';
import { listFlashes } from '../flash/public';
import { pickStories } from './pick-stories';
import { presentCard, presentMilestones } from './present';
import { listCards } from './read-gatherings';
import { findDocument, listRegionDocuments } from './repository';

const REGIONS_MAX = 60;
const HOUR_MS = 3_600_000;
/** Stories of each place in the atlas. */
const ATLAS_STORIES = 3;
/** Events looked through for those of a region, and flashes in pages of the size. */
const EVENTS_SEEN = 50;
const FLASH_PAGES_SEEN = 3;
const FLASH_PAGE = 50;
const FLASHES_SHOWN = 8;

/** One region, whole. @throws CodedError notFound */
export async function getRegion(ctx: DomainContext, key: string): Promise<Region> {
  const site = micrositeDocument.optional().parse(await findDocument(ctx.db, key));
  if (site?.kind !== 'region') throw new CodedError('notFound');
  const { locale } = ctx;
  return {
    ...presentCard(site, locale, ctx.now),
    intro: pickText(site.intro, locale),
    latitude: site.latitude,
    longitude: site.longitude,
    milestones: presentMilestones(site, locale),
    bodies: site.bodies.map(({ name, short, role }) => ({
      name: pickText(name, locale),
      short,
      role: pickText(role, locale),
    })),
    branch: site.branch && {
      name: pickText(site.branch.name, locale),
      about: pickText(site.branch.about, locale),
    },
    stories: await pickStories(ctx, site.stories),
    flashes: await regionFlashes(ctx, site),
    events: eventsIn(site, await listEvents(ctx, EVENTS_SEEN)),
    related: await listCards(ctx, site.related),
  };
}

/** Every region with its place on the map, in the newsroom's order. */
export async function listAtlasPlaces(ctx: DomainContext): Promise<AtlasPlace[]> {
  const documents = await listRegionDocuments(ctx.db, REGIONS_MAX);
  const events = await listEvents(ctx, EVENTS_SEEN);
  const places: AtlasPlace[] = [];
  for (const document of documents) {
    const site = micrositeDocument.parse(document);
    if (site.kind !== 'region') continue;
    const limit = Math.min(site.stories.limit, ATLAS_STORIES);
    places.push({
      ...presentCard(site, ctx.locale, ctx.now),
      intro: pickText(site.intro, ctx.locale),
      as_of: hourOf(ctx.now),
      latitude: site.latitude,
      longitude: site.longitude,
      latest: presentMilestones(site, ctx.locale)[0] ?? null,
      event_count: eventsIn(site, events).length,
      has_branch: site.branch !== null,
      stories: await pickStories(ctx, { ...site.stories, limit }),
    });
  }
  return places;
}

/** The whole hour of a moment: two readings within one are equal. */
function hourOf(now: Date): string {
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
}

/** Events where one goes to; an online one is everywhere and nowhere. */
function eventsIn(site: RegionDocument, events: readonly EventItem[]): EventItem[] {
  return events.filter(
    ({ is_online, time_zone }) => !is_online && site.timeZones.includes(time_zone),
  );
}

/** The newest flashes that name the region, of the last few pages alone. */
async function regionFlashes(ctx: DomainContext, site: RegionDocument): Promise<FlashItem[]> {
  const words = site.words.map((word) => word.toLowerCase());
  const found: FlashItem[] = [];
  for (let page = 1; page <= FLASH_PAGES_SEEN && found.length < FLASHES_SHOWN; page += 1) {
    const { list } = await listFlashes(ctx, { page, limit: FLASH_PAGE });
    found.push(...list.filter((flash) => names(flash, words)));
    if (list.length < FLASH_PAGE) break;
  }
  return found.slice(0, FLASHES_SHOWN);
}

function names({ title, content }: FlashItem, words: readonly string[]): boolean {
  const text = `${title}\n${content}`.toLowerCase();
  return words.some((word) => text.includes(word));
}
