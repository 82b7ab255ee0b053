import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { callSite, expect, LOCALES, say, test, type Locale } from './fixtures/site';

/** Reads an article and waits until the browser keeps it, with the offline page of its language. */
async function readAndKeep(page: Page, locale: Locale, id: number): Promise<string> {
  const path = href('gw_detail', { locale, param: id });
  await page.goto(path);
  const isKept = () =>
    page.evaluate(
      async ([article, offline]) =>
        (await caches.has('articles-1')) &&
        Boolean(await (await caches.open('articles-1')).match(article!)) &&
        Boolean(await (await caches.open('offline-1')).match(offline!)) &&
        Boolean(navigator.serviceWorker.controller),
      [path, href('offline', { locale })],
    );
  await expect.poll(isKept).toBe(true);
  return path;
}

for (const locale of LOCALES) {
  test(`${locale}: without a connection the last articles are there, and a page that lists them`, async ({
    page,
    context,
    complaints,
  }) => {
    const { list } = await callSite(page.request, 'getArticleList', { limit: 2 }, locale);
    const [first, second] = list.map(({ id }) => id);
    const path = await readAndKeep(page, locale, first!);
    await readAndKeep(page, locale, second!);
    const title = await page.getByRole('heading', { level: 1 }).innerText();

    // Without a connection the browser names in its console what it could not fetch.
    complaints.forgive(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.goto(href('home', { locale }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(locale, 'missing.offline.title'),
    );
    const kept = page.locator('[data-kept-articles] a');
    await expect(kept).toHaveCount(2);
    await expect(kept.first()).toHaveText(title);
    await kept.last().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    // The mark in the header is a background, which the worker has to answer like any picture.
    const hasMark = () => fetch('/brand/logo.svg').then(({ ok }) => ok);
    expect(await page.evaluate(hasMark)).toBe(true);
    await context.setOffline(false);

    await page.goto(href('home', { locale }));
    await expect(page.locator('[data-kept-articles]')).toHaveCount(0);
  });
}

test('nothing personal is kept: neither own pages nor answers of calls', async ({ page }) => {
  const { list } = await callSite(page.request, 'getArticleList', { limit: 1 });
  await readAndKeep(page, 'zh-Hans', list[0]!.id);
  await page.goto(href('feed_back', { locale: 'zh-Hans' }));
  await page.goto(href('home', { locale: 'zh-Hans' }));
  const addresses = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat().map((url) => new URL(url).pathname);
  });
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    expect(address).toMatch(
      /^\/(?:_next\/static\/|brand\/logo\.svg$|(?:zh-hant\/|en\/)?(?:offline$|gw_detail\/\d+$))/,
    );
  }
});

test('a worker that changed takes over at once', async ({ page }) => {
  const response = await page.request.get('/sw.js');
  expect(response.headers()['cache-control']).toContain('no-cache');
  expect(response.headers()['content-type']).toContain('text/javascript');
  expect(await response.text()).toContain('skipWaiting');
});

for (const locale of LOCALES) {
  test(`${locale}: the manifest and its icons are there`, async ({ page }) => {
    await page.goto(href('home', { locale }));
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(address!);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      lang: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ lang: locale, start_url: href('home', { locale }) });
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(['any', 'maskable']),
    );
    for (const { src, sizes } of manifest.icons) {
      const icon = await page.request.get(src);
      expect(icon.status(), src).toBe(200);
      if (!src.endsWith('.png')) continue;
      const bytes = await icon.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    expect((await readFile('public/icons/apple-touch.png')).readUInt32BE(16)).toBe(180);
  });
}
