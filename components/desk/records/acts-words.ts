import type { DeskWords } from '../desk-words';

export type ActsWords = DeskWords<'acts'>;

export interface ActFilter {
  subject?: string;
  subject_id?: string;
  account_id?: number;
}

/** The sentence of an act such as `flash.publish`; one without a sentence is told by its key. */
export function sentenceOf(act: string, words: ActsWords): string {
  const [subject = '', verb = ''] = act.split('.');
  const list = words.list as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const known = Object.hasOwn(list, subject) ? list[subject] : undefined;
  if (known && Object.hasOwn(known, verb)) return known[verb] ?? act;
  return words.other.replace('{name}', act);
}

/** What a kind of thing is called; one without a name keeps its key. */
export function subjectName(subject: string, { subjects }: ActsWords): string {
  return Object.hasOwn(subjects, subject) ? subjects[subject as keyof typeof subjects] : subject;
}

/** The one thing that an address names in its fragment, such as `#person-7`. */
export function aboutOf(hash: string): ActFilter {
  const [, subject, id] = /^#([a-z]{1,40})-([\w-]{1,80})$/i.exec(hash) ?? [];
  return subject && id ? { subject, subject_id: id } : {};
}
