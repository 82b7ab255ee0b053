import { href } from '@/lib/routes/href';
import { callSite, expect, LOCALES, say, test } from './fixtures/site';

test.use({ javaScriptEnabled: false });

for (const locale of LOCALES) {
  test.describe(`without script, in ${locale}`, () => {
    test('the front page has its stories and leads on', async ({ page, request }) => {
      const { lead, latest } = await callSite(request, 'homeLinsts', {}, locale);
      await page.goto(href('home', { locale }));
      await expect(page.getByRole('link', { name: lead!.title }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: latest[0]!.title }).first()).toBeVisible();
      await page.getByRole('link', { name: say(locale, 'common.loadMore') }).click();
      await expect(page).toHaveURL(new RegExp(`${href('home_wz', { locale, page: 2 })}$`));
    });

    test('an article can be read to its end', async ({ page, request }) => {
      const { list } = await callSite(request, 'getArticleList', { limit: 1 }, locale);
      await page.goto(href('gw_detail', { locale, param: list[0]!.id }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(list[0]!.title);
      await expect(page.locator('.story p').last()).toBeVisible();
    });

    test('a flash opens in place', async ({ page }) => {
      await page.goto(href('home', { locale }));
      const panel = page.getByRole('region', { name: say(locale, 'home.flash'), exact: true });
      const entry = panel.locator('details').first();
      await entry.locator('summary').click();
      await expect(entry.getByRole('link')).toBeVisible();
    });
  });
}

test('without script pages of signing up and of one’s own say what they need', async ({ page }) => {
  await page.goto(href('signUp', { locale: 'zh-Hant' }));
  const said = page.locator('main noscript p');
  await expect(said).toHaveText(say('zh-Hant', 'my.signUp.noScript'));
  await expect(said).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

  await page.goto(href('my', { locale: 'zh-Hant' }));
  await expect(said).toHaveText(say('zh-Hant', 'my.frame.noScript'));
  await expect(said).toBeVisible();
  // The guard leads home, which says why to who comes from there alone.
  const hint = page.locator('noscript #login');
  await page.goto(href('home', { locale: 'zh-Hant' }));
  await expect(hint).toBeHidden();
  await page.goto(href('my_follow', { locale: 'zh-Hant' }));
  await expect(hint).toBeInViewport();
  await expect(hint).toHaveText(say('zh-Hant', 'layout.user.needsScript'));
});

test('without script the menu of a narrow window opens', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'from 900 px on the menu stands at the left');
  await page.goto('/');
  await page.locator('details.mobile-menu summary').click();
  await expect(
    page.getByRole('navigation', { name: say('zh-Hans', 'layout.menu.all') }).first(),
  ).toBeVisible();
});

test('without script the search box sends its keyword', async ({ page, isMobile }) => {
  test.skip(isMobile, 'under 900 px the search page has the box');
  await page.goto('/');
  await page.getByRole('combobox').first().fill('web3');
  await page.getByRole('combobox').first().press('Enter');
  await expect(page).toHaveURL(/\/search\/web3$/);
});
