import { manuscriptContent, type ManuscriptContent } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';

/** A text that this device keeps until the server has it. */
export interface KeptText {
  content: ManuscriptContent;
  /** Revision that it was written on; 0 where the server knows none. */
  baseRevision: number;
  /** When it was kept, ISO. */
  time: string;
}

/** Which text: one of an article's editions, or one that the server does not know yet. */
export type TextKey = { articleId: number; locale: Locale } | { clientKey: string; locale: Locale };

/** Who keeps which text, and where it is being written: each open page has a copy of its own. */
export interface CopyPlace {
  readerId: number;
  key: TextKey;
  copyId: string;
}

/** A text as one page kept it. */
export interface KeptCopy {
  /** Name that it is stored under. */
  name: string;
  /** The page that wrote it; '' for one of before pages had copies of their own. */
  copyId: string;
  key: TextKey;
  text: KeptText;
}

const PREFIX = 'manuscript:';

/** Keeps a text. Out: false where the device has no room or keeps nothing. */
export function keepText(place: CopyPlace, text: KeptText): boolean {
  return write(nameOf(place), JSON.stringify(text));
}

/** Forgets what one page kept of a text; the copies of others stay. */
export function forgetText(place: CopyPlace): void {
  forgetCopy(nameOf(place));
}

/** Forgets a copy by its name. */
export function forgetCopy(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // What could not be kept is not there.
  }
}

/** Makes a copy that was found the one of the page that goes on with it. */
export function takeOver(copy: KeptCopy, readerId: number, copyId: string): void {
  const name = nameOf({ readerId, key: copy.key, copyId });
  if (name === copy.name) return;
  const stored = JSON.stringify(copy.text);
  if (write(name, stored)) {
    forgetCopy(copy.name);
    return;
  }
  // No room for it twice: it moves, and stays where it was if even that fails.
  forgetCopy(copy.name);
  if (!write(name, stored)) write(copy.name, stored);
}

/** All that this device keeps of a text, the latest first. */
export function copiesOf(readerId: number, key: TextKey): KeptCopy[] {
  const beginning = nameOf({ readerId, key, copyId: '' });
  return readAll((name) => name === beginning || name.startsWith(`${beginning}:`));
}

/** The texts that were begun on this device and never reached the server, the latest first. */
export function unsentCopies(readerId: number): KeptCopy[] {
  return readAll((name) => name.startsWith(`${PREFIX}${readerId}:new:`));
}

/** All that this device keeps, of any text and any writer, the latest first. */
export function allCopies(): KeptCopy[] {
  return readAll(() => true);
}

function nameOf({ readerId, key, copyId }: CopyPlace): string {
  const which = 'articleId' in key ? `${key.articleId}` : `new:${key.clientKey}`;
  return `${PREFIX}${readerId}:${which}:${key.locale}${copyId === '' ? '' : `:${copyId}`}`;
}

function readAll(isWanted: (name: string) => boolean): KeptCopy[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX) && isWanted(name))
      .flatMap((name) => read(name) ?? [])
      .sort((one, other) => (one.text.time < other.text.time ? 1 : -1));
  } catch {
    return [];
  }
}

function read(name: string): KeptCopy | null {
  const text = readText(name);
  if (!text) return null;
  const [, , ...parts] = name.split(':');
  const isNew = parts[0] === 'new';
  const [which = '', locale = '', copyId = ''] = isNew ? parts.slice(1) : parts;
  const edition = { locale: locale as Locale };
  const key = isNew ? { clientKey: which, ...edition } : { articleId: Number(which), ...edition };
  return { name, copyId, key, text };
}

/** What can not be read counts as nothing. */
function readText(name: string): KeptText | null {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptText | null;
    const content = manuscriptContent.safeParse(found?.content);
    if (!found || !content.success) return null;
    const { baseRevision, time } = found;
    return { content: content.data, baseRevision: Number(baseRevision) || 0, time: String(time) };
  } catch {
    return null;
  }
}

function write(name: string, stored: string): boolean {
  try {
    localStorage.setItem(name, stored);
    return true;
  } catch {
    return false;
  }
}
