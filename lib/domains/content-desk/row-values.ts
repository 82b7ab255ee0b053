import type { ContentField, DeskText } from '../../contract/desk-content';
import { CodedError } from '../../contract/error-codes';
import { htmlToTraditional } from '../../i18n/html-to-traditional';
import type { LocalizedText } from '../../i18n/locales';
import { toTraditional } from '../../i18n/to-traditional';
import { sanitizeBody } from '../articles/public';
import { pictureAddress, storedHash } from '../media/public';

/** The values of a record as the desk's calls carry them, by field. */
export type DeskValues = Record<string, unknown>;
/** The same as a table keeps them, by field. */
export type KeptValues = Record<string, unknown>;

/**
 * What a table keeps of what the desk wrote: traditional text derived where none was written,
 * HTML cleaned, pictures by their hash. Articles, authors and rows stay as they are.
 * @param before what was kept until now; an outside picture that stays the same is kept.
 * @throws CodedError invalidInput for a picture that is not one of the site's.
 */
export function toKept(
  fields: readonly ContentField[],
  values: DeskValues,
  before: KeptValues,
): KeptValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, keptOf(field, values[field.name], before[field.name])]),
  );
}

function keptOf(field: ContentField, value: unknown, before: unknown): unknown {
  switch (field.type) {
    case 'localizedLine':
    case 'localizedText':
      return localizedOf(value as DeskText, (text) => text, toTraditional);
    case 'localizedHtml':
      return localizedOf(value as DeskText, (html) => sanitizeBody(html), htmlToTraditional);
    case 'moment':
      return value === '' ? null : new Date(value as string);
    case 'picture':
      return hashOf(field.name, value as string, before);
    case 'rows':
      return (value as DeskValues[]).map((row) => toKept(field.fields, row, {}));
    case 'line':
    case 'day':
    case 'address':
    case 'web':
    case 'email':
    case 'number':
    case 'choice':
    case 'choices':
    case 'flag':
    case 'article':
    case 'articles':
    case 'author':
    case 'record':
    case 'records':
    case 'lines':
      return value;
  }
}

function localizedOf(
  text: DeskText,
  clean: (text: string) => string,
  derive: (text: string) => string,
): LocalizedText {
  const hans = clean(text['zh-Hans']);
  const hant = clean(text['zh-Hant']);
  const en = clean(text.en);
  return { 'zh-Hans': hans, 'zh-Hant': hant || derive(hans), ...(en === '' ? {} : { en }) };
}

function hashOf(name: string, address: string, before: unknown): string {
  if (address === '') return '';
  if (typeof before === 'string' && address === pictureAddress(before)) return before;
  const hash = storedHash(address);
  if (hash !== undefined) return hash;
  const field = `values.${name}`;
  throw new CodedError('invalidInput', { field }, undefined, { [field]: 'invalid' });
}

/** What the desk is shown of what a table keeps; traditional text that is derived is ''. */
export function toShown(fields: readonly ContentField[], kept: KeptValues): DeskValues {
  return Object.fromEntries(fields.map((field) => [field.name, shownOf(field, kept[field.name])]));
}

function shownOf(field: ContentField, value: unknown): unknown {
  switch (field.type) {
    case 'localizedLine':
    case 'localizedText':
      return deskTextOf(value as LocalizedText | null, toTraditional);
    case 'localizedHtml':
      return deskTextOf(value as LocalizedText | null, htmlToTraditional);
    case 'moment':
      return value instanceof Date ? value.toISOString() : '';
    case 'picture':
      return pictureAddress(value as string);
    case 'rows':
      return (value as KeptValues[]).map((row) => toShown(field.fields, row));
    case 'line':
    case 'day':
    case 'address':
    case 'web':
    case 'email':
    case 'number':
    case 'choice':
    case 'choices':
    case 'flag':
    case 'article':
    case 'articles':
    case 'author':
    case 'record':
    case 'records':
    case 'lines':
      return value ?? '';
  }
}

function deskTextOf(text: LocalizedText | null, derive: (text: string) => string): DeskText {
  const hans = text?.['zh-Hans'] ?? '';
  const hant = text?.['zh-Hant'] ?? '';
  return { 'zh-Hans': hans, 'zh-Hant': hant === derive(hans) ? '' : hant, en: text?.en ?? '' };
}
