import { z } from 'zod';
import { flashCategory } from './flash';
import { COMMUNITY_FORMS, communityPlatform } from './community';
import { documentKey } from './documents';
import { locale } from './locale';
import { noticeKind } from './notices';
import { isoTime } from './paging';
import { timelineDate } from './topic-details';
import { toolCategory, toolChain, toolRisk } from './tools';
import { withoutHidden } from './typed-text';
import { CURRENCIES, TICKET_KINDS } from './event-kinds';

/**
 * What the newsroom's own commands hand to the database: text already
 * sanitised, traditional Chinese already derived, pictures already stored.
 * Never reachable over the network.
 */
export const localizedText = z.object({
  'zh-Hans': z.string(),
  'zh-Hant': z.string(),
  en: z.string().optional(),
});

const key = z.string().min(1).max(300);

export const storedPicture = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
});
export type StoredPicture = z.infer<typeof storedPicture>;

export const preparedArticle = z.object({
  sourceKey: key,
  sourceName: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  originalLocale: locale,
  /** Null where the source has no date: the moment of the first import then. */
  publishedAt: isoTime.nullable(),
  /** Section key; must exist. */
  section: z.string(),
  labels: z.array(z.object({ key, name: localizedText })).max(30),
  author: z.object({ key, nickname: localizedText }),
  /** Hash of a stored picture, an outside address, or ''. */
  cover: z.string(),
  /** Reads so far, for a sample newsroom; kept as they are on an update. */
  views: z.number().int().min(0).default(0),
  editions: z
    .array(
      z.object({
        locale,
        title: z.string().overwrite(withoutHidden).min(1).max(400),
        summary: z.string().max(2000),
        bodyHtml: z.string().min(1),
        isDerived: z.boolean(),
        readingMinutes: z.number().int().min(1),
      }),
    )
    .min(1)
    .max(3),
  pictures: z.array(storedPicture),
  /** Digest of the source, to tell "unchanged". */
  digest: z.string(),
});
export type PreparedArticle = z.infer<typeof preparedArticle>;

export const importOutcome = z.object({
  sourceKey: z.string(),
  outcome: z.enum(['new', 'updated', 'unchanged', 'failed']),
  id: z.number().int().nullable(),
  reason: z.string().nullable(),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

export const newsroom = z.object({
  settings: z.record(z.string(), z.unknown()),
  sections: z.array(
    z.object({
      key,
      name: localizedText,
      description: localizedText,
      routeId: z.string(),
      hue: z.number().int(),
    }),
  ),
  authors: z.array(
    z.object({
      key,
      nickname: localizedText,
      bio: localizedText,
      avatar: z.string(),
      level: z.number().int().min(1).max(6),
    }),
  ),
  labels: z.array(z.object({ key, name: localizedText, description: localizedText })),
  columns: z.array(
    z.object({ key, author: key, title: localizedText, intro: localizedText, cover: z.string() }),
  ),
  events: z.array(
    z.object({
      key,
      title: localizedText,
      summary: localizedText,
      city: localizedText,
      startsAt: isoTime,
      endsAt: isoTime,
      timeZone: z.string(),
      isOnline: z.boolean(),
      isFree: z.boolean(),
      poster: z.string(),
      organiser: key,
      /** Topic, place, text and tickets, where the event sells any here. */
      offer: z
        .object({
          label: key,
          address: localizedText,
          details: localizedText,
          tickets: z.array(
            z.object({
              name: localizedText,
              kind: z.enum(TICKET_KINDS),
              priceMinor: z.number().int().min(0),
              listPriceMinor: z.number().int().min(0).nullable(),
              currency: z.enum(CURRENCIES),
              quantity: z.number().int().min(1),
              perPerson: z.number().int().min(1),
              code: z
                .object({
                  code: z.string().min(1),
                  percentOff: z.number().int().min(0).max(100),
                  useLimit: z.number().int().min(1),
                })
                .nullable(),
            }),
          ),
        })
        .optional(),
    }),
  ),
  tools: z.array(
    z.object({
      key,
      name: z.string(),
      url: z.url(),
      category: toolCategory,
      description: localizedText,
      chains: z.array(toolChain),
      risk: toolRisk,
    }),
  ),
  flashes: z.array(
    z.object({
      key,
      category: flashCategory,
      isImportant: z.boolean(),
      publishedAt: isoTime,
      sourceName: localizedText.nullable(),
      sourceUrl: z.string().nullable(),
      editions: z.array(
        z.object({
          locale,
          title: z.string().min(1),
          content: z.string().min(1),
          isDerived: z.boolean(),
        }),
      ),
    }),
  ),
  hotWords: z.array(localizedText),
  banners: z.array(z.object({ key, title: localizedText, picture: z.string(), link: z.string() })),
  documents: z.array(
    z.object({
      key: documentKey,
      title: localizedText,
      lead: localizedText,
      version: z.string(),
      effectiveAt: isoTime,
      sections: z.array(z.object({ key, title: localizedText, body: localizedText })),
    }),
  ),
  notices: z.array(
    z.object({
      key,
      kind: noticeKind,
      isPinned: z.boolean(),
      publishedAt: isoTime,
      title: localizedText,
      summary: localizedText,
      body: localizedText,
    }),
  ),
  communityPlaces: z.array(
    z.object({
      key,
      platform: communityPlatform,
      form: z.enum(COMMUNITY_FORMS),
      name: localizedText,
      description: localizedText,
      note: localizedText,
      url: z.string(),
      hasCode: z.boolean(),
    }),
  ),
  pictures: z.array(storedPicture),
});
export type Newsroom = z.infer<typeof newsroom>;

/** Specials and home slots name articles, so they are written after these. */
export const curatedPlaces = z.object({
  topics: z.array(
    z.object({
      key,
      title: localizedText,
      subtitle: localizedText.optional(),
      intro: localizedText,
      cover: z.string(),
      articleSourceKeys: z.array(key),
      timeline: z
        .array(
          z.object({
            date: timelineDate,
            title: localizedText,
            text: localizedText.optional(),
            url: z.url({ protocol: /^https?$/ }).optional(),
          }),
        )
        .max(200)
        .default([]),
      /** Key of the event that belongs to it. */
      eventKey: key.optional(),
    }),
  ),
  homeSlots: z.array(key).max(5),
});
export type CuratedPlaces = z.infer<typeof curatedPlaces>;
