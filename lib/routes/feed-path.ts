import { LOCALES, type Locale } from '@/lib/i18n/locales';

const FOLDER = '/feeds';

/** Forms of a feed by the ending of its file: RSS 2.0, Atom, JSON Feed. */
export const FEED_FORMS = ['rss', 'atom', 'json'] as const;
export type FeedForm = (typeof FEED_FORMS)[number];

/** What a feed holds: all articles, a part of them, or flash news, all or of one kind. */
export type FeedScope =
  | { kind: 'articles' }
  | { kind: 'flash' }
  | { kind: 'flash'; key: string }
  | { kind: 'section'; key: string }
  | { kind: 'label'; id: number }
  | { kind: 'author'; id: number };

/** Path of a feed, e.g. `/feeds/zh-hant/section-industry.atom`. */
export function feedPath(locale: Locale, scope: FeedScope, form: FeedForm): string {
  const part = 'id' in scope ? `-${scope.id}` : 'key' in scope ? `-${scope.key}` : '';
  return `${FOLDER}/${locale.toLowerCase()}/${scope.kind}${part}.${form}`;
}

/** What the two last segments of such a path name; null where they name nothing. */
export function readFeedPath(
  language: string,
  file: string,
): { locale: Locale; scope: FeedScope; form: FeedForm } | null {
  const locale = LOCALES.find((tag) => tag.toLowerCase() === language);
  const [, kind, key, ending] = /^([a-z]+)(?:-([a-z0-9-]{1,40}))?\.([a-z]+)$/.exec(file) ?? [];
  const form = FEED_FORMS.find((known) => known === ending);
  const scope = scopeOf(kind, key);
  return locale && form && scope ? { locale, scope, form } : null;
}

function scopeOf(kind: string | undefined, key: string | undefined): FeedScope | null {
  if (kind === 'articles') return key === undefined ? { kind } : null;
  if (kind === 'flash') return key === undefined ? { kind } : { kind, key };
  if (key === undefined) return null;
  if (kind === 'section') return { kind, key };
  if (kind !== 'label' && kind !== 'author') return null;
  // One spelling a feed: no leading zero, nothing beyond an id.
  return /^[1-9]\d{0,8}$/.test(key) ? { kind, id: Number(key) } : null;
}
