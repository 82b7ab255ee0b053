import type { Locale } from '../i18n/locales';

/** Changed whenever the shape of what is kept changes, so that older entries are not read. */
const PREFIX = 'kept1:';
/** An answer older than this is not shown again. */
export const KEPT_MAX_AGE_MS = 30 * 60_000;
/** Longest entry, in characters of its JSON; longer answers are not kept. */
export const KEPT_ENTRY_MAX_CHARS = 120_000;
/** Entries of all kinds and languages together; the oldest goes first. */
export const KEPT_ENTRIES_MAX = 24;

export interface Kept<Value> {
  value: Value;
  /** When it was kept, ms since the epoch. */
  at: number;
}

/**
 * What the reader's session holds under a name in a language, or undefined: nothing
 * kept, too old, unreadable, or storage closed to us.
 */
export function readKept<Value>(
  name: string,
  locale: Locale,
  now: number = Date.now(),
): Kept<Value> | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name, locale));
    const entry = text === null ? undefined : (JSON.parse(text) as Partial<Kept<Value>> | null);
    if (typeof entry?.at !== 'number' || entry.value === undefined) return undefined;
    const age = now - entry.at;
    return age >= 0 && age <= KEPT_MAX_AGE_MS ? (entry as Kept<Value>) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value for the session; false where it is too long or storage refuses. */
export function keep(
  name: string,
  locale: Locale,
  value: unknown,
  now: number = Date.now(),
): boolean {
  const text = JSON.stringify({ at: now, value });
  if (text.length > KEPT_ENTRY_MAX_CHARS) return false;
  const key = keyOf(name, locale);
  try {
    dropOldest(key, KEPT_ENTRIES_MAX - 1);
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return keepInCleared(key, text);
  }
}

/** Lets go, in all languages, of what is kept under names that begin so. */
export function forgetKept(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const name = key.startsWith(PREFIX) ? key.slice(PREFIX.length).replace(/^[^:]*:/, '') : '';
      if (name.startsWith(beginning)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing could be kept either.
  }
}

export interface ShownFirst<Value> {
  /** Of the answer: the call and what distinguishes its inputs. */
  name: string;
  locale: Locale;
  load: () => Promise<Value>;
  /** Called with what is kept, then with the answer where that differs. */
  show: (value: Value, from: 'session' | 'answer') => void;
  /** Kept values from before this moment (ms) are not shown; they were overtaken. */
  newerThan?: number;
}

/**
 * Spec section 4: search, hot and recommend responses are kept in session storage and shown
 * first while refreshing. A refresh that fails leaves what was shown.
 * @throws what `load` throws, when there was nothing to show instead.
 */
export async function shownFirst<Value>(asked: ShownFirst<Value>): Promise<void> {
  const { name, locale, load, show, newerThan = 0 } = asked;
  const kept = readKept<Value>(name, locale);
  const first = kept && kept.at > newerThan ? kept.value : undefined;
  if (first !== undefined) show(first, 'session');
  let answer: Value;
  try {
    answer = await load();
  } catch (error) {
    if (first === undefined) throw error;
    return;
  }
  keep(name, locale, answer);
  if (JSON.stringify(answer) !== JSON.stringify(first)) show(answer, 'answer');
}

function keyOf(name: string, locale: Locale): string {
  return `${PREFIX}${locale}:${name}`;
}

/** Storage may be full of what is ours: the rest of it is worth less than the newest. */
function keepInCleared(key: string, text: string): boolean {
  try {
    dropOldest(key, 0);
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Leaves at most `count` entries beside the one that is about to be written. */
function dropOldest(written: string, count: number) {
  const keys = Object.keys(sessionStorage).filter(
    (key) => key.startsWith(PREFIX) && key !== written,
  );
  if (keys.length <= count) return;
  const byAge = keys
    .map((key) => ({ key, at: momentOf(sessionStorage.getItem(key)) }))
    .sort((one, other) => one.at - other.at);
  for (const { key } of byAge.slice(0, keys.length - count)) sessionStorage.removeItem(key);
}

function momentOf(text: string | null): number {
  return Number(/^\{"at":(\d+),/.exec(text ?? '')?.[1] ?? 0);
}
