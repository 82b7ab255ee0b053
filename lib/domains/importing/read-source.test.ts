import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import {
  importDocument,
  type ImportDocument,
  type SourceEvent,
  type SourceOptions,
} from './import-document';
import { countSource, readSource } from './read-source';

const shared = path.resolve(process.cwd(), '../shared');
let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'source-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, content: string | Uint8Array): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  return target;
}

async function read(place = root, options: SourceOptions = {}) {
  const events: SourceEvent[] = [];
  for await (const event of readSource(place, options)) events.push(event);
  const documents = events.flatMap((event) => (event.type === 'document' ? [event.document] : []));
  for (const document of documents) expect(importDocument.parse(document)).toEqual(document);
  const others = events.flatMap((event) =>
    'reason' in event ? [`${event.type}: ${event.reason}`] : [],
  );
  return { documents, others };
}

const page = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\n${more}---\n\n${body}\n`;
const only = (documents: ImportDocument[]): ImportDocument => {
  expect(documents).toHaveLength(1);
  return documents[0] as ImportDocument;
};

describe('readSource of a folder of Markdown', () => {
  it('makes one article of the same path in several languages', async () => {
    put(
      'en/defi/index.md',
      page(
        'DeFi',
        '# DeFi\n\nText [link](/glossary/#x) ![p](./p.png)',
        'description: About\nimage: /c.png\n',
      ),
    );
    put('zh/defi/index.md', page('去中心化金融', '文字[链接](../nft/index.md)', 'lang: zh\n'));
    put('zh-tw/defi/index.md', page('去中心化金融', '這個應用的發展'));
    put('fr/defi/index.md', page('La DeFi', 'texte'));
    put('en/defi/p.png', 'x');
    const { documents, others } = await read(root, {
      linkBase: 'https://example.org/{lang}/',
      sourceName: 'site',
    });
    const document = only(documents);
    expect(document).toMatchObject({
      sourceKey: 'site:defi/index',
      sourceUrl: 'https://example.org/en/defi/',
      originalLocale: 'en',
      section: 'defi',
      cover: { file: null, url: 'https://example.org/c.png' },
      pictures: [
        {
          src: 'https://example.org/en/defi/p.png',
          file: path.join(root, 'en/defi/p.png'),
          url: 'https://example.org/en/defi/p.png',
        },
      ],
    });
    expect(document.editions.map(({ locale, title, summary }) => [locale, title, summary])).toEqual(
      [
        ['en', 'DeFi', 'About'],
        ['zh-Hans', '去中心化金融', '文字链接'],
        ['zh-Hant', '去中心化金融', '這個應用的發展'],
      ],
    );
    expect(document.editions[0]?.bodyHtml).toContain(
      '<p>Text <a href="https://example.org/en/glossary/#x"',
    );
    expect(document.editions[1]?.bodyHtml).toContain('href="https://example.org/zh/nft/"');
    expect(others).toEqual([
      'note: 1 × fr: a language that the site does not have',
      'note: 1 × .png: holds no articles',
    ]);
  });

  it('takes dates and languages from names, and leaves links to nowhere as text', async () => {
    put('_posts/2024-06-07-a.zh.md', '# 标题\n\n正文 [x](/y) ![z](/no.png)\n');
    put('_posts/2024-06-07-a.en.md', '# Title\n\nText\n');
    put('README.md', 'about');
    const { documents, others } = await read(root, { sourceName: 'blog' });
    const document = only(documents);
    expect(document).toMatchObject({
      sourceKey: 'blog:_posts/2024-06-07-a',
      publishedAt: '2024-06-07T00:00:00.000Z',
    });
    expect(document.editions.map(({ locale, title }) => [locale, title])).toEqual([
      ['en', 'Title'],
      ['zh-Hans', '标题'],
    ]);
    expect(document.editions[1]?.bodyHtml).toBe('<p>正文 x</p>');
    expect(document.notes).toEqual([
      '1 link without a known site became text',
      'picture not at hand: /no.png',
    ]);
    expect(others).toEqual(['note: 1 × README and the like: not an article']);
  });

  it('gives pictures of files a stand-in address, and never leaves the folder', async () => {
    const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
    writeFileSync(path.join(outside, 'secret.png'), 'x');
    symlinkSync(path.join(outside, 'secret.png'), path.join(root, 'linked.png'));
    put('static/img/a b.png', 'x');
    put(
      'post.md',
      page(
        'T',
        `![a](/img/a%20b.png) ![b](../${path.basename(outside)}/secret.png) ![c](linked.png)`,
      ),
    );
    const document = only((await read()).documents);
    rmSync(outside, { recursive: true });
    expect(document.pictures).toEqual([
      {
        src: expect.stringMatching(/^\/media\/import\/[0-9a-f]{16}\/a-b\.png$/),
        file: path.join(root, 'static/img/a b.png'),
        url: null,
      },
    ]);
    expect(document.editions[0]?.bodyHtml).toContain(`src="${document.pictures[0]?.src}"`);
    expect(document.notes).toHaveLength(2);
  });

  it('skips what is hidden or not whole, and fails what is broken, article by article', async () => {
    put('a.md', page('A', 'x', 'draft: true\n'));
    put('b.md', page('B', '{% include articles/b.md %}', 'layout: post\n'));
    put('c.md', '---\ntitle: [\n---\nx\n');
    put('d.md', page('D', ''));
    put('e.md', page('🚀', '123'));
    put('f.md', page('F', '<b>'.repeat(300)));
    put('g.md', page('G', 'good'));
    const { documents, others } = await read();
    expect(only(documents).editions[0]?.title).toBe('G');
    expect(others).toEqual([
      'skipped: marked as not published',
      'skipped: its text is in includes that are not at hand: articles/b.md',
      expect.stringContaining('failure: front matter is no YAML'),
      'failure: it has no text',
      'failure: language not supported',
      'failure: the text is nested too deeply',
    ]);
    put('h.json', '{');
    expect(await countSource(root)).toBe(7);
  });

  it('reads the includes of a Jekyll site, but no file outside of them', async () => {
    put('_config.yml', 'url: https://blog.example.com\n');
    put('_includes/a.md', 'included [x](/y/)');
    put(
      '_posts/2024-01-02-p.md',
      page(
        'P',
        '{% include a.md %} {% include ../_config.yml %}',
        'layout: post\npermalink: /p/\n',
      ),
    );
    const { documents, others } = await read();
    expect(documents).toEqual([]);
    expect(others[0]).toContain('not at hand: ../_config.yml');
    put(
      '_posts/2024-01-02-p.md',
      page('P', '{% include a.md %}', 'layout: post\npermalink: /p/\n'),
    );
    const document = only((await read()).documents);
    expect(document.sourceUrl).toBe('https://blog.example.com/p/');
    expect(document.editions[0]?.bodyHtml).toContain(
      'included <a href="https://blog.example.com/y/"',
    );
  });

  it('links what Bitcoin Optech’s includes define, and tells what no file defines', async () => {
    const body = (more: string) =>
      `[BIPs #1][] is---[topic rbf][] [here][news1 x] [gone][]\n\n${more}\n\n[news1 x]: /zh/n/#y`;
    put('a.md', page('A', body('{% include references.md %}'), 'layout: post\n'));
    const linkBase = 'https://bitcoinops.org/';
    const { documents } = await read(root, { linkBase });
    const [edition] = only(documents).editions;
    expect(edition?.bodyHtml).toMatch(
      /href="https:\/\/github.com\/bitcoin\/bips\/issues\/1"[^>]*>BIPs #1<\/a> is—<a href="https:\/\/bitcoinops.org\/en\/topics\/replace-by-fee\/"[^>]*>topic rbf<\/a> <a href="https:\/\/bitcoinops.org\/zh\/n\/#y"[^>]*>here<\/a> gone/,
    );
    expect(only(documents).notes).toEqual([
      'no target for 1 of its references, now plain text: gone',
    ]);

    put('a.md', page('A', body('{% include linkers/issues.md issues="1" %}'), 'layout: post\n'));
    expect(only((await read()).documents).editions[0]?.bodyHtml).toContain('/bips/issues/1"');
    put('a.md', page('A', body(''), 'layout: post\n'));
    expect(only((await read()).documents).notes).toContain(
      'no target for 3 of its references, now plain text: BIPs #1, topic rbf, gone',
    );
  });

  it('gives the same documents each time', async () => {
    put('en/a.md', page('A', 'x'));
    put('zh/a.md', page('甲', '这'));
    put('b.md', page('B', 'y'));
    expect(await read()).toEqual(await read());
  });
});

describe('readSource of files', () => {
  it('reads a feed in its charset and tells its language by its script', async () => {
    const xml =
      '<?xml version="1.0" encoding="gb2312"?><rss><channel><title>新闻</title><link>https://news.example.com/</link>' +
      '<language>en-us</language><item><title>区块链</title><guid>1</guid>' +
      '<description>&lt;p&gt;这个网络&lt;/p&gt;&lt;iframe src="https://www.youtube.com/embed/x"&gt;&lt;/iframe&gt;</description></item>' +
      '<item><title>区块链</title><guid>1</guid><description>again</description></item></channel></rss>';
    const { documents, others } = await read(put('feed.xml', iconv.encode(xml, 'gbk')));
    const document = only(documents);
    expect(document).toMatchObject({
      sourceKey: 'news.example.com:1',
      sourceName: '新闻',
      originalLocale: 'zh-Hans',
    });
    expect(document.editions[0]?.bodyHtml).toBe(
      '<p>这个网络</p><p><a href="https://www.youtube.com/embed/x" rel="noopener nofollow">▶ www.youtube.com</a></p>',
    );
    expect(others).toEqual(['failure: the same identity as an article before it']);
  });

  it.each([
    ['nothing.xml', '', 'it is empty'],
    ['page.html', '<!DOCTYPE html><html><body>x</body></html>', 'a web page, not a feed'],
    ['other.xml', '<svg/>', 'neither a feed nor an export'],
    ['empty.xml', '<rss><channel/></rss>', 'there are no articles in it'],
    ['broken.json', '{"a":', 'not valid JSON'],
    ['other.json', '{"a":1}', 'JSON, but neither a Ghost export nor a JSON Feed'],
    [
      'a.zip',
      'PK\u0003\u0004',
      'not a zip that can be read: End of central directory record signature not found. Either not a zip file, or file is truncated.',
    ],
    ['deep.xml', '<a>'.repeat(100_000), 'nested too deeply'],
    ['noise.xml', '\u0000\u0001<\u0002', 'no XML element in it'],
  ])('says why %s is no source', async (name, content, reason) => {
    expect((await read(put(name, content))).others).toEqual([`failure: ${reason}`]);
  });

  it('says so when nothing is there, or the address is private', async () => {
    expect((await read(path.join(root, 'no'))).others).toEqual([
      'failure: there is no such file or folder',
    ]);
    expect((await read('http://127.0.0.1:1/feed')).others).toEqual([
      'failure: 127.0.0.1 is a private address',
    ]);
    expect(await countSource(path.join(root, 'no'))).toBe(0);
  });
});

describe('readSource of the shared corpora', () => {
  it.each([
    ['corpus/ethereum-org', { documents: 145, editions: 435, skipped: 0, failure: 0 }],
    // Twelve posts there are nothing but includes of files that were not taken along.
    ['corpus/bitcoin-optech', { documents: 116, editions: 232, skipped: 12, failure: 0 }],
    // One post there is Japanese.
    [
      'fixtures/import-wxr-hexo-migrator/wordpress.xml',
      { documents: 3, editions: 3, skipped: 15, failure: 1 },
    ],
    [
      'fixtures/import-wxr-jekyll-import/sitetitle.wordpress.2025-01-19.000.xml',
      { documents: 7, editions: 7, skipped: 1, failure: 0 },
    ],
    [
      'fixtures/import-wxr-jekyll-import/medium_feed.xml',
      { documents: 2, editions: 2, skipped: 0, failure: 0 },
    ],
    [
      'fixtures/import-ghost-exports/export/valid.json',
      { documents: 2, editions: 2, skipped: 0, failure: 0 },
    ],
    [
      'fixtures/import-ghost-exports/export/v2_export.json',
      { documents: 7, editions: 7, skipped: 0, failure: 0 },
    ],
    [
      'fixtures/import-ghost-exports/export/v3_export.json',
      { documents: 7, editions: 7, skipped: 0, failure: 0 },
    ],
    [
      'fixtures/import-ghost-exports/export/v4_export.json',
      { documents: 6, editions: 6, skipped: 5, failure: 0 },
    ],
    [
      'fixtures/import-ghost-exports/export/v5_export.json',
      { documents: 1, editions: 1, skipped: 1, failure: 0 },
    ],
    [
      'fixtures/import-ghost-exports/export/products_export.json',
      { documents: 1, editions: 1, skipped: 0, failure: 0 },
    ],
    [
      'fixtures/import-ghost-exports/import/import-data-1.json',
      { documents: 1, editions: 1, skipped: 0, failure: 0 },
    ],
    [
      'fixtures/import-ghost-exports/export/broken.json',
      { documents: 0, editions: 0, skipped: 0, failure: 1 },
    ],
    [
      'fixtures/feeds-feedparser/json/example.json',
      { documents: 2, editions: 2, skipped: 0, failure: 0 },
    ],
  ])('finds the articles of %s', async (place, expected) => {
    if (!existsSync(path.join(shared, place))) {
      console.log(`skipped: ../shared/${place} is not here`);
      return;
    }
    const { documents, others } = await read(path.join(shared, place));
    expect({
      documents: documents.length,
      editions: documents.flatMap(({ editions }) => editions).length,
      skipped: others.filter((line) => line.startsWith('skipped')).length,
      failure: others.filter((line) => line.startsWith('failure')).length,
    }).toEqual(expected);
    if (documents.length > 0) {
      const read = others.filter((line) => !line.startsWith('note'));
      expect(await countSource(path.join(shared, place))).toBe(documents.length + read.length);
    }
    expect(documents.flatMap(({ notes }) => notes).join('\n')).not.toContain('no target for');
    for (const { editions } of documents) {
      for (const { bodyHtml } of editions) {
        expect(bodyHtml).not.toMatch(/<(script|iframe|div|style)|\son\w+=|\{%|<[A-Z]/);
      }
    }
  });
});
