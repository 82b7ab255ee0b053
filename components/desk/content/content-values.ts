import type { ContentField, DeskText } from '@/lib/contract/desk-content';

/** The values of a record by field, as the desk's calls carry them. */
export type Values = Readonly<Record<string, unknown>>;

const NOTHING: DeskText = { 'zh-Hans': '', 'zh-Hant': '', en: '' };

/** What a new record begins with. */
export function emptyValues(fields: readonly ContentField[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
}

function emptyValue(field: ContentField): unknown {
  switch (field.type) {
    case 'localizedLine':
    case 'localizedText':
    case 'localizedHtml':
      return NOTHING;
    case 'number':
      return field.min;
    case 'choice':
      return field.options[0];
    case 'choices':
    case 'articles':
    case 'records':
    case 'lines':
    case 'rows':
      return [];
    case 'flag':
      return false;
    case 'article':
    case 'author':
    case 'record':
      return 0;
    case 'line':
    case 'day':
    case 'address':
    case 'web':
    case 'email':
    case 'picture':
    case 'moment':
      return '';
  }
}

/** A list with the entry at a place moved by one; the same list where there is no such place. */
export function moved<Item>(list: readonly Item[], place: number, step: -1 | 1): readonly Item[] {
  const target = place + step;
  if (target < 0 || target >= list.length) return list;
  const next = [...list];
  const [item] = next.splice(place, 1);
  if (item !== undefined) next.splice(target, 0, item);
  return next;
}
