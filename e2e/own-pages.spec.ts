import { test as plain, type Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { callAs, makeReader, signInPage } from './fixtures/reader';
import {
  expect,
  hearToasts,
  LOCALES,
  say,
  sidewaysScroll,
  test,
  type Locale,
} from './fixtures/site';

const OWN_PAGES = [
  'my',
  'my_Individual',
  'my_mymessage',
  'my_realname',
  'my_follow',
  'my_collect',
  'my_events',
] as const;

/** A picture of one grey dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

function nextToasts(page: Page, text: string) {
  return page.locator('#toasts').getByText(text);
}

test('a visitor is asked to sign in, and sees nobody’s data', async ({ page }) => {
  await page.goto('/my');
  await expect(page.getByText(say('zh-Hans', 'my.frame.signInTitle'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say('zh-Hans', 'my.frame.signIn') })).toHaveAttribute(
    'data-needs-login',
    '',
  );
});

for (const locale of LOCALES) {
  test(
    `every own page stands in ${locale}`,
    { tag: '@telephone' },
    async ({ page, request, baseURL }) => {
      const reader = await makeReader(request);
      await signInPage(page, reader, baseURL!);
      for (const id of OWN_PAGES) {
        await page.goto(href(id, { locale }));
        const nav = page.getByRole('navigation', { name: say(locale, 'my.navLabel') });
        await expect(
          nav.getByRole('link', { name: say(locale, `routes.${id}`), exact: true }),
        ).toHaveAttribute('aria-current', 'page');
        // A page of two lists waits for both.
        await expect(
          page.getByRole('status', { name: say(locale, 'my.frame.loading') }),
        ).toHaveCount(0);
        await expect(page.getByText(say(locale, 'my.frame.failedTitle'))).toBeHidden();
        expect(await sidewaysScroll(page), id).toBe(0);
      }
    },
  );
}

test('the account shows its level, and a new name is kept', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  const locale: Locale = 'en';
  const reader = await makeReader(request);
  await signInPage(page, reader, baseURL!);
  await page.goto(href('my', { locale }));
  const level = page.getByRole('region', { name: say(locale, 'my.levels.title'), exact: true });
  await expect(level.locator('[aria-current="step"]')).toContainText(
    say(locale, 'my.levels.names.1'),
  );
  await expect(level).toContainText(say(locale, 'my.levels.progress', { count: '0', wanted: '7' }));
  await page.getByRole('link', { name: say(locale, 'my.overview.edit') }).click();
  const name = page.getByLabel(say(locale, 'my.profile.nickname'), { exact: true });
  await name.fill('');
  await page.getByRole('button', { name: say(locale, 'my.profile.save') }).click();
  await expect(name).toBeFocused();
  await expect(page.getByText(say(locale, 'my.profile.nicknameRequired'))).toBeVisible();
  await name.fill('ChainTide');
  await page.getByRole('button', { name: say(locale, 'my.profile.save') }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  // The browser names the refused call in its console.
  complaints.forgive(/status of 422/);
  await expect.poll(() => complaints.said).toEqual([expect.stringMatching(/status of 422/)]);
  await name.fill('Grace of the tide');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.getByLabel(say(locale, 'my.profile.bio')).fill('Writes about what the tide brings.');
  await page.getByRole('button', { name: say(locale, 'my.profile.save') }).click();
  await expect(nextToasts(page, say(locale, 'my.profile.saved'))).toBeVisible();
  const info = await callAs(request, reader, 'getUserInfo', {});
  expect(info).toMatchObject({
    nickname: 'Grace of the tide',
    bio: 'Writes about what the tide brings.',
  });
});

test('verification by name is asked for, and shows only the masked name', async ({
  page,
  request,
  baseURL,
}) => {
  const locale: Locale = 'zh-Hans';
  const reader = await makeReader(request);
  await signInPage(page, reader, baseURL!);
  await page.goto(href('my_realname', { locale }));
  const send = page.getByRole('button', { name: say(locale, 'my.realName.send') });
  await send.click();
  const name = page.getByLabel(say(locale, 'my.realName.fullName'));
  await expect(name).toBeFocused();
  await expect(page.getByText(say(locale, 'my.realName.faults.picture'))).toBeVisible();
  await name.fill('张三丰');
  await page.getByLabel(say(locale, 'my.realName.number')).fill('110101199001011234');
  const picture = page.getByLabel(say(locale, 'my.realName.picture'), { exact: true });
  await picture.setInputFiles({
    name: 'card.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText(say(locale, 'my.realName.faults.pictureWrongType'))).toBeVisible();
  await expect(picture).toHaveAttribute('aria-invalid', 'true');
  await picture.setInputFiles({
    name: 'card.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await page.getByText(say(locale, 'my.realName.agreed')).click();
  await send.click();
  const state = page.getByRole('heading', { name: say(locale, 'my.realName.pending') });
  await expect(state).toBeVisible();
  await expect(page.getByRole('main')).toContainText('张**');
  await expect(page.getByRole('main')).not.toContainText('三丰');
  await expect(send).toBeHidden();
});

test('data that did not come can be asked for again', async ({ page, request, baseURL }) => {
  const reader = await makeReader(request);
  await signInPage(page, reader, baseURL!);
  let isDown = true;
  // What is said stands for three seconds: it comes when the page is looked at.
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/api/myFollow', async (route) => {
    await opened;
    const json = { code: 502, message: 'The sea is rough.', data: null };
    await (isDown ? route.fulfill({ json }) : route.continue());
  });
  await page.goto(href('my_follow', { locale: 'en' }));
  open();
  await expect(nextToasts(page, 'The sea is rough.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: say('en', 'my.frame.retry') }).click();
  await expect(page.getByText(say('en', 'my.follow.emptyHint'))).toBeVisible();
});

// The browser itself says in its console that the call was refused.
plain(
  'a token that the server does not know takes the reader home, signed out, and says so',
  async ({ page, context, baseURL }) => {
    await signInPage(page, { token: 'of-nobody', id: 1 }, baseURL!);
    const said = await hearToasts(page);
    await page.goto(href('my', { locale: 'en' }));
    await expect(page).toHaveURL(/\/en\/home$/);
    await expect.poll(() => said).toEqual([say('en', 'errors.sessionEnded')]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  },
);

test('who is signed in is offered no second account', async ({ page, request, baseURL }) => {
  const reader = await makeReader(request);
  await signInPage(page, reader, baseURL!);
  await page.goto('/zh-hant/signUp');
  const words = (key: string) => say('zh-Hant', `my.signUp.signedIn.${key}`);
  await expect(page.getByRole('heading', { name: words('title') })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('link', { name: words('my') })).toHaveAttribute(
    'href',
    href('my', { locale: 'zh-Hant' }),
  );
  await page.goto('/zh-hant/third');
  await expect(main.getByText(say('zh-Hant', 'my.third.signedInText'))).toBeVisible();
  await page.goto(href('feed_back', { locale: 'en' }));
  const address = main.getByLabel(say('en', 'forms.email'));
  await expect(address).toHaveValue(reader.email);
});

test('a mail leads to the panel that sets a new password', async ({ page }) => {
  await page.goto('/en/signUp#forgot');
  const panel = page.getByRole('heading', { name: say('en', 'auth.dialog.panels.forgot') });
  await expect(panel).toBeVisible();
});

test('the return from an outside account leads nowhere else', async ({ page }) => {
  await page.goto('/third?error=access_denied&state=https%3A%2F%2Fevil.example');
  await expect(
    page.getByRole('heading', { name: say('zh-Hans', 'my.third.cancelledTitle') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/third$/);
  await page.goto('/en/third?code=abc');
  await expect(
    page.getByRole('heading', { name: say('en', 'my.third.returnedTitle') }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    say('en', 'my.third.signUp'),
    say('en', 'my.third.home'),
  ]);
});
