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

for (const locale of LOCALES) {
  for (const width of [390, 768, 1440]) {
    test(`a flash has a toggle where its text is cut, in ${locale} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(href('home_kuaixun', { locale }));
      const texts = page.locator('.flash-cut');
      await expect(texts).not.toHaveCount(0);
      const wrong = () =>
        texts.evaluateAll((nodes) =>
          nodes.flatMap((node) => {
            const [toggle, text, label] = ['input', 'p', 'label'].map((name) => {
              const part = node.querySelector<HTMLElement>(`:scope > ${name}`);
              if (!part) throw new Error(`a flash has no ${name}`);
              return part;
            });
            const isCut = text!.scrollHeight > text!.clientHeight + 1;
            const isShown = label!.checkVisibility({ visibilityProperty: true });
            const takesKeys = toggle!.checkVisibility({ visibilityProperty: true });
            return isCut === isShown && isCut === takesKeys ? [] : [text!.textContent];
          }),
        );
      await expect.poll(wrong).toEqual([]);
    });
  }
}

test('a flash opens by its toggle and closes again, by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href('home_kuaixun', { locale: 'en' }));
  const flash = page.locator('.flash-cut').last();
  const height = () => flash.locator('p').evaluate((text) => text.clientHeight);
  const closed = await height();
  await flash.locator('input').focus();
  await page.keyboard.press('Space');
  await expect.poll(height).toBeGreaterThan(closed);
  await page.keyboard.press('Space');
  await expect.poll(height).toBe(closed);
  await expect(flash.locator('input')).toBeFocused();
});

test('an English page says which flashes are in Chinese', async ({ page, request }) => {
  const list = await settledFlashes(request, 'en');
  await page.goto(href('home_kuaixun', { locale: 'en' }));
  for (const { id, lang } of list) {
    const item = page.locator(`[data-flash-wire=list] [data-flash="${id}"]`);
    const mark = item.getByText(say('en', 'common.inLanguage.zh'), { exact: true });
    await expect(mark).toHaveCount(lang === 'en' ? 0 : 1);
  }
});
