import type { FeedForm } from '../routes/feed-path';
import { changeOf, type FeedDocument, type FeedItem } from './feed-document';
import { siteTime } from './news-data';
import { xmlDocument } from './xml';

/** A feed written in one form, with its media type. */
export const FEED_WRITERS: Record<
  FeedForm,
  { type: string; write: (feed: FeedDocument) => string }
> = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  json: { type: 'application/feed+json; charset=utf-8', write: writeJson },
};

/** RSS 2.0 (RSS Advisory Board), with whole texts (content), names (dc), pictures (media). */
function writeRss(feed: FeedDocument): string {
  const changed = changeOf(feed);
  return xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:media': 'http://search.yahoo.com/mrss/',
      channel: {
        title: feed.title,
        link: feed.homeUrl,
        description: feed.description,
        language: feed.language,
        ...(changed && { lastBuildDate: rfc822(changed) }),
        image: { url: feed.publisher.logoUrl, title: feed.title, link: feed.homeUrl },
        'atom:link': [
          { '@href': feed.selfUrl, '@rel': 'self', '@type': 'application/rss+xml' },
          ...(feed.hubUrl ? [{ '@href': feed.hubUrl, '@rel': 'hub' }] : []),
        ],
        item: feed.items.map((item) => ({
          title: item.title,
          link: item.url,
          guid: { '@isPermaLink': 'true', '#text': item.url },
          pubDate: rfc822(item.published),
          ...(item.changed && { 'atom:updated': siteTime(item.changed) }),
          'dc:creator': item.author.name,
          category: [...item.categories],
          description: item.summary || item.title,
          'content:encoded': item.html,
          ...(item.imageUrl && {
            'media:content': { '@url': item.imageUrl, '@medium': 'image' },
          }),
        })),
      },
    },
  });
}

/** RFC 4287. */
function writeAtom(feed: FeedDocument): string {
  return xmlDocument({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': feed.language,
      id: feed.selfUrl,
      title: feed.title,
      subtitle: feed.description,
      // The element is required; a feed that is empty has never changed.
      updated: siteTime(changeOf(feed) ?? new Date(0).toISOString()),
      link: [
        { '@href': feed.selfUrl, '@rel': 'self', '@type': 'application/atom+xml' },
        { '@href': feed.homeUrl, '@rel': 'alternate', '@type': 'text/html' },
        ...(feed.hubUrl ? [{ '@href': feed.hubUrl, '@rel': 'hub' }] : []),
      ],
      author: { name: feed.publisher.name, uri: feed.publisher.url },
      logo: feed.publisher.logoUrl,
      entry: feed.items.map((item) => ({
        id: item.url,
        title: item.title,
        link: { '@href': item.url, '@rel': 'alternate', '@type': 'text/html' },
        published: siteTime(item.published),
        updated: siteTime(item.changed ?? item.published),
        author: { name: item.author.name, uri: item.author.url },
        category: item.categories.map((term) => ({ '@term': term })),
        ...(item.summary && { summary: item.summary }),
        content: { '@type': 'html', '#text': item.html },
      })),
    },
  });
}

/** https://www.jsonfeed.org/version/1.1/ */
function writeJson(feed: FeedDocument): string {
  const person = ({ name, url }: { name: string; url: string }) => ({ name, url });
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: feed.selfUrl,
    icon: feed.publisher.logoUrl,
    language: feed.language,
    authors: [person(feed.publisher)],
    ...(feed.hubUrl && { hubs: [{ type: 'WebSub', url: feed.hubUrl }] }),
    items: feed.items.map((item: FeedItem) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_html: item.html,
      ...(item.summary && { summary: item.summary }),
      ...(item.imageUrl && { image: item.imageUrl }),
      date_published: siteTime(item.published),
      ...(item.changed && { date_modified: siteTime(item.changed) }),
      authors: [person(item.author)],
      tags: item.categories,
      language: feed.language,
    })),
  });
}

/** RFC 822 with a year of four digits, as RSS wants it. */
function rfc822(moment: string): string {
  return new Date(moment).toUTCString();
}
