import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id } from './paging';
import { CONTENT_FIELDS, CONTENT_KINDS, type ContentKind } from './desk-content-fields';
import type { ContentField } from './desk-content-field';
import { wholeNumber } from './whole-number';

export type { ContentField } from './desk-content-field';
export * from './desk-content-fields';

const LINE_MAX = 200;
const TEXT_MAX = 3_000;
const HTML_MAX = 60_000;
const ADDRESS_MAX = 500;
/** Articles of a special, entries of its timeline, sessions of an agenda. */
const ROWS_MAX = 300;
/** A year, a month or a day, as exact as it is known. */
const LOOSE_DAY = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

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
      return wholeNumber(field.min, field.max);
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
    case 'record':
      return id;
    case 'articles':
      return z.array(id).max(field.max ?? ROWS_MAX);
    case 'records':
      return z.array(id).max(field.max);
    case 'lines': {
      const lines = z
        .array(z.string().trim().max(field.lineMax))
        .transform((typed) => typed.filter((text) => text !== ''))
        .pipe(z.array(z.string()).max(field.max));
      return isRequired ? lines.pipe(z.array(z.string()).min(1)) : lines;
    }
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
