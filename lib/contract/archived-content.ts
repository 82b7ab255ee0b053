import { z } from 'zod';
import { archivedEvent } from './archived-events';
import { archivedAuthor, archivedLabel, archivedSection } from './archived-names';
import { calendarKind } from './calendar';
import { CONVERSION_WORD_MAX } from './conversion';
import { flashCategory } from './flash';
import { localizedText, newsroom, storedPicture } from './importing';
import { preparedModule, preparedScam, preparedTerm } from './importing-learning';
import { issueDay, issueKind } from './issues';
import { locale } from './locale';
import { micrositeDocument, siteKey } from './microsite-documents';
import { isoTime } from './paging';
import { timelineDate } from './topic-details';

/* What a newsroom keeps besides articles and drafts, as its archive holds it: files
   `newsroom/<kind>/<number>.json`, each a list of records. Other records are named by key. */

const key = z.string().min(1).max(300);
const position = z.number().int().min(0).max(1_000_000);
/** A picture's hash, an outside address or ''. */
const picture = z.string().max(2048);
/** A path of the site or an address of the web: nothing that runs. */
const link = z
  .string()
  .max(2048)
  .regex(/^(?:https?:\/\/\S+|\/(?!\/)\S*)$/);
/** Of archives from before it was kept, nothing. */
const startsAt = isoTime.nullable().default(null);
const window = { startsAt: isoTime.nullable(), endsAt: isoTime.nullable() };
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const without = { key: true } as const;
/** The lists of `newsroom` have no order of their own: the record says its place. */
const { tools, banners, documents, notices, communityPlaces } = newsroom.shape;
const flashText = z.object({ locale, title: z.string().min(1), content: z.string().min(1) });
const flashFacts = {
  state: z.enum(['published', 'withdrawn']),
  category: flashCategory,
  isImportant: z.boolean(),
  sourceName: localizedText.nullable(),
  sourceUrl: z.url({ protocol: /^https?$/ }).nullable(),
};

/** Each kind with what a record of it says; in an order in which none names one after it. */
export const ARCHIVED_CONTENT = {
  settings: z.object({ value: z.record(z.string(), z.unknown()) }),
  sections: archivedSection.omit(without).extend({ position }),
  authors: archivedAuthor.omit(without).extend({ isSample: z.boolean() }),
  labels: archivedLabel.omit(without),
  words: z.object({
    hans: z.string().min(1).max(CONVERSION_WORD_MAX),
    hant: z.string().max(CONVERSION_WORD_MAX),
    note: z.string().max(400),
  }),
  columns: z.object({
    authorId: key,
    title: localizedText,
    intro: localizedText,
    cover: picture,
    position,
  }),
  tools: tools.element
    .omit(without)
    .extend({ url: z.url({ protocol: /^https?$/ }), position, startsAt }),
  hotWords: z.object({ word: localizedText, position }),
  banners: banners.element.omit(without).extend({ picture, link, position, ...window }),
  documents: documents.element.omit(without),
  notices: notices.element.omit(without),
  community: communityPlaces.element
    .omit(without)
    .extend({ url: link, isSample: z.boolean(), position }),
  terms: preparedTerm.omit(without),
  scams: preparedScam.omit(without).extend({ position }),
  dates: z.object({
    kind: calendarKind.exclude(['event']),
    title: localizedText,
    note: localizedText,
    place: localizedText.nullable(),
    importance: z.number().int().min(1).max(3),
    firstDay: day,
    lastDay: day,
    ...window,
    timeZone: z.string().min(1).max(60).nullable(),
    sourceName: localizedText.nullable(),
    sourceUrl: z.url({ protocol: /^https?$/ }).nullable(),
    isSample: z.boolean(),
    isTentative: z.boolean(),
    changedAt: isoTime,
    revision: z.number().int().min(0),
  }),
  flashes: z.object({
    clientKey: z.uuid().nullable(),
    ...flashFacts,
    publishedAt: isoTime,
    revisedAt: isoTime.nullable(),
    editions: z.array(flashText.extend({ isDerived: z.boolean() })).max(3),
    /** What it said before its changes, the first first. */
    versions: z
      .array(
        z.object({
          ...flashFacts,
          editions: z.array(flashText).max(3),
          note: z.string(),
          at: isoTime,
        }),
      )
      .max(1_000),
  }),
  microsites: z.object({ position, document: micrositeDocument }),
  slots: z.object({ articleId: key, place: position, ...window }),
  events: archivedEvent,
  topics: z.object({
    title: localizedText,
    subtitle: localizedText.nullable(),
    intro: localizedText,
    cover: picture,
    /** Key of the event that belongs to it. */
    eventId: key.nullable(),
    createdAt: isoTime,
    changedAt: isoTime.nullable(),
    startsAt,
    articles: z.array(key).max(1_000),
    timeline: z
      .array(
        z.object({
          date: timelineDate,
          title: localizedText,
          text: localizedText.nullable(),
          url: link.nullable(),
        }),
      )
      .max(1_000),
  }),
  issues: z.object({
    kind: issueKind,
    number: z.number().int().min(1),
    day: issueDay,
    publishedAt: isoTime,
    title: localizedText,
    lead: localizedText,
    body: localizedText,
    entries: z
      .array(
        z.object({
          kind: z.enum(['article', 'flash']),
          sourceKey: key,
          note: localizedText.nullable(),
        }),
      )
      .max(1_000),
  }),
  modules: preparedModule.omit({ key: true, lessons: true }).extend({ position }),
  lessons: z.object({
    moduleId: key,
    title: localizedText,
    body: localizedText,
    takeaway: localizedText,
    readingMinutes: z.number().int().min(1).max(60),
    articleId: key.nullable(),
    position,
  }),
} as const;

export const ARCHIVED_KINDS = Object.keys(ARCHIVED_CONTENT) as ArchivedKind[];
export type ArchivedKind = keyof typeof ARCHIVED_CONTENT;
/** What articles belong to and are told by: read before them, all else after them. */
export const ARCHIVED_BEFORE_ARTICLES: readonly ArchivedKind[] = [
  'settings',
  'sections',
  'authors',
  'labels',
  'words',
];

/** Keys that are more than names: parts of addresses and of pages. */
const KEY_OF: Partial<Record<ArchivedKind, z.ZodType<string>>> = {
  settings: z.enum(['app', 'cooperation']),
  documents: documents.element.shape.key,
  microsites: siteKey,
};

export const archivedRecord = z
  .object({
    kind: z.enum(ARCHIVED_KINDS),
    key,
    values: z.record(z.string(), z.unknown()),
    /** Pictures that it shows and that lie under `media`. */
    pictures: z.array(storedPicture).max(5_000),
  })
  .transform((record, context) => {
    const keyed = KEY_OF[record.kind]?.safeParse(record.key).success ?? true;
    const values = ARCHIVED_CONTENT[record.kind].safeParse(record.values);
    if (keyed && values.success) return { ...record, values: values.data as ArchivedValues };
    const path = values.error?.issues[0]?.path.join('.') ?? 'key';
    context.addIssue({ code: 'custom', message: `not a record of this kind: ${path}` });
    return z.NEVER;
  });
export type ArchivedValues = Record<string, unknown>;
export type ArchivedRecord = z.output<typeof archivedRecord>;
/** One file of records. */
export const archivedRecords = z.array(z.unknown()).max(10_000);
