import { ghostData, ghostItems } from './ghost';
import { lexicalToHtml, mobiledocToHtml } from './ghost-bodies';

const base = {
  uuid: 'u1',
  title: 'T',
  html: '<p>x</p>',
  status: 'published',
  published_at: 1388318310783,
};
const items = (posts: unknown[], rest = {}) => {
  const data = ghostData({ db: [{ meta: { version: '5.0' }, data: { posts, ...rest } }] });
  return data ? [...ghostItems(data, null)] : [];
};

describe('ghostItems', () => {
  it('joins authors, tags and settings to a post', () => {
    const [one] = items(
      [{ ...base, id: 'p', feature_image: '__GHOST_URL__/content/a.png', slug: 's' }],
      {
        tags: [
          { id: 't1', name: 'B' },
          { id: 't2', name: 'A' },
          { id: 't3', name: '#internal' },
        ],
        posts_tags: [
          { post_id: 'p', tag_id: 't1', sort_order: 1 },
          { post_id: 'p', tag_id: 't2', sort_order: 0 },
          { post_id: 'p', tag_id: 't3', sort_order: 2 },
        ],
        users: [{ id: '1', name: 'Li' }],
        posts_authors: [{ post_id: 'p', author_id: '1' }],
        settings: [
          { key: 'title', value: 'Blog' },
          { key: 'url', value: 'https://blog.example.com/' },
        ],
      },
    );
    expect(one).toMatchObject({
      type: 'article',
      article: {
        sourceKey: 'ghost:u1',
        sourceName: 'Blog',
        sourceUrl: 'https://blog.example.com/s/',
        labels: ['A', 'B'],
        authors: ['Li'],
        cover: 'https://blog.example.com/content/a.png',
        publishedAt: '2013-12-29T11:58:30.783Z',
      },
    });
  });

  it('skips pages, drafts and what is paid for', () => {
    const found = items([
      { ...base, type: 'page' },
      { ...base, page: 1 },
      { ...base, status: 'draft' },
      { ...base, visibility: 'paid' },
      { ...base, html: null, lexical: '{broken' },
      'nonsense',
    ]);
    expect(found.map((one) => ('reason' in one ? `${one.type}: ${one.reason}` : one.type))).toEqual(
      [
        'skipped: a page, not an article',
        'skipped: a page, not an article',
        'skipped: not published (draft)',
        'skipped: only for paying members (paid)',
        expect.stringContaining("failure: its text can't be read"),
        'failure: not a post',
      ],
    );
  });

  it('finds the data however it is wrapped, and only there', () => {
    expect(ghostData({ data: { data: { posts: [] } } })).not.toBeNull();
    expect(ghostData({ data: { posts: [] } })).not.toBeNull();
    expect(ghostData({ asdadas: [{ data: { posts: [] } }] })).toBeNull();
    expect(ghostData(null)).toBeNull();
  });
});

describe('lexicalToHtml', () => {
  it('writes texts, lists and cards', () => {
    const dropped: string[] = [];
    const child = (type: string, rest = {}) => ({ type, ...rest });
    const root = {
      root: {
        children: [
          child('heading', { tag: 'h2', children: [child('text', { text: 'A & B', format: 0 })] }),
          child('paragraph', {
            children: [
              child('extended-text', { text: 'x', format: 3 }),
              child('linebreak'),
              child('link', {
                url: 'https://example.com',
                children: [child('text', { text: 'y' })],
              }),
            ],
          }),
          child('list', {
            listType: 'number',
            children: [child('listitem', { children: [child('text', { text: '1' })] })],
          }),
          child('image', { src: '/a.png', alt: 'a' }),
          child('codeblock', { code: '<a>', language: 'js' }),
          child('signup'),
        ],
      },
    };
    expect(lexicalToHtml(JSON.stringify(root), dropped)).toBe(
      '<h2>A &amp; B</h2>\n<p><em><strong>x</strong></em><br><a href="https://example.com">y</a></p>\n' +
        '<ol><li>1</li></ol>\n<figure><img src="/a.png" alt="a"></figure>\n' +
        '<pre><code class="language-js">&lt;a&gt;</code></pre>\n',
    );
    expect(dropped).toEqual(['signup']);
  });
});

describe('mobiledocToHtml', () => {
  it('writes markers, lists and cards', () => {
    const dropped: string[] = [];
    const document = {
      atoms: [['soft-return', '', {}]],
      cards: [
        ['card-markdown', { markdown: '**m**' }],
        ['button', {}],
      ],
      markups: [['strong'], ['a', ['href', 'https://example.com/?a&b']]],
      sections: [
        [
          1,
          'p',
          [
            [0, [0], 1, 'x<'],
            [1, [], 0, 0],
            [0, [1], 1, 'y'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'i']]]],
        [10, 0],
        [10, 1],
      ],
    };
    expect(mobiledocToHtml(JSON.stringify(document), dropped)).toBe(
      '<p><strong>x&lt;</strong><br><a href="https://example.com/?a&amp;b">y</a></p>\n<ul><li>i</li></ul>\n<p><strong>m</strong></p>\n\n',
    );
    expect(dropped).toEqual(['button']);
  });
});
