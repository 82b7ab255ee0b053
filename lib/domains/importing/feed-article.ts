import { createHash } from 'node:crypto';
import type { Feed, FeedEntry } from './feed';
import { pageOnly, type RawArticle } from './import-document';
import { localeOfTag } from './source-language';

/**
 * A feed's entry as a raw article. Its identity is the entry's own id, else its
 * address, else a digest of what it says; the feed's name stands before it.
 */
export function articleOfEntry(
  entry: FeedEntry,
  feed: Feed,
  origin: { source: string; name: string | null; place: number },
): RawArticle {
  const site = entry.url ?? feed.url;
  const host = site === null ? null : new URL(site).hostname.replace(/^www\./, '');
  const name = origin.name ?? (feed.title || host || origin.source);
  const identity =
    entry.id ??
    entry.url ??
    createHash('sha256')
      .update(`${entry.title}\n${entry.publishedAt ?? ''}\n${entry.html}`)
      .digest('hex')
      .slice(0, 32);
  const pageUrl = entry.url ?? feed.url;
  const base = entry.base !== null && /^https?:/.test(entry.base) ? entry.base : pageUrl;
  return {
    sourceKey: `${origin.name ?? host ?? name}:${identity}`,
    sourceName: name,
    sourceUrl: pageUrl,
    originalLocale: null,
    publishedAt: entry.publishedAt,
    updatedAt: entry.updatedAt,
    section: entry.labels[0] ?? null,
    labels: entry.labels,
    authors: entry.authors,
    cover: entry.picture,
    editions: [
      {
        locale: declaredLocale(entry.language),
        declaredLanguage: entry.language,
        title: entry.title,
        summary: entry.summary,
        html: entry.html,
        place: pageOnly(base),
      },
    ],
    notes: entry.isWhole ? [] : ['the feed carries a description, no text of its own'],
  };
}

/** Feeds often keep a default of `en`; a named Chinese script is meant. */
function declaredLocale(language: string | null) {
  const locale = language === null ? null : localeOfTag(language);
  return locale?.startsWith('zh') && !/^(zh|cn)$/i.test(language ?? '') ? locale : null;
}
