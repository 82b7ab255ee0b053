/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitizeBody } from '@/lib/domains/articles/body-html';
import { footnotesOut } from '../text/footnotes-html';
import { cleanPaste } from './clean-paste';
import { isOfCodeEditor, looksLikeMarkdown, markdownHtml } from './read-markdown';

const FIXTURES = path.resolve('../shared/fixtures');
const SHARED = existsSync(FIXTURES) ? FIXTURES : '/work/shared/fixtures';
const hasFixtures = existsSync(path.join(SHARED, 'html-paste-lexical'));
if (!hasFixtures)
  process.stderr.write('Clipboard samples are not here: their tests are skipped.\n');
const withFixtures = hasFixtures ? it : it.skip;

/** As it stands in the body when it was saved. */
function pasted(html: string): string {
  return sanitizeBody(cleanPaste(html));
}

function sample(name: string): string {
  return readFileSync(path.join(SHARED, `html-paste-${name}.html`), 'utf8');
}

describe('pasted text', () => {
  withFixtures('of Word keeps its lists, in their kinds and depths', () => {
    expect(pasted(sample('lexical/word'))).toBe(
      '<p>This is normal text</p>' +
        '<ol><li>Numbered list 1</li><li>Numbered list 2</li><li>Numbered list 3</li><li>Numbered list 4</li></ol>' +
        '<ol><li>Outline numbered 1<ol><li>Outline numbered 1.a</li><li>Outline numbered 1.b</li></ol></li>' +
        '<li>Outline numbered 2</li></ol>' +
        '<ul><li>Bulleted list 1</li><li>Bulleted list 2</li></ul>',
    );
  });

  withFixtures('of Google Docs loses its empty lines and its wrapping bold', () => {
    const html = pasted(sample('koenig/google-docs-empty-paragraphs'));
    expect(html).not.toMatch(/<strong>|<br>|<p><\/p>/);
    expect(html).toMatch(/^<p>Start of the article\. /);
    expect(html).toContain('<h2>Heading 1</h2>');
    expect(html).toContain('<ul><li><p>List item 1</p></li><li><p>List item 2</p></li></ul>');
    expect(html).toContain('<hr>');
  });

  withFixtures('of Office for the web has its headings', () => {
    expect(pasted(sample('koenig/office-com-headings'))).toMatch(
      /^<h2>Heading one<\/h2><h3>Heading two<\/h3><h4>Heading three<\/h4><h4>(<em>)?Heading four/,
    );
  });

  withFixtures('of Office for the web keeps what its styles mean', () => {
    const html = pasted(sample('koenig/office-com-text-formats'));
    for (const part of [
      '<strong>bold</strong>',
      '<em>italic',
      '<u>underline</u>',
      '<s>strikethrough</s>',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toMatch(/<sub>subscript ?<\/sub>/);
    expect(html).toMatch(/<sup>supscript/);
    expect(html).toContain('href="https://ghost.org/"');
  });

  withFixtures.each(['demo1-features', 'demo2-article', 'test-content'])(
    'of a WeChat editor keeps words, pictures and tables (%s)',
    (name) => {
      const source = sample(`mp-html/${name}`);
      const html = pasted(source);
      expect(html).not.toMatch(/<(section|div|style|video|audio)\b|style=/);
      expect(html).not.toMatch(/<p>\s*<\/p>/);
      const count = (text: string, tag: RegExp) => text.match(tag)?.length ?? 0;
      expect(count(html, /<table/g)).toBe(count(source, /<table/g));
    },
  );

  it('has cards for the pages that it frames, links for those of other sites, and frames nothing', () => {
    const html = cleanPaste(
      '<p>Watch <iframe title="A talk" src="//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"></iframe></p>' +
        '<div><iframe src="https://player.bilibili.com/player.html?aid=1&amp;bvid=BV1xx411c7mD"></iframe></div>' +
        '<iframe src="https://player.vimeo.com/video/76979871"></iframe>' +
        '<iframe src="https://charts.example.org/a"></iframe><iframe src="javascript:alert(1)"></iframe>' +
        '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    );
    const card = (href: string, text: string, site: string) =>
      `<figure><a href="${href}">${text}</a><figcaption>${site}</figcaption></figure>`;
    const bilibili = 'https://www.bilibili.com/video/BV1xx411c7mD';
    expect(html).toBe(
      `<p>Watch </p>${card(
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        'A talk',
        'YouTube',
      )}${card(bilibili, bilibili, 'Bilibili')}${card(
        'https://vimeo.com/76979871',
        'https://vimeo.com/76979871',
        'Vimeo',
      )}<p><a href="https://charts.example.org/a">https://charts.example.org/a</a></p>`,
    );
  });

  it('keeps the order of what it frames in one paragraph', () => {
    const html = cleanPaste(
      '<p>a<iframe src="https://vimeo.com/1"></iframe><iframe src="https://vimeo.com/2"></iframe></p>',
    );
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      'https://vimeo.com/1',
      'https://vimeo.com/2',
    ]);
  });

  it('shows pictures that load late, and marks those of the writer’s disk', () => {
    const html = cleanPaste(
      '<section><img data-src="https://mmbiz.qpic.cn/a/640"></section><p><img src="file:///C:/x/image001.png"></p>',
    );
    expect(html).toContain('<img src="https://mmbiz.qpic.cn/a/640">');
    expect(html).toContain('<figure id="missing-picture">image001.png</figure>');
  });

  it('runs nothing', () => {
    const html = cleanPaste(
      '<p onclick="x()">a<script>x()</script><img src="x" onerror="x()"><a href="java\nscript:x()">b</a><iframe src="//e"></iframe></p>',
    );
    expect(html).toBe(
      '<p>a<figure id="missing-picture">x</figure><a>b</a></p><p><a href="https://e/">https://e/</a></p>',
    );
  });

  it('reads where a link of Google Docs leads', () => {
    expect(cleanPaste('<a href="https://www.google.com/url?q=https://a.b/c&sa=D">c</a>')).toBe(
      '<a href="https://a.b/c">c</a>',
    );
  });
});

describe('Markdown', () => {
  it.each([
    ['# Title\n\nText with **weight**.', true],
    ['- one\n- two\n- three', true],
    ['| a | b |\n|---|---|\n| 1 | 2 |', true],
    ['A claim.[^1]\n\n[^1]: Its source.\n\n- one', true],
    ['Just a line.\nAnd another - with a dash.', false],
    ['5 * 3 * 2 = 30', false],
    ['- 他说\n这是对话', false],
  ])('is told from plain text: %j', (text, isMarkdown) => {
    expect(looksLikeMarkdown(text)).toBe(isMarkdown);
  });

  it('becomes what it means, its tags stay text', () => {
    expect(
      sanitizeBody(
        cleanPaste(markdownHtml('# A\n\n1. b\n2. c\n\n<b>d</b>\n\n![e](https://f.g/h.png)')),
      ),
    ).toBe(
      '<h2>A</h2><ol><li>b</li><li>c</li></ol><p>&lt;b&gt;d&lt;/b&gt;</p>' +
        '<p><img src="https://f.g/h.png" alt="e" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
    );
  });

  it('brings its footnotes to their places and ticks what is done', () => {
    const html = cleanPaste(
      markdownHtml('A[^1] and B[^two].\n\n- [ ] c\n- [x] d\n\n[^1]: One *note*.\n[^two]: Two.'),
    );
    expect(html).toBe(
      '<p>A<sup data-note="One <em>note</em>."></sup> and B<sup data-note="Two."></sup>.</p>\n' +
        '<ul>\n<li>☐ c</li>\n<li>☑ d</li>\n</ul>',
    );
  });

  it('takes no footnote from an attribute, and none that runs anything', () => {
    expect(cleanPaste('<p>a<sup data-note="b">c</sup></p>')).toBe('<p>a<sup>c</sup></p>');
    const root = document.createElement('div');
    root.innerHTML = cleanPaste(
      '<p>a<sup class="footnote-ref"><a href="#fn1">1</a></sup></p>' +
        '<section class="footnotes"><ol><li id="fn1">b<img src="x" onerror="x()"></li></ol></section>',
    );
    footnotesOut(root);
    expect(root.textContent).toContain('b');
    expect(root.innerHTML).not.toMatch(/onerror/);
  });

  withFixtures('is read from a code editor, whose colours mean nothing', () => {
    expect(isOfCodeEditor(sample('lexical/vscode-safari'))).toBe(true);
    expect(isOfCodeEditor(sample('lexical/word'))).toBe(false);
  });
});
