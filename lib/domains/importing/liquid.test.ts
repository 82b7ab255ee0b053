import { resolveLiquid } from './liquid';

const none = () => null;
const text = (source: string, includes: Record<string, string> = {}, page = {}) =>
  resolveLiquid(source, page, (file) => includes[file] ?? null).markdown;

describe('resolveLiquid', () => {
  it.each([
    [
      'variables',
      '{% assign base = "https://example.com/a/" %}[x]({{base}}12)',
      '[x](https://example.com/a/12)',
    ],
    ['fields of the page', '{{ page.excerpt | strip }} more', 'E more'],
    ['comments', 'a{% comment %}<!-- {{x}} -->{% endcomment %}b', 'ab'],
    ['raw text', '{% raw %}{{ x }}{% endraw %}', '{{ x }}'],
    ['listings', '{% highlight js linenos %}\na{% endhighlight %}', '\n```js\na\n```\n'],
    ['captures', '{% capture t %}y{% endcapture %}x{{ t }}', 'xy'],
    ['unknown values', 'a{{ site.x }}b', 'ab'],
    ['braces that are no Liquid', 'a { b } {c}', 'a { b } {c}'],
  ])('resolves %s', (_, source, expected) => {
    expect(text(source, {}, { excerpt: 'E' })).toBe(expected);
  });

  it('puts in includes that are at hand, with their parameters', () => {
    expect(
      text('{% include a.md who="you" %}', {
        'a.md': 'hi {{ include.who }}{% include b.md %}',
        'b.md': '!',
      }),
    ).toBe('hi you!');
    expect(text('{% include a.md %}', { 'a.md': 'x{% include a.md %}' }).length).toBeLessThan(20);
  });

  it('tells furniture from missing parts of the text', () => {
    const made = resolveLiquid(
      '{% include references.md %}{% include linkers/issues.md v=2 %}{% include articles/a.md %}',
      {},
      none,
    );
    expect(made.missing).toEqual(['articles/a.md']);
    expect(made.notes).toEqual([
      'include left out: references.md',
      'include left out: linkers/issues.md',
    ]);
  });

  it('writes out questions and answers that are handed to an include', () => {
    const source = `{% include functions/details-list.md
  q0="<!--id-->What isn't
  it?"
  a0="An \`answer\` of 100%"
  a0link="https://example.com/#l-1"
%}`;
    expect(text(source).trim()).toBe(
      "**What isn't it?**\n\nAn `answer` of 100% [➚](https://example.com/#l-1)",
    );
  });

  it('does not trip over names of JavaScript’s own', () => {
    expect(
      text(
        '{% constructor %}{{ constructor }}{% include x/constructor %}{% assign __proto__ = 1 %}',
      ),
    ).toBe('');
  });

  it.each(
    ['{%', '{{', '{% comment %}', '{% a "', '{% include a b="', '%}', '{% raw %}', '{'].map(
      (piece) => [piece],
    ),
  )('finishes with a great deal of %p', (piece) => {
    expect(typeof text(piece.repeat(Math.ceil(100_000 / piece.length)))).toBe('string');
  });
});
