import { callSite, expect, LOCALES, say, scriptsRun, test } from './fixtures/site';
import { href } from '@/lib/routes/href';

for (const locale of LOCALES) {
  test.describe(`the front page in ${locale}`, () => {
    test('shows the lead and five of each panel, each with a way to all of them', async ({
      page,
      request,
    }) => {
      const content = await callSite(request, 'homeLinsts', {}, locale);
      await page.goto(href('home', { locale }));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('link', { name: content.lead!.title }).first()).toBeVisible();

      const panels = [
        ['flash', content.flashes.length],
        ['hot', content.hotLists.length],
        ['columns', content.columns.length],
        ['topics', content.topics.length],
        ['events', content.events.length],
        ['labels', content.labels.length],
      ] as const;
      for (const [name, count] of panels) {
        const panel = page.getByRole('region', { name: say(locale, `home.${name}`), exact: true });
        await expect(panel, name).toBeVisible();
        await expect(panel.getByRole('listitem'), name).toHaveCount(Math.min(count, 5));
        const more = panel.getByRole('link', { name: say(locale, 'common.more') }).first();
        expect((await request.get((await more.getAttribute('href'))!)).status(), name).toBe(200);
      }
    });

    test('loads more articles under those shown, none of them twice', async ({ page }) => {
      await page.goto(href('home', { locale }));
      const latest = page.getByRole('region', { name: say(locale, 'home.latest'), exact: true });
      const titles = latest.getByRole('heading', { level: 3 });
      const before = await titles.count();
      await latest.getByRole('link', { name: say(locale, 'common.loadMore') }).click();
      await expect.poll(() => titles.count()).toBeGreaterThan(before);
      const all = await titles.allTextContents();
      expect(new Set(all).size).toBe(all.length);
    });
  });
}

test('search goes to the page of its keyword', async ({ page, isMobile }) => {
  test.skip(isMobile, 'under 900 px the search page has the box');
  await page.goto('/');
  const box = page.getByRole('combobox', { name: say('zh-Hans', 'layout.search.label') });
  await box.fill('以太坊 / 100%');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/%E4%BB%A5/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the menu of a narrow window holds every section and gives the focus back', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'from 900 px on the menu stands at the left');
  await page.goto('/');
  const button = page
    .locator('summary')
    .filter({ has: page.locator('svg') })
    .first();
  await button.click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expect(
    menu.getByRole('link', { name: say('zh-Hans', 'layout.menu.items.home_tools') }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('the first Tab offers the way to the text', async ({ page, isMobile }) => {
  test.skip(isMobile, 'telephones have no Tab');
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('zh-Hans', 'layout.skip') });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('log in opens the dialog, Escape closes it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: say('zh-Hans', 'layout.user.login') }).click();
  const dialog = page.getByRole('dialog', { name: say('zh-Hans', 'auth.dialog.panels.login') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the keyword is gone from the box on the next page, also when the reader comes back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'under 900 px the search page has the box');
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('以太坊');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\//);
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('');
});

test('the header opens the languages and the code of the app, one at a time', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'under 900 px the floating tools and the menu have them');
  await page.goto('/home_wz');
  // From then on popovers close each other.
  await scriptsRun(page);
  const header = page.getByRole('banner');
  const languages = header
    .locator('details:not(.mobile-menu)')
    .filter({ has: page.locator('[data-language]') });
  const app = header.locator('details').filter({
    has: page.getByRole('img', { name: say('zh-Hans', 'layout.app.qr'), includeHidden: true }),
  });
  await languages.locator('summary').click();
  await expect(languages.getByRole('link')).toHaveText(['简体中文', '繁體中文', 'English']);
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/en/home_wz',
  );
  await app.locator('summary').click();
  await expect(languages.getByRole('link').first()).toBeHidden();
  await expect(app.getByRole('img', { name: say('zh-Hans', 'layout.app.qr') })).toBeVisible();
  await expect(app.getByRole('link')).toHaveAttribute('href', '/download');
  await page.keyboard.press('Escape');
  await expect(app.getByRole('link')).toBeHidden();
  await expect(app.locator('summary')).toBeFocused();
});

test('the menu that opened before its script keeps the focus and closes with Escape', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'from 900 px on the menu stands at the left');
  // The page's scripts wait until the menu has opened without them.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const summary = page.locator('details.mobile-menu summary');
  await summary.click();
  const menu = page.locator('details.mobile-menu .mobile-menu-sheet');
  await expect(menu).toBeVisible();
  release();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the focus goes down the front page as the eye does', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'from 900 px on the panels stand beside the list');
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 1));
  const late = page.locator('.is-front > .is-late');
  await expect(late.first()).toBeAttached();
  const tops = await page
    .locator('.is-front section')
    .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(7);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('the label list and the events lead on where the configuration says', async ({
  page,
  request,
}) => {
  const { label_more_id } = await callSite(request, 'getAppConfig', {});
  await page.goto('/');
  const moreOf = (name: string) =>
    page
      .getByRole('region', { name: say('zh-Hans', `home.${name}`), exact: true })
      .getByRole('link', { name: say('zh-Hans', 'common.more') });
  await expect(moreOf('labels')).toHaveAttribute('href', `/gw_dex/${label_more_id}`);
  await expect(moreOf('events')).toHaveAttribute('href', '/gw_shijian');
});

test('the words searched for most stand on the front page as links', async ({ page, request }) => {
  const { searchLists } = await callSite(request, 'hotSearchList', {});
  await page.goto('/');
  const panel = page.getByRole('region', { name: say('zh-Hans', 'home.hotSearch'), exact: true });
  await expect(panel.getByRole('listitem').getByRole('link')).toHaveText(
    searchLists.map(({ keyword }) => keyword),
  );
});

test('the login dialog gives the focus back to what opened it', async ({ page }) => {
  await page.goto('/');
  const login = page.getByRole('link', { name: say('zh-Hans', 'layout.user.login') });
  const dialog = page.getByRole('dialog', { name: say('zh-Hans', 'auth.dialog.panels.login') });
  await login.focus();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: say('zh-Hans', 'auth.dialog.close') }).click(),
  ]) {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(login).toBeFocused();
  }
});

for (const locale of LOCALES) {
  test(`in ${locale} all text is set in the fonts of its language`, async ({ page }) => {
    await page.goto(href('home', { locale }));
    const [language, ...used] = await page.evaluate(() => {
      const style = (of: Element) => getComputedStyle(of);
      const plain = (families: string) => families.replace(/["']/g, '').replace(/\s+/g, ' ').trim();
      const text = document.querySelectorAll('body, main p:not([lang]), main time');
      return [
        plain(style(document.documentElement).getPropertyValue('--sans')),
        ...new Set([...text].map((element) => plain(style(element).fontFamily))),
      ];
    });
    expect(used).toEqual([language]);
  });
}

test('times become relative without moving anything', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: [] as number[] }).shifts;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push((shift as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/en/home', '/en/home_chanye', '/']) {
    await page.goto(path);
    await expect(page.locator('main time[data-relative]').first()).not.toHaveText(/\d\d:\d\d/);
    // Two frames: what the change moved has been painted, and reported.
    const shifts = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number[] }).shifts;
    });
    const sum = shifts.reduce((all, one) => all + one, 0);
    // seo.md: layout shift at most 0.01.
    expect(sum, path).toBeLessThanOrEqual(0.01);
  }
});

type Shift = PerformanceEntry & { value: number };
