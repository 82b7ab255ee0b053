import type { useMessages } from 'next-intl';
import { fillIn } from '@/components/layout/own/fill-in';
import { fullTime } from '@/components/ui/relative-time';
import type { Locale } from '@/lib/i18n/locales';
import type { DeskWords } from '../desk-words';

export type ActsWords = DeskWords<'acts'> &
  Pick<DeskWords<'people'>, 'roles' | 'levels'> &
  Pick<ReturnType<typeof useMessages>['studio']['mine'], 'reasons'> &
  Pick<DeskWords<'content'>, 'kinds'>;

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

/** What is shown of an act's record in a place of its own. */
const SHOWN_ELSEWHERE: readonly string[] = ['title'];

/**
 * What is known of an act, as sentences in the order of its record. What has no sentence is told
 * by its key, so that nothing recorded is ever hidden.
 * @param detail the record of the act, from `staffActList`
 */
export function detailsOf(
  detail: Readonly<Record<string, unknown>>,
  words: ActsWords,
  locale: Locale,
): string[] {
  const { from, to, ...others } = detail;
  const told = Object.entries(others).flatMap(([name, value]) => {
    const isShown = !SHOWN_ELSEWHERE.includes(name) && value !== null && value !== '';
    return isShown ? [sentenceOfDetail(name, String(value), words, locale)] : [];
  });
  if (from === undefined && to === undefined) return told;
  return [fillIn(words.details.change, { from: rank(from, words), to: rank(to, words) }), ...told];
}

function sentenceOfDetail(name: string, value: string, words: ActsWords, locale: Locale): string {
  const { details } = words;
  switch (name) {
    case 'reason':
    case 'reason_code':
      return fillIn(details.reason, { value: nameIn(words.reasons, value) });
    case 'locale':
      return fillIn(details.locale, { value: nameIn(words.editions, value) });
    case 'form':
      return fillIn(details.form, { value: nameIn(words.forms, value) });
    case 'kind':
      return fillIn(details.kind, { value: nameIn(words.kinds, value) });
    case 'publish_time':
      return fillIn(details.publish_time, { value: fullTime(value, locale) });
    case 'note':
    case 'text':
    case 'revision':
    case 'ended':
      return fillIn(details[name], { value });
    default:
      return fillIn(details.other, { name, value });
  }
}

/** A role or a level by its name. */
function rank(value: unknown, words: ActsWords): string {
  // Level 0 is none granted.
  if (value === null || value === undefined || value === 0) return words.none;
  return nameIn({ ...words.roles, ...words.levels }, String(value));
}

function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
}

/** The one thing that an address names in its fragment, such as `#person-7`. */
export function aboutOf(hash: string): ActFilter {
  const [, subject, id] = /^#([a-z]{1,40})-([\w-]{1,80})$/i.exec(hash) ?? [];
  return subject && id ? { subject, subject_id: id } : {};
}
