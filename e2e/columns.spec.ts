import { href } from '@/lib/routes/href';
import { callSite, expect, LOCALES, say, test } from './fixtures/site';

const locale = 'zh-Hans';

test.describe('columns', () => {
  for (const language of LOCALES) {
    test(`lead from the directory to one column and its author in ${language}`, async ({
      page,
      request,
    }) => {
      const { list } = await callSite(request, 'columnList', { limit: 1 }, language);
      const [column] = list;
      await page.goto(href('home_zl', { locale: language }));
      const directory = page.getByRole('region', {
        name: say(language, 'columns.directory'),
        exact: true,
      });
      await directory.getByRole('link', { name: column!.title, exact: true }).click();
      await expect(page).toHaveURL(
        new RegExp(`${href('zl_list', { locale: language, param: column!.id })}$`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(column!.title);
      const details = await callSite(request, 'getColumnDetails', { id: column!.id }, language);
      await expect(page.getByText(details.author_bio).first()).toBeVisible();
      await expect(page.locator('main article')).toHaveCount(Math.min(details.article_count, 25));
    });
  }

  test('stand in the directory by their newest article', async ({ page, request }) => {
    const { list, total } = await callSite(request, 'columnList', {});
    await page.goto(href('zl_list', { locale }));
    const links = page.locator('.column-ledger > li a[href*="/zl_list/"]');
    await expect(links).toHaveText(list.map(({ title }) => title));
    await expect(
      page.getByText(say(locale, 'columns.note', { count: String(total) })),
    ).toBeVisible();
  });

  test('are linked from the front page to their own pages', async ({ page }) => {
    await page.goto(href('home', { locale }));
    const panel = page.getByRole('region', { name: say(locale, 'home.columns'), exact: true });
    await expect(panel.locator('a[href*="/zl_list/"]').first()).toHaveAttribute(
      'href',
      /^\/zl_list\/\d+$/,
    );
  });

  test('that do not exist are answered 404, and so are pages past the end', async ({ request }) => {
    for (const path of ['/zl_list/2147483647', '/zl_list/1/page/9999', '/zl_list/page/9999']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    for (const path of ['/zl_list', '/zl_list/1']) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  });

  test('show who was read most this week', async ({ page, request }) => {
    const { hotLists } = await callSite(request, 'getWeekAuthorList', {});
    await page.goto(href('home_zl', { locale }));
    const panel = page.getByRole('region', { name: say(locale, 'columns.weekAuthors') });
    await expect(panel.getByRole('listitem').getByRole('link')).toHaveText(
      hotLists.map(({ nickname }) => nickname),
    );
  });
});

test.describe('the hot list', () => {
  test('has an address for the day and one for the week', async ({ page, request }) => {
    const day = await callSite(request, 'homeHotList', { limit: 30, window: '24h' });
    const week = await callSite(request, 'homeHotList', { limit: 30, window: '7d' });
    const ranked = page.locator('.hot-ranks > li');
    await page.goto('/hot_topics');
    await expect(ranked).toHaveCount(day.hotLists.length);
    const windows = page.getByRole('navigation', { name: say(locale, 'columns.hot.windows') });
    await windows.getByRole('link', { name: say(locale, 'columns.hot.week') }).click();
    await expect(page).toHaveURL(/\/hot_topics\/7d$/);
    await expect(ranked).toHaveCount(week.hotLists.length);
    await expect(ranked.first()).toContainText(week.hotLists[0]!.title);
    expect((await request.get('/hot_topics/30d')).status()).toBe(404);
  });

  test('can be read without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/hot_topics/7d');
    await expect(page.locator('.hot-ranks > li').first()).toBeVisible();
    await context.close();
  });
});

test.describe('event coverage', () => {
  test('names the event that a report is from', async ({ page, request }) => {
    const { list } = await callSite(request, 'coverageList', {});
    const report = list.find(({ event }) => event !== null);
    await page.goto(href('home_active', { locale }));
    await expect(page.locator('.coverage > li')).toHaveCount(list.length);
    const entry = page.locator('.coverage > li').filter({ hasText: report!.title });
    await expect(entry.getByRole('link', { name: report!.event!.title })).toHaveAttribute(
      'href',
      href('ac_detail', { locale, param: report!.event!.id }),
    );
  });
});

test.describe('labels', () => {
  test('lead on to those that stand beside them', async ({ page, request }) => {
    const { list } = await callSite(request, 'dexRecommendList', { id: 5, limit: 10 });
    await page.goto(href('gw_dex', { locale, param: 5 }));
    const panel = page.getByRole('region', { name: say(locale, 'section.related') });
    await expect(panel.getByRole('link')).toHaveCount(list.length);
    await expect(panel.getByRole('link').first()).toContainText(list[0]!.name);
  });

  test('of late stand above the index', async ({ page, request }) => {
    const { list } = await callSite(request, 'dexRecommendList', { limit: 10 });
    await page.goto(href('gw_dex', { locale }));
    const panel = page.getByRole('region', { name: say(locale, 'columns.labels.recommended') });
    await expect(panel.getByRole('link')).toHaveText(list.map(({ name }) => name));
  });
});
