import { href } from '@/lib/routes/href';
import { readDocument } from './fixtures/document';
import { callSite, expect, LOCALES, say, test } from './fixtures/site';

test.describe('an article', () => {
  for (const locale of LOCALES) {
    test(`is whole in ${locale}`, async ({ page, request }) => {
      const { list } = await callSite(request, 'getArticleList', { limit: 1 }, locale);
      const { id } = list[0]!;
      const article = await callSite(request, 'getInformationDetails', { id }, locale);
      await page.goto(href('gw_detail', { locale, param: id }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
      await expect(page).toHaveTitle(new RegExp(escape(article.title)));
      const text = page.getByRole('article').first();
      await expect(text.getByRole('link', { name: article.author.nickname }).first()).toBeVisible();
      await expect(text.locator('header time')).toHaveCount(1);
      expect(await page.locator('.story').textContent()).toBe(plain(article.body_html));
    });
  }

  test('without an English edition is shown in Chinese, marked, with the Chinese page canonical', async ({
    page,
    request,
  }) => {
    const { list } = await callSite(request, 'getArticleList', { limit: 50 }, 'en');
    const chinese = list.find(({ lang }) => lang !== 'en')!;
    const path = href('gw_detail', { locale: 'en', param: chinese.id });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByText(say('en', 'article.edition.zh'))).toBeVisible();
    const sent = readDocument(await (await request.get(path)).text());
    expect(sent.canonical).toBe(href('gw_detail', { locale: 'zh-Hans', param: chinese.id }));
    expect(Object.keys(sent.alternates)).not.toContain('en');
  });

  test('keeps the size of its text that the reader chose', async ({ page, request }) => {
    const { list } = await callSite(request, 'getArticleList', { limit: 1 });
    await page.goto(href('gw_detail', { locale: 'zh-Hans', param: list[0]!.id }));
    const size = () =>
      page
        .locator('.story p')
        .first()
        .evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
    const normal = await size();
    const large = page.getByRole('button', { name: say('zh-Hans', 'article.textSize.large') });
    await large.click();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    expect(await size()).toBeGreaterThan(normal);
    await page.reload();
    expect(await size()).toBeGreaterThan(normal);
  });

  test('gives its address to the clipboard', async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { list } = await callSite(request, 'getArticleList', { limit: 1 });
    const path = href('gw_detail', { locale: 'zh-Hans', param: list[0]!.id });
    await page.goto(path);
    await page.getByRole('button', { name: say('zh-Hans', 'article.share.copy') }).click();
    await expect(page.getByText(say('zh-Hans', 'article.share.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
  });

  test('shows a code for WeChat within the window', async ({ page, request }) => {
    for (const locale of LOCALES) {
      const { list } = await callSite(request, 'getArticleList', { limit: 1 }, locale);
      await page.goto(href('gw_detail', { locale, param: list[0]!.id }));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      await page.getByText(say(locale, 'article.share.wechat'), { exact: true }).click();
      const code = page.getByRole('img', { name: say(locale, 'article.share.code') });
      await code.scrollIntoViewIfNeeded();
      await expect(code).toBeInViewport({ ratio: 0.9 });
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press('Escape');
      await expect(code).toBeHidden();
    }
  });

  test('is reached from its query form by one permanent redirect', async ({ request }) => {
    const response = await request.get('/gw_detail?id=5&utm_source=x', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location!, 'http://site').pathname).toBe('/gw_detail/5');
  });
});

function plain(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
