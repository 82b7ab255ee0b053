import { switchLocalePath } from '@/lib/routes/switch-locale';
import { htmlMistakes, readDocument } from './fixtures/document';
import { expect, LOCALES, say, test } from './fixtures/site';

const ABSENT = 2_147_483_000;

/** What is asked for, the message that says it is not there, and the words of the way back. */
const CASES = [
  ['/no-such-page', 'missing.page.title', 'missing.back.home'],
  [`/gw_detail/${ABSENT}`, 'missing.article.title', 'missing.back.articles'],
  [`/kuaixun_wz/${ABSENT}`, 'missing.flash.title', 'missing.back.flash'],
  [`/gw_dex/${ABSENT}`, 'missing.label.title', 'missing.back.labels'],
  [`/author/${ABSENT}`, 'missing.author.title', undefined],
  ['/home_wz/page/100000', 'missing.page.title', 'missing.back.home'],
  ['/gw_detail', 'missing.article.title', undefined],
] as const;

for (const [at, [path, title, back]] of CASES.entries()) {
  for (const locale of LOCALES) {
    test(`${path} in ${locale} is a whole page that says so`, async ({ page, request }) => {
      const address = switchLocalePath(path, locale);
      const response = await request.get(address);
      expect(response.status()).toBe(404);
      const html = await response.text();
      const sent = readDocument(html);
      expect(sent.lang).toBe(locale);
      expect(sent.robots).toMatch(/^noindex/);
      expect(sent.text).toContain(say(locale, title));
      expect(await htmlMistakes(html)).toEqual([]);

      // The way back is walked once for each page, in one of the languages.
      if (locale !== LOCALES[at % LOCALES.length]) return;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, title));
      if (!back) return;
      await page
        .getByRole('main')
        .getByRole('link', { name: say(locale, back) })
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).not.toHaveURL(new RegExp(`${address}$`));
    });
  }
}

test('addresses that nobody would write are answered, never with an error of ours', async ({
  request,
  baseURL,
}) => {
  for (const path of [
    '/%00',
    '/%',
    '/%E4%BD',
    '//example.org',
    '/gw_detail/1e9',
    '/gw_detail/-1',
    '/en/en',
    '/a/b/c/d',
    '/search/%2F%3F%23',
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBeLessThan(500);
    const { location } = response.headers();
    if (location)
      expect(new URL(location, response.url()).host, path).toBe(new URL(response.url()).host);
  }
});
