import type { APIRequestContext } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { callSite, expect, LOCALES, say, test, type Locale } from './fixtures/site';

/** Newest flashes that other tests may publish or withdraw at this very moment. */
const UNSETTLED = 10;

/** Flashes of the first page that stand where they are, whatever other tests do meanwhile. */
async function settledFlashes(request: APIRequestContext, locale: Locale) {
  const { list } = await callSite(request, 'flashList', { limit: UNSETTLED + 5 }, locale);
  return list.slice(UNSETTLED);
}

for (const locale of LOCALES) {
  test.describe(`flash news in ${locale}`, () => {
    test('is a list, newest first, by days', async ({ page, request }) => {
      const list = await settledFlashes(request, locale);
      await page.goto(href('home_kuaixun', { locale }));
      for (const { title } of list) {
        await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
      }
      const times = await page
        .locator('main time')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('datetime') ?? ''));
      const moments = times.filter((time) => time.includes('T')).map((time) => Date.parse(time));
      expect(moments.length).toBeGreaterThan(5);
    });

    test('opens on a page of its own and leads back to the list', async ({ page, request }) => {
      const [flash] = await settledFlashes(request, locale);
      if (!flash) throw new Error('the sample newsroom has too few flashes');
      await page.goto(href('kuaixun_wz', { locale, param: flash.id }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(flash.title);
      await expect(page.locator('.story')).toContainText(flash.content.split('\n')[0]!);
      await page
        .getByRole('main')
        .getByRole('link', { name: say(locale, 'flash.title'), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${href('home_kuaixun', { locale })}$`));
    });
  });
}

test('flash news of one category holds that category alone', async ({ page, request }) => {
  const { list } = await callSite(request, 'flashList', { category: 'policy', limit: 25 });
  await page.goto(href('home_kuaixun', { locale: 'zh-Hans', param: 'policy' }));
  await expect(page.getByRole('link', { name: list.at(-1)!.title }).first()).toBeVisible();
  const all = await callSite(request, 'flashList', { limit: 25 });
  const other = all.list.find(({ category }) => category !== 'policy')!;
  await expect(page.getByRole('main').getByText(other.title)).toHaveCount(0);
});

test('flash news goes on on the next page', async ({ page, request }) => {
  const { list } = await callSite(request, 'flashList', { page: 2 });
  await page.goto(href('home_kuaixun', { locale: 'zh-Hans' }));
  const pager = page.getByRole('navigation', { name: say('zh-Hans', 'common.pager.label') });
  await pager.getByRole('link', { name: say('zh-Hans', 'common.pager.next') }).click();
  await expect(page).toHaveURL(/\/home_kuaixun\/page\/2$/);
  await expect(page.getByRole('link', { name: list[UNSETTLED]!.title }).first()).toBeVisible();
});
