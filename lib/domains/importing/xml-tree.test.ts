import { decodeEntities, elements, firstOf, innerHtml, parseXml, textOf } from './xml-tree';

const textAt = (xml: string, ...path: string[]) =>
  textOf(
    path.reduce<ReturnType<typeof parseXml> | null>(
      (node, name) => node && firstOf(node, name),
      parseXml(xml),
    ),
  );

describe('parseXml', () => {
  it('decodes entities once, CDATA not at all', () => {
    expect(textAt('<a><b>x &amp;amp; &#x4e2d;&nbsp;&hellip; &nope;</b></a>', 'a', 'b')).toBe(
      'x &amp; 中\u00a0… &nope;',
    );
    expect(textAt('<a><b><![CDATA[<p>&amp;</p>]]> &lt;</b></a>', 'a', 'b')).toBe('<p>&amp;</p> <');
  });

  it('gives namespaces their usual prefix', () => {
    const xml =
      '<rss xmlns:c="http://purl.org/rss/1.0/modules/content/" xmlns:a="http://www.w3.org/2005/Atom">' +
      '<c:encoded>x</c:encoded><a:link href="y"/></rss>';
    const [rss] = elements(parseXml(xml));
    expect(rss && elements(rss).map(({ name }) => name)).toEqual(['content:encoded', 'atom:link']);
    expect(
      textAt(
        '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>t</a:title></a:feed>',
        'feed',
        'title',
      ),
    ).toBe('t');
  });

  it('reads what is not well-formed as far as it goes', () => {
    expect(
      textAt('<rss><channel><title>a & b</title><item><title>x</rss', 'rss', 'channel', 'title'),
    ).toBe('a & b');
    expect(textAt('junk <rss><a>1<b>2</rss>', 'rss', 'a')).toBe('12');
  });

  it('neither expands nor fetches entities of a document type', () => {
    const laughs =
      '<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>' +
      '<rss><t>&b;&x;</t></rss>';
    expect(textAt(laughs, 'rss', 't')).toBe('&b;&x;');
  });

  it('says what is wrong with what is no document', () => {
    expect(() => parseXml('no markup')).toThrow('no XML element');
    expect(() => parseXml('<a>'.repeat(100_000))).toThrow('nested too deeply');
  });

  it.each([
    ['unclosed elements', `<rss>${'<i>x</i><br>'.repeat(50)}${'<a b="c"/>'.repeat(100_000)}`],
    ['brackets', `<rss>${'<'.repeat(200_000)}`],
    ['ampersands', `<rss><t>${'&a'.repeat(300_000)}</t></rss>`],
    ['an endless document type', `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(60_000)}`],
    ['unclosed comments', `<rss>${'<!--'.repeat(200_000)}`],
    ['unclosed CDATA', `<rss>${'<![CDATA['.repeat(100_000)}`],
    ['attributes', `<rss ${'a="b" '.repeat(150_000)}/>`],
  ])('finishes with many %s', (_, xml) => {
    try {
      expect(parseXml(xml)).toBeDefined();
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
  });
});

describe('innerHtml', () => {
  it('writes XHTML as HTML', () => {
    const [div] = elements(
      parseXml(
        '<x:div xmlns:x="http://www.w3.org/1999/xhtml"><x:p class="a">1 &lt; 2<x:br/></x:p></x:div>',
      ),
    );
    expect(div && innerHtml(div)).toBe('<p class="a">1 &lt; 2<br></p>');
  });
});

describe('decodeEntities', () => {
  it('leaves ampersands alone that begin no entity', () => {
    expect(decodeEntities('a=1&b=2&amp;c; &unknown; &#128;')).toBe('a=1&b=2&c; &unknown; €');
  });
});
