import { JSDOM } from 'jsdom';
import { escapeXml, xmlDocument } from './xml';

function parsed(root: object) {
  return new JSDOM(xmlDocument(root), { contentType: 'application/xml' }).window.document;
}

describe('an XML document', () => {
  it('gives back every text that was put in', () => {
    const texts = ['a & b', '<b>"x"</b> \'y\'', ']]>', '链潮 🚀', '&amp;', '  '];
    const document = parsed({ list: { '@note': texts.join('|'), item: texts } });
    const items = [...document.getElementsByTagName('item')].map((item) => item.textContent);
    expect(items).toEqual(texts);
    expect(document.documentElement.getAttribute('note')).toBe(texts.join('|'));
  });

  it('escapes a text by itself as well', () => {
    const text = 'a & b <b>"x"</b> \'y\' ]]> \u0000链潮';
    const { window } = new JSDOM(`<a n="${escapeXml(text)}">${escapeXml(text)}</a>`, {
      contentType: 'application/xml',
    });
    const { documentElement } = window.document;
    expect(documentElement.textContent).toBe(text.replace('\u0000', ''));
    expect(documentElement.getAttribute('n')).toBe(text.replace('\u0000', ''));
  });

  it('is well-formed whatever a title holds', () => {
    const document = parsed({ list: { item: 'a\u0000\u0008b\ud800c\uffff\td' } });
    expect(document.documentElement.textContent).toBe('abc\td');
  });

  it('has attributes with values, also where one is "true"', () => {
    const document = parsed({ guid: { '@isPermaLink': 'true', '#text': 'x' } });
    expect(document.documentElement.getAttribute('isPermaLink')).toBe('true');
  });
});
