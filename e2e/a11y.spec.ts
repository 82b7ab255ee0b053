import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { callSite, expect, test } from './fixtures/site';

const locale = 'zh-Hans';

/** Pages of each kind; those of a thing find one that is there. */
const PAGES = {
  home: async () => href('home', { locale }),
  'the English front page': async () => href('home', { locale: 'en' }),
  list: async () => href('home_wz', { locale }),
  section: async () => href('home_chanye', { locale }),
  article: async (request) => {
    const { list } = await callSite(request, 'getArticleList', { limit: 1 });
    return href('gw_detail', { locale, param: list[0]!.id });
  },
  'flash list': async () => href('home_kuaixun', { locale }),
  flash: async (request) => {
    const { list } = await callSite(request, 'flashList', { limit: 1 });
    return href('kuaixun_wz', { locale, param: list[0]!.id });
  },
  label: async (request) => {
    const { data } = await callSite(request, 'labelList', {});
    return href('gw_dex', { locale, param: data.list[0]!.id });
  },
  author: async (request) => {
    const { list } = await callSite(request, 'getArticleList', { limit: 1 });
    return href('author', { locale, param: list[0]!.author.id });
  },
  missing: async () => '/no-such-page',
  'a section without a screen': async () => href('home_tools', { locale }),
  'the Hong Kong page': async () => href('hk', { locale: 'zh-Hant' }),
} satisfies Record<string, (request: APIRequestContext) => Promise<string>>;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, pathOf] of Object.entries(PAGES)) {
      test(`${name} has no barrier that axe knows`, async ({ page, request }) => {
        await page.goto(await pathOf(request));
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
        );
        expect(found).toEqual([]);
      });
    }
  });
}
