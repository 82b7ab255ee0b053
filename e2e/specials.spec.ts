import { callSite, expect, LOCALES, say, sidewaysScroll, test } from './fixtures/site';
import { switchLocalePath } from '@/lib/routes/switch-locale';

test.describe('specials', () => {
  test('lead from the shelf to one special, its articles and its event', async ({ page }) => {
    await page.goto('/home_zt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('zh-Hans', 'routes.home_zt'),
    );
    await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/home_zt\/\d+$/);
    await expect(
      page.getByRole('region', { name: say('zh-Hans', 'topics.timeline') }).getByRole('listitem'),
    ).not.toHaveCount(0);
    const event = page.getByRole('region', { name: say('zh-Hans', 'topics.event') });
    await expect(event.getByRole('link')).toHaveAttribute('href', /\/ac_detail\/\d+/);
    const articles = page.getByRole('region', { name: say('zh-Hans', 'topics.articles') });
    await articles.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/gw_detail\/\d+$/);
  });

  test('keep the timeline in the order of time', async ({ request, page }) => {
    const { list } = await callSite(request, 'getSpecial', {});
    await page.goto(`/home_zt/${list[0]?.id}`);
    const dates = await page
      .getByRole('region', { name: say('zh-Hans', 'topics.timeline') })
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates.length).toBeGreaterThan(3);
    expect(dates).toEqual([...dates].sort());
  });
});

test.describe('the eight o’clock brief', () => {
  test('opens with the newest and leads back in time, day by day', async ({ page, request }) => {
    const { list } = await callSite(request, 'getEightClock', {});
    const [newest, before] = list;
    await page.goto('/home_eightclock');
    await page.getByRole('link', { name: say('zh-Hans', 'issues.daily.whole') }).click();
    await expect(page).toHaveURL(new RegExp(`/home_eightclock/${newest?.day}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
    const around = page.getByRole('navigation', { name: say('zh-Hans', 'issues.around') });
    await expect(around).toContainText(say('zh-Hans', 'issues.isNewest'));
    await around.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/home_eightclock/${before?.day}$`));
  });

  for (const locale of LOCALES) {
    test(`has a whole 404 page for a day without one in ${locale}`, async ({ request }) => {
      const path = switchLocalePath('/home_eightclock/2009-01-03', locale);
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(say(locale, 'missing.brief.title'));
    });
  }

  test('takes the day from the query too', async ({ request }) => {
    const { list } = await callSite(request, 'getEightClock', {});
    const response = await request.get(`/home_eightclock?date=${list[0]?.day}`, {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`/home_eightclock/${list[0]?.day}`);
  });
});

test.describe('weeklies', () => {
  test('keep to their own kind', async ({ request }) => {
    const weekly = (await callSite(request, 'getWeek', {})).list[0]?.id;
    const technical = (await callSite(request, 'getTechnicalWeek', {})).list[0]?.id;
    for (const [path, status] of [
      [`/home_week/${weekly}`, 200],
      [`/home_jszk/${technical}`, 200],
      [`/home_week/${technical}`, 404],
      [`/home_jszk/${weekly}`, 404],
      ['/home_week/page/2', 404],
    ] as const) {
      expect((await request.get(path)).status(), path).toBe(status);
    }
  });

  test('show an English issue in English', async ({ page, request }) => {
    const { list } = await callSite(request, 'getTechnicalWeek', {}, 'en');
    await page.goto(`/en/home_jszk/${list[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list[0]?.title ?? '');
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
