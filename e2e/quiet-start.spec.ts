import type { BrowserContext, Page } from '@playwright/test';
import { callSite, expect, test } from './fixtures/site';

/*
 * The scripts of a page that everybody gets wait until somebody uses it (components/layout/early).
 * Other specs open pages with a sign of use; these open them without.
 */
interface Opened {
  page: Page;
  /** Files of the build that ran or were asked for, in order. */
  scripts: () => Promise<string[]>;
}

async function open(context: BrowserContext, path: string): Promise<Opened> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'load' });
  const scripts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[async][src^="/_next/static/"]')].map(
        (script) => script.getAttribute('src') ?? '',
      ),
    );
  return { page, scripts };
}

const tended = (page: Page) => expect(page.locator('html[data-tended]')).toHaveCount(1);

test('an article is there before its scripts, which start at the first key', async ({
  context,
  request,
}) => {
  const { list } = await callSite(request, 'getArticleList', { limit: 1 });
  const { page, scripts } = await open(context, `/gw_detail/${list[0]!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scripts()).toEqual([]);
  await page.keyboard.press('Tab');
  await tended(page);
  expect((await scripts()).length).toBeGreaterThan(0);
});

test('who does nothing has everything a few seconds later', async ({ context }) => {
  const { page, scripts } = await open(context, '/');
  expect(await scripts()).toEqual([]);
  await tended(page);
});

test('a button pressed before a page answers does what it is for', async ({ context, request }) => {
  const { list } = await callSite(request, 'getArticleList', { limit: 1 });
  const { page } = await open(context, `/gw_detail/${list[0]!.id}`);
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

test('a reader who is signed in has the scripts at once', async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'token', value: 'unknown', url: baseURL! }]);
  const { scripts } = await open(context, '/home_wz');
  expect((await scripts()).length).toBeGreaterThan(0);
});

test('the login dialog that an address asks for opens by itself', async ({ context }) => {
  const { page } = await open(context, '/my/follow');
  await expect(page.getByRole('dialog')).toBeVisible();
});
