import { z } from 'zod';

/** What search engines ask of structured data (seo.md), by type: rules of ours, checked in tests. */

const text = z.string().trim().min(1);
/** Absolute, and of a page: nothing in it that only counts visits. */
const address = z.url({ protocol: /^https?$/ });
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
const siteMoment = z.string().regex(/T\d\d:\d\d:\d\d\+08:00$/);
const language = z.enum(['zh-Hans', 'zh-Hant', 'en']);

const publisher = z.object({
  '@type': z.literal('NewsMediaOrganization'),
  '@id': address,
  name: text,
  url: address,
  logo: z.object({ '@type': z.literal('ImageObject'), url: address }),
});

const byline = z.object({ '@type': z.enum(['Person', 'Organization']), name: text, url: address });

const newsArticle = z
  .object({
    '@type': z.literal('NewsArticle'),
    headline: text.max(220).refine((words) => [...words].length <= 110),
    description: text.optional(),
    image: z.array(address).length(3),
    datePublished: siteMoment,
    dateModified: siteMoment.optional(),
    author: z.array(byline).min(1),
    publisher,
    mainEntityOfPage: z.object({ '@type': z.literal('WebPage'), '@id': address }),
    url: address,
    inLanguage: language,
    articleSection: text,
    keywords: z.array(text).min(1).optional(),
    isAccessibleForFree: z.literal(true),
    correction: z
      .array(z.object({ '@type': z.literal('CorrectionComment'), text, datePublished: siteMoment }))
      .min(1)
      .optional(),
    // The text is in the page already.
    articleBody: z.undefined().optional(),
  })
  .refine((data) => data.mainEntityOfPage['@id'] === data.url)
  .refine((data) => !data.dateModified || data.dateModified >= data.datePublished);

const listItem = z.object({ '@type': z.literal('ListItem'), position: z.int().min(1), name: text });

const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(listItem.extend({ item: address }))
    .min(1)
    .refine((items) => items.every(({ position }, place) => position === place + 1)),
});

const itemList = z.object({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int().min(1),
  itemListElement: z
    .array(listItem.extend({ url: address }))
    .min(1)
    .refine((items) =>
      items.every(({ position }, place) => position === (items[0]?.position ?? 0) + place),
    ),
});

const liveBlog = z.object({
  '@type': z.literal('LiveBlogPosting'),
  headline: text,
  url: address,
  image: z.array(address).min(1),
  datePublished: siteMoment,
  dateModified: siteMoment,
  coverageStartTime: siteMoment,
  coverageEndTime: siteMoment,
  author: z.array(byline).min(1),
  publisher,
  liveBlogUpdate: z
    .array(
      z.object({
        '@type': z.literal('BlogPosting'),
        headline: text,
        url: address,
        inLanguage: language,
        datePublished: siteMoment,
      }),
    )
    .min(1),
});

const profile = z.object({
  '@type': z.literal('ProfilePage'),
  url: address,
  mainEntity: z.object({
    '@type': z.literal('Person'),
    name: text,
    url: address,
    image: address.optional(),
    description: text.optional(),
  }),
});

const place = z.object({
  '@type': z.literal('Place'),
  name: text,
  address: z.object({ '@type': z.literal('PostalAddress'), addressLocality: text }),
});
const online = z.object({ '@type': z.literal('VirtualLocation'), url: address });

const offer = z.object({
  '@type': z.literal('Offer'),
  price: z.string().regex(/^\d+(\.\d+)?$/),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  url: address,
  availability: address,
  validFrom: moment,
});

const event = z
  .object({
    '@type': z.literal('Event'),
    name: text,
    description: text,
    url: address,
    startDate: moment,
    endDate: moment,
    previousStartDate: moment.optional(),
    eventStatus: z.string().regex(/^https:\/\/schema\.org\/Event[A-Z]/),
    eventAttendanceMode: z.string().regex(/^https:\/\/schema\.org\/\w+EventAttendanceMode$/),
    location: z.array(z.union([place, online])).min(1),
    image: z.array(address).length(3),
    organizer: z.object({ '@type': z.literal('Organization'), name: text }).optional(),
    offers: z.array(offer).optional(),
  })
  .refine((data) => Date.parse(data.endDate) >= Date.parse(data.startDate));

const webSite = z.object({
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: language,
  publisher: z.object({ '@id': address }),
});

const newsroom = publisher.extend({ description: text, sameAs: z.array(address) });

const thing = z.discriminatedUnion('@type', [
  newsArticle,
  breadcrumbs,
  itemList,
  liveBlog,
  profile,
  event,
  webSite,
  newsroom,
]);

/** One script's content: one thing, or a list of them, each with its context. */
const script = z.preprocess(
  (data) => (Array.isArray(data) ? data : [data]),
  z.array(z.intersection(thing, z.object({ '@context': z.literal('https://schema.org') }))).min(1),
);

/**
 * Checks the content of a page's `application/ld+json` script.
 * @returns the types that it tells of. @throws where it is not what search engines ask for.
 */
export function checkStructuredData(json: string): string[] {
  if (/<|\u2028|\u2029/.test(json)) throw new Error('Structured data could end its own script.');
  const result = script.safeParse(JSON.parse(json));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data.map((data) => data['@type']);
}
