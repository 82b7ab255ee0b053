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
    ].map((piece) => [piece]),
  )('finishes with a great deal of %p', (piece) => {
    const markdown = piece.repeat(Math.ceil(100_000 / piece.length));
    expect(typeof markdownToHtml(markdown, { undefinedReferences: new Set() })).toBe('string');
  });
});
