import type { APIRequestContext } from '@playwright/test';
import { expect, LOCALES, test } from './fixtures/site';
import { switchLocalePath } from '@/lib/routes/switch-locale';

/*
 * The server that keeps pages writes their heads itself, past React. Who asks as Next's own
 * router does is answered by Next alone, with the head that Next makes of the same facts.
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
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return [title, ...tags.filter((tag) => !/rel=(?:preload|stylesheet)\b/.test(tag))].sort();
}
