/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { editorHtmlOf } from './body-html';
import { wordsOfBody, wordsOfDocument } from './count-body';
import { textSchema } from './text-schema';

const words = { fetching: '', missing: 'missing', retry: 'retry', caption: '', noAlt: '' };

/** What the outline says of a body that is open. */
function wordsInEditor(bodyHtml: string): number {
  const editor = new Editor({
    extensions: textSchema({ placeholder: 'Begin here', figure: { words, onRetry: jest.fn() } }),
    content: editorHtmlOf(bodyHtml),
  });
  const count = wordsOfDocument(editor.state.doc);
  editor.destroy();
  return count;
}

describe('the words of a body', () => {
  it.each([
    ['nothing', '', 0],
    ['paragraphs', '<h2>一二</h2><p>three <strong>four</strong>teen five</p><p>six</p>', 6],
    [
      'lists and tables',
      '<ul><li>a<ol><li>b</li></ol></li></ul><table><tr><td>c d</td></tr></table>',
      4,
    ],
    [
      'pictures, of which the caption is written',
      '<figure><img src="/media/ab/c.jpg" alt="not counted here"><figcaption>cap</figcaption></figure>',
      1,
    ],
  ])('are counted as in the editor: %s', (_what, bodyHtml, count) => {
    expect(wordsOfBody(bodyHtml)).toBe(count);
    expect(wordsInEditor(bodyHtml)).toBe(count);
  });
});
