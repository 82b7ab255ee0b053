/** Kinds whose records another record may name. */
type RecordKind = 'labels' | 'sections' | 'modules';

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
    | { type: 'flag' | 'day' | 'picture' | 'moment' | 'article' | 'author' }
    | { type: 'articles'; max?: number }
    /** A record of another kind, or several, by id. */
    | { type: 'record'; of: RecordKind }
    | { type: 'records'; of: RecordKind; max: number }
    /** Short texts, such as keys, one a line. */
    | { type: 'lines'; max: number; lineMax: number }
    /** `isFolded`: entries are many or large, and open one by one. */
    | { type: 'rows'; fields: readonly ContentField[]; isFolded?: boolean }
  );
