import type { Locale } from '../i18n/locales';

/** A feed before it is written in one of its forms; every address is absolute. */
export interface FeedDocument {
  title: string;
  description: string;
  /** The page that shows the same. */
  homeUrl: string;
  selfUrl: string;
  /** WebSub's hub; undefined where none is told. */
  hubUrl: string | undefined;
  language: Locale;
  /** Whose feed it is. */
  publisher: { name: string; url: string; logoUrl: string };
  items: readonly FeedItem[];
}

export interface FeedItem {
  /** Address of the text in its language: it names the text for ever. */
  url: string;
  title: string;
  summary: string;
  /** Sanitised, whole. */
  html: string;
  /** Moments as ISO strings. */
  published: string;
  changed: string | null;
  author: { name: string; url: string };
  /** Section or kind first, then labels. */
  categories: readonly string[];
  /** '' for none. */
  imageUrl: string;
}

/** When anything in the feed last changed; the same for the same content, whoever asks. */
export function changeOf({ items }: FeedDocument): string | undefined {
  const times = items.map(({ published, changed }) => changed ?? published);
  return times.length > 0 ? times.reduce((late, time) => (time > late ? time : late)) : undefined;
}
