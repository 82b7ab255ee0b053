import { jsonLdText } from './json-ld';

describe('structured data as text', () => {
  it('can not end its script, whatever a title says', () => {
    const name = '</script><script>alert(1)</script><!-- \u2028';
    const text = jsonLdText({ '@context': 'https://schema.org', '@type': 'Event', name });
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toMatchObject({ name });
  });
});
