import { wordPressChannel, wordPressHtml, wordPressItems } from './wordpress';
import { parseXml } from './xml-tree';

const item = (fields: string) => `<item>${fields}</item>`;
const exportOf = (items: string) => `<rss xmlns:wp="http://wordpress.org/export/1.2/"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Site</title>
  <link>https://blog.example.com</link><wp:wxr_version>1.2</wp:wxr_version>
  <wp:author><wp:author_login>li</wp:author_login><wp:author_display_name>李</wp:author_display_name></wp:author>
  ${items}</channel></rss>`;

describe('wordPressItems', () => {
  it('yields published posts whole, and says what it left alone', () => {
    const xml = exportOf(
      item(`<title>文章 &amp; 一</title><link>https://blog.example.com/1</link><dc:creator>li</dc:creator>
        <content:encoded><![CDATA[<!-- wp:paragraph --><p>x</p>]]></content:encoded><excerpt:encoded>s</excerpt:encoded>
        <wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
        <wp:post_date_gmt>2024-01-02 03:04:05</wp:post_date_gmt><category domain="category">行业</category>
        <category domain="category">Uncategorized</category><category domain="post_tag">defi</category>
        <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>`) +
        item(
          '<title>d</title><wp:post_id>2</wp:post_id><wp:post_type>post</wp:post_type><wp:status>draft</wp:status>',
        ) +
        item(
          '<title>p</title><wp:post_id>3</wp:post_id><wp:post_type>page</wp:post_type><wp:status>publish</wp:status>',
        ) +
        item('<title>s</title><wp:post_id>4</wp:post_id><wp:post_password>x</wp:post_password>') +
        item(
          '<wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://blog.example.com/c.png</wp:attachment_url>',
        ),
    );
    const channel = wordPressChannel(parseXml(xml));
    const items = channel ? [...wordPressItems(channel, null)] : [];
    expect(items.map((one) => ('reason' in one ? one.reason : one.type))).toEqual([
      'article',
      'not published (draft)',
      'a page, not an article',
      'behind a password',
      '1 × attachment: not an article',
    ]);
    expect(items[0]).toMatchObject({
      article: {
        sourceKey: 'blog.example.com:1',
        sourceName: 'Site',
        publishedAt: '2024-01-02T03:04:05.000Z',
        section: '行业',
        labels: ['defi'],
        authors: ['李'],
        cover: 'https://blog.example.com/c.png',
        editions: [{ title: '文章 & 一', summary: 's' }],
      },
    });
  });

  it('is not meant for other feeds', () => {
    expect(wordPressChannel(parseXml('<rss><channel><item/></channel></rss>'))).toBeNull();
  });
});

describe('wordPressHtml', () => {
  it('makes paragraphs and captions of classic posts', () => {
    const { html, dropped } = wordPressHtml(
      'One\ntwo\n\n<h2>H</h2>\n\n[caption id="a" width="3"]<img src="/a.png" alt=""> Words[/caption]\n\n[gallery ids="1"] [1] [sic]\n<pre>a\n\nb</pre>',
    );
    expect(html.split('\n').filter(Boolean)).toEqual([
      '<p>One<br>two</p>',
      '<h2>H</h2>',
      '<figure><img src="/a.png" alt=""><figcaption>Words</figcaption></figure>',
      '<p>[1] [sic]</p>',
      '<pre>a',
      'b</pre>',
    ]);
    expect(dropped).toEqual(['gallery']);
  });

  it('leaves block posts as they are', () => {
    expect(wordPressHtml('<!-- wp:paragraph -->\n<p>a\n\nb</p>').html).toBe(
      '<!-- wp:paragraph -->\n<p>a\n\nb</p>',
    );
  });

  it.each(
    ['[caption]', '[caption ', '[a ', '<pre>', '[embed]http://a', '\n \n', '<!-- wp'].map(
      (piece) => [piece],
    ),
  )('finishes with a great deal of %p', (piece) => {
    expect(typeof wordPressHtml(piece.repeat(Math.ceil(100_000 / piece.length))).html).toBe(
      'string',
    );
  });
});
