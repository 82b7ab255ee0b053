import { href } from '@/lib/routes/href';
import { callSite, expect, LOCALES, say, sidewaysScroll, test } from './fixtures/site';

const DOCUMENTS = ['aboutus', 'copyright', 'fuwutiaokuan', 'mianzeshengming'] as const;

for (const locale of LOCALES) {
  test.describe(`information in ${locale}`, () => {
    for (const key of DOCUMENTS) {
      test(`${key} leads from its contents to each section`, async ({ page, request }) => {
        const document = await callSite(request, 'getDocumentDetails', { key }, locale);
        await page.goto(href(key, { locale }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(document.title);
        const contents = page.getByRole('navigation', { name: say(locale, 'documents.contents') });
        const last = document.sections.at(-1)!;
        await contents.getByRole('link', { name: last.title, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`#${last.key}$`));
        await expect(page.getByRole('heading', { level: 2, name: last.title })).toBeInViewport();
        expect(await sidewaysScroll(page)).toBe(0);
      });
    }

    test('the notices are listed, and each has a page with its neighbours', async ({
      page,
      request,
    }) => {
      const { list } = await callSite(request, 'noticeList', {}, locale);
      await page.goto(href('notice', { locale }));
      await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(list[0]!.title);
      const newest = list.find(({ is_pinned: isPinned }) => !isPinned)!;
      await page.getByRole('link', { name: newest.title }).click();
      await expect(page).toHaveURL(new RegExp(`${href('notice', { locale, param: newest.id })}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
      const around = page.getByRole('navigation', {
        name: say(locale, 'documents.notices.around'),
      });
      await around.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(newest.title);
    });

    test('the community names its channels, groups, places and rules', async ({
      page,
      request,
    }) => {
      const { list } = await callSite(request, 'communityList', {}, locale);
      await page.goto(href('home_shequn', { locale }));
      for (const place of list) {
        await expect(
          page.getByRole('heading', { level: 3, name: place.name }).first(),
        ).toBeVisible();
      }
      const coded = list.find(({ has_code: hasCode }) => hasCode)!;
      const code = say(locale, 'community.qr', { name: coded.name });
      await expect(page.getByRole('img', { name: code })).toBeVisible();
      await expect(
        page.getByRole('heading', { name: say(locale, 'community.rules') }),
      ).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
}

test('the bare pages stand alone, with the way home', async ({ page }) => {
  for (const path of ['/fuwutiaokuan', '/mianzeshengming']) {
    await page.goto(path);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('[data-app-link]')).toHaveCount(0);
    await expect(page.locator('.document-masthead a[href="/"]')).toBeVisible();
  }
});

test('the privacy section stands where the configuration leads', async ({ page, request }) => {
  const config = await callSite(request, 'getAppConfig', {});
  await page.goto(config.privacy_policy.value);
  await expect(page.locator(':target').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a notice that is not there, and a page past the last one, are whole 404 pages', async ({
  request,
}) => {
  for (const path of ['/notice/999999', '/notice/page/99', '/notice/1/page/2']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain('<h1');
  }
  const missing = await (await request.get('/notice/999999')).text();
  expect(missing).toContain(say('zh-Hans', 'missing.notice.title'));
});

test('a document prints without its contents', async ({ page }) => {
  await page.goto('/fuwutiaokuan');
  await page.emulateMedia({ media: 'print' });
  const contents = page.getByRole('navigation', { name: say('zh-Hans', 'documents.contents') });
  await expect(contents).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
