import fc from 'fast-check';
import { htmlToTraditional } from './html-to-traditional';

describe('htmlToTraditional', () => {
  it.each([
    ['<p>头<b>发</b>很<i>干</i>净</p>', '<p>頭<b>髮</b>很<i>乾</i>淨</p>'],
    ['<p>说“<b>发</b>”</p><p>“Hi,” he said</p>', '<p>說「<b>發</b>」</p><p>“Hi,” he said</p>'],
    ['<p title="“发”">“<a>发</a></p><p>后”</p>', '<p title="「發」">「<a>發</a></p><p>後」</p>'],
    ['<p>“<code>发“x”</code>”里</p>', '<p>「<code>发“x”</code>」裡</p>'],
    ['<p>“<img src="a">图”</p><p>“<br>发”</p>', '<p>「<img src="a">圖」</p><p>“<br>發」</p>'],
    ['<p>“<b translate="no">里</b>”</p>里', '<p>“<b translate="no">里</b>”</p>裡'],
    ['<p>发<q lang="en">“Hi”</q></p>', '<p>發<q lang="en">“Hi”</q></p>'],
    ['<p>他说<strong>被发</strong>现了</p>', '<p>他說<strong>被發</strong>現了</p>'],
    ['头<a href="/发">发</a>', '頭<a href="/发">髮</a>'],
  ])('reads words across inline tags: %s', (simplified, traditional) => {
    expect(htmlToTraditional(simplified)).toBe(traditional);
  });

  it.each([
    ['<p>头</p><p>发</p>', '<p>頭</p><p>發</p>'],
    ['头<br>发', '頭<br>發'],
    ['头<code>x</code>发', '頭<code>x</code>發'],
    ['<ul><li>头<li>发</ul>', '<ul><li>頭<li>發</ul>'],
  ])('reads no word across blocks, breaks and code: %s', (simplified, traditional) => {
    expect(htmlToTraditional(simplified)).toBe(traditional);
  });

  it.each([
    '<code>发</code><pre>里<b>后</b></pre><kbd>发</kbd><samp>发</samp><var>发</var>',
    '<script>"发"</script><style>/*发*/</style><textarea>发</textarea><!-- 发 -->',
    '<span translate="no" title="发">发<i>后</i></span>',
    '<i class="a notranslate b">发</i><i data-protected>发<code>里</code></i>',
    '<p lang="en" title="发">发</p><q lang="ja">発展、国</q><p lang="zh-TW">里長</p>',
    '<a href="https://a.com/发" data-title="发" class="发" id="里">a</a>',
    '<a href="#">https://a.com/发展</a>',
    '<input type="text" value="发">',
  ])('leaves alone %s', (html) => {
    expect(htmlToTraditional(html)).toBe(html);
  });

  it.each([
    ['<img alt="皇后" title="后来" src="/后.png">', '<img alt="皇后" title="後來" src="/后.png">'],
    ['<a aria-label=\'说 "发"\'>x</a>', '<a aria-label=\'說 "發"\'>x</a>'],
    ['<input placeholder=发送 value=发>', '<input placeholder=發送 value=发>'],
    ['<input type="submit" value="发送">', '<input type="submit" value="發送">'],
    ['<p TITLE = "发&amp;展&quot;" alt>x</p>', '<p TITLE = "發&amp;展&quot;" alt>x</p>'],
    [
      '<figure><figcaption>发</figcaption></figure>',
      '<figure><figcaption>發</figcaption></figure>',
    ],
    // An attribute stands beside the text, not within it.
    ['头<img alt="后">发', '頭<img alt="後">發'],
  ])('converts what people read in %s', (simplified, traditional) => {
    expect(htmlToTraditional(simplified)).toBe(traditional);
  });

  it('calls converted text zh-Hant, also where it lies in another language', () => {
    expect(
      htmlToTraditional('<p lang="zh-Hans">发</p><p lang=zh-CN>发</p><p lang="zh">发</p>'),
    ).toBe('<p lang="zh-Hant">發</p><p lang=zh-Hant>發</p><p lang="zh">發</p>');
    expect(htmlToTraditional('<p lang="en">发 <q lang="zh-Hans">发</q></p>')).toBe(
      '<p lang="en">发 <q lang="zh-Hant">發</q></p>',
    );
    const sealed = '<code><q lang="zh-Hans">发</q></code>';
    expect(htmlToTraditional(sealed)).toBe(sealed);
  });

  it('keeps references and converts characters that are written as references', () => {
    expect(htmlToTraditional('发&nbsp;&amp;&lt;&#39; &#x5934;&#21457; &#x1F600;')).toBe(
      '發&nbsp;&amp;&lt;&#39; 頭髮 &#x1F600;',
    );
  });

  it.each(['<p>发', '</p>发</div>', '发<', '<p>发</p', '<b><i>发</b></i>', 'x < 发 && y > 1'])(
    'changes nothing but the character in broken HTML: %s',
    (html) => {
      expect(htmlToTraditional(html)).toBe(html.replace('发', '發'));
    },
  );

  it('puts an editor’s phrase in as text, in the first of the tags that it covers', () => {
    const options = { phrases: { 软件: '軟體<套>', 网络: '網路' } };
    expect(htmlToTraditional('<p>软<b>件</b>和网<i>络</i></p>', options)).toBe(
      '<p>軟體&lt;套&gt;<b></b>和網<i>路</i></p>',
    );
  });

  it('goes through 20,000 nested tags and 200,000 characters', () => {
    const nested = '<b>发'.repeat(20_000);
    expect(htmlToTraditional(nested)).toBe('<b>發'.repeat(20_000));
    const long = `<p>${'发展 '.repeat(66_000)}</p>`;
    expect(htmlToTraditional(long)).toHaveLength(long.length);
  });

  it('keeps every byte of markup around the characters', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b class="里">',
        '</b>',
        '<br/>',
        '<code>',
        '</code>',
        '<img alt=后 src=后>',
      ],
      ...['发', '后', '里', '&amp;', '<!--里-->', '<', '>', '"', "'", ' ', '\n', '=', 'a'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join('');
        const converted = htmlToTraditional(html);
        const back = converted
          .replace(/[發髮]/gu, '发')
          .replace(/後/gu, '后')
          .replace(/裡/gu, '里');
        expect(back).toBe(html);
        expect(htmlToTraditional(converted)).toBe(converted);
      }),
    );
  });
});
