import { pageOnly, type RawArticle, type SourceEvent } from './import-document';
import { parseDate } from './lenient-date';
import { plainTitle } from './text-html';
import { elements, firstOf, textOf, type XmlNode } from './xml-tree';

/** What an export holds: articles to compose, and what was left alone, in order. */
export type ExportItem =
  { type: 'article'; article: RawArticle } | Exclude<SourceEvent, { type: 'document' }>;

/** The channel of a WordPress export (WXR 1.0–1.2), or null when the document is none. */
export function wordPressChannel(document: XmlNode): XmlNode | null {
  const rss = elements(document, 'rss')[0];
  const channel = rss ? firstOf(rss, 'channel') : null;
  const isExport =
    channel !== null &&
    (firstOf(channel, 'wp:wxr_version') !== null ||
      elements(channel, 'item').some((item) => firstOf(item, 'wp:post_type') !== null));
  return isExport ? channel : null;
}

/**
 * The items of a WordPress export: published posts as articles, with paragraphs
 * and captions as WordPress would show them; pages, drafts and what is behind a
 * password are skipped; attachments and settings only counted.
 */
export function* wordPressItems(
  channel: XmlNode,
  sourceName: string | null,
): Generator<ExportItem> {
  const name = sourceName ?? (plainTitle(value(channel, 'title')) || 'wordpress');
  const site = value(channel, 'wp:base_blog_url') || value(channel, 'link');
  const host = URL.canParse(site) ? new URL(site).hostname : name;
  const authors = authorNames(channel);
  const attachments = attachmentUrls(channel);
  const others = new Map<string, number>();

  for (const item of elements(channel, 'item')) {
    const type = value(item, 'wp:post_type') || 'post';
    const status = value(item, 'wp:status') || 'publish';
    const title = plainTitle(value(item, 'title'));
    const source = `${host}:${value(item, 'wp:post_id') || value(item, 'guid')} ${title}`.trim();
    if (type !== 'post' && type !== 'page') {
      others.set(type, (others.get(type) ?? 0) + 1);
    } else if (type === 'page') {
      yield { type: 'skipped', source, reason: 'a page, not an article' };
    } else if (status !== 'publish') {
      yield { type: 'skipped', source, reason: `not published (${status})` };
    } else if (value(item, 'wp:post_password') !== '') {
      yield { type: 'skipped', source, reason: 'behind a password' };
    } else {
      yield {
        type: 'article',
        article: articleFrom(item, { name, site, host, authors, attachments }),
      };
    }
  }
  for (const [type, count] of others) {
    yield { type: 'note', source: name, reason: `${count} × ${type}: not an article` };
  }
}

interface Site {
  name: string;
  site: string;
  host: string;
  authors: Map<string, string>;
  attachments: Map<string, string>;
}

function articleFrom(item: XmlNode, site: Site): RawArticle {
  const link = value(item, 'link');
  const sourceUrl = URL.canParse(link) && /^https?:/.test(link) ? new URL(link).href : null;
  const terms = (domain: string) =>
    elements(item, 'category')
      .filter(({ attributes }) => attributes.domain === domain)
      .map((term) => textOf(term).trim());
  const categories = terms('category').filter(
    (term) => !/^(uncategori[sz]ed|未分[类類])$/i.test(term),
  );
  const creator = value(item, 'dc:creator');
  const { html, dropped } = wordPressHtml(value(item, 'content:encoded'));
  const thumbnail = elements(item, 'wp:postmeta').find(
    (meta) => value(meta, 'wp:meta_key') === '_thumbnail_id',
  );
  const cover = thumbnail && site.attachments.get(value(thumbnail, 'wp:meta_value'));
  return {
    sourceKey: `${site.host}:${value(item, 'wp:post_id') || value(item, 'guid') || link}`,
    sourceName: site.name,
    sourceUrl,
    originalLocale: null,
    publishedAt:
      parseDate(value(item, 'wp:post_date_gmt')) ??
      parseDate(value(item, 'pubdate')) ??
      parseDate(value(item, 'wp:post_date')),
    updatedAt: parseDate(value(item, 'wp:post_modified_gmt')),
    section: categories[0] ?? null,
    labels: [...terms('post_tag'), ...categories.slice(1)],
    authors: [site.authors.get(creator) ?? creator].filter((author) => author !== ''),
    cover: cover ?? null,
    editions: [
      {
        locale: null,
        title: value(item, 'title'),
        summary: value(item, 'excerpt:encoded'),
        html,
        place: pageOnly(sourceUrl ?? (URL.canParse(site.site) ? site.site : null)),
      },
    ],
    notes: dropped.map((code) => `shortcode left out: ${code}`),
  };
}

/**
 * A post's content as HTML: captions become figures, other shortcodes go (their
 * names are answered), and where no block markup is there each empty line ends a
 * paragraph, as WordPress does when it shows the post.
 */
export function wordPressHtml(content: string): { html: string; dropped: string[] } {
  const dropped: string[] = [];
  const plain = content
    .replace(/\[caption\b[^\]]{0,1000}\]([^[]{0,5000})\[\/caption\]/g, (_, inner: string) =>
      captioned(inner),
    )
    .replace(
      /\[embed\b[^\]]{0,200}\]\s*(https?:\/\/[^\s[\]<>]{1,1000})\s*\[\/embed\]/g,
      '<a href="$1">$1</a>',
    )
    .replace(
      /\[(\/?)([a-z][\w-]{1,40})(?:\s[^[\]<>]{0,1000})?\/?\]/g,
      (written: string, slash: string, name: string) => {
        if (!SHORTCODES.has(name)) return written;
        if (slash === '') dropped.push(name);
        return '';
      },
    );
  const hasBlocks = /<!--\s*wp:|<p[\s>]/i.test(plain);
  return { html: hasBlocks ? plain : paragraphed(plain), dropped };
}

/** The shortcodes of WordPress itself and of its most common companions; other brackets are text. */
const SHORTCODES = new Set(
  (
    'audio video playlist gallery embed caption wp_caption code sourcecode contact-form ' +
    'contact-form-7 contact-field gravityform vc_row vc_column vc_column_text et_pb_section et_pb_row ' +
    'et_pb_column et_pb_text youtube vimeo tweet instagram soundcloud more'
  ).split(' '),
);

function captioned(inner: string): string {
  const picture = /(?:<a\s[^>]{0,1000}>\s*)?<img\s[^>]{0,2000}>(?:\s*<\/a>)?/i.exec(inner)?.[0];
  if (!picture) return inner;
  const caption = inner.replace(picture, '').trim();
  return `\n\n<figure>${picture}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>\n\n`;
}

function paragraphed(content: string): string {
  const text = content.replace(/\r\n?/g, '\n');
  const out: string[] = [];
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<pre', at);
    const end = start < 0 ? -1 : text.indexOf('</pre>', start);
    const stop = end < 0 ? text.length : start;
    for (const part of text.slice(at, stop).split(/\n[ \t]*\n/)) out.push(paragraph(part));
    if (end >= 0) out.push(text.slice(start, end + '</pre>'.length));
    at = end < 0 ? text.length : end + '</pre>'.length;
  }
  return out.join('\n');
}

function paragraph(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const isBlock =
    /^<\/?(address|article|aside|blockquote|d[dlt]|details|div|fig|h[1-6r]|li|ol|p|section|t[abdhr]|ul)/i;
  return isBlock.test(trimmed) ? trimmed : `<p>${trimmed.replace(/\n/g, '<br>')}</p>`;
}

function authorNames(channel: XmlNode): Map<string, string> {
  return new Map(
    elements(channel, 'wp:author').map((author) => [
      value(author, 'wp:author_login'),
      value(author, 'wp:author_display_name') || value(author, 'wp:author_login'),
    ]),
  );
}

function attachmentUrls(channel: XmlNode): Map<string, string> {
  return new Map(
    elements(channel, 'item')
      .filter((item) => value(item, 'wp:post_type') === 'attachment')
      .map((item) => [value(item, 'wp:post_id'), value(item, 'wp:attachment_url')]),
  );
}

function value(node: XmlNode, name: string): string {
  return textOf(firstOf(node, name)).trim();
}
