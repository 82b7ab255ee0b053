import type { Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { makeAccount } from './fixtures/accounts';
import { signInAs } from './fixtures/reader';
import { callSite, expect, LOCALES, say, test, type Locale } from './fixtures/site';

test.skip(Boolean(process.env.BASE_URL), 'accounts are made from the shell of the server');

const marks = (page: Page, locale: Locale) => ({
  like: page
    .getByRole('group', { name: say(locale, 'social.group'), exact: true })
    .getByRole('button', { name: say(locale, 'social.like') }),
  collect: page
    .getByRole('group', { name: say(locale, 'social.group'), exact: true })
    .getByRole('button', { name: say(locale, 'social.collect') }),
});
const isPressed = 'aria-pressed';

for (const [at, locale] of LOCALES.entries()) {
  test(
    `in ${locale} a visitor who collects is asked to sign in, and finds it done`,
    { tag: '@telephone' },
    async ({ page, request }) => {
      const { list } = await callSite(request, 'getArticleList', { limit: 8 });
      const { email, password } = await makeAccount('reader');
      const { collect } = marks(page, locale);
      const dialog = page.getByRole('dialog');
      await page.goto(href('gw_detail', { locale, param: list[at]!.id }));
      await collect.click();
      await expect(dialog).toBeVisible();
      // What lies behind the dialog is hidden from everybody but this look.
      await expect(page.locator('[data-mark="collect"]').first()).toHaveAttribute(
        isPressed,
        'false',
      );
      const word = (key: string) => say(locale, `auth.dialog.${key}`);
      await dialog.getByLabel(word('fields.email'), { exact: true }).fill(email);
      await dialog.getByLabel(word('fields.password'), { exact: true }).fill(password);
      await dialog.getByRole('button', { name: word('acts.login'), exact: true }).click();

      await expect(collect).toHaveAttribute(isPressed, 'true');
      await expect(page.getByText(say(locale, 'social.done.collect'))).toBeVisible();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(collect).toHaveAttribute(isPressed, 'true');
      await expect(page.getByText(say(locale, 'social.done.collect'))).toBeHidden();
    },
  );
}

test('a like is counted, kept, and taken back', async ({ page, request, baseURL }) => {
  const locale = 'zh-Hans';
  const { list } = await callSite(request, 'getArticleList', { limit: 8 });
  const { id } = list[5]!;
  const { token } = await signInAs(page, baseURL!);
  const ownLike = async () => {
    const response = await request.post('/api/socialState', {
      headers: { authorization: token },
      data: { type: 'article', ids: [id] },
    });
    const { data } = (await response.json()) as {
      data: { list: { is_liked: boolean; like_count: number }[] };
    };
    return data.list[0]!;
  };
  const { like } = marks(page, locale);
  const read = page.waitForResponse(/socialState/);
  await page.goto(href('gw_detail', { locale, param: id }));
  await like.scrollIntoViewIfNeeded();
  await read;
  await like.click();
  await expect(like).toHaveAttribute(isPressed, 'true');
  await expect(like.locator('[data-count]')).toHaveText(/^[1-9]/);
  await expect.poll(async () => (await ownLike()).is_liked).toBe(true);
  expect((await ownLike()).like_count).toBeGreaterThan(0);

  await page.reload();
  await expect(like).toHaveAttribute(isPressed, 'true');
  await like.click();
  await expect(like).toHaveAttribute(isPressed, 'false');
  await expect.poll(async () => (await ownLike()).is_liked).toBe(false);
});

test('an author is followed from their page, by keyboard, and from the article', async ({
  page,
  request,
  baseURL,
}) => {
  const locale = 'en';
  const { list } = await callSite(request, 'getArticleList', { limit: 8 }, locale);
  const { author, id } = list[6]!;
  await signInAs(page, baseURL!);
  const follow = page.locator('main').locator(`[data-mark="follow"][data-id="${author.id}"]`);
  const read = page.waitForResponse(/socialState/);
  await page.goto(href('author', { locale, param: author.id }));
  await read;
  await expect(follow.first()).toHaveAccessibleName(new RegExp(say(locale, 'social.follow')));
  await follow.first().focus();
  const kept = page.waitForResponse(/followAuthor/);
  await page.keyboard.press('Enter');
  await expect(follow.first()).toHaveAttribute(isPressed, 'true');
  await expect(follow.first()).toHaveAccessibleName(new RegExp(say(locale, 'social.following')));
  await kept;

  await page.goto(href('gw_detail', { locale, param: id }));
  await expect(follow.first()).toHaveAttribute(isPressed, 'true');
});

test('a label is followed from its page, stands in the own list, and is let go there', async ({
  page,
  baseURL,
}) => {
  const locale = 'en';
  await signInAs(page, baseURL!);
  const { data } = await callSite(page.request, 'labelList', {}, locale);
  const label = data.list[0]!;
  const follow = page.locator(`main [data-mark="follow"][data-type="label"]`);
  const read = page.waitForResponse(/socialState/);
  await page.goto(href('gw_dex', { locale, param: label.id }));
  await read;
  const kept = page.waitForResponse(/followLabel/);
  await follow.click();
  await expect(follow).toHaveAttribute(isPressed, 'true');
  await expect(follow.locator('[data-count]')).toHaveText(/^[1-9]/);
  await kept;

  await page.goto(href('my_follow', { locale }));
  const labels = page.getByRole('region', { name: say(locale, 'my.follow.labels'), exact: true });
  await expect(labels.getByRole('link', { name: label.name, exact: true })).toHaveAttribute(
    'href',
    href('gw_dex', { locale, param: label.id }),
  );
  const unfollow = say(locale, 'my.follow.unfollowOf', { name: label.name });
  await labels.getByRole('button', { name: unfollow }).click();
  await expect(labels.getByRole('status')).toHaveText(
    say(locale, 'my.follow.removed', { name: label.name }),
  );
  await page.reload();
  await expect(labels.getByText(say(locale, 'my.follow.labelHint'))).toBeVisible();
});

test('one call a type reads all marks of a page, for visitors too', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/socialState')) asked.push(sent.postData() ?? '');
  });
  await page.goto(href('home_zl', { locale: 'zh-Hans' }));
  await page.locator('[data-mark="follow"]').first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  expect(JSON.parse(asked[0]!)).toMatchObject({ type: 'author' });
});
