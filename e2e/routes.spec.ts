import { expect, test } from '@playwright/test';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { alternates } from '@/lib/routes/alternates';
import { ALL_ROUTES, isIndexable, type Route } from '@/lib/routes/route-table';
import { switchLocalePath } from '@/lib/routes/switch-locale';
import { htmlMistakes, readDocument } from './fixtures/document';

/** Every row of the route table in every language, as a reader without script gets it. */
for (const route of ALL_ROUTES) {
  for (const locale of LOCALES) {
    test.describe(`${route.id} in ${locale}`, () => {
      const path = pathIn(route, locale);

      if (isElsewhere(route, locale)) {
        test('leads to the one language it has', async ({ request }) => {
          const prefix = locale === 'zh-Hant' ? '/zh-hant' : '/en';
          const response = await request.get(`${prefix}${route.sample}`, { maxRedirects: 0 });
          expect(response.status()).toBe(308);
          expect(response.headers().location).toMatch(new RegExp(`${route.sample}$`));
        });
        return;
      }

      if (route.auth) {
        test('sends a visitor home, to log in', async ({ request }) => {
          const response = await request.get(path, { maxRedirects: 0 });
          expect(response.status()).toBe(307);
          expect(response.headers().location).toContain('#login');
        });
        return;
      }

      test('is a whole page in its language', async ({ request }) => {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status()).toBe(200);
        const html = await response.text();
        const page = readDocument(html);
        expect(page.lang).toBe(route.forcedLocale ?? locale);
        expect(page.title).not.toBe('');
        expect(page.headingCount, 'number of h1').toBe(1);
        expect(canonicalsOf(route, locale)).toContain(decodeURI(page.canonical ?? ''));
        expect(page.robots).toMatch(isIndexable(route) ? /^index/ : /^noindex/);
        expect(response.headers()['set-cookie'], 'a public page sets no cookie').toBeUndefined();
        expect(await htmlMistakes(html)).toEqual([]);
      });
    });
  }

  for (const alias of route.aliases ?? []) {
    test(`${alias.path} leads to ${route.id} by one permanent redirect`, async ({ request }) => {
      const value = route.param && route.sample.split('/')[2];
      const isOtherRow = route.param?.required && !value;
      test.skip(Boolean(isOtherRow), 'the bare alias belongs to another row');
      const from = value ? `${alias.path}/${value}` : alias.path;
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(route.auth ? 307 : 308);
      if (!route.auth) expect(response.headers().location).toContain(route.sample);
    });
  }
}

/** A row of one language has no page in the others, and none of its own under a prefix. */
function isElsewhere(route: Route, locale: Locale): boolean {
  return route.forcedLocale !== undefined && locale !== 'zh-Hans';
}

function pathIn(route: Route, locale: Locale): string {
  return route.forcedLocale ? route.sample : switchLocalePath(route.sample, locale);
}

/**
 * A page without an edition in its language names the Chinese page as the canonical
 * one; a row whose screen is not there has one page for all its parameters.
 */
function canonicalsOf(route: Route, locale: Locale): string[] {
  const value = route.param && decodeURIComponent(route.sample.slice(route.path.length + 1));
  const options = { locale, param: value || undefined };
  const canonicals = [alternates(route.id, options).canonical];
  if (route.entity === 'article' || route.entity === 'flash') {
    canonicals.push(alternates(route.id, options, ['zh-Hans', 'zh-Hant']).canonical);
  }
  if (route.screen === 'coming' && !route.param?.required) {
    canonicals.push(alternates(route.id, { locale }).canonical);
  }
  return canonicals;
}
