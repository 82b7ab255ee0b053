import { escapeHtml } from './escape-html';

/** What a page says of itself in its head, in Next's terms (Metadata), and no more than is written here. */
export interface HeadFacts {
  title: string;
  description: string;
  alternates: {
    canonical: string;
    /** Addresses by language tag. */
    languages: Readonly<Record<string, string>>;
    /** Feeds by media type. */
    types?: Readonly<Record<string, { url: string; title: string }[]>>;
  };
  robots: string;
  openGraph: SharedFacts & {
    url: string;
    siteName: string;
    locale: string;
    alternateLocale: string[];
  } & (
      | { type: 'website' }
      | {
          type: 'article';
          publishedTime: string;
          modifiedTime?: string;
          authors: string[];
          section: string;
          tags: string[];
        }
    );
  twitter: SharedFacts & { card: 'summary_large_image' };
}

interface SharedFacts {
  title: string;
  description: string;
  images: { url: string; width: number; height: number; alt: string; type?: string }[];
}

type Tag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/**
 * Title and tags of a page's head as HTML: those that Next makes of the same facts.
 * Through React each of some forty tags is an element, made four times over and told once more
 * to the browser; they took an eighth of the time of a page.
 */
export function headMarkup(facts: HeadFacts): string {
  const { title, description, alternates, robots, openGraph, twitter } = facts;
  const tags: Tag[] = [
    named('description', description),
    named('robots', robots),
    ...alternateTags(alternates),
    ...openGraphTags(openGraph),
    named('twitter:card', twitter.card),
    named('twitter:title', twitter.title),
    named('twitter:description', twitter.description),
    ...imageTags(twitter.images, (key, value) => named(`twitter:${key}`, value)),
  ];
  return `<title>${escapeHtml(title)}</title>${tags.map(markupOf).join('')}`;
}

function alternateTags({ canonical, languages, types = {} }: HeadFacts['alternates']): Tag[] {
  return [
    ['link', { rel: 'canonical', href: canonical }],
    ...Object.entries(languages).map(([tag, href]): Tag => [
      'link',
      { rel: 'alternate', hreflang: tag, href },
    ]),
    ...Object.entries(types).flatMap(([type, feeds]) =>
      feeds.map(({ url, title }): Tag => ['link', { rel: 'alternate', type, href: url, title }]),
    ),
  ];
}

function openGraphTags(facts: HeadFacts['openGraph']): Tag[] {
  return [
    property('og:title', facts.title),
    property('og:description', facts.description),
    property('og:url', facts.url),
    property('og:site_name', facts.siteName),
    property('og:locale', facts.locale),
    ...imageTags(facts.images, (key, value) => property(`og:${key}`, value)),
    ...facts.alternateLocale.map((locale) => property('og:locale:alternate', locale)),
    property('og:type', facts.type),
    ...(facts.type === 'article' ? articleTags(facts) : []),
  ];
}

function articleTags(facts: Extract<HeadFacts['openGraph'], { type: 'article' }>): Tag[] {
  return [
    property('article:published_time', facts.publishedTime),
    ...(facts.modifiedTime ? [property('article:modified_time', facts.modifiedTime)] : []),
    ...facts.authors.map((author) => property('article:author', author)),
    property('article:section', facts.section),
    ...facts.tags.map((tag) => property('article:tag', tag)),
  ];
}

function imageTags(
  images: SharedFacts['images'],
  tagOf: (key: string, value: string) => Tag,
): Tag[] {
  return images.flatMap(({ url, width, height, alt, type }) => [
    tagOf('image', url),
    ...(type ? [tagOf('image:type', type)] : []),
    tagOf('image:width', String(width)),
    tagOf('image:height', String(height)),
    tagOf('image:alt', alt),
  ]);
}

function named(name: string, content: string): Tag {
  return ['meta', { name, content }];
}

function property(name: string, content: string): Tag {
  return ['meta', { property: name, content }];
}

function markupOf([name, attributes]: Tag): string {
  let markup = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    markup += ` ${key}="${escapeHtml(value)}"`;
  }
  return `${markup}/>`;
}
