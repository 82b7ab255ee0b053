import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { expect, LOCALES, test } from './fixtures/site';
import { switchLocalePath } from '@/lib/routes/switch-locale';

/*
 * The server that keeps pages writes their heads itself, past React, and fills in templates. Who
 * asks as Next's own router does is answered by Next alone, with what Next makes of the same facts.
 */
const AS_NEXT_MAKES_IT = { 'next-url': '/', 'user-agent': 'page-server' };

for (const path of ['/', '/gw_detail/1', '/kuaixun_wz/1', '/home_wz', '/ac_detail/1', '/DataEra']) {
  test(`the head of ${path} says what Next would say, in every language`, async ({ request }) => {
    for (const locale of LOCALES) {
      const address = switchLocalePath(path, locale);
      const kept = await headOf(request, address);
      expect(kept.length, address).toBeGreaterThan(20);
      expect(kept, address).toEqual(await headOf(request, address, AS_NEXT_MAKES_IT));
    }
  });
}

for (const path of ['/gw_detail/1', '/gw_detail/2', '/kuaixun_wz/1']) {
  test(`${path}, filled into a template, is the page that Next makes`, async ({ request }) => {
    for (const locale of LOCALES) {
      const address = switchLocalePath(path, locale);
      // The second of two neighbours comes from a template that is there.
      const kept = await bodyOf(request, address);
      expect(kept.length, address).toBeGreaterThan(200);
      expect(kept, address).toEqual(await bodyOf(request, address, AS_NEXT_MAKES_IT));
    }
  });
}

test('articles do come from a template, but for the first one', async ({ request }) => {
  const pages = [];
  for (const id of [1, 2, 3, 4, 5])
    pages.push(await (await request.get(`/gw_detail/${id}`)).text());
  // React writes imageSrcSet into a link that waits for the picture.
  const filled = pages.filter((html) => /<link [^>]*imagesrcset=/.test(html));
  expect(filled.length).toBeGreaterThanOrEqual(4);
});

/**
 * Elements with their attributes, and texts, of a page's body, in order; without the scripts of the
 * build, what others publish meanwhile, and the names of parts that only kept pages have.
 */
async function bodyOf(request: APIRequestContext, path: string, headers = {}): Promise<string[]> {
  const response = await request.get(path, { headers });
  expect(response.status(), path).toBe(200);
  const { document } = new JSDOM(await response.text()).window;
  const changing = '.rail, .story-grid, [aria-labelledby="around"], script, template';
  for (const element of document.querySelectorAll(changing)) element.remove();
  const walker = document.createTreeWalker(document.body, 0x1 | 0x4);
  const found: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Element;
    const attributes = [...(node.attributes ?? [])]
      .filter(({ name }) => name !== 'data-part')
      .map(({ name, value }) => `${name}=${value.trim()}`);
    const text = node.attributes ? '' : node.textContent.trim();
    if (node.attributes || text) found.push([node.nodeName, ...attributes.sort(), text].join(' '));
  }
  return found;
}

/** Title and tags of a page that speak to search engines and to who shares it, sorted. */
async function headOf(request: APIRequestContext, path: string, headers = {}): Promise<string[]> {
  const response = await request.get(path, { headers });
  expect(response.status(), path).toBe(200);
  const html = await response.text();
  const tags = [...html.matchAll(/<(?:meta|link)\b([^>]*?)\/?>/g)].map(([, attributes = '']) =>
    [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)]
      .map(
        ([, name = '', value = '']) =>
          `${name.toLowerCase()}=${value.replace(/&#(?:x27|39);/g, "'")}`,
      )
      .sort()
      .join(' '),
  );
  const title = (/<title>[^<]*<\/title>/.exec(html)?.[0] ?? '').replace(/&#(?:x27|39);/g, "'");
  return [title, ...tags.filter((tag) => !/rel=(?:preload|stylesheet)\b/.test(tag))].sort();
}
