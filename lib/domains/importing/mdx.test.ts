import { markdownToHtml } from './markdown';
import { resolveMdx } from './mdx';

const html = (source: string) => {
  const { markdown, isMdx } = resolveMdx(source, true);
  return markdownToHtml(markdown, { isMdx }).replace(/\n+/g, '\n').trim();
};

describe('resolveMdx', () => {
  it('makes boxes quotations and folding cards details, with Markdown inside', () => {
    expect(html('<InfoBanner emoji=":eyes:">\n  **Read** `<this>`.\n</InfoBanner>')).toBe(
      '<blockquote>\n<p><strong>Read</strong> <code>&lt;this&gt;</code>.</p>\n</blockquote>',
    );
    expect(
      html(
        '<ExpandableCard\ntitle="为什么？ <b>"\ncontentPreview="先看"\nid="why">\n1. `JWT`\n\n```js\n</ExpandableCard>\n```\n</ExpandableCard>',
      ),
    ).toBe(
      '<details id="why"><summary>为什么？ &lt;b&gt;</summary>\n<p>先看</p>\n<ol>\n<li><code>JWT</code></li>\n</ol>\n' +
        '<pre><code class="language-js">&lt;/ExpandableCard&gt;\n</code></pre>\n</details>',
    );
  });

  it('makes cards and buttons text and links', () => {
    expect(html('<CardGrid>\n  <Card title="A" emoji=":x:" description="B" />\n</CardGrid>')).toBe(
      '<p><strong>A</strong></p>\n<p>B</p>',
    );
    expect(html('<ActionCard href="/x"\n title="A"\n buttonText="More" />')).toBe(
      '<p><strong>A</strong></p>\n<p><a href="/x">More</a></p>',
    );
    expect(html('<ButtonLink isSecondary href="/x/?a=1&b=2">\n  Go\n</ButtonLink>')).toContain(
      'href="/x/?a=1&amp;b=2"',
    );
    expect(html('<YouTube id="H-O3r2YMWJ4" start="30" />')).toContain(
      'https://www.youtube.com/watch?v=H-O3r2YMWJ4&amp;t=30',
    );
  });

  it('names the components that leave nothing', () => {
    const { markdown, dropped } = resolveMdx(
      'a\n\n<QuizWidget quizKey="x" />\n<Divider />\n<Chart data={{ a: [1] }} />\n\nb <Emoji text=":x:" />',
      false,
    );
    expect(dropped).toEqual(['QuizWidget', 'Chart']);
    expect(markdown).not.toMatch(/Widget|Chart|Emoji/);
    expect(markdown).toContain('<hr>');
  });

  it('drops modules, comments and expressions but no code', () => {
    const source =
      'import A from "./a"\n\nexport const b = {\n  c: 1,\n}\n\n{/* no */}x{" "}y <em style={{ color: "red" }}>z</em>\n\n```js\nimport q from "q"\n<Widget />\n```\n';
    expect(resolveMdx(source, true).markdown.trim()).toBe(
      'x y <em>z</em>\n\n```js\nimport q from "q"\n<Widget />\n```',
    );
  });

  it('leaves text alone that only looks like a component', () => {
    const source = 'If 1 <M and `<Widget/>` or <IP address> or a < B.\n';
    expect(resolveMdx(source, false).markdown).toBe('If 1 <M and `<Widget/>` or  or a < B.\n');
  });

  it('closes what was left open', () => {
    expect(html('<Card title="A">\n<Note>\nx\n</Card>\ny')).toBe(
      '<p><strong>A</strong></p>\n<p>x</p>\n<p>y</p>',
    );
  });

  it.each(
    [
      '<A ',
      '<A b="',
      '<A>',
      '<A b={',
      '</A>',
      '<Note>',
      '<em a={',
      '`',
      '```\n',
      '{/*',
      '<A b="c" ',
      'import a\n',
    ].map((piece) => [piece]),
  )('finishes with a great deal of %p', (piece) => {
    const made = resolveMdx(piece.repeat(Math.ceil(100_000 / piece.length)), true);
    expect(typeof made.markdown).toBe('string');
  });
});
