import type { Locale } from '@/lib/i18n/locales';
import { callApi } from './call-api';
import { reportFailure } from './report-failure';

export type MarkAct = 'collect' | 'like' | 'follow';
export type MarkedType = 'article' | 'flash' | 'author' | 'label';

/** One mark of the reader on one thing. */
export interface MarkKey {
  act: MarkAct;
  type: MarkedType;
  id: number;
}

/** Whether the reader has put the mark, and how many people have. */
export interface MarkState {
  isSet: boolean;
  count: number;
}

interface Entry {
  /** As the server last said. */
  known: MarkState;
  /** What the reader wants; shown before the server has answered. */
  wish: boolean;
  sending: Promise<boolean> | undefined;
}

/** Things that one call asks for at most. */
const IDS_AT_ONCE = 50;
const NOTHING: MarkState = { isSet: false, count: 0 };

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

/** Tells of every change, until the function that comes back is called. */
export function onMarksChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state to show, with the reader's wish in it; undefined until it was read or wished. */
export function markState(key: MarkKey): MarkState | undefined {
  const entry = entries.get(nameOf(key));
  if (!entry) return undefined;
  const { known, wish } = entry;
  const change = Number(wish) - Number(known.isSet);
  return { isSet: wish, count: Math.max(0, known.count + change) };
}

/**
 * Reads counts and own marks of things of one type, in one call for fifty of them. Silent
 * where it fails: the page is whole without them.
 */
export async function readMarks(type: MarkedType, ids: readonly number[], locale: Locale) {
  const asked = [...new Set(ids)];
  for (let start = 0; start < asked.length; start += IDS_AT_ONCE) {
    const part = asked.slice(start, start + IDS_AT_ONCE);
    const answer = await callApi('socialState', { type, ids: part }, { locale }).catch(() => null);
    for (const item of answer?.list ?? []) {
      const { id } = item;
      learn({ act: 'like', type, id }, { isSet: item.is_liked, count: item.like_count });
      learn({ act: 'collect', type, id }, { isSet: item.is_collected, count: item.collect_count });
      learn({ act: 'follow', type, id }, { isSet: item.is_followed, count: item.follow_count });
    }
  }
  announce();
}

/**
 * Puts a mark or takes it back: shown at once, sent one after the other, the last wish wins.
 * A failure is said, and what the server knows is shown again.
 * @param fallback what is said where no answer came.
 * @returns whether the server agreed.
 */
export function wishMark(
  key: MarkKey,
  wish: boolean,
  { locale, fallback }: { locale: Locale; fallback: string },
): Promise<boolean> {
  const entry = entryOf(key);
  entry.wish = wish;
  entry.sending ??= send(key, entry, locale, fallback).finally(() => {
    entry.sending = undefined;
  });
  announce();
  return entry.sending;
}

async function send(
  key: MarkKey,
  entry: Entry,
  locale: Locale,
  fallback: string,
): Promise<boolean> {
  try {
    // Once at least: what was known may be older than what the server knows.
    let asked: boolean;
    do {
      asked = entry.wish;
      entry.known = await tell(key, asked, locale);
    } while (asked !== entry.wish);
    return true;
  } catch (error) {
    reportFailure(error, fallback);
    return false;
  } finally {
    entry.wish = entry.known.isSet;
    announce();
  }
}

async function tell({ act, type, id }: MarkKey, wish: boolean, locale: Locale): Promise<MarkState> {
  if (type === 'author' || type === 'label') {
    const call = type === 'author' ? 'followAuthor' : 'followLabel';
    const answer = await callApi(call, { id, is_follow: wish }, { locale });
    return { isSet: answer.is_followed, count: answer.follow_count };
  }
  if (act === 'like') {
    const answer = await callApi('likeInformation', { id, type, is_like: wish }, { locale });
    return { isSet: answer.is_liked, count: answer.like_count };
  }
  const call = wish ? 'collectionInformation' : 'cancelCollectionInformation';
  const answer = await callApi(call, { id, type }, { locale });
  return { isSet: answer.is_collected, count: answer.collect_count };
}

/** What was read, unless the reader pressed meanwhile: the answer to that is newer. */
function learn(key: MarkKey, state: MarkState): void {
  const entry = entryOf(key);
  if (entry.sending) return;
  entry.known = state;
  entry.wish = state.isSet;
}

function entryOf(key: MarkKey): Entry {
  const name = nameOf(key);
  let entry = entries.get(name);
  if (!entry) entries.set(name, (entry = { known: NOTHING, wish: false, sending: undefined }));
  return entry;
}

function nameOf({ act, type, id }: MarkKey): string {
  return `${act} ${type} ${id}`;
}

function announce(): void {
  for (const listener of listeners) listener();
}
