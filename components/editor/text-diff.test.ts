/** @jest-environment jsdom */
import { diffLines, isSameLine } from './text-diff';
import { bodyLines } from './text-words';

const written = (before: string[], after: string[]) =>
  diffLines(before, after).map((line) =>
    line
      .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
      .join(''),
  );

describe('the difference of two texts', () => {
  it('is told by lines, and by words within a line', () => {
    expect(written(['a', 'the old tide', 'c'], ['a', 'the new tide', 'c', 'd'])).toEqual([
      'a',
      'the -old-+new+ tide',
      'c',
      '+d+',
    ]);
  });

  it('is told by characters in Chinese', () => {
    expect(written(['比特币上涨'], ['比特币下跌'])).toEqual(['比特币-上涨-+下跌+']);
  });

  it('is none between equal texts', () => {
    expect(diffLines(['a', 'b'], ['a', 'b']).every(isSameLine)).toBe(true);
  });
});

describe('the lines of a body', () => {
  it('are its blocks, each once', () => {
    expect(
      bodyLines(
        '<h2>A</h2><ul><li>b<ul><li>c</li></ul></li></ul><blockquote><p>d</p></blockquote>' +
          '<table><tbody><tr><td>e</td><td>f</td></tr></tbody></table>' +
          '<figure><img src="/media/x" alt="g"><figcaption>h</figcaption></figure>',
      ),
    ).toEqual(['A', 'b', 'c', 'd', 'e', 'f', '[g] h']);
  });
});
