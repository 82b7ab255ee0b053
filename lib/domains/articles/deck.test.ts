import { deckOf } from './deck';

const LINK = `<a href="https://example.com/${'x'.repeat(700)}">`;

describe('deckOf', () => {
  it.each([
    ['the same words', '潮水退去，岸还在。', '<p>潮水退去，岸还在。</p><p>后来</p>'],
    [
      'words that are cut off',
      'The tide went out and the sh…',
      '<p>The tide went out and the shore stayed.</p>',
    ],
    ['dots at the end', 'The tide went out...', '<p>The tide went out and stayed.</p>'],
    ['marks within the words', 'The tide, out.', '<p>The <em>tide</em>,\n out. And in.</p>'],
    ['words of two paragraphs', 'One. Two…', '<p>One.</p><p>Two and three.</p>'],
    [
      'words behind a heading and a picture',
      'The tide',
      '<h2>A</h2><figure><img src="/a"></figure><p>The tide is out</p>',
    ],
    [
      'words with long addresses between',
      'One two three four',
      `<p>One ${LINK}two</a> ${LINK}three</a> ${LINK}four</a> five</p>`,
    ],
    ['entities', 'A & B', '<p>A &amp; B</p>'],
    ['a list at the beginning', 'One thing', '<ul><li>One thing</li></ul>'],
  ])('leaves out what the text begins with: %s', (_, summary, body) => {
    expect(deckOf(summary, body)).toBe('');
  });

  it.each([
    ['other words', 'What the tide left', '<p>The tide went out.</p>'],
    ['words that come further down', 'The shore', '<p>The tide.</p><p>The shore.</p>'],
    ['the beginning and more', 'The tide went out and back', '<p>The tide went out.</p>'],
    ['a text without words', 'The tide', '<figure><img src="/a" alt="The tide"></figure>'],
  ])('keeps a summary that says something of its own: %s', (_, summary, body) => {
    expect(deckOf(summary, body)).toBe(summary);
  });

  it('is empty where there is no summary', () => {
    expect(deckOf('', '<p>x</p>')).toBe('');
    expect(deckOf(' … ', '<p>x</p>')).toBe('');
  });
});
