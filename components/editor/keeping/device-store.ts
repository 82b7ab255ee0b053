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

const PREFIX = 'manuscript:';

/** Keeps a text. Out: false where the device has no room or keeps nothing. */
export function keepText(readerId: number, key: TextKey, text: KeptText): boolean {
  try {
    localStorage.setItem(nameOf(readerId, key), JSON.stringify(text));
    return true;
  } catch {
    return false;
  }
}

/** What is kept of a text, or null; what can not be read counts as nothing. */
export function keptText(readerId: number, key: TextKey): KeptText | null {
  return read(nameOf(readerId, key));
}

export function forgetText(readerId: number, key: TextKey): void {
  try {
    localStorage.removeItem(nameOf(readerId, key));
  } catch {
    // What could not be kept is not there.
  }
}

/** The texts that were begun on this device and never reached the server, the latest first. */
export function unsentTexts(
  readerId: number,
): { clientKey: string; locale: Locale; text: KeptText }[] {
  const beginning = `${PREFIX}${readerId}:new:`;
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(beginning))
      .flatMap((name) => {
        const [clientKey = '', locale = ''] = name.slice(beginning.length).split(':');
        const text = read(name);
        return text ? [{ clientKey, locale: locale as Locale, text }] : [];
      })
      .sort((one, other) => other.text.time.localeCompare(one.text.time));
  } catch {
    return [];
  }
}

function nameOf(readerId: number, key: TextKey): string {
  const which = 'articleId' in key ? `${key.articleId}` : `new:${key.clientKey}`;
  return `${PREFIX}${readerId}:${which}:${key.locale}`;
}

function read(name: string): KeptText | null {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptText | null;
    const content = manuscriptContent.safeParse(found?.content);
    if (!found || !content.success) return null;
    return {
      content: content.data,
      baseRevision: Number(found.baseRevision) || 0,
      time: found.time,
    };
  } catch {
    return null;
  }
}
