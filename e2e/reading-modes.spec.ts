import type { APIRequestContext } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { callSite, expect, test } from './fixtures/site';

const locale = 'zh-Hans';

async function newestArticle(request: APIRequestContext): Promise<string> {
  const { list } = await callSite(request, 'getArticleList', { limit: 1 });
  return href('gw_detail', { locale, param: list[0]!.id });
}

test.describe('an article on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('is the text alone, dark on white, in its full width', async ({ page, request }) => {
    await page.goto(await newestArticle(request));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.story')).toBeVisible();
    for (const around of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('main').getByRole('complementary'),
      page.locator('[data-share-row]'),
      page.locator('a[data-app-link]'),
      page.locator('.read-progress'),
      page.locator('#related'),
    ]) {
      await expect(around.first()).toBeHidden();
    }
    const colours = await page
      .locator('.story p')
      .first()
      .evaluate((node) => ({
        ink: getComputedStyle(node).color,
        paper: getComputedStyle(document.documentElement).backgroundColor,
      }));
    expect(colours).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
    const [text = 0, main = 1] = await page.evaluate(() =>
      ['.story', 'main'].map((name) => document.querySelector(name)!.getBoundingClientRect().width),
    );
    expect(text / main).toBeGreaterThan(0.5);
    expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000);
  });
});

test.describe('for readers who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing on an article moves by itself', async ({ page, request }) => {
    await page.goto(await newestArticle(request));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.read-progress')).toBeHidden();
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map((animation) => {
          const { duration } = animation.effect?.getComputedTiming() ?? {};
          return Number(duration) || 0;
        }),
      ),
    );
    expect(longest).toBeLessThanOrEqual(1);
  });

  test('the way up is taken at once', async ({ page, request }) => {
    await page.goto(await newestArticle(request));
    const button = page.locator('button[data-back-to-top]');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(button).toHaveClass(/is-shown/);
    const place = await button.evaluate((node: HTMLElement) => {
      node.click();
      return window.scrollY;
    });
    expect(place).toBe(0);
  });
});

test('the way up takes its time for the others', async ({ page, request }) => {
  await page.goto(await newestArticle(request));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const button = page.locator('button[data-back-to-top]');
  await expect(button).toHaveClass(/is-shown/);
  const took = await button.evaluate(async (node: HTMLElement) => {
    const start = performance.now();
    node.click();
    if (window.scrollY === 0) return 0;
    while (window.scrollY > 0) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  expect(took).toBeGreaterThan(700);
  expect(took).toBeLessThan(10_000);
});
