import type { Page } from '@playwright/test';
import { SESSION_LANGUAGE_VALUE, type Locale } from '@/lib/i18n/locales';
import { LANGUAGE_COOKIE, languageCookieValue } from '@/lib/routes/language-choice';
import { switchLocalePath } from '@/lib/routes/switch-locale';
import { expect, LOCALES, say, test } from './fixtures/site';

const PATH = '/home_kuaixun';

test.describe('the language switcher', () => {
  for (const locale of LOCALES.filter((tag) => tag !== 'zh-Hans')) {
    test(`goes to the same page in ${locale} and remembers the choice`, async ({
      page,
      context,
    }) => {
      await page.goto(PATH);
      await switcher(page)
        .getByRole('link', { name: nameOf(locale) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${switchLocalePath(PATH, locale)}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveTitle(new RegExp(say(locale, 'routes.home_kuaixun')));
      const box = page.getByRole('combobox').first();
      await expect(box).toHaveAttribute('placeholder', say(locale, 'layout.search.placeholder'));

      const kept = await page.evaluate(() => sessionStorage.getItem('language'));
      expect(kept).toBe(SESSION_LANGUAGE_VALUE[locale]);
      const cookie = (await context.cookies()).find(({ name }) => name === LANGUAGE_COOKIE);
      expect(cookie?.value).toBe(languageCookieValue(locale));

      await page.goto(PATH);
      await expect(page).toHaveURL(new RegExp(`${switchLocalePath(PATH, locale)}$`));
    });
  }

  test('goes back to simplified Chinese and stays there', async ({ page }) => {
    await page.goto(switchLocalePath(PATH, 'en'));
    await switcher(page)
      .getByRole('link', { name: nameOf('zh-Hans') })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`[^/]${PATH}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('language')))
      .toBe(SESSION_LANGUAGE_VALUE['zh-Hans']);
  });
});

test.describe('a language opened in another window', () => {
  test('leaves this one as it is, and is itself in that language', async ({ page, context }) => {
    await page.goto(PATH);
    const other = await context.newPage();
    await other.goto(await clickForAnotherWindow(page, 'en'));
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`[^n]${PATH}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  });

  test('is simplified Chinese against an earlier choice', async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: LANGUAGE_COOKIE, value: languageCookieValue('en'), url: baseURL! },
    ]);
    await page.goto(switchLocalePath(PATH, 'en'));
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('language')))
      .toBe(SESSION_LANGUAGE_VALUE.en);
    const other = await context.newPage();
    await other.goto(await clickForAnotherWindow(page, 'zh-Hans'));
    await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    expect(await page.evaluate(() => sessionStorage.getItem('language'))).toBe(
      SESSION_LANGUAGE_VALUE.en,
    );
  });
});

/**
 * Clicks a language with Ctrl held, as one does for another window, and gives the address that
 * the browser would open in it: the page's script must leave such a click to the browser.
 */
async function clickForAnotherWindow(page: Page, locale: Locale): Promise<string> {
  const link = switcher(page).getByRole('link', { name: nameOf(locale) });
  const { href, isLeft } = await link.evaluate((anchor: HTMLAnchorElement) => {
    let isLeft = false;
    const last = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    const init = { bubbles: true, cancelable: true, ctrlKey: true, metaKey: true };
    anchor.dispatchEvent(new MouseEvent('click', init));
    return { href: anchor.href, isLeft };
  });
  expect(isLeft, 'the browser opens the window').toBe(true);
  return href;
}

test('a text in another language is read in the surroundings one reads in', async ({ page }) => {
  await page.goto('/en/home_wz');
  const link = page.locator('main a[hreflang="zh-Hans"]').first();
  const own = await link.getAttribute('href');
  expect(own).toMatch(/^\/gw_detail\/\d+$/);
  await link.click();
  await expect(page).toHaveURL(`/en${own}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${own}$`),
  );
});

test.describe('the language switcher without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES.filter((tag) => tag !== 'zh-Hans')) {
    test(`goes to the same page in ${locale}, and remembers it`, async ({ page }) => {
      await page.goto(PATH);
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: nameOf(locale) })
        .click();
      await expect(page).toHaveURL(new RegExp(`${switchLocalePath(PATH, locale)}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.goto(PATH);
      await expect(page).toHaveURL(new RegExp(`${switchLocalePath(PATH, locale)}$`));
      // What is not there is not there in that language either.
      const answer = await page.goto('/no-such-page');
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }
});

test.describe('/hk', () => {
  test('is in traditional Chinese on a dark page, whatever was chosen before', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url: baseURL! }]);
    await page.goto('/hk');
    await expect(page).toHaveURL(/\/hk$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    const [red = 255] = await page.evaluate(() => {
      const shell = document.querySelector('[data-theme=harbour]') ?? document.body;
      return (getComputedStyle(shell).backgroundColor.match(/\d+/g) ?? []).map(Number);
    });
    expect(red).toBeLessThan(60);
    // The page's script writes it once it runs, which may be after the first paint.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('hkLanguage')))
      .toBe(SESSION_LANGUAGE_VALUE['zh-Hant']);
  });
});

function switcher(page: Page) {
  return page.getByRole('contentinfo');
}

/** Each language is called by its own name in all of them. */
function nameOf(locale: (typeof LOCALES)[number]): string {
  return { 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文', en: 'English' }[locale];
}
