import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from './charset';
import { feedFromJson, feedFromXml } from './feed';
import { parseXml } from './xml-tree';

const feeds = path.resolve(process.cwd(), '../shared/fixtures/feeds-feedparser');
const read = (xml: string) => feedFromXml(parseXml(xml));

describe('feedFromXml', () => {
  it('reads RSS 2.0 with full texts, authors, labels and pictures', () => {
    const feed = read(`<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>
      <title>AT&amp;amp;T &lt;b&gt;news&lt;/b&gt;</title><link>https://example.com/</link><language>zh-tw</language>
      <item><title><![CDATA[標題 & more]]></title><link>/a</link><guid isPermaLink="false">42</guid>
      <description>short</description><content:encoded><![CDATA[<p>long</p>]]></content:encoded>
      <pubDate>Tue, 22 Nov 2022 08:01:46 GMT</pubDate><dc:creator>A</dc:creator><author>x@example.com (B)</author>
      <category>c</category><category>c</category><media:thumbnail url="https://example.com/p.png"/></item>
      </channel></rss>`);
    expect(feed).toMatchObject({
      title: 'AT&T news',
      url: 'https://example.com/',
      language: 'zh-tw',
    });
    expect(feed?.entries).toEqual([
      {
        id: '42',
        title: '標題 & more',
        url: 'https://example.com/a',
        base: 'https://example.com/a',
        html: '<p>long</p>',
        summary: 'short',
        publishedAt: '2022-11-22T08:01:46.000Z',
        updatedAt: null,
        authors: ['A', 'B'],
        labels: ['c'],
        picture: 'https://example.com/p.png',
        language: 'zh-tw',
        isWhole: true,
      },
    ]);
  });

  it('reads Atom in all its text constructs', () => {
    const feed =
      read(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="https://example.com/">
      <title type="html">T &amp;amp; U</title><link href="/"/><author><name>Owner</name></author>
      <entry><id>urn:1</id><title>1</title><link rel="self" href="/no"/><link href="/1"/>
        <content type="html">&lt;p&gt;a&lt;/p&gt;</content><updated>2024-01-02T03:04:05Z</updated>
        <category term="t" label="Label"/></entry>
      <entry><id>urn:2</id><title>2</title><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>b &amp; c</p></div></content>
        <author><name>Own</name></author></entry>
      <entry><id>urn:3</id><title>3</title><summary>only &lt; a summary</summary></entry></feed>`);
    expect(feed?.title).toBe('T & U');
    expect(
      feed?.entries.map(({ html, url, authors, isWhole }) => ({ html, url, authors, isWhole })),
    ).toEqual([
      { html: '<p>a</p>', url: 'https://example.com/1', authors: ['Owner'], isWhole: true },
      { html: '<div><p>b &amp; c</p></div>', url: null, authors: ['Own'], isWhole: true },
      { html: '<p>only &lt; a summary</p>', url: null, authors: ['Owner'], isWhole: false },
    ]);
    expect(feed?.entries[0]).toMatchObject({
      publishedAt: '2024-01-02T03:04:05.000Z',
      labels: ['Label'],
    });
  });

  it('reads RDF, whose items stand beside the channel', () => {
    const feed =
      read(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
      <channel rdf:about="https://example.com/"><title>c</title></channel>
      <item rdf:about="https://example.com/1"><title>crashes here</title><description>d</description></item></rdf:RDF`);
    expect(feed).toMatchObject({
      title: 'c',
      entries: [{ title: 'crashes here', html: '<p>d</p>' }],
    });
  });

  it('is null for other documents', () => {
    expect(read('<html><body>x</body></html>')).toBeNull();
  });

  it('finds the texts that the feedparser fixtures expect', () => {
    if (!existsSync(feeds)) {
      console.log('skipped: ../shared/fixtures/feeds-feedparser is not here');
      return;
    }
    const found = EXPECTED.map(([file, where]) => {
      const bytes = readFileSync(path.join(feeds, file));
      const declared = /charset=\s*["']?([\w-]+)/i.exec(bytes.toString('latin1'))?.[1] ?? null;
      const feed = feedFromXml(parseXml(decodeText(bytes, declared).text));
      return where === 'title' ? feed?.title : feed?.entries[0]?.[where].replace(/<\/?p>/g, '');
    });
    expect(found).toEqual(EXPECTED.map(([, , text]) => text));
  });
});

/** What the fixtures' own comments expect, where that is a text. */
const EXPECTED: [string, 'title' | 'html', string][] = [
  ['encoding/euc-kr.xml', 'title', '년'],
  ['encoding/euc-kr-item.xml', 'html', '년'],
  ['encoding/euc-kr-attribute.xml', 'html', '<img alt="년" />'],
  ['encoding/http_i18n.xml', 'title', 'Iñtërnâtiônàlizætiøn'],
  ['encoding/bozo_http_i18n.xml', 'title', 'Iñtërnâtiônàlizætiøn'],
  ['encoding/http_text_xml_charset_2.xml', 'html', 'This is a £“test.”'],
  ['encoding/http_text_xml_charset_overrides_encoding_2.xml', 'html', 'This is a £“test.”'],
  ['encoding/demoronize-1.xml', 'html', 'don’t'],
  ['encoding/demoronize-2.xml', 'html', 'don’t'],
  ['illformed/always_strip_doctype.xml', 'title', 'found'],
];

describe('feedFromJson', () => {
  it('reads JSON Feed, and leaves other JSON alone', () => {
    const feed = feedFromJson({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'F',
      home_page_url: 'https://example.org/',
      author: { name: 'me' },
      items: [
        { id: 2, title: 'a', content_text: '1 < 2\n\nb', url: '/a', tags: ['t'] },
        {
          id: '1',
          author: { name: 'you' },
          content_html: '<p>x</p>',
          date_published: '2024-01-01',
        },
      ],
    });
    expect(feed?.entries).toMatchObject([
      {
        id: '2',
        html: '<p>1 &lt; 2</p>\n<p>b</p>',
        url: 'https://example.org/a',
        authors: ['me'],
        labels: ['t'],
      },
      { id: '1', html: '<p>x</p>', authors: ['you'], publishedAt: '2024-01-01T00:00:00.000Z' },
    ]);
    expect(feedFromJson({ db: [] })).toBeNull();
    expect(feedFromJson([1])).toBeNull();
  });
});
