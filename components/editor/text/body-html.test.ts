/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { sanitizeBody } from '@/lib/domains/articles/body-html';
import { bodyHtmlOf, editorHtmlOf } from './body-html';
import { noteFromText, noteText } from './footnotes-html';
import { textSchema } from './text-schema';

const words = { fetching: '', missing: 'missing', retry: 'retry', caption: '', noAlt: '' };

function written(bodyHtml: string): string {
  const editor = new Editor({
    extensions: textSchema({ placeholder: '', figure: { words, onRetry: () => undefined } }),
    content: editorHtmlOf(bodyHtml),
  });
  const html = bodyHtmlOf(editor.state.doc);
  editor.destroy();
  return html;
}

describe('a body in the editor', () => {
  it.each([
    ['paragraphs and headings', '<h2 id="start">一</h2><p>文<strong>粗</strong><em>斜</em></p>'],
    ['lists in lists', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>'],
    ['a list item of two paragraphs', '<ol start="3"><li><p>a</p><p>b</p></li></ol>'],
    ['quotes and lines', '<blockquote><p>q</p></blockquote><hr><p>after</p>'],
    ['code', '<pre><code class="language-rust">fn main() {}\n</code></pre><p><code>x</code></p>'],
    [
      'a table with its head',
      '<table><caption>Rates</caption><thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td class="align-right">1</td><td colspan="2">2</td></tr></tbody></table>',
    ],
    [
      'pictures',
      '<figure><img src="/media/ab/c.jpg" alt="a" width="10" height="20"><figcaption>cap</figcaption></figure>' +
        '<figure><img src="/media/ab/d.jpg" alt=""></figure>',
    ],
    [
      'a picture that leads on',
      '<figure><a href="/home"><img src="/media/a/b.png" alt="x"></a></figure>',
    ],
    [
      'a card',
      '<figure><a href="https://youtu.be/x">A film</a><figcaption>YouTube</figcaption></figure>',
    ],
    [
      'what waits for a picture',
      '<figure id="missing-picture"><a href="https://a.b/c.png">https://a.b/c.png</a></figure>',
    ],
    ['protected words', '<p>A <span translate="no">后</span> b</p>'],
    [
      'marks that no button makes',
      '<p>H<sub>2</sub>O <kbd>K</kbd> <mark>m</mark> <abbr title="x">X</abbr> <span lang="fr">oui</span></p>',
    ],
    [
      'parts that stay as they are',
      '<dl><dt>a</dt><dd>b</dd></dl><p><ruby>漢<rt>han</rt></ruby></p>',
    ],
    [
      'footnotes',
      '<p>a<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p>' +
        '<section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item">' +
        '<p>See <a href="https://a.b/c">there</a>. <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
    ],
  ])('keeps %s', (_, html) => {
    const kept = sanitizeBody(html);
    expect(sanitizeBody(written(kept))).toBe(kept);
  });

  it('numbers footnotes in the order of their places', () => {
    const html = written(
      '<p>x<sup class="footnote-ref"><a href="#fn7">[7]</a></sup></p>' +
        '<section class="footnotes"><ol><li id="fn7"><p>seven</p></li></ol></section>',
    );
    expect(html).toContain('<a id="fnref1" href="#fn1">[1]</a>');
    expect(html).toContain('<li id="fn1" class="footnote-item"><p>seven ');
  });

  it('leaves nothing of an empty text', () => {
    expect(written('<p></p><h2> </h2><ul><li></li></ul>')).toBe('');
  });
});

describe('the text of a footnote', () => {
  it('makes links of addresses and escapes the rest', () => {
    const note = noteFromText('See <b> https://a.b/c?d=1。');
    expect(note).toBe('See &lt;b&gt; <a href="https://a.b/c?d=1">https://a.b/c?d=1</a>。');
    expect(noteText(note)).toBe('See <b> https://a.b/c?d=1。');
  });
});
