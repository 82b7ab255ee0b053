import type { BrowserContext, Page } from '@playwright/test';
import { SIGNS_OF_USE, START_AFTER_LOAD_MS } from '@/components/layout/early/start-scripts';
import { makeMember } from './fixtures/reader';
import { callSite, expect, test } from './fixtures/site';

/*
 * The scripts of a page that everybody gets wait until somebody uses it (components/layout/early).
 * Other specs open pages with a sign of use; these open them without.
 */
interface Begun {
  /** When the first script of the build was asked for, ms since the navigation. */
  scripts?: number;
  /** When somebody first did something. */
  use?: number;
}

/** Opens a page that notes when what began in it. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((signs) => {
    const begun: Begun = {};
    Object.assign(window, { begun });
    const note = () => (begun.use ??= performance.now());
    for (const name of signs) window.addEventListener(name, note, true);
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const isOfBuild = (node: Node) =>
        node instanceof HTMLScriptElement && !node.noModule && node.src.includes('/_next/static/');
      if (added.some(isOfBuild)) begun.scripts ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, SIGNS_OF_USE);
  await page.goto(path, { waitUntil: 'load' });
  return page;
}

/** Moments of a page that answers: of its scripts, of its first use, and when it stood. */
async function moments(page: Page): Promise<{ scripts: number; use: number; stood: number }> {
  const { begun, stood } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      begun: (window as unknown as { begun: Begun }).begun,
      stood: (navigation as PerformanceNavigationTiming).loadEventEnd,
    };
  });
  return { scripts: begun.scripts ?? Infinity, use: begun.use ?? Infinity, stood };
}

const tended = (page: Page) => expect(page.locator('html[data-tended]')).toHaveCount(1);

test('an article is there before its scripts, which start at the first key', async ({
  context,
  request,
}) => {
  const { list } = await callSite(request, 'getArticleList', { limit: 1 });
  const page = await open(context, `/gw_detail/${list[0]!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await tended(page);
  const { scripts, use, stood } = await moments(page);
  expect(scripts).toBeGreaterThanOrEqual(Math.min(use, stood + START_AFTER_LOAD_MS));
});

test('who does nothing has everything a few seconds later', async ({ context }) => {
  const page = await open(context, '/');
  await tended(page);
  const { scripts, use, stood } = await moments(page);
  expect(scripts).toBeGreaterThanOrEqual(Math.min(use, stood + START_AFTER_LOAD_MS));
});

test('a button pressed before a page answers does what it is for', async ({ context, request }) => {
  const { list } = await callSite(request, 'getArticleList', { limit: 1 });
  const page = await open(context, `/gw_detail/${list[0]!.id}`);
  const button = page.locator('button[data-size]:not([data-size=normal])').first();
  const size = (await button.getAttribute('data-size')) ?? '';
  // Pressed from the page itself: no way of a pointer leads there first.
  const pressed = await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    const { tended, textSize } = document.documentElement.dataset;
    return { answers: tended !== undefined, textSize };
  });
  expect(pressed.textSize === size).toBe(pressed.answers);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', size);
});

test('a page that is nothing without its scripts has them at once', async ({ page }) => {
  await page.goto('/en/ac_checkout/1');
  await expect(page.locator('script[src^="/_next/static/"][async]')).not.toHaveCount(0);
  await expect(page.locator('[data-scripts]')).toHaveCount(0);
});

test('a reader who is signed in has the scripts at once', async ({ context, baseURL, request }) => {
  // Somebody the server knows: it signs others out, and their page is loaded anew.
  const { token, id } = await makeMember(request);
  await context.addCookies([
    { name: 'token', value: token, url: baseURL! },
    { name: 'user_id', value: String(id), url: baseURL! },
  ]);
  const page = await open(context, '/home_wz');
  await tended(page);
  const { scripts, stood } = await moments(page);
  expect(scripts).toBeLessThan(stood);
});

test('the login dialog that an address asks for opens by itself', async ({ context }) => {
  const page = await open(context, '/my/follow');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a language chosen before the scripts start is kept', async ({ context }) => {
  const page = await open(context, '/home_wz');
  const kept = () => page.evaluate(() => sessionStorage.getItem('language'));
  expect(await kept()).toBe('简体中文');
  const link = page.locator('a[data-language=en]').first();
  await Promise.all([
    page.waitForURL(/\/en\/home_wz$/),
    link.evaluate((element: HTMLAnchorElement) => element.click()),
  ]);
  expect((await context.cookies()).map(({ name }) => name)).toContain('lang');
});
