/**
 * @jest-environment jsdom
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sanitizeBody } from './body-html';

const fixtures = path.resolve(process.cwd(), '../shared/fixtures');
const cases = attackCases();

describe('sanitizeBody against known attacks', () => {
  it.each(cases)('leaves nothing active: %s', (_, payload) => {
    const html = sanitizeBody(payload);
    expect(activeParts(html)).toEqual([]);
    expect(sanitizeBody(html)).toBe(html);
    // What a browser makes of it, written out again, is no more active.
    expect(activeParts(rendered(html).innerHTML)).toEqual([]);
  });

  it.each(pastedPages())('keeps the words of a pasted page: %s', (_, page) => {
    const html = sanitizeBody(page);
    expect(activeParts(html)).toEqual([]);
    expect(sanitizeBody(html)).toBe(html);
    expect(html.length).toBeGreaterThan(200);
  });
});

/** Elements, attributes and addresses that must not be in a body, as a browser's parser sees it. */
function activeParts(html: string): string[] {
  const found: string[] = [];
  for (const element of rendered(html).querySelectorAll('*')) {
    const name = element.localName;
    if (!ALLOWED.has(name)) found.push(`<${name}>`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      found.push(`<${name}> in a namespace`);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on|^style$|^name$|^xlink|^form|^srcdoc$|^target$/i.test(attribute))
        found.push(attribute);
      if (attribute === 'href' || attribute === 'src') {
        const { protocol } = new URL(value, 'https://site.example/');
        if (!['http:', 'https:', 'mailto:'].includes(protocol)) found.push(value);
      }
    }
  }
  return found;
}

const ALLOWED = new Set(
  (
    'h2 h3 h4 p ul ol li dl dt dd blockquote pre hr table caption thead tbody tfoot tr th td figure ' +
    'figcaption img details summary section a em strong s u sub sup mark small code kbd abbr q ruby ' +
    'rt rp time br wbr span'
  ).split(' '),
);

function rendered(html: string): DocumentFragment & { innerHTML: string } {
  const template = document.createElement('template');
  template.innerHTML = html;
  return Object.assign(template.content, { innerHTML: template.innerHTML });
}

function attackCases(): [string, string][] {
  const own: [string, string][] = [
    ['handler without blanks', '<p><img/src="x"onerror=alert(1)//>a</p>'],
    ['entity in the scheme', '<a href="javas&#99;ript:alert(1)">a</a>'],
    ['newline in the scheme', '<a href="java\nscript:alert(1)">a</a>'],
    ['control before the scheme', '<a href="\u0001javascript:alert(1)">a</a>'],
    [
      'vbscript and data',
      '<a href="vbscript:x">a</a><a href="data:text/html,<script>1</script>">b</a>',
    ],
    [
      'text that becomes a tag',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    ],
    ['entities of a script', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['nested tag halves', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    [
      'attribute that closes its tag',
      '<p title="\'"><img alt="><script>alert(1)</script>" src="/media/a/b.png"></p>',
    ],
    [
      'foreign content',
      '<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mtext></math>',
    ],
    ['unclosed comment', '<p>a<!-- <img src=x onerror=alert(1)> --!><script>alert(1)</script>'],
    ['clobbering', '<form id="a"><input name="attributes"></form><a id="__proto__" name="x">y</a>'],
  ];
  const file = path.join(fixtures, 'html-xss-dompurify/expect.json');
  if (!existsSync(file)) {
    console.log('skipped: ../shared/fixtures/html-xss-dompurify is not here');
    return own;
  }
  const given = JSON.parse(readFileSync(file, 'utf8')) as { title?: string; payload: string }[];
  return [
    ...own,
    ...given.map(({ title, payload }, at): [string, string] => [`${at} ${title ?? ''}`, payload]),
  ];
}

function pastedPages(): [string, string][] {
  const pages = ['html-paste-mp-html', 'html-paste-lexical'].flatMap((folder) => {
    const directory = path.join(fixtures, folder);
    if (!existsSync(directory)) return [];
    return readdirSync(directory)
      .filter((file) => file.endsWith('.html'))
      .map((file): [string, string] => [file, readFileSync(path.join(directory, file), 'utf8')]);
  });
  if (pages.length === 0) console.log('skipped: ../shared/fixtures/html-paste-* are not here');
  return pages.length > 0
    ? pages
    : [['a page of our own', `<div><p>${'字'.repeat(300)}</p></div>`]];
}
