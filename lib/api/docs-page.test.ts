import { HtmlValidate } from 'html-validate';
import { ENDPOINTS } from '../contract/endpoints';
import { ERRORS } from '../contract/error-codes';
import { apiDocsPage } from './docs-page';

const page = apiDocsPage('https://example.org/<b>');
const matchesOf = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, part = '']) => part);
const ids = matchesOf(/\sid="([^"]*)"/g);

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  // Words of many calls stand in one line.
  rules: { 'no-trailing-whitespace': 'off' },
});

describe('apiDocsPage', () => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(page);
    const mistakes = results.flatMap(({ messages }) => messages);
    expect(mistakes.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)).toEqual(
      [],
    );
  });

  it('has everything in a landmark, under one title', () => {
    for (const name of ['header', 'nav', 'main', 'h1']) {
      expect(matchesOf(new RegExp(`(<${name}[ >])`, 'g'))).toHaveLength(1);
    }
    const body = page.slice(page.indexOf('<body>') + 6, page.indexOf('</body>'));
    const outside = body.replace(/<(header|nav|main)\b[\s\S]*?<\/\1>/g, '');
    expect(outside.replace(/<\/?div[^>]*>/g, '').trim()).toBe('');
  });

  it('has a heading at the head of every section', () => {
    const sections = page.split(/<section\b[^>]*>/).slice(1);
    expect(sections.length).toBeGreaterThan(Object.keys(ENDPOINTS).length);
    expect(sections.filter((section) => !/^\s*<h[23]>/.test(section))).toEqual([]);
  });

  it('has ids of letters, digits and hyphens, each once, and no link without its end', () => {
    expect(ids.filter((id) => !/^[a-z][a-z\d-]*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const ends = matchesOf(/href="#([^"]*)"/g);
    expect(ends.filter((end) => !ids.includes(end))).toEqual([]);
  });

  it('names every call, in the contents too, and every code', () => {
    for (const { name, method } of Object.values(ENDPOINTS)) {
      const heading = `<span class="method">${method}</span> <a href="#`;
      const anchor = page.split(`">/api/${name}</a></h3>`)[0]?.split(heading).at(-1) ?? '';
      expect(page).toContain(`<li><a href="#${anchor}">${name}</a></li>`);
    }
    for (const key of Object.keys(ERRORS)) {
      expect(page).toContain(`<th scope="row"><code>${key}</code></th>`);
    }
  });

  it('needs no script, and writes its address as text', () => {
    expect(page).not.toMatch(/<script|\son\w+=/);
    expect(page).toContain('https://example.org/&lt;b&gt;/api/');
  });

  it('writes of a whole number what it is, not how it is read', () => {
    const call = page.split('id="call-get-information-details"')[1]?.split('</section>')[0];
    expect(call).toContain('"type": "integer"');
    expect(call).toContain('"maximum": 2147483647');
  });
});
