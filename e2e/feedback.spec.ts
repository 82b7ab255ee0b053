import { test as plain, type Page } from '@playwright/test';
import { countWords } from '@/lib/contract/word-count';
import { href } from '@/lib/routes/href';
import { expect, LOCALES, say, sidewaysScroll, test, type Locale } from './fixtures/site';

const TEXT: Record<Locale, string> = {
  'zh-Hans': '首页的图片打不开。',
  'zh-Hant': '首頁的圖片打不開。',
  en: 'The pictures of the home page do not open.',
};

const formOf = (page: Page, locale: Locale) =>
  page.getByRole('form', { name: say(locale, 'my.feedback.formTitle'), exact: true });
const counter = (locale: Locale, count: number) =>
  say(locale, 'my.feedback.counter', { count: String(count), max: '500' });

for (const locale of LOCALES) {
  test(`feedback is sent in ${locale} and gets a reference`, async ({ page }) => {
    const before = href('home_kuaixun', { locale });
    await page.goto(before);
    // The page's script records the path; it may come after the page.
    const recorded = () => page.evaluate(() => sessionStorage.getItem('currentPath'));
    await expect.poll(recorded).toBe(before);
    await page.goto(href('feed_back', { locale }));
    const form = formOf(page, locale);
    await expect(form.getByLabel(say(locale, 'my.feedback.page'))).toHaveValue(before);
    const text = form.getByLabel(say(locale, 'my.feedback.text'));
    const send = form.getByRole('button', { name: say(locale, 'my.feedback.send') });
    await text.fill('ok ok');
    await expect(form.getByText(counter(locale, 2))).toBeVisible();
    await send.click();
    await expect(text).toBeFocused();
    await expect(form.getByText(say(locale, 'my.feedback.tooShort'))).toBeVisible();
    await text.fill(TEXT[locale]);
    await expect(form.getByText(counter(locale, countWords(TEXT[locale])))).toBeVisible();
    await send.click();
    await expect(
      form.getByRole('heading', { name: say(locale, 'my.feedback.done.title') }),
    ).toBeFocused();
    await expect(form.getByText(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await form.getByRole('button', { name: say(locale, 'my.feedback.done.again') }).click();
    await expect(text).toHaveValue('');
  });
}

test('what was written stays where the server does not answer', async ({ page }) => {
  await page.route('**/api/submitFeedback', (route) =>
    route.fulfill({ json: { code: 500, message: 'The desk is closed.', data: null } }),
  );
  await page.goto(href('feed_back', { locale: 'en' }));
  const form = formOf(page, 'en');
  const text = form.getByLabel(say('en', 'my.feedback.text'));
  await text.fill(TEXT.en);
  await form.getByRole('button', { name: say('en', 'my.feedback.send') }).click();
  await expect(form.getByText('The desk is closed.')).toBeVisible();
  await expect(text).toHaveValue(TEXT.en);
});

plain.describe('without script', () => {
  plain.use({ javaScriptEnabled: false });
  plain('the page says where to write instead', async ({ page }) => {
    await page.goto(href('feed_back', { locale: 'en' }));
    await expect(page.locator('.form-without-script')).toBeVisible();
    await expect(formOf(page, 'en')).toBeHidden();
  });
});
