import { expect, test as plain, type Page } from '@playwright/test';
import { WECHAT_OVERLAY_ID } from '@/components/layout/behaviours/app-link';
import { href } from '@/lib/routes/href';
import { callSite, LOCALES, say, scriptsRun, sidewaysScroll, test } from './fixtures/site';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
const WECHAT = `${IPHONE} MicroMessenger/8.0.50`;

const openButton = (page: Page) =>
  page.getByRole('link', { name: say('zh-Hans', 'layout.app.open'), exact: true });

for (const locale of LOCALES) {
  test(`the download page in ${locale} names every platform`, async ({ page }) => {
    await page.goto(href('download', { locale }));
    for (const platform of ['ios', 'android', 'package']) {
      const name = say(locale, `download.platforms.${platform}.name`);
      const store = page.locator(`[data-platform="${platform}"]`);
      await expect(store.getByRole('heading', { level: 3 })).toContainText(name);
    }
    await expect(page.getByRole('banner').locator('form')).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

for (const [system, userAgent] of [
  ['ios', IPHONE],
  ['android', ANDROID],
] as const) {
  // A browser without the app complains of its link; that is not the page's fault.
  plain.describe(`on ${system}`, () => {
    plain.use({ userAgent });

    plain('the download page marks the reader’s own store', async ({ page }) => {
      await page.goto('/download');
      await scriptsRun(page);
      await expect(page.locator(`[data-platform="${system}"]`)).toHaveAttribute('data-yours', '');
      await expect(
        page.getByText(say('zh-Hans', 'download.yours'), { exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
    });

    plain(
      'the app button tries the app, then leads to the download page',
      async ({ page, request }) => {
        const { list } = await callSite(request, 'getArticleList', { limit: 1 });
        const { app } = await callSite(request, 'getAppConfig', {});
        const asked: string[] = [];
        const session = await page.context().newCDPSession(page);
        await session.send('Page.enable');
        session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
        await page.goto(`/gw_detail/${list[0]!.id}`);
        await scriptsRun(page);
        await openButton(page).click();
        await expect(page).toHaveURL(new RegExp(`/download\\?article=${list[0]!.id}$`));
        expect(asked[0]).toBe(`${app.scheme}://article/${list[0]!.id}`);
      },
    );
  });
}

plain.describe('in WeChat', () => {
  plain.use({ userAgent: WECHAT });

  plain('the app button shows where to press instead', async ({ page }) => {
    await page.goto('/');
    const overlay = page.locator(`#${WECHAT_OVERLAY_ID}`);
    await expect(overlay).toBeHidden();
    await scriptsRun(page);
    await openButton(page).click();
    await expect(overlay).toBeVisible();
    await expect(overlay).toContainText(say('zh-Hans', 'download.wechat.step1'));
    await overlay.getByRole('button', { name: say('zh-Hans', 'common.close') }).click();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });

  plain('the download page shows it at once', async ({ page }) => {
    await page.goto('/download');
    await expect(page.locator(`#${WECHAT_OVERLAY_ID}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the download page keeps what the app is to open, and nothing else', async ({ request }) => {
  const kept = await request.get('/download?article=5&utm_source=x', { maxRedirects: 0 });
  expect(kept.status()).toBe(308);
  expect(kept.headers().location).toMatch(/\/download\?article=5$/);
  const shown = await request.get('/download?flash=12', { maxRedirects: 0 });
  expect(shown.status()).toBe(200);
  expect(await shown.text()).toContain('<link rel="canonical"');
});
