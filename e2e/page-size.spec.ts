import type { Page } from '@playwright/test';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_OPTIONS } from '@/lib/contract/constants';
import { href } from '@/lib/routes/href';
import { callSite, expect, say, test } from './fixtures/site';

const locale = 'zh-Hans';
const LIST = href('home_wz', { locale });
const sizeName = (limit: number) => say(locale, 'common.pager.size', { limit: String(limit) });
const pageName = (page: number) => say(locale, 'common.pager.page', { page: String(page) });

test.describe('the page size of a list', () => {
  test('is chosen in place: list and pager are drawn anew, one event tells it, the page goes up', async ({
    page,
    request,
  }) => {
    const { total } = await callSite(request, 'getArticleList', { limit: 1 });
    await page.goto(LIST);
    await recordPagination(page);
    await expect(rows(page)).toHaveCount(Math.min(total, PAGE_SIZE_DEFAULT));
    const options = page.getByRole('group', { name: say(locale, 'common.pager.sizes') });
    await expect(options.getByRole('button')).toHaveText(PAGE_SIZE_OPTIONS.map(sizeName));

    await options.getByRole('button', { name: sizeName(50) }).click();
    await expect(rows(page)).toHaveCount(Math.min(total, 50));
    await expect(page.getByRole('button', { name: sizeName(50) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await pagination(page)).toEqual([{ page: 1, limit: 50 }]);

    await page.getByRole('link', { name: pageName(2), exact: true }).click();
    await expect(rows(page)).toHaveCount(Math.min(total - 50, 50));
    await expect(page.getByRole('link', { name: pageName(2), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page).toHaveURL(new RegExp(`${LIST}#limit=50&page=2$`));
    expect(await pagination(page)).toEqual([
      { page: 1, limit: 50 },
      { page: 2, limit: 50 },
    ]);
  });

  test('is a step of the history, and in the address', async ({ page, request }) => {
    const { total } = await callSite(request, 'getArticleList', { limit: 1 });
    const isCurrent = (number: number) =>
      expect(page.getByRole('link', { name: pageName(number), exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    await page.goto(LIST);
    const serverRows = Math.min(total, PAGE_SIZE_DEFAULT);
    await expect(rows(page)).toHaveCount(serverRows);
    await page.getByRole('button', { name: sizeName(20) }).click();
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole('link', { name: pageName(2), exact: true }).click();
    await isCurrent(2);
    const second = await rows(page).first().getByRole('heading').textContent();
    await page.getByRole('link', { name: pageName(3), exact: true }).click();
    await isCurrent(3);

    await page.goBack();
    await isCurrent(2);
    await expect(rows(page).first().getByRole('heading')).toHaveText(second!);
    await page.reload();
    await isCurrent(2);
    await expect(rows(page).first().getByRole('heading')).toHaveText(second!);
    await page.goBack();
    await isCurrent(1);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(rows(page)).toHaveCount(serverRows);
  });

  test('leads from a page that would be beyond the end to the first', async ({ page, request }) => {
    const { total } = await callSite(request, 'getArticleList', { limit: 1 });
    const last = Math.ceil(total / PAGE_SIZE_DEFAULT);
    test.skip(Math.ceil(total / 50) >= last, 'every page exists in both sizes');
    await page.goto(href('home_wz', { locale, page: last }));
    await recordPagination(page);
    await page.getByRole('button', { name: sizeName(50) }).click();
    await expect(rows(page)).toHaveCount(50);
    expect(await pagination(page)).toEqual([{ page: 1, limit: 50 }]);
    await expect(page.getByRole('link', { name: pageName(1), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('is kept for the session, and found again by the browser’s back button', async ({
    page,
    request,
  }) => {
    const { total } = await callSite(request, 'getArticleList', { limit: 1 });
    await page.goto(LIST);
    await page.getByRole('button', { name: sizeName(30) }).click();
    await expect(rows(page)).toHaveCount(30);
    await page.reload();
    await expect(rows(page)).toHaveCount(30);
    await page.getByRole('link', { name: pageName(2), exact: true }).click();
    await expect(page.getByRole('link', { name: pageName(2), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(rows(page)).toHaveCount(Math.min(30, total - 30));
    const first = (await rows(page).first().getByRole('heading').textContent())!;
    await rows(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await page.goBack();
    await expect(rows(page).first().getByRole('heading')).toHaveText(first);
  });

  test('beyond the end in an address becomes the first page, there too', async ({ page }) => {
    await page.goto(`${LIST}#limit=50&page=99`);
    await expect(page).toHaveURL(/#limit=50&page=1$/);
    await expect(page.getByRole('link', { name: pageName(1), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('that can not be fetched leaves the list and says so', async ({ page, complaints }) => {
    // The browser reports the cut connection; nothing else may complain.
    complaints.forgive(/ERR_FAILED/);
    await page.goto(LIST);
    await page.route('**/api/getArticleList', (route) => route.abort());
    await page.getByRole('button', { name: sizeName(50) }).click();
    await expect(page.getByText(say(locale, 'common.loadFailed'))).toBeVisible();
    await expect(rows(page)).toHaveCount(PAGE_SIZE_DEFAULT);
  });
});

function rows(page: Page) {
  return page.locator('[data-sized-list] article');
}

/** Collects the `pagination` events of the page from here on. */
async function recordPagination(page: Page) {
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('pagination', (event) => told.push((event as CustomEvent).detail));
  });
}

function pagination(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { told: unknown[] }).told);
}
