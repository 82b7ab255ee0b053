import { z } from 'zod';
import { parseDate } from './lenient-date';
import { plainTitle, textToHtml } from './text-html';
import { elements, firstOf, innerHtml, textOf, type XmlNode } from './xml-tree';

/** One entry of a feed, whatever the format: text decoded, HTML raw. */
export interface FeedEntry {
  id: string | null;
  title: string;
  url: string | null;
  /** Base of the entry's relative addresses (`xml:base`, else its page). */
  base: string | null;
  html: string;
  summary: string;
  publishedAt: string | null;
  updatedAt: string | null;
  authors: string[];
  labels: string[];
  picture: string | null;
  language: string | null;
  /** True when the feed carries a text of its own, not only a description. */
  isWhole: boolean;
}

export interface Feed {
  title: string;
  url: string | null;
  language: string | null;
  entries: FeedEntry[];
}

/**
 * A feed from the tree of an RSS 0.9–2.0, RDF or Atom 0.3/1.0 document.
 * Null when the document is none of them.
 */
export function feedFromXml(document: XmlNode): Feed | null {
  const root = elements(document).find((node) =>
    ['rss', 'rdf:rdf', 'feed', 'channel', 'entry', 'item'].includes(node.name.toLowerCase()),
  );
  if (!root) return null;
  if (root.name === 'feed') return atomFeed(root, elements(root, 'entry'));
  if (root.name === 'entry') return atomFeed(root, [root]);
  const channel = root.name === 'channel' ? root : firstOf(root, 'channel');
  const items = [...(channel ? elements(channel, 'item') : []), ...elements(root, 'item')];
  const alone = root.name === 'item' ? [root] : items;
  return rssFeed(channel ?? root, alone, root);
}

function rssFeed(channel: XmlNode, items: XmlNode[], root: XmlNode): Feed {
  const url = webUrl(linkOf(channel), null);
  const language =
    text(channel, 'language', 'dc:language') || (root.attributes['xml:lang'] ?? null);
  return {
    title: plainTitle(text(channel, 'title', 'dc:title')),
    url,
    language: language || null,
    entries: items.map((item) => rssEntry(item, url, language || null)),
  };
}

function rssEntry(item: XmlNode, feedUrl: string | null, language: string | null): FeedEntry {
  const guid = firstOf(item, 'guid');
  const id = textOf(guid).trim() || item.attributes['rdf:about'] || null;
  const isPermalink = guid !== null && guid.attributes.ispermalink !== 'false';
  const url = webUrl(linkOf(item) || (isPermalink ? (id ?? '') : ''), feedUrl);
  const content = firstOf(item, 'content:encoded', 'atom:content', 'xhtml:body', 'fullitem');
  const description = text(item, 'description', 'atom:summary', 'itunes:summary', 'dc:description');
  const whole = content?.name.startsWith('xhtml') ? innerHtml(content) : textOf(content);
  const isWhole = whole.trim() !== '';
  return {
    id,
    title: plainTitle(text(item, 'title', 'dc:title', 'media:title', 'itunes:title')),
    url,
    base: item.attributes['xml:base'] ?? url,
    html: isWhole ? whole : asHtml(description),
    summary: isWhole ? description : '',
    publishedAt: date(item, 'pubdate', 'dc:date', 'dcterms:created', 'dcterms:issued', 'published'),
    updatedAt: date(item, 'atom:updated', 'dcterms:modified', 'lastbuilddate', 'updated'),
    authors: unique([
      ...elements(item, 'dc:creator').map((node) => textOf(node)),
      ...elements(item, 'author').map((node) => personOf(textOf(node))),
      ...elements(item, 'atom:author').map((node) => text(node, 'atom:name')),
    ]),
    labels: unique([...elements(item, 'category'), ...elements(item, 'dc:subject')].map(textOf)),
    picture: pictureOf(item),
    language: text(item, 'dc:language') || language,
    isWhole,
  };
}

function atomFeed(feed: XmlNode, entries: XmlNode[]): Feed {
  const base = feed.attributes['xml:base'] ?? null;
  const url = webUrl(linkOf(feed), base);
  const language = feed.attributes['xml:lang'] ?? null;
  const owners = people(feed);
  return {
    title: plainTitle(construct(firstOf(feed, 'title'))),
    url,
    language,
    entries: entries.map((entry) => atomEntry(entry, base ?? url, language, owners)),
  };
}

function atomEntry(
  entry: XmlNode,
  base: string | null,
  language: string | null,
  owners: string[],
): FeedEntry {
  const content = firstOf(entry, 'content');
  const summary = firstOf(entry, 'summary');
  const html = constructHtml(content);
  const isWhole = html.trim() !== '';
  const url = webUrl(linkOf(entry), base);
  const authors = people(entry);
  return {
    id: text(entry, 'id') || null,
    title: plainTitle(construct(firstOf(entry, 'title'))),
    url,
    base:
      webUrl(content?.attributes['xml:base'] ?? entry.attributes['xml:base'] ?? '', base) ?? url,
    html: isWhole ? html : constructHtml(summary),
    summary: isWhole ? construct(summary) : '',
    publishedAt: date(entry, 'published', 'issued', 'created', 'updated', 'modified'),
    updatedAt: date(entry, 'updated', 'modified'),
    authors: authors.length > 0 ? authors : owners,
    labels: unique(
      elements(entry, 'category').map(
        ({ attributes }) => attributes.label || attributes.term || '',
      ),
    ),
    picture: pictureOf(entry),
    language: content?.attributes['xml:lang'] ?? entry.attributes['xml:lang'] ?? language,
    isWhole,
  };
}

const person = z.object({ name: z.string().optional() }).catch({});
const jsonFeedItem = z.object({
  id: z.union([z.string(), z.number()]).optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  external_url: z.string().optional().catch(undefined),
  title: z.string().optional().catch(undefined),
  content_html: z.string().optional().catch(undefined),
  content_text: z.string().optional().catch(undefined),
  summary: z.string().optional().catch(undefined),
  image: z.string().optional().catch(undefined),
  banner_image: z.string().optional().catch(undefined),
  date_published: z.string().optional().catch(undefined),
  date_modified: z.string().optional().catch(undefined),
  author: person.optional(),
  authors: z.array(person).optional().catch(undefined),
  tags: z.array(z.string()).optional().catch(undefined),
  language: z.string().optional().catch(undefined),
});
const jsonFeed = z.object({
  version: z.string().regex(/jsonfeed\.org\/version/),
  title: z.string().optional().catch(undefined),
  home_page_url: z.string().optional().catch(undefined),
  language: z.string().optional().catch(undefined),
  author: person.optional(),
  authors: z.array(person).optional().catch(undefined),
  items: z.array(jsonFeedItem).catch([]),
});

/** A feed from JSON Feed 1.0 or 1.1 (jsonfeed.org); null for other JSON. */
export function feedFromJson(json: unknown): Feed | null {
  const parsed = jsonFeed.safeParse(json);
  if (!parsed.success) return null;
  const { data } = parsed;
  const url = webUrl(data.home_page_url ?? '', null);
  const owners = [data.author, ...(data.authors ?? [])];
  return {
    title: data.title ?? '',
    url,
    language: data.language ?? null,
    entries: data.items.map((item) => {
      const authors = [item.author, ...(item.authors ?? [])];
      const page = webUrl(item.url ?? item.external_url ?? '', url);
      return {
        id: item.id === undefined ? null : String(item.id),
        title: plainTitle(item.title ?? ''),
        url: page,
        base: page,
        html: item.content_html ?? textToHtml(item.content_text ?? item.summary ?? ''),
        summary: item.summary ?? '',
        publishedAt: parseDate(item.date_published),
        updatedAt: parseDate(item.date_modified),
        authors: namesOf(authors).length > 0 ? namesOf(authors) : namesOf(owners),
        labels: unique(item.tags ?? []),
        picture: item.image ?? item.banner_image ?? null,
        language: item.language ?? data.language ?? null,
        isWhole: Boolean(item.content_html ?? item.content_text),
      };
    }),
  };
}

function namesOf(people: ({ name?: string | undefined } | undefined)[]): string[] {
  return unique(people.map((one) => one?.name ?? ''));
}

function text(node: XmlNode, ...names: string[]): string {
  for (const name of names) {
    const found = elements(node, name)
      .map(textOf)
      .find((value) => value.trim() !== '');
    if (found !== undefined) return found.trim();
  }
  return '';
}

function date(node: XmlNode, ...names: string[]): string | null {
  for (const name of names) {
    const found = parseDate(text(node, name));
    if (found !== null) return found;
  }
  return null;
}

/** RSS has the address as text, Atom as `href`; in RSS both may stand side by side. */
function linkOf(node: XmlNode): string {
  const links = [...elements(node, 'link'), ...elements(node, 'atom:link')];
  const written = links.map((link) => (link.attributes.href ? '' : textOf(link).trim()));
  const alternate = links.find(
    ({ attributes }) => attributes.href && (attributes.rel ?? 'alternate') === 'alternate',
  );
  return written.find((url) => url !== '') ?? alternate?.attributes.href ?? '';
}

/** An Atom text construct (RFC 4287, 3.1) as HTML. */
function constructHtml(node: XmlNode | null): string {
  if (node === null) return '';
  const type = (node.attributes.type ?? 'text').toLowerCase();
  if (type === 'xhtml' || type.includes('xhtml') || node.attributes.mode === 'xml') {
    return innerHtml(node);
  }
  if (type.includes('html') || node.attributes.mode === 'escaped') return textOf(node);
  return elements(node).length > 0 ? innerHtml(node) : asHtml(textOf(node));
}

function construct(node: XmlNode | null): string {
  return textOf(node).trim();
}

/** Descriptions are HTML or plain text, and nothing tells which but the tags. */
function asHtml(written: string): string {
  return /<\/?[a-z][^<>]{0,2000}>|&[a-z#\d]{2,8};/i.test(written) ? written : textToHtml(written);
}

function people(node: XmlNode): string[] {
  return unique(elements(node, 'author').map((one) => text(one, 'name') || personOf(textOf(one))));
}

/** `mail@example.com (Name)` and `Name <mail@example.com>` without the address. */
function personOf(written: string): string {
  const inBrackets = /\(([^()]{1,120})\)/.exec(written)?.[1];
  return (inBrackets ?? written.replace(/<?[^\s<>()]{1,200}@[^\s<>()]{1,200}>?/g, '')).trim();
}

function pictureOf(node: XmlNode): string | null {
  const isPicture = ({ attributes }: XmlNode) =>
    attributes.medium === 'image' || /^image\//.test(attributes.type ?? '');
  const groups = [node, ...elements(node, 'media:group')];
  const found =
    groups.flatMap((group) => elements(group, 'media:content')).find(isPicture)?.attributes.url ??
    groups.flatMap((group) => elements(group, 'media:thumbnail'))[0]?.attributes.url ??
    elements(node, 'enclosure').find(isPicture)?.attributes.url ??
    firstOf(node, 'itunes:image')?.attributes.href;
  return found?.trim() || null;
}

function webUrl(written: string, base: string | null): string | null {
  const trimmed = written.trim();
  if (trimmed === '' || !URL.canParse(trimmed, base ?? undefined)) return null;
  const url = new URL(trimmed, base ?? undefined);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

function unique(values: string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
}
