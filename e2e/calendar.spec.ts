import { callSite, expect, LOCALES, say, sidewaysScroll, test } from './fixtures/site';
import { CALENDAR_KINDS } from '@/lib/contract/calendar';
import { calendarFeedPath } from '@/lib/routes/calendar-feed';
import { switchLocalePath } from '@/lib/routes/switch-locale';

/** Another newsroom may have no dates beyond this month; the sample has. */
const isDeployed = Boolean(process.env.BASE_URL);

test.describe('the calendar', () => {
  test('begins with today and shows one kind by a link', async ({ page, request }) => {
    const { today } = await callSite(request, 'getCalendar', {});
    await page.goto('/gw_shijian');
    const first = page.getByRole('heading', { level: 3 }).first().locator('time');
    const firstDay = await first.getAttribute('datetime');
    expect(firstDay && firstDay >= today).toBe(true);

    const filters = page.getByRole('navigation', { name: say('zh-Hans', 'calendar.filters') });
    await filters.getByRole('link', { name: say('zh-Hans', 'calendar.kind.macro') }).click();
    await expect(page).toHaveURL(/\/gw_shijian\/macro$/);
    await expect(filters.locator('[aria-current="true"]')).toHaveText(
      say('zh-Hans', 'calendar.kind.macro'),
    );
    await expect(page.locator('.cal-kind').first()).toBeVisible();
    const kinds = await page.locator('.cal-kind').allTextContents();
    expect(new Set(kinds)).toEqual(new Set([say('zh-Hans', 'calendar.kind.macro')]));
  });

  test('shows a month as a table with today marked, and leafs on', async ({ page, request }) => {
    const { today, last_month } = await callSite(request, 'getCalendar', {});
    const month = today.slice(0, 7);
    test.skip(isDeployed && last_month === month, 'the site has no further month');
    expect(last_month).not.toBe(month);
    await page.goto(`/gw_shijian/${month}`);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(7);
    const marked = table.locator('[aria-current="date"] time').first();
    await expect(marked).toHaveAttribute('datetime', today);
    await page.getByRole('link', { name: say('zh-Hans', 'calendar.next') }).click();
    await expect(page).not.toHaveURL(new RegExp(month));
    await expect(page.getByRole('table')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('shows one kind of a month, and keeps it from month to month', async ({ page, request }) => {
    const { today, last_month } = await callSite(request, 'getCalendar', {});
    const month = today.slice(0, 7);
    test.skip(isDeployed && last_month === month, 'the site has no further month');
    expect(last_month).not.toBe(month);
    await page.goto(`/gw_shijian/${month}`);
    const word = (key: string) => say('zh-Hans', `calendar.${key}`);
    const filters = page.getByRole('navigation', { name: word('filters') });
    await filters.getByRole('link', { name: word('kind.macro') }).click();
    await expect(page).toHaveURL(new RegExp(`/gw_shijian/${month}-macro$`));
    await page.getByRole('link', { name: word('next') }).click();
    await expect(page).toHaveURL(/\/gw_shijian\/\d{4}-\d{2}-macro$/);
    await expect(page.getByRole('table')).toBeVisible();
    const kinds = await page.locator('.cal-kind').allTextContents();
    expect(kinds.every((kind) => kind === word('kind.macro'))).toBe(true);
    // The agenda keeps it too, and part of a month is for readers, not for search engines.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: word('agenda'), exact: true }).click();
    await expect(page).toHaveURL(/\/gw_shijian\/macro$/);
  });

  test('leads from a day of the table to its dates below', async ({ page, request }) => {
    const { today } = await callSite(request, 'getCalendar', {});
    await page.goto(`/gw_shijian/${today.slice(0, 7)}`);
    const links = page.getByRole('table').getByRole('link');
    for (const link of await links.all()) {
      const target = await link.getAttribute('href');
      await expect(page.locator(target ?? 'missing')).toHaveCount(1);
    }
  });

  for (const path of [
    '/gw_shijian/1987-01',
    '/gw_shijian/2999-12',
    '/gw_shijian/2026-13',
    '/gw_shijian/2026-12-party',
    '/gw_shijian/1987-01-macro',
    '/gw_shijian/party',
  ]) {
    test(`answers ${path} with a whole 404 page`, async ({ request }) => {
      for (const locale of LOCALES) {
        const response = await request.get(switchLocalePath(path, locale));
        expect(response.status()).toBe(404);
        expect(await response.text()).toContain(say(locale, 'missing.month.title'));
      }
    });
  }

  test('offers its files to subscribe to', async ({ page }) => {
    await page.goto('/en/gw_shijian');
    const panel = page.getByRole('region', { name: say('en', 'calendar.subscribe') });
    await expect(
      panel.getByRole('link', { name: say('en', 'calendar.subscribeAll') }),
    ).toHaveAttribute('href', /^webcal:\/\/.+\/feeds\/calendar\/en\/all\.ics$/);
    await expect(panel.getByRole('link')).toHaveCount(2 * (CALENDAR_KINDS.length + 1));
  });
});

test.describe('calendar files', () => {
  test('are calendars in each language, and 304 for whoever has them', async ({ request }) => {
    for (const locale of LOCALES) {
      const path = calendarFeedPath(locale, 'all');
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('text/calendar');
      const text = await response.text();
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]+END:VCALENDAR\r\n$/);
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const unfolded = text.replaceAll('\r\n ', '');
      const uids = unfolded.match(/^UID:.+$/gm) ?? [];
      expect(uids.length).toBeGreaterThan(20);
      expect(new Set(uids).size).toBe(uids.length);

      const etag = response.headers().etag ?? '';
      const again = await request.get(path, { headers: { 'if-none-match': etag } });
      expect(again.status()).toBe(304);
      const other = await request.get(path, { headers: { 'if-none-match': '"other"' } });
      expect(other.status()).toBe(200);
    }
  });

  test('hold one kind alone', async ({ request }) => {
    const text = await (await request.get(calendarFeedPath('en', 'holiday'))).text();
    expect(text).toContain('DTSTART;VALUE=DATE:');
    expect(new Set(text.match(/^CATEGORIES.+$/gm))).toEqual(
      new Set([`CATEGORIES;LANGUAGE=en:${say('en', 'calendar.kind.holiday')}`]),
    );
  });

  for (const path of [
    '/feeds/calendar/fr/all.ics',
    '/feeds/calendar/en/party.ics',
    '/feeds/calendar/en/all',
  ]) {
    test(`there is none at ${path}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }
});
