import fc from 'fast-check';
import { isCodedError } from '@/lib/contract/error-codes';
import {
  BODY_MAX_BYTES,
  excerpt,
  firstImage,
  plainText,
  readingMinutes,
  sanitizeBody,
  wordCounts,
} from './body-html';

describe('sanitizeBody', () => {
  it.each([
    ['keeps Chinese text', '<p>　　比特币“突破”十万美元——真的吗？</p>', null],
    [
      'demotes headings',
      '<h1 id="a">一</h1><h5>五</h5><h6>六</h6>',
      '<h2 id="a">一</h2><h4>五</h4><h4>六</h4>',
    ],
    ['keeps ids of any script', '<h2 id="什么是-defi">什么是 DeFi</h2>', null],
    [
      'renames ids that shadow globals',
      '<h2 id="location">x</h2><h3 id="__next">y</h3>',
      '<h2 id="h-location">x</h2><h3 id="h-__next">y</h3>',
    ],
    [
      'keeps links to renamed ids whole',
      '<p><a href="#status">s</a></p><h2 id="status">S</h2>',
      '<p><a href="#h-status">s</a></p><h2 id="h-status">S</h2>',
    ],
    [
      'numbers an id that comes twice',
      '<h2 id="lending">一</h2><h2 id="lending">二</h2>',
      '<h2 id="lending">一</h2><h2 id="lending-2">二</h2>',
    ],
    [
      'marks links that leave',
      '<p><a href="https://example.com/?a=1&amp;b=2">x</a></p>',
      '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener nofollow">x</a></p>',
    ],
    [
      'leaves relative links alone',
      '<p><a href="/gw_detail/5#x">x</a> <a href="mailto:a@example.com">m</a></p>',
      null,
    ],
    [
      'takes the link from a script address, not its text',
      '<p><a href=" jav&#x09;ascript:alert(1)">x</a></p>',
      '<p>x</p>',
    ],
    [
      'completes protocol-relative addresses',
      '<p><a href="//example.com/a b">x</a></p>',
      '<p><a href="https://example.com/a%20b" rel="noopener nofollow">x</a></p>',
    ],
    [
      'takes user names out of addresses',
      '<p><a href="https://bank.example@evil.example/">x</a></p>',
      '<p><a href="https://evil.example/" rel="noopener nofollow">x</a></p>',
    ],
    [
      'sets how pictures load',
      '<p><img src="/media/ab12/640.jpg" onerror="x" width="640" height="360" style="a"></p>',
      '<p><img src="/media/ab12/640.jpg" alt="" width="640" height="360" loading="lazy" decoding="async"></p>',
    ],
    [
      'drops pictures without an address of use',
      '<p>a<img src="data:image/png;base64,xx" alt="y"><img src="foo.png"><img src="/media/../api/x"></p>',
      '<p>a</p>',
    ],
    [
      'drops half a size',
      '<p><img src="https://example.com/a.png" alt="" width="100%" height="5"></p>',
      '<p><img src="https://example.com/a.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
    ],
    [
      'keeps code and its language',
      '<pre><code class="language-solidity hljs">a &lt; b\n  c</code></pre>',
      '<pre><code class="language-solidity">a &lt; b\n  c</code></pre>',
    ],
    [
      'keeps table headings, spans and sides',
      '<table><thead><tr><th scope="col" style="text-align:right">a</th></tr></thead><tbody><tr><td colspan="2">b</td><td rowspan="999"></td></tr></tbody></table>',
      '<table><thead><tr><th class="align-right" scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td><td></td></tr></tbody></table>',
    ],
    [
      'keeps footnotes',
      '<p>a<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><section class="footnotes x"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>n <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
      '<p>a<sup class="footnote-ref"><a id="fnref1" href="#fn1">[1]</a></sup></p><section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>n <a class="footnote-backref" href="#fnref1">↩︎</a></p></li></ol></section>',
    ],
    [
      'keeps languages and protected words',
      '<p lang="ja">日本 <span translate="no">ETH</span><span lang="en">x</span><span>y</span></p>',
      '<p lang="ja">日本 <span translate="no">ETH</span><span lang="en">x</span>y</p>',
    ],
    [
      'keeps ruby and details',
      '<details open><summary>问</summary><p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby></p></details>',
      '<details open=""><summary>问</summary><p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby></p></details>',
    ],
    [
      'drops scripts, styles and forms with what belongs to them',
      '<style>p{}</style><script>alert(1)</script><p>a</p><svg><a xlink:href="javascript:1">b</a></svg><form><textarea>c</textarea>d</form>',
      '<p>a</p><p>d</p>',
    ],
    [
      'unwraps the boxes of layout editors',
      '<section style="x"><section><section>一<strong>二</strong></section><section><p>三</p></section></section></section>',
      '<p>一<strong>二</strong></p><p>三</p>',
    ],
    [
      'frees blocks from phrases',
      '<b style="font-weight:normal"><p>一</p><ul><li>二</li></ul></b>',
      '<p>一</p><ul><li>二</li></ul>',
    ],
    [
      'makes paragraphs of loose text',
      '一<br><br>二<br>三<p>四</p>',
      '<p>一</p><p>二<br>三</p><p>四</p>',
    ],
    [
      'gives items their list',
      '<li>一</li><li>二</li><p>x</p><dt>t</dt><dd>d</dd>',
      '<ul><li>一</li><li>二</li></ul><p>x</p><dl><dt>t</dt><dd>d</dd></dl>',
    ],
    [
      'moves a list in a list into the item before',
      '<ul><li>一</li><ul><li>二</li></ul></ul>',
      '<ul><li>一<ul><li>二</li></ul></li></ul>',
    ],
    [
      'leaves nothing empty',
      '<p>&nbsp;</p><h2></h2><ul></ul><blockquote><p><br></p></blockquote><p><em></em>a</p>',
      '<p>a</p>',
    ],
    [
      'keeps a linked picture in a figure',
      '<figure><a href="/x"><div><img src="https://example.com/a.png" alt="b"></div></a><figcaption>c</figcaption></figure>',
      '<figure><a href="/x"> <img src="https://example.com/a.png" alt="b" loading="lazy" decoding="async" referrerpolicy="no-referrer"> </a><figcaption>c</figcaption></figure>',
    ],
    ['drops what no database keeps', '<p>a\u0000b\u0008c\ud800d</p>', '<p>abc\ufffdd</p>'],
  ])('%s', (_, html, expected) => {
    expect(sanitizeBody(html)).toBe(expected ?? html);
    expect(sanitizeBody(sanitizeBody(html))).toBe(sanitizeBody(html));
  });

  it('asks the caller for new addresses and still checks the answers', () => {
    const html = '<p><a href="a">1</a><a href="b">2</a><img src="c" alt=""></p>';
    const made = sanitizeBody(html, {
      href: (href) => (href === 'a' ? 'javascript:alert(1)' : 'https://example.com/b'),
      src: () => '/media/ab/640.png',
    });
    expect(made).toBe(
      '<p>1<a href="https://example.com/b" rel="noopener nofollow">2</a>' +
        '<img src="/media/ab/640.png" alt="" loading="lazy" decoding="async"></p>',
    );
  });

  it('refuses what is too large or too deep with a coded error', () => {
    expect(keyOf(() => sanitizeBody('中'.repeat(BODY_MAX_BYTES / 3 + 1)))).toBe('tooLarge');
    expect(keyOf(() => sanitizeBody('<div>'.repeat(100_000)))).toBe('invalidInput');
    expect(keyOf(() => sanitizeBody('<b>'.repeat(201)))).toBe('invalidInput');
  });

  it('changes nothing the second time, whatever tags are thrown together', () => {
    const tags =
      'p div section h1 h2 h5 ul ol li dl dt dd table thead tr td th caption blockquote pre code ' +
      'a b strong em i span figure figcaption img br hr details summary ruby rt sup q time svg form ' +
      'iframe select script style title math template';
    const piece = fc.oneof(
      fc.constantFrom(...tags.split(' ')).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags.split(' ')).map((tag) => `</${tag}>`),
      fc.constantFrom(
        '<a href="/x" id="a">',
        '<img src="/media/a/b.png" id="x">',
        '<p id="a">',
        '<p id="a-2">',
        '<span lang="en">',
        '<li value="3">',
        ' ',
        '\n',
        '字',
        'word',
        '&nbsp;',
        '&lt;p&gt;',
        '&amp;amp;',
        '<!-- c -->',
        '<![CDATA[x]]>',
        '"',
        '<',
        '<section class="footnotes">',
        '　',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = sanitizeBody(pieces.join(''));
        expect(sanitizeBody(once)).toBe(once);
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['a megabyte of one kind of bracket', '<'.repeat(1_000_000)],
    ['many open tags side by side', '<p>a'.repeat(60_000)],
    ['many attributes', `<p ${'a="1" '.repeat(50_000)}>x</p>`],
    ['many blanks', `<p>a${' '.repeat(1_500_000)}b</p>`],
    ['many blanks in an address', `<p><a href="a${' '.repeat(1_500_000)}b">x</a></p>`],
    ['one id again and again', '<p id="a">x</p>'.repeat(100_000)],
    ['many line breaks', `a${'<br>'.repeat(130_000)}b`],
    ['many empty boxes in a phrase', `<em>a${'<div></div>'.repeat(50_000)}</em>`],
    ['many items without a list', '<li>x'.repeat(100_000)],
    ['many closing tags', `<p>a${'</b>'.repeat(130_000)}`],
  ])('finishes with %s', (_, html) => {
    expect(typeof sanitizeBody(html)).toBe('string');
  });
});

describe('plainText', () => {
  it('puts each block on a line and leaves annotations out', () => {
    const html =
      '<h2>题&amp;目</h2><p>一<em>二</em><sup class="footnote-ref"><a href="#fn1">[1]</a></sup>' +
      '<br>三</p><ul><li>a</li><li><ruby>漢<rt>かん</rt></ruby></li></ul>';
    expect(plainText(html)).toBe('题&目\n一二\n三\na\n漢');
  });
});

describe('excerpt', () => {
  it('takes paragraphs only, and ends at a sentence when one is near', () => {
    const html =
      '<h2>标题</h2><figure><figcaption>图</figcaption></figure><p>第一句话。第二句话到这里。第三句</p>';
    expect(excerpt(html, 14)).toBe('第一句话。第二句话到这里。');
    expect(excerpt(html, 8)).toBe('第一句话。第二…');
    expect(excerpt(html, 100)).toBe('第一句话。第二句话到这里。第三句');
  });

  it('does not cut a word or a surrogate pair', () => {
    expect(excerpt('<p>Ethereum moves to proof of stake</p>', 20)).toBe('Ethereum moves to…');
    expect(excerpt('<p>🚀🚀🚀🚀🚀🚀</p>', 4)).toBe('🚀🚀🚀…');
  });

  it('joins paragraphs, with a blank where the script wants one', () => {
    expect(excerpt('<p>One.</p><p>Two.</p>', 50)).toBe('One. Two.');
    expect(excerpt('<p>一。</p><p>二。</p>', 50)).toBe('一。二。');
  });
});

describe('firstImage', () => {
  it('finds the first picture or none', () => {
    expect(firstImage('<p>a</p><img src="/media/a/1.png" alt="x"><img src="b">')).toEqual({
      src: '/media/a/1.png',
      alt: 'x',
    });
    expect(firstImage('<p>a</p>')).toBeNull();
  });
});

describe('wordCounts', () => {
  it('counts characters of Chinese and words of other scripts apart', () => {
    expect(wordCounts("<p>比特币 ETF 的 2,000 don't-stop 例</p>")).toEqual({ cjk: 5, words: 3 });
    expect(readingMinutes({ cjk: 4000, words: 0 })).toBe(10);
    expect(readingMinutes({ cjk: 0, words: 10 })).toBe(1);
  });
});

function keyOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return isCodedError(error) ? error.key : String(error);
  }
  return 'no error';
}
