import { z } from 'zod';
import { COMMUNITY_FORMS, COMMUNITY_PLATFORMS } from './community';
import { CONVERSION_WORD_MAX } from './conversion';
import { defineEndpoint } from './endpoint';
import { ISSUE_KINDS } from './issues';
import { NOTICE_KINDS } from './notices';
import { id } from './paging';
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
  'words',
  'settings',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What an admin alone may change. */
export const ADMIN_CONTENT: readonly ContentKind[] = ['documents', 'settings'];

const LINE_MAX = 200;
const TEXT_MAX = 3_000;
const HTML_MAX = 60_000;
const ADDRESS_MAX = 500;
/** Articles of a special, entries of its timeline, links of the site. */
const ROWS_MAX = 100;

interface FieldBase {
  name: string;
  isRequired?: boolean;
}

/** One thing that is written of a record; the desk's forms and the checks are made from it. */
export type ContentField = FieldBase &
  (
    | { type: 'line' | 'address' | 'web' | 'email'; max?: number }
    /** A line, some sentences, or HTML in the languages of the site. */
    | { type: 'localizedLine' | 'localizedText' | 'localizedHtml'; max?: number }
    | { type: 'number'; min: number; max: number }
    | { type: 'choice' | 'choices'; options: readonly string[] }
    /** `day` is a year, a month or a day: as exact as it is known. */
    | { type: 'flag' | 'day' | 'picture' | 'moment' | 'article' | 'articles' | 'author' }
    | { type: 'rows'; fields: readonly ContentField[] }
  );

const WINDOW: readonly ContentField[] = [
  { name: 'starts_time', type: 'moment' },
  { name: 'ends_time', type: 'moment' },
];
/** A year, a month or a day, as exact as it is known. */
const LOOSE_DAY = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;
const required = { isRequired: true } as const;

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
  // The simplified word, and what stands for it in traditional text: '' leaves it as it is.
  words: [
    { name: 'hans', type: 'line', max: CONVERSION_WORD_MAX, ...required },
    { name: 'hant', type: 'line', max: CONVERSION_WORD_MAX },
    { name: 'note', type: 'line' },
  ],
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
];
/** Kinds whose records are neither made nor taken away: screens are bound to them. */
export const FIXED_CONTENT: readonly ContentKind[] = ['sections', 'documents', 'settings'];

/**
 * Text as the desk writes it. `zh-Hant` is '' where it is derived from the simplified text, `en`
 * where nothing is written in English.
 */
const localized = (max: number, isRequired: boolean) =>
  z.object({
    'zh-Hans': z
      .string()
      .trim()
      .min(isRequired ? 1 : 0)
      .max(max),
    'zh-Hant': z.string().trim().max(max),
    en: z.string().trim().max(max),
  });
export type DeskText = z.infer<ReturnType<typeof localized>>;

/** A path of the site or an address of the web: nothing that runs. */
const ADDRESS = /^(?:https:\/\/[^\s]+|http:\/\/[^\s]+|\/(?!\/)[^\s]*)$/;
const WEB = /^https?:\/\/[^\s]+$/;

function fieldSchema(field: ContentField): z.ZodType {
  const isRequired = field.isRequired === true;
  const line = (max: number, pattern?: RegExp) => {
    const text = z.string().trim().max(max);
    if (isRequired) return pattern ? text.min(1).regex(pattern) : text.min(1);
    return pattern ? z.union([z.literal(''), text.regex(pattern)]) : text;
  };
  switch (field.type) {
    case 'line':
      return line(field.max ?? LINE_MAX);
    case 'day':
      return line(LINE_MAX, LOOSE_DAY);
    case 'address':
      return line(field.max ?? ADDRESS_MAX, ADDRESS);
    case 'web':
      return line(field.max ?? ADDRESS_MAX, WEB);
    case 'email':
      return z.union([z.literal(''), z.email().max(ADDRESS_MAX)]);
    case 'localizedLine':
      return localized(field.max ?? LINE_MAX, isRequired);
    case 'localizedText':
      return localized(field.max ?? TEXT_MAX, isRequired);
    case 'localizedHtml':
      return localized(field.max ?? HTML_MAX, isRequired);
    case 'number':
      return z.number().int().min(field.min).max(field.max);
    case 'choice':
      return z.enum(field.options as [string, ...string[]]);
    case 'choices':
      return z.array(z.enum(field.options as [string, ...string[]])).max(field.options.length);
    case 'flag':
      return z.boolean();
    case 'picture':
      return line(ADDRESS_MAX);
    case 'moment': {
      const moment = z.iso.datetime({ offset: true });
      return isRequired ? moment : z.union([z.literal(''), moment]);
    }
    case 'article':
    case 'author':
      return id;
    case 'articles':
      return z.array(id).max(ROWS_MAX);
    case 'rows':
      return z.array(contentShape(field.fields)).max(ROWS_MAX);
  }
}

function contentShape(fields: readonly ContentField[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));
}

/** What a record of a kind must look like, field by field. */
export function contentSchema(kind: ContentKind) {
  return contentShape(CONTENT_FIELDS[kind]);
}

const kind = z.enum(CONTENT_KINDS);
const which = { kind, id };
/** What the record was when it was read: a change of something else in between is a conflict. */
const version = z.string().max(80);
/** Checked by the kind's own schema. */
const values = z.record(z.string(), z.unknown());

export const contentItem = z.object({
  ...which,
  version,
  values,
  /** Titles of the articles and names of the authors that the values name, by `article:id`. */
  names: z.record(z.string(), z.string()),
});
export type ContentItem = z.infer<typeof contentItem>;

export const contentList = defineEndpoint({
  name: 'contentList',
  method: 'POST',
  auth: 'editor',
  summary: 'The records of a kind in the order readers see them.',
  input: z.object({ kind }),
  output: z.object({
    list: z.array(
      z.object({
        id,
        title: z.string(),
        /** When it is shown, for what has a beginning and an end. */
        state: z.enum(['shown', 'coming', 'over']),
        /** Of a tool whose address no longer answers. */
        is_dead: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const openContent = defineEndpoint({
  name: 'openContent',
  method: 'POST',
  auth: 'editor',
  summary: 'One record as the desk writes it.',
  input: z.object(which),
  output: contentItem,
  errors: ['notFound'],
});

export const addContent = defineEndpoint({
  name: 'addContent',
  method: 'POST',
  auth: 'editor',
  summary: 'A new record; the same client key again answers with the one that was made.',
  input: z.object({ kind, client_key: z.uuid(), values }),
  output: contentItem,
  errors: ['contentExists'],
});

export const saveContent = defineEndpoint({
  name: 'saveContent',
  method: 'POST',
  auth: 'editor',
  summary: 'Writes a record anew; refused when somebody else changed it since it was read.',
  input: z.object({ ...which, version, values }),
  output: contentItem,
  errors: ['notFound', 'conflict', 'contentExists'],
});

export const removeContent = defineEndpoint({
  name: 'removeContent',
  method: 'POST',
  auth: 'editor',
  summary: 'Takes a record away, unless something still needs it.',
  input: z.object({ ...which, version }),
  output: z.object({}),
  errors: ['notFound', 'conflict', 'contentInUse'],
});

export const orderContent = defineEndpoint({
  name: 'orderContent',
  method: 'POST',
  auth: 'editor',
  summary: 'Puts the records of a kind in order; those not named follow.',
  input: z.object({ kind, ids: z.array(id).max(1_000) }),
  output: z.object({}),
  errors: [],
});

/** Authors by a part of their name, for a column. */
export const deskAuthors = defineEndpoint({
  name: 'deskAuthors',
  method: 'POST',
  auth: 'editor',
  summary: 'Authors whose name holds the words, the newest first; 20 at most.',
  input: z.object({ keyword: z.string().trim().max(100) }),
  output: z.object({ list: z.array(z.object({ id, name: z.string() })) }),
  errors: [],
});
