import { ALL_ROUTES } from '@/lib/routes/route-table';
import { switchLocalePath } from '@/lib/routes/switch-locale';
import { expect, LOCALES, sidewaysScroll, test } from './fixtures/site';

/** Every page on a telephone: nothing scrolls sideways, and nothing complains (see the fixture). */
for (const route of ALL_ROUTES.filter(({ auth }) => !auth)) {
  const locales = route.forcedLocale ? [route.forcedLocale] : LOCALES;
  for (const locale of locales) {
    test(`${route.id} in ${locale} fits 390 px`, async ({ page }) => {
      const path = route.forcedLocale ? route.sample : switchLocalePath(route.sample, locale);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
}
