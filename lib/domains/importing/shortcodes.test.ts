import { resolveShortcodes } from './shortcodes';

describe('resolveShortcodes', () => {
  it('keeps pictures, videos, references and the text between tags', () => {
    const source =
      '{{< figure src="/a.png" alt="x" caption="c" >}} {{< youtube H-O3r2YMWJ4 >}} [t]({{< ref "/b" >}}) ' +
      '{{% notice tip %}}text{{% /notice %}} {{< chart data="1" />}}';
    const { markdown, dropped } = resolveShortcodes(source);
    expect(markdown).toBe(
      '<figure><img src="/a.png" alt="x"><figcaption>c</figcaption></figure> ' +
        '[▶ YouTube: H-O3r2YMWJ4](https://www.youtube.com/watch?v=H-O3r2YMWJ4) [t](/b) text ',
    );
    expect(dropped).toEqual(['notice', 'chart']);
  });

  it.each(['{{< ', '{{< a "', '{{< a b="c" '].map((piece) => [piece]))(
    'finishes with a great deal of %p',
    (piece) => {
      expect(
        typeof resolveShortcodes(piece.repeat(Math.ceil(100_000 / piece.length))).markdown,
      ).toBe('string');
    },
  );
});
