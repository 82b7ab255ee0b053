import type { Page } from '@playwright/test';
import { HOME_PANEL_SIZE, PAGE_SIZE_DEFAULT, RECOMMEND_SIZE } from '@/lib/contract/constants';
import { href } from '@/lib/routes/href';
import { callSite, expect, LOCALES, say, test } from './fixtures/site';

const locale = 'zh-Hans';
const LIST = href('home_wz', { locale });
const sizeName = (limit: number) => say(locale, 'common.pager.size', { limit: String(limit) });
const pageName = (page: number) => say(locale, 'common.pager.page', { page: String(page) });

test.describe('a list that goes on', () => {
  const latest = (page: Page) =>
    page.getByRole('region', { name: say(locale, 'home.latest'), exact: true });
  const titles = (page: Page) => latest(page).getByRole('heading', { level: 3 });

  test('loads by itself near its end, twice, and then asks', async ({ page, request }) => {
    const { total } = await callSite(request, 'getArticleList', { limit: 1 });
    const { latest: first } = await callSite(request, 'homeLinsts', {});
    test.skip(total <= first.length * 3, 'the newsroom is too small to go on that long');
    await page.goto('/');
    const more = latest(page).getByRole('link', { name: say(locale, 'common.loadMore') });
    let asked = 0;
    page.on('request', (sent) => (asked += sent.url().endsWith('/api/getArticleList') ? 1 : 0));
    const goNearTheEnd = async () => {
      await more.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 400);
      return asked;
    };
    await expect.poll(goNearTheEnd).toBe(2);
    await expect.poll(() => titles(page).count()).toBeGreaterThan(first.length * 2);
    await goNearTheEnd();
    await expect(more).toBeVisible();
    expect(asked).toBe(2);
    const before = await titles(page).count();
    await more.click();
    await expect.poll(() => titles(page).count()).toBeGreaterThan(before);
  });

  test('leaves in view what is being read when more comes', async ({ page }) => {
    await page.goto('/');
    const before = await titles(page).count();
    const last = titles(page).nth(before - 1);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => titles(page).count()).toBeGreaterThan(before);
    await expect(last).toBeInViewport();
    await expect(titles(page).nth(before)).toBeInViewport();
  });

  test('is found as it was left by the browser’s back button', async ({ page }) => {
    await page.goto('/');
    const first = await titles(page).count();
    await latest(page)
      .getByRole('link', { name: say(locale, 'common.loadMore') })
      .click();
    await expect.poll(() => titles(page).count()).toBeGreaterThan(first);
    // By its words, for going to it may bring more after it.
    const title = (await titles(page).last().textContent())!;
    const loaded = titles(page).filter({ hasText: title });
    await loaded.scrollIntoViewIfNeeded();
    await loaded.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(titles(page).filter({ hasText: title })).toBeInViewport();
  });
});

test('a new page begins at its top, and back is where the reader was', async ({ page }) => {
  await page.goto(LIST);
  await page.evaluate(() => window.scrollTo(0, 1_200));
  const place = await page.evaluate(() => window.scrollY);
  // A link that is in view wherever the page stands.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/home_kuaixun"]')?.click(),
  );
  await expect(page).toHaveURL(/\/home_kuaixun$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
});

test('the session knows this path and the one before', async ({ page }) => {
  const paths = () =>
    page.evaluate(() => [
      sessionStorage.getItem('previousPath'),
      sessionStorage.getItem('currentPath'),
    ]);
  await page.goto('/');
  await expect.poll(paths).toEqual(['', '/']);
  await page.goto('/home_wz');
  await expect.poll(paths).toEqual(['/', '/home_wz']);
  await page.reload();
  await expect.poll(paths).toEqual(['/', '/home_wz']);
  await page.goBack();
  await expect.poll(paths).toEqual(['/home_wz', '/']);
});

test.describe('hot searches under the header’s box', () => {
  test.skip(({ isMobile }) => isMobile, 'under 900 px the search page has them');

  test('are links, shown from the session first, and gone when the reader types or leaves', async ({
    page,
    request,
    complaints,
  }) => {
    const { searchLists } = await callSite(request, 'hotSearchList', {});
    await page.goto(LIST);
    const box = page.getByRole('combobox');
    const panel = page.getByRole('group', { name: say(locale, 'layout.search.hot') });
    await box.focus();
    await expect(panel.getByRole('link')).toHaveText(searchLists.map(({ keyword }) => keyword));
    await expect(panel.getByRole('link').first()).toHaveAttribute(
      'href',
      href('search', { locale, param: searchLists[0]!.keyword }),
    );
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(box).toBeFocused();

    // The browser names the refused call, if the page makes one.
    complaints.forgive(/ERR_FAILED.*hotSearchList/);
    await page.route('**/api/hotSearchList', (route) => route.abort());
    await page.reload();
    await box.focus();
    await expect(panel.getByRole('link')).toHaveCount(searchLists.length);
    await box.fill('a');
    await expect(panel).toBeHidden();
  });
});

test.describe('the recommended list of an article', () => {
  const panelOf = (page: Page) =>
    page.getByRole('region', { name: say(locale, 'home.recommended'), exact: true });

  test('has two pages of five, one step each way', async ({ page, request }) => {
    const { list } = await callSite(request, 'getArticleList', { limit: 1 });
    await page.goto(href('gw_detail', { locale, param: list[0]!.id }));
    const items = panelOf(page).getByRole('listitem').filter({ visible: true });
    await panelOf(page).scrollIntoViewIfNeeded();
    await expect(items).toHaveCount(HOME_PANEL_SIZE);
    const before = await items.first().textContent();
    const pager = panelOf(page).getByRole('group');
    const back = pager.getByRole('button', { name: say(locale, 'common.pager.previous') });
    const on = pager.getByRole('button', { name: say(locale, 'common.pager.next') });
    await expect(back).toBeDisabled();
    await on.click();
    await expect(on).toBeDisabled();
    await expect(items.first()).not.toHaveText(before!);
    expect(await items.count()).toBeLessThanOrEqual(HOME_PANEL_SIZE);
    await back.click();
    await expect(items).toHaveCount(HOME_PANEL_SIZE);
  });

  test('shows what the session holds first, then the answer', async ({ page, request }) => {
    const { list } = await callSite(request, 'getArticleList', { limit: 1 });
    const kept = { href: '/gw_detail/1', text: 'Kept for the session', lang: 'en', time: '' };
    await page.goto(href('gw_detail', { locale, param: list[0]!.id }));
    await panelOf(page).getByRole('list').scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('kept1:zh-Hans:recommended')))
      .not.toBeNull();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/recommendList', async (route) => {
      await held;
      await route.continue();
    });
    // A newer page of this session, more than a minute ago: its answer is shown while asking again.
    await page.evaluate((row) => {
      const entry = { at: Date.now() + 1, value: Array.from({ length: 10 }, () => row) };
      sessionStorage.setItem('kept1:zh-Hans:recommended', JSON.stringify(entry));
      const now = Date.now.bind(Date);
      Date.now = () => now() + 120_000;
    }, kept);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(panelOf(page).getByRole('link', { name: kept.text }).first()).toBeVisible();
    answer();
    await expect(panelOf(page).getByRole('link', { name: kept.text })).toHaveCount(0);
  });
});

for (const tag of LOCALES) {
  test(`times tell their age in ${tag}, and go on telling it`, async ({ page, request }) => {
    const { list } = await callSite(request, 'getArticleList', { limit: 1 }, tag);
    const written = Date.parse(list[0]!.release_time);
    await page.clock.install({ time: written + 5_000 });
    await page.goto(href('home_wz', { locale: tag }));
    const time = rows(page).first().locator('time');
    await expect(time).toHaveText(say(tag, 'common.time.now'));
    const minutes = (count: number) => new RegExp(`^${count}( minutes? ago|分[钟鐘]前)$`);
    await page.clock.fastForward(60_000);
    await expect(time).toHaveText(minutes(1));
    await page.clock.fastForward(4 * 60_000);
    await expect(time).toHaveText(minutes(5));
    await page.clock.fastForward(91 * 86_400_000);
    await expect(time).toHaveText(/\d{4}/);
  });
}

test('a time that lies ahead is written out at UTC+8, whatever the reader’s zone', async ({
  browser,
  baseURL,
  request,
}) => {
  const { list } = await callSite(request, 'getArticleList', { limit: 1 });
  const [{ release_time: iso }] = list as [(typeof list)[0]];
  const shown = new Date(Date.parse(iso) + 8 * 3_600_000).toISOString();
  for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati', 'Europe/London']) {
    const context = await browser.newContext({ timezoneId, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.clock.install({ time: Date.parse(iso) - 60_000 });
    await page.goto(LIST);
    const time = rows(page).first().locator('time');
    await expect(time).toHaveText(`${shown.slice(0, 10)} ${shown.slice(11, 16)}`);
    await context.close();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists have links to pages of 25, and no buttons that would do nothing', async ({
    page,
    request,
  }) => {
    await page.goto(LIST);
    await expect(rows(page)).toHaveCount(PAGE_SIZE_DEFAULT);
    await expect(page.getByRole('button', { name: sizeName(50) })).toBeHidden();
    await page.getByRole('link', { name: pageName(2), exact: true }).click();
    await expect(page).toHaveURL(/\/home_wz\/page\/2$/);

    const { list } = await callSite(request, 'getArticleList', { limit: 1 });
    await page.goto(href('gw_detail', { locale, param: list[0]!.id }));
    const recommended = page.getByRole('region', {
      name: say(locale, 'home.recommended'),
      exact: true,
    });
    const items = recommended.getByRole('listitem').filter({ visible: true });
    const { list: ten } = await callSite(request, 'recommendList', { page: 1 });
    expect(ten.length).toBeLessThanOrEqual(RECOMMEND_SIZE);
    await expect(items).toHaveCount(ten.filter(({ id }) => id !== list[0]!.id).length);
    for (const name of ['share.copy', 'textSize.large']) {
      const button = page.getByRole('button', { name: say(locale, `article.${name}`) });
      await expect(button, name).toBeHidden();
    }
    await expect(page.locator('button[data-back-to-top], [data-step]').first()).toBeHidden();
  });
});

function rows(page: Page) {
  return page.locator('[data-sized-list] article');
}
