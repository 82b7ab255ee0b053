import { listField, splitFrontMatter, textField } from './front-matter';

describe('splitFrontMatter', () => {
  it('reads YAML, and gives the rest of the file unchanged', () => {
    const { data, body } = splitFrontMatter(
      '\ufeff---\r\nTitle: "以太坊: x"\nalt:\ntags: [a, b]\n---\r\n\n# x\n---\n',
    );
    expect(data).toEqual({ title: '以太坊: x', alt: null, tags: ['a', 'b'] });
    expect(body).toBe('\n# x\n---\n');
  });

  it('reads the TOML of Hugo', () => {
    const { data } = splitFrontMatter(
      '+++\ntitle = "T"\ndraft = true\ntags = ["a", "b"]\ndate = 2024-01-02T03:04:05Z\n+++\nx',
    );
    expect(data).toEqual({
      title: 'T',
      draft: true,
      tags: ['a', 'b'],
      date: '2024-01-02T03:04:05Z',
    });
  });

  it('takes a rule for text, and says what is wrong with broken YAML', () => {
    expect(splitFrontMatter('---\n\nno end').data).toEqual({});
    expect(splitFrontMatter('# x').body).toBe('# x');
    expect(() => splitFrontMatter('---\na: [1\nb: }\n---\nx')).toThrow('front matter is no YAML');
  });

  it('does not expand aliases without end', () => {
    const bomb = `---\na: &a [x,x]\n${'bcdefghij'
      .split('')
      .map((key, at) => `${key}: &${key} [${`*${'abcdefghij'[at]},`.repeat(9)}]`)
      .join('\n')}\n---\n`;
    expect(() => splitFrontMatter(bomb)).toThrow('front matter is no YAML');
  });
});

describe('textField and listField', () => {
  it('take what is there in the shape that is there', () => {
    const data = {
      title: ' x ',
      year: 2024,
      authors: [{ name: 'A' }, 'B'],
      tags: 'a, b、c',
      empty: '',
    };
    expect(textField(data, 'empty', 'title')).toBe('x');
    expect(textField(data, 'year')).toBe('2024');
    expect(listField(data, 'authors', 'missing', 'tags')).toEqual(['A', 'B', 'a', 'b', 'c']);
  });
});
