import { MARKDOWN_MAX_CHARS, markdownToHtml } from './markdown';

describe('markdownToHtml', () => {
  it.each([
    [
      'keeps ids of headings',
      '## 什么是 DeFi？ {#what-is-defi}',
      '<h2 id="what-is-defi">什么是 DeFi？</h2>',
    ],
    [
      'makes ids for other headings',
      '## A Return to `Fees`!',
      '<h2 id="a-return-to-fees">A Return to <code>Fees</code>!</h2>',
    ],
    [
      'ends bold at Chinese punctuation',
      '**注意：**以太坊**“合并”**后',
      '<p><strong>注意：</strong>以太坊<strong>“合并”</strong>后</p>',
    ],
    ['reads emphasis between Chinese words', '提交_整份_文件', '<p>提交<em>整份</em>文件</p>'],
    ['leaves snake_case alone', '参数 foo_bar_baz 的值', '<p>参数 foo_bar_baz 的值</p>'],
    [
      'mends bold with a blank too many',
      '超过**6,000 **位译者和** 300 **个词',
      '<p>超过<strong>6,000</strong> 位译者和 <strong>300</strong> 个词</p>',
    ],
    [
      'drops bold around a comment',
      '- **<!--x-->****标题：**正文',
      '<ul>\n<li><strong>标题：</strong>正文</li>\n</ul>',
    ],
    [
      'takes kramdown’s ids for the block before',
      'text\n{:#here .center}',
      '<p id="here">text</p>',
    ],
    [
      'takes kramdown’s ids for the block behind',
      '{:#here}\n- item',
      '<ul id="here">\n<li>item</li>\n</ul>',
    ],
    ['drops kramdown’s table of contents', 'a\n\n1. toc\n{:toc}\n\nb', '<p>a</p>\n<p>b</p>'],
    [
      'mends a table whose ruling line has a column too many',
      '| a | b |\n| - | - | - |\n| 1 | 2 |',
      '<table>',
    ],
    [
      'keeps HTML',
      '<details><summary>x</summary>\n\n**y**\n\n</details>',
      '<details><summary>x</summary>\n<p><strong>y</strong></p>\n</details>',
    ],
  ])('%s', (_, markdown, html) => {
    expect(markdownToHtml(markdown)).toContain(html);
  });

  it('writes footnotes as a section with links there and back', () => {
    const html = markdownToHtml('a[^1]\n\n[^1]: note');
    expect(html).toContain('<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>');
    expect(html).toContain('<section class="footnotes">');
  });

  it('makes text of references that are defined elsewhere, when told so', () => {
    const undefinedReferences = new Set<string>();
    const markdown =
      '[known][k] [阈值\n签名][topic threshold] [BOLT12][] x[0][1]\n\n[k]: https://example.com';
    expect(markdownToHtml(markdown, { undefinedReferences })).toBe(
      '<p><a href="https://example.com">known</a> 阈值\n签名 BOLT12 x0</p>\n',
    );
    expect([...undefinedReferences]).toEqual(['topic threshold', 'BOLT12', '1']);
    expect(markdownToHtml('x[0][1]')).toBe('<p>x[0][1]</p>\n');
  });

  it('links references whose address is known though no definition is at hand', () => {
    const undefinedReferences = new Set<string>();
    const referenceAddress = (label: string) =>
      label.startsWith('BIP') ? `https://example.com/${label}` : null;
    const html = (markdown: string) =>
      markdownToHtml(markdown, { undefinedReferences, referenceAddress });
    expect(html('[BIP1][] [*text*][BIP2] [BIP3], [x][] [y]')).toBe(
      '<p><a href="https://example.com/BIP1">BIP1</a> ' +
        '<a href="https://example.com/BIP2"><em>text</em></a> ' +
        '<a href="https://example.com/BIP3">BIP3</a>, x [y]</p>\n',
    );
    expect([...undefinedReferences]).toEqual(['x']);
    expect(html('`[BIP1][]` \\[BIP1] [BIP1](/own) ![BIP1][]')).toBe(
      '<p><code>[BIP1][]</code> [BIP1] <a href="/own">BIP1</a> ' +
        '!<a href="https://example.com/BIP1">BIP1</a></p>\n',
    );
    expect(html('[BIP1][]\n\n[BIP1]: /defined')).toContain('<a href="/defined">BIP1</a>');
  });

  it('writes kramdown’s dashes and dots as signs, in text alone', () => {
    const html = (markdown: string) => markdownToHtml(markdown, { isKramdown: true });
    expect(html('miners---so *a*--b... ---- ..')).toBe('<p>miners—so <em>a</em>–b… ---- ..</p>\n');
    expect(html('## A -- b')).toBe('<h2 id="a----b">A – b</h2>\n');
    for (const kept of [
      '`a--b...`',
      '```\n--x...\n```',
      '<b title="a--b">x</b>',
      '<!-- x -->',
      'x\\--y',
      'see https://example.com/a--b...c',
      '<https://example.com/a--b>',
      '[x](https://example.com/a--b)',
    ]) {
      expect(html(kept)).toBe(markdownToHtml(kept));
    }
    expect(html('| a | b |\n|---|---|\n| 1--2 | x |')).toContain('<td>1–2</td>');
    expect(markdownToHtml('a---b...')).toBe('<p>a---b...</p>\n');
  });

  it('refuses more than an article holds', () => {
    expect(() => markdownToHtml('x'.repeat(MARKDOWN_MAX_CHARS + 1))).toThrow('too long');
  });

  it.each(
    [
      '[',
      '*',
      '**a ',
      '_',
      '`',
      '<',
      '<!--',
      '>',
      '> ',
      '- ',
      '![',
      '[a](',
      '[^a',
      '^[',
      '[a][',
      '[a][b]',
      '|a',
      '**中',
      '_中',
      '{:#a}\n',
      '# a {#',
      '{:toc}\n',
      '1. toc\n{:toc}\n\n',
      '--',
      'a://',
      '[BIP1',
      '[BIP1]',
    ].map((piece) => [piece]),
  )('finishes with a great deal of %p', (piece) => {
    const markdown = piece.repeat(Math.ceil(100_000 / piece.length));
    const options = {
      undefinedReferences: new Set<string>(),
      referenceAddress: (label: string) => (label === 'BIP1' ? '/x' : null),
      isKramdown: true,
    };
    expect(typeof markdownToHtml(markdown, options)).toBe('string');
  });
});
