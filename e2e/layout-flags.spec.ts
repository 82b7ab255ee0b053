import { test as plain } from '@playwright/test';
import { href } from '@/lib/routes/href';
import type { RouteLayout } from '@/lib/routes/route-row';
import { ALL_ROUTES } from '@/lib/routes/route-table';
import { readDocument } from './fixtures/document';
import { callSite, expect, LOCALES, say } from './fixtures/site';

/*
 * The five layout flags of every row, title and share metadata: as a reader without script
 * gets the page, in a wide window, where everything that may be there is.
 */
plain.use({ javaScriptEnabled: false });
plain.skip(({ isMobile }) => isMobile, 'flags do not depend on the width');

const PUBLIC = ALL_ROUTES.filter(({ auth }) => !auth);

plain('every page has around it what its row says', async ({ page }) => {
  plain.setTimeout(180_000);
  // What there is, not how it looks: the document alone.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  for (const route of PUBLIC) {
    await page.goto(route.sample, { waitUntil: 'domcontentloaded' });
    const locale = route.forcedLocale ?? 'zh-Hans';
    const tools = page.getByRole('complementary', { name: say(locale, 'layout.tools.label') });
    const found: RouteLayout = {
      header: (await page.getByRole('banner').count()) > 0,
      footer: (await page.getByRole('contentinfo').count()) > 0,
      toolbar:
        (await page
          .getByRole('navigation', { name: say(locale, 'layout.menu.label'), exact: true })
          .count()) > 0,
      // The download page itself offers the app in its text.
      download: (await tools.locator('a[data-app-link]').count()) > 0,
      tool: (await page.locator('button[data-back-to-top]').count()) > 0,
    };
    expect.soft(found, route.id).toEqual(route.layout);
    const isTooled = route.layout.download || route.layout.tool;
    expect.soft(await tools.count(), `tools of ${route.id}`).toBe(isTooled ? 1 : 0);
    const harbour = await page.locator('[data-theme=harbour]').count();
    expect.soft(harbour, `colours of ${route.id}`).toBe(route.dark ? 1 : 0);
  }
});

for (const route of PUBLIC) {
  plain(`${route.id} has a title and share metadata of its own`, async ({ request }) => {
    const html = await (await request.get(route.sample)).text();
    const { brand } = await callSite(request, 'getAppConfig', {}, route.forcedLocale ?? 'zh-Hans');
    const { title, canonical } = readDocument(html);
    const meta = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(title).toContain(brand.name);
    expect(title).not.toBe(brand.name);
    expect(meta('og:title')).not.toBe('');
    if (route.id !== 'home') expect(meta('og:title')).not.toBe(brand.name);
    expect(meta('og:description')).not.toBe('');
    expect(meta('og:site_name')).toBe(brand.name);
    expect(new URL(meta('og:url')).pathname).toBe(canonical);
    expect(meta('og:image')).toMatch(/^https?:\/\//);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(html.match(/<meta name="robots"/g)).toHaveLength(1);
  });
}

plain('titles of rows differ from each other, in every language', async ({ request }) => {
  for (const locale of LOCALES) {
    const rows = PUBLIC.filter(({ param, forcedLocale }) => !param?.required && !forcedLocale);
    const titles = new Map<string, string>();
    for (const route of rows) {
      const path = href(route.id as 'home', { locale });
      const { title } = readDocument(await (await request.get(path)).text());
      expect(titles.get(title), `${route.id} in ${locale}: ${title}`).toBeUndefined();
      titles.set(title, route.id);
    }
  }
});

for (const path of ['/no-such-page', '/gw_detail/2147483000', '/en/home_wz/page/100000']) {
  plain(`${path} tells search engines once that it is not there`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    const robots = [...(await response.text()).matchAll(/<meta name="robots" content="([^"]*)"/g)];
    expect(robots.map(([, content]) => content)).toEqual(['noindex']);
  });
}
