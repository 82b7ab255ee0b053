import { htmlWithoutLooseBlanks, withoutLooseBlanks } from './chinese-blanks';

describe('withoutLooseBlanks', () => {
  it.each([
    ['已经终结。 取而代之的是', '已经终结。取而代之的是'],
    ['名称： Ethereum （以太坊） ，以及', '名称：Ethereum（以太坊），以及'],
    ['他说：\u00a0「好」 。', '他说：「好」。'],
    ['以太坊\n是一个', '以太坊是一个'],
    ['以太坊 Ethereum 的 blob', '以太坊 Ethereum 的 blob'],
    ['一行 Ethereum\n是', '一行 Ethereum\n是'],
    ['Plain text. With blanks, and (brackets).', 'Plain text. With blanks, and (brackets).'],
  ])('%j is %j', (written, expected) => expect(withoutLooseBlanks(written)).toBe(expected));
});

describe('htmlWithoutLooseBlanks', () => {
  it.each([
    ['<p>结束。 <strong>开始</strong></p>', '<p>结束。<strong>开始</strong></p>'],
    ['<p><strong>注意：</strong> 不要</p>', '<p><strong>注意：</strong>不要</p>'],
    ['<p>见<a href="/a">这里</a> ，以及</p>', '<p>见<a href="/a">这里</a>，以及</p>'],
    ['<pre><code>a： b\n。 c</code></pre>', '<pre><code>a： b\n。 c</code></pre>'],
    ['<p>用 <code>x， y</code> 时。 好</p>', '<p>用 <code>x， y</code> 时。好</p>'],
    [
      '<p><img alt="甲 > 乙。 丙" src="/a">。 丁</p>',
      '<p><img alt="甲 > 乙。 丙" src="/a">。丁</p>',
    ],
    ['<p>好。<code>x</code> 与 y</p>', '<p>好。<code>x</code> 与 y</p>'],
  ])('%s', (written, expected) => expect(htmlWithoutLooseBlanks(written)).toBe(expected));

  it('looks through a long run of blanks once', () => {
    const blanks = '。'.padEnd(200_000, ' ');
    expect(htmlWithoutLooseBlanks(blanks)).toBe('。');
    expect(htmlWithoutLooseBlanks(`x${blanks.slice(1)}x`)).toHaveLength(200_001);
  });
});
