import { callAs, makeMember, signInPage } from './fixtures/reader';
import { barriersOf } from './fixtures/axe';
import { callSite, expect, LOCALES, say, sidewaysScroll, test } from './fixtures/site';
import { href } from '@/lib/routes/href';

const KEYWORDS = { 'zh-Hans': '稳定币', 'zh-Hant': '穩定幣', en: 'stablecoin' } as const;

for (const locale of LOCALES) {
  test(`${locale}: a typed keyword leads to marked results, in tabs and by time`, async ({
    page,
  }) => {
    await page.goto(href('search', { locale }));
    const box = page.locator('#page-search');
    await box.fill(KEYWORDS[locale]);
    await box.press('Enter');
    await expect(page).toHaveURL(href('search', { locale, param: KEYWORDS[locale] }));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const rows = page.getByRole('region', { name: say(locale, 'search.results') });
    await expect(rows.locator('mark').first()).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await barriersOf(page)).toEqual([]);

    const tabs = page.getByRole('navigation', { name: say(locale, 'search.tabs') });
    await tabs.getByRole('link', { name: say(locale, 'search.kinds.flash') }).click();
    await expect(page).toHaveURL(/\/flash$/);
    await expect(rows.getByRole('link').first()).toHaveAttribute('href', /kuaixun_wz/);
    const sorts = page.getByRole('navigation', { name: say(locale, 'search.sorts') });
    await sorts.getByRole('link', { name: say(locale, 'search.date') }).click();
    await expect(page).toHaveURL(/\/flash-date$/);
    const times = await rows
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
    expect(times).toEqual([...times].sort().reverse());
  });
}

test('a suggestion is chosen by keyboard', async ({ page }) => {
  await page.goto(href('search', { locale: 'zh-Hans' }));
  const box = page.locator('#page-search');
  // At once: letters one by one could be asked for in parts, each answer a list of its own.
  await box.fill('稳定币');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', /-0$/);
  await box.press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
});

test('more results come under those shown, and page 2 is a page', async ({ page, request }) => {
  const keyword = '以太坊';
  const { total, limit } = await callSite(request, 'search', { keyword });
  expect(total).toBeGreaterThan(limit);
  await page.goto(href('search', { locale: 'zh-Hans', param: keyword }));
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(limit);
  await page.getByRole('link', { name: say('zh-Hans', 'search.more') }).click();
  await expect(titles).toHaveCount(Math.min(total, 2 * limit));
  const second = await request.get(href('search', { locale: 'zh-Hans', param: keyword, page: 2 }));
  expect(second.status()).toBe(200);
});

test('what nothing holds is said, whatever was typed', async ({ page }) => {
  for (const keyword of ['龘龘龘龘', '%/\'"🚀', '%2F%龘龘', 'x'.repeat(500)]) {
    const answer = await page.goto(href('search', { locale: 'zh-Hans', param: keyword }));
    expect(answer?.status()).toBe(200);
    expect(await page.title()).toContain(`“${keyword.slice(0, 40)}`);
    await expect(page.getByText('暂无数据').first()).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the box, the results and the tabs work', async ({ page }) => {
    await page.goto(href('search', { locale: 'en' }));
    await page.locator('#page-search').fill('wallet');
    await page.locator('#page-search').press('Enter');
    await expect(page).toHaveURL('/en/search/wallet');
    await expect(page.locator('mark').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: say('en', 'search.tabs') })
      .getByRole('link', { name: say('en', 'search.kinds.article') })
      .click();
    await expect(page).toHaveURL('/en/search/wallet/article');
    await expect(page.locator('mark').first()).toBeVisible();
  });
});

test('a reader sees their searches and deletes one, then all', async ({
  page,
  request,
  baseURL,
}) => {
  const member = await makeMember(request);
  await signInPage(page, member, baseURL!);
  await page.goto(href('search', { locale: 'zh-Hans', param: '稳定币' }));
  const own = page.getByRole('region', { name: say('zh-Hans', 'search.records.title') });
  await expect(own.getByRole('link', { name: '稳定币' })).toBeVisible();
  await page.goto(href('search', { locale: 'zh-Hans', param: '以太坊' }));
  await expect(own.getByRole('link')).toHaveText(['以太坊', '稳定币']);
  await own.getByRole('button', { name: '稳定币' }).click();
  await expect(own.getByRole('link')).toHaveText(['以太坊']);
  await own.getByRole('button', { name: say('zh-Hans', 'search.records.deleteAll') }).click();
  await expect(own.getByRole('link')).toHaveCount(0);
  expect((await callAs(request, member, 'getSearchRecords', {})).list).toEqual([]);
});
