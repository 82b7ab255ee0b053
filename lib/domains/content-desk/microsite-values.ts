import type {
  CeremonyDocument,
  GatheringDocument,
  RegionDocument,
} from '../../contract/microsite-documents';
import type { LocalizedText } from '../../i18n/locales';
import type { KeptValues } from './row-values';

/** Between the document of a site and the fields that the desk writes (desk-microsite-fields). */

type Place = GatheringDocument['place'];
type Document = Record<string, unknown> & { name: LocalizedText };

const NOTHING: LocalizedText = { 'zh-Hans': '', 'zh-Hant': '' };

const isoOf = (moment: unknown) => (moment as Date).toISOString();
const rowsOf = (rows: unknown) => rows as KeptValues[];
const isWritten = (text: LocalizedText) => text['zh-Hans'] !== '' || (text.en ?? '') !== '';
const orNull = (text: unknown) => (isWritten(text as LocalizedText) ? text : null);

export function gatheringValues(site: GatheringDocument): KeptValues {
  return {
    ...namedValues(site),
    ...heldValues(site),
    is_online: site.isOnline,
    is_cancelled: site.isCancelled,
    facts: site.facts,
    about: site.about.map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.map((text) => ({ text })),
    })),
    speakers: site.speakers,
    tracks: site.tracks,
    sessions: site.sessions.map((session) => ({
      key: session.key,
      title: session.title,
      session_form: session.form,
      track: session.track ?? '',
      opens_time: new Date(session.startsAt),
      closes_time: new Date(session.endsAt),
      summary: session.summary ?? NOTHING,
      session_speakers: session.speakers,
    })),
    partners: site.partners.map(({ about, url, ...partner }) => ({
      ...partner,
      description: about,
      url: url ?? '',
    })),
  };
}

export function gatheringDocumentOf(values: KeptValues, before: Document): Document {
  return {
    ...before,
    ...namedOf(values),
    ...heldOf(values),
    isOnline: values.is_online,
    isCancelled: values.is_cancelled,
    facts: values.facts,
    about: rowsOf(values.about).map(({ title, paragraphs }) => ({
      title,
      paragraphs: rowsOf(paragraphs).map(({ text }) => text),
    })),
    speakers: values.speakers,
    tracks: values.tracks,
    sessions: rowsOf(values.sessions).map((session) => ({
      key: session.key,
      track: session.track === '' ? null : session.track,
      form: session.session_form,
      startsAt: isoOf(session.opens_time),
      endsAt: isoOf(session.closes_time),
      title: session.title,
      summary: orNull(session.summary),
      speakers: session.session_speakers,
    })),
    partners: rowsOf(values.partners).map(({ description, url, ...partner }) => ({
      ...partner,
      about: description,
      url: url === '' ? null : url,
    })),
  };
}

export function ceremonyValues(site: CeremonyDocument): KeptValues {
  return {
    ...namedValues(site),
    ...heldValues(site),
    voting_from: new Date(site.votingFrom),
    voting_until: new Date(site.votingUntil),
    results_time: new Date(site.resultsAt),
    rules: site.rules.map((text) => ({ text })),
    categories: site.categories.map(({ key, name, about, nominees }) => ({
      name,
      key,
      description: about,
      nominees: nominees.map((nominee) => ({
        name: nominee.name,
        key: nominee.key,
        description: nominee.about,
        recorded_votes: nominee.recordedVotes,
      })),
    })),
  };
}

export function ceremonyDocumentOf(values: KeptValues, before: Document): Document {
  const articles = articlesOfNominees(before);
  return {
    ...before,
    ...namedOf(values),
    ...heldOf(values),
    votingFrom: isoOf(values.voting_from),
    votingUntil: isoOf(values.voting_until),
    resultsAt: isoOf(values.results_time),
    rules: rowsOf(values.rules).map(({ text }) => text),
    categories: rowsOf(values.categories).map(({ key, name, description, nominees }) => ({
      key,
      name,
      about: description,
      nominees: rowsOf(nominees).map((nominee) => ({
        key: nominee.key,
        name: nominee.name,
        about: nominee.description,
        article: articles.get(`${String(key)}/${String(nominee.key)}`) ?? null,
        recordedVotes: nominee.recorded_votes,
      })),
    })),
  };
}

export function regionValues(site: RegionDocument): KeptValues {
  return {
    ...namedValues(site),
    time_zones: site.timeZones,
    words: site.words,
    milestones: site.milestones.map(({ source, ...milestone }) => ({
      ...milestone,
      source_name: source.name,
      source_url: source.url ?? '',
    })),
    bodies: site.bodies,
    branch_name: site.branch?.name ?? NOTHING,
    branch_about: site.branch?.about ?? NOTHING,
  };
}

export function regionDocumentOf(values: KeptValues, before: Document): Document {
  const branch = { name: values.branch_name, about: values.branch_about };
  return {
    ...before,
    ...namedOf(values),
    timeZones: values.time_zones,
    words: values.words,
    milestones: rowsOf(values.milestones).map(
      ({ source_name: name, source_url: url, ...milestone }) => ({
        ...milestone,
        source: { name, url: url === '' ? null : url },
      }),
    ),
    bodies: values.bodies,
    branch: orNull(branch.name) || orNull(branch.about) ? branch : null,
  };
}

const SPOKEN: readonly [RegExp, string][] = [
  [/^place\./, 'place_'],
  [/^branch\./, 'branch_'],
  [/\.source\./, '.source_'],
  [/^(about\.\d+\.paragraphs\.\d+)/, '$1.text'],
  [/^(rules\.\d+)/, '$1.text'],
  [/^(sessions\.\d+)\.speakers.*/, '$1.session_speakers'],
  [/^(sessions\.\d+)\.form$/, '$1.session_form'],
  [/^(timeZones|words)\..*/, '$1'],
  [/^((?:partners|categories)\.\d+(?:\.nominees\.\d+)?)\.about/, '$1.description'],
  [/startsAt$/, 'opens_time'],
  [/endsAt$/, 'closes_time'],
  [/resultsAt$/, 'results_time'],
  [/(?<=[a-z])[A-Z]/g, '_$&'],
];

/** The field that a place in the document is written in: `sessions.3.startsAt` → `sessions.3.opens_time`. */
export function fieldOfPath(path: readonly PropertyKey[]): string {
  // Languages are named in capitals too: `zh-Hans` has none after a small letter.
  const joined = path.map(String).join('.');
  return SPOKEN.reduce((name, [pattern, by]) => name.replace(pattern, by), joined).replace(
    /_[A-Z]/g,
    (sign) => sign.toLowerCase(),
  );
}

function namedValues({
  name,
  tagline,
  intro,
}: Pick<GatheringDocument, 'name' | 'tagline' | 'intro'>) {
  return { name, tagline, intro };
}

function namedOf({ name, tagline, intro }: KeptValues) {
  return { name: name as LocalizedText, tagline, intro };
}

function heldValues(
  site: Pick<GatheringDocument, 'edition' | 'startsAt' | 'endsAt' | 'timeZone' | 'place'>,
) {
  const { place } = site;
  return {
    edition: site.edition,
    opens_time: new Date(site.startsAt),
    closes_time: new Date(site.endsAt),
    time_zone: site.timeZone,
    place_name: place?.name ?? NOTHING,
    place_address: place?.address ?? NOTHING,
    place_city: place?.city ?? NOTHING,
    place_country: place?.country ?? '',
  };
}

function heldOf(values: KeptValues) {
  return {
    edition: values.edition,
    startsAt: isoOf(values.opens_time),
    endsAt: isoOf(values.closes_time),
    timeZone: values.time_zone,
    place: placeOf(values),
  };
}

/** Null where nothing is written of it. */
function placeOf(values: KeptValues): Place {
  const place = {
    name: values.place_name as LocalizedText,
    address: values.place_address as LocalizedText,
    city: values.place_city as LocalizedText,
    country: values.place_country as string,
  };
  const isNone = ![place.name, place.address, place.city].some(isWritten) && place.country === '';
  return isNone ? null : place;
}

/** Articles that stand for nominees, by `category/nominee`. */
function articlesOfNominees(before: Document): Map<string, string | null> {
  const { categories } = before as unknown as CeremonyDocument;
  return new Map(
    categories.flatMap(({ key, nominees }) =>
      nominees.map((nominee) => [`${key}/${nominee.key}`, nominee.article] as const),
    ),
  );
}
