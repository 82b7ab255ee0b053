import type { Page } from '@playwright/test';
import { ALL_ROUTES } from '@/lib/routes/route-table';
import { switchLocalePath } from '@/lib/routes/switch-locale';
import { barriersInDark, barriersOf, COLOURS } from './fixtures/axe';
import { htmlMistakes } from './fixtures/document';
import { callSite, expect, LOCALES, sidewaysScroll, test } from './fixtures/site';

/*
 * Every page in every language, in a wide window and on a telephone: one heading, one main
 * part, nothing that scrolls sideways, no barrier that axe knows by day or by night, and no
 * complaint of the page itself (see the fixture). What the HTML says is in routes.spec. axe takes
 * longer than all the rest: it looks at the Chinese page in the wide window, by day and by night,
 * and at the English one on the telephone; the traditional page has the Chinese one's markup.
 * With E2E_AXE=every it looks at each language in both windows.
 */
const EVERY = process.env.E2E_AXE === 'every';

test.beforeEach(() => test.setTimeout(180_000));

for (const route of ALL_ROUTES.filter(({ auth }) => !auth)) {
  test(`${route.id} is whole and without barriers in every language`, async ({
    page,
    isMobile,
  }) => {
    test.skip(
      isMobile && route.id.startsWith('desk_'),
      'who is not signed in finds the desk’s own gate on each of them',
    );
    const others = LOCALES.filter((tag) => tag !== 'zh-Hans' && !route.forcedLocale);
    for (const locale of others) {
      await look(page, switchLocalePath(route.sample, locale));
      // The colours are those of the Chinese page.
      if (EVERY || (isMobile && locale === 'en')) {
        expect(await barriersOf(page, { without: COLOURS })).toEqual([]);
      }
    }
    await look(page, route.sample);
    if (isMobile) {
      if (EVERY) expect(await barriersOf(page, { without: COLOURS })).toEqual([]);
      return;
    }
    expect(await barriersOf(page)).toEqual([]);
    // What stands around it is looked at on the front page.
    const part = route.id === 'home' ? undefined : 'main';
    expect(await barriersInDark(page, part), 'in dark colours').toEqual([]);
  });
}

/** What no row samples: parts of sections, and pages that say that something is not there. */
const BESIDE_ROWS = [
  '/zl_list/1',
  '/en/hot_topics/7d',
  '/gw_dex',
  '/en/home_xiaobai/glossary',
  '/zh-hant/home_xiaobai/scams',
  '/no-such-page',
];

for (const path of BESIDE_ROWS) {
  test(`${path} is whole and without barriers`, async ({ page, request }) => {
    await look(page, path);
    expect(await barriersOf(page)).toEqual([]);
    expect(await barriersInDark(page), 'in dark colours').toEqual([]);
    expect(await htmlMistakes(await (await request.get(path)).text())).toEqual([]);
  });
}

test('an article, a flash and an author are without barriers', async ({ page, request }) => {
  const articles = await callSite(request, 'getArticleList', { limit: 1 });
  const flashes = await callSite(request, 'flashList', { limit: 25 });
  const { id, author } = articles.list[0]!;
  for (const path of [
    `/gw_detail/${id}`,
    `/kuaixun_wz/${flashes.list.at(-1)!.id}`,
    `/author/${author.id}`,
  ]) {
    await look(page, path);
    expect(await barriersOf(page)).toEqual([]);
  }
});

async function look(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
