import type { ContentField } from '@/lib/contract/desk-content';
import type { FieldFault } from '@/lib/contract/error-codes';
import type { ContentWords } from './content-words';

/** What every control of a record's form is given. */
export interface ControlProps<Value> {
  /** Of the element, unique on the page. */
  id: string;
  field: ContentField;
  words: ContentWords;
  value: Value;
  onChange: (value: Value) => void;
  /** What is wrong at a path below this field, such as `.en`; '' is the field itself. */
  faultOf: (below: string) => FieldFault | undefined;
  /** Whether anything is wrong at a path below this field or deeper. */
  isFaulty: (below: string) => boolean;
  /** Titles and names of what values refer to, by `article:id`. */
  names: Readonly<Record<string, string>>;
}
