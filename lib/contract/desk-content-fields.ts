import { CALENDAR_KINDS } from './calendar';
import { COMMUNITY_FORMS, COMMUNITY_PLATFORMS } from './community';
import type { ContentField } from './desk-content-field';
import { CONVERSION_WORD_MAX } from './conversion';
import { CEREMONY_FIELDS, GATHERING_FIELDS, REGION_FIELDS } from './desk-microsite-fields';
import { ISSUE_KINDS } from './issues';
import { NOTICE_KINDS } from './notices';
import { TOOL_CATEGORIES, TOOL_CHAINS, TOOL_RISKS } from './tools';

/** What the newsroom keeps besides articles and flashes, in the order of the desk's menu. */
export const CONTENT_KINDS = [
  'slots',
  'banners',
  'topics',
  'columns',
  'sections',
  'labels',
  'hotWords',
  'tools',
  'issues',
  'notices',
  'documents',
  'community',
  'terms',
  'scams',
  'modules',
  'lessons',
  'dates',
  'words',
  'gatherings',
  'ceremonies',
  'regions',
  'settings',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What an admin alone may change. */
export const ADMIN_CONTENT: readonly ContentKind[] = ['documents', 'settings'];

const WINDOW: readonly ContentField[] = [
  { name: 'starts_time', type: 'moment' },
  { name: 'ends_time', type: 'moment' },
];
const required = { isRequired: true } as const;
/** Readers see nothing of it before. */
const SHOWN_TIME: ContentField = { name: 'shown_time', type: 'moment' };
/** Entries of one text each. */
const textRows = (name: string): ContentField => ({
  name,
  type: 'rows',
  fields: [{ name: 'text', type: 'localizedText', ...required }],
});
/** Events are in the calendar by their own table. */
const DATE_KINDS = CALENDAR_KINDS.filter((kind) => kind !== 'event');

export const CONTENT_FIELDS: Readonly<Record<ContentKind, readonly ContentField[]>> = {
  slots: [{ name: 'article', type: 'article', ...required }, ...WINDOW],
  banners: [
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'picture', type: 'picture', ...required },
    { name: 'link', type: 'address', ...required },
    ...WINDOW,
  ],
  topics: [
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'subtitle', type: 'localizedLine' },
    { name: 'intro', type: 'localizedText', ...required },
    { name: 'cover', type: 'picture', ...required },
    { name: 'articles', type: 'articles' },
    {
      name: 'timeline',
      type: 'rows',
      fields: [
        { name: 'date', type: 'day', ...required },
        { name: 'title', type: 'localizedLine', ...required },
        { name: 'text', type: 'localizedText' },
        { name: 'url', type: 'address' },
      ],
    },
    SHOWN_TIME,
  ],
  columns: [
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'intro', type: 'localizedText', ...required },
    { name: 'author', type: 'author', ...required },
    { name: 'cover', type: 'picture' },
  ],
  sections: [
    { name: 'name', type: 'localizedLine', ...required },
    { name: 'description', type: 'localizedText', ...required },
    { name: 'hue', type: 'number', min: 0, max: 360, ...required },
  ],
  labels: [
    { name: 'name', type: 'localizedLine', ...required },
    { name: 'description', type: 'localizedText' },
  ],
  hotWords: [{ name: 'word', type: 'localizedLine', max: 40, ...required }],
  tools: [
    { name: 'name', type: 'line', ...required },
    { name: 'url', type: 'web', ...required },
    { name: 'category', type: 'choice', options: TOOL_CATEGORIES, ...required },
    { name: 'description', type: 'localizedText', ...required },
    { name: 'chains', type: 'choices', options: TOOL_CHAINS },
    { name: 'risk', type: 'choice', options: TOOL_RISKS, ...required },
    SHOWN_TIME,
  ],
  notices: [
    { name: 'kind', type: 'choice', options: NOTICE_KINDS, ...required },
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'summary', type: 'localizedText', ...required },
    { name: 'body', type: 'localizedHtml', ...required },
    { name: 'published_time', type: 'moment' },
    { name: 'is_pinned', type: 'flag' },
  ],
  issues: [
    { name: 'issue_kind', type: 'choice', options: ISSUE_KINDS, ...required },
    { name: 'day', type: 'day', ...required },
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'lead', type: 'localizedText', ...required },
    { name: 'body', type: 'localizedHtml', ...required },
    { name: 'articles', type: 'articles' },
    { name: 'published_time', type: 'moment' },
  ],
  documents: [
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'lead', type: 'localizedText', ...required },
    { name: 'version', type: 'line', max: 40, ...required },
    { name: 'effective_time', type: 'moment', ...required },
    {
      name: 'parts',
      type: 'rows',
      fields: [
        { name: 'key', type: 'line', max: 40, ...required },
        { name: 'title', type: 'localizedLine', ...required },
        { name: 'body', type: 'localizedHtml', ...required },
      ],
    },
  ],
  community: [
    { name: 'platform', type: 'choice', options: COMMUNITY_PLATFORMS, ...required },
    { name: 'form', type: 'choice', options: COMMUNITY_FORMS, ...required },
    { name: 'name', type: 'localizedLine', ...required },
    { name: 'description', type: 'localizedText', ...required },
    { name: 'note', type: 'localizedLine' },
    { name: 'url', type: 'address', ...required },
    { name: 'has_code', type: 'flag' },
  ],
  terms: [
    { name: 'name', type: 'localizedLine', ...required },
    { name: 'definition', type: 'localizedText', ...required },
  ],
  scams: [
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'summary', type: 'localizedText', ...required },
    textRows('signs'),
    textRows('actions'),
  ],
  modules: [
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'summary', type: 'localizedText', ...required },
  ],
  lessons: [
    { name: 'module', type: 'record', of: 'modules', ...required },
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'body', type: 'localizedHtml', ...required },
    { name: 'takeaway', type: 'localizedText', ...required },
    { name: 'reading_minutes', type: 'number', min: 1, max: 60, ...required },
    { name: 'further_article', type: 'articles', max: 1 },
  ],
  // Whole days, or hours in a zone: then the days are those hours' at UTC+8.
  dates: [
    { name: 'date_kind', type: 'choice', options: DATE_KINDS, ...required },
    { name: 'title', type: 'localizedLine', ...required },
    { name: 'details', type: 'localizedText', ...required },
    { name: 'place', type: 'localizedLine' },
    { name: 'importance', type: 'number', min: 1, max: 3, ...required },
    { name: 'first_day', type: 'day' },
    { name: 'last_day', type: 'day' },
    { name: 'opens_time', type: 'moment' },
    { name: 'closes_time', type: 'moment' },
    { name: 'date_zone', type: 'line', max: 60 },
    { name: 'is_tentative', type: 'flag' },
    { name: 'source_name', type: 'localizedLine' },
    { name: 'source_url', type: 'web' },
  ],
  // The simplified word, and what stands for it in traditional text: '' leaves it as it is.
  words: [
    { name: 'hans', type: 'line', max: CONVERSION_WORD_MAX, ...required },
    { name: 'hant', type: 'line', max: CONVERSION_WORD_MAX },
    { name: 'note', type: 'line' },
  ],
  gatherings: GATHERING_FIELDS,
  ceremonies: CEREMONY_FIELDS,
  regions: REGION_FIELDS,
  settings: [
    { name: 'brand_name', type: 'localizedLine', max: 40, ...required },
    { name: 'brand_slogan', type: 'localizedLine', ...required },
    { name: 'brand_description', type: 'localizedText', ...required },
    { name: 'terms_url', type: 'address', ...required },
    { name: 'privacy_url', type: 'address', ...required },
    { name: 'contact_email', type: 'email' },
    { name: 'app_scheme', type: 'line', max: 60 },
    { name: 'app_ios_url', type: 'address' },
    { name: 'app_android_url', type: 'address' },
    { name: 'app_package_url', type: 'address' },
    {
      name: 'socials',
      type: 'rows',
      fields: [
        { name: 'key', type: 'line', max: 40, ...required },
        { name: 'name', type: 'line', max: 80, ...required },
        { name: 'url', type: 'web', ...required },
      ],
    },
  ],
};

/** Kinds whose records stand in an order of the desk's. */
export const ORDERED_CONTENT: readonly ContentKind[] = [
  'slots',
  'banners',
  'columns',
  'sections',
  'hotWords',
  'tools',
  'community',
  'scams',
  'modules',
  'lessons',
];
/** Kinds whose records are published at a moment: readers see none before it. */
export const DATED_CONTENT: readonly ContentKind[] = ['notices', 'issues'];
/** Kinds whose records are neither made nor taken away: screens are bound to them. */
export const FIXED_CONTENT: readonly ContentKind[] = [
  'sections',
  'documents',
  'gatherings',
  'ceremonies',
  'regions',
  'settings',
];
