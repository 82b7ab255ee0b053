import AxeBuilder from '@axe-core/playwright';
import { htmlMistakes } from './fixtures/document';
import { expect, sidewaysScroll, test } from './fixtures/site';

/** Columns, hot lists, coverage, labels and the beginners' section, with the parts that no row samples. */
const PATHS = [
  '/home_zl',
  '/zl_list',
  '/zl_list/1',
  '/hot_topics',
  '/en/hot_topics/7d',
  '/home_active',
  '/gw_dex',
  '/gw_dex/5',
  '/home_xiaobai',
  '/en/home_xiaobai/glossary',
  '/zh-hant/home_xiaobai/scams',
];

for (const path of PATHS) {
  test(`${path} is sound HTML and fits the window`, async ({ page, request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await htmlMistakes(await response.text())).toEqual([]);
    await page.goto(path);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} colours`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test(`${path} has no barrier that axe knows`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
        );
        expect(found).toEqual([]);
      });
    });
  }
}
