import { test as plain } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { freshAddress, freshNumber, makeAccount, PASSWORD } from './fixtures/accounts';
import { codeMailedTo, codeTextedTo, lastMailTo } from './fixtures/letters';
import { loginDialog, loginLink, readerMenu } from './fixtures/login-dialog';
import { callSite, expect, hearToasts, LOCALES, say, scriptsRun, test } from './fixtures/site';

/** Of the name that nobody chose, as each page writes it. */
const INITIAL = { 'zh-Hans': '读', 'zh-Hant': '讀', en: 'R' };
const LETTERS = 'it reads the letters of a server of its own';
test.skip(Boolean(process.env.BASE_URL), LETTERS);
plain.skip(Boolean(process.env.BASE_URL), LETTERS);

for (const locale of LOCALES) {
  test(`in ${locale} a reader registers, logs in, stays so, and logs out`, async ({
    page,
    context,
  }) => {
    const { panel, field, button, open, dialog, words } = loginDialog(page, locale);
    const email = freshAddress('reader');
    await open('register');
    await field('email').fill(email);
    await button('sendCode').click();
    await field('emailCode').fill(await codeMailedTo(email));
    const mail = await lastMailTo(email);
    expect(mail.headers.get('content-language')).toBe(locale);
    expect(mail.html).toContain(await codeMailedTo(email));
    await field('setPassword').fill(PASSWORD);
    await field('repeatPassword').fill(PASSWORD);
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await button('acts.register').click();

    await expect(panel('login')).toBeVisible();
    await expect(dialog.getByText(words('registered'))).toBeVisible();
    await expect(field('email')).toHaveValue(email);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
    await field('password').fill(PASSWORD);
    await button('acts.login').click();

    const menu = readerMenu(page, locale);
    await expect(menu).toBeVisible();
    await page.reload();
    await expect(menu).toBeVisible();
    await expect(dialog).toBeHidden();
    // The face of a reader without a picture is the first letter of their name.
    await expect(menu).toHaveText(new RegExp(`^${INITIAL[locale]}\\d*$`));
    await scriptsRun(page);
    await menu.click();
    await expect(
      page.getByRole('banner').locator('details[open]').getByRole('listitem'),
    ).toHaveText(
      ['info', 'articles', 'organ', 'publish', 'logout'].map((key) =>
        say(locale, `layout.user.${key}`),
      ),
    );
    await page.getByRole('button', { name: say(locale, 'layout.user.logout') }).click();
    await expect(loginLink(page, locale)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('reader:');
  });
}

test('the guard’s page is where signing in by code leads', async ({ page }) => {
  const { field, button, dialog, words } = loginDialog(page, 'zh-Hant');
  const email = freshAddress('coder');
  await page.goto(href('my_follow', { locale: 'zh-Hant' }));
  await expect(page).toHaveURL(/\/zh-hant#login$/);
  await dialog.getByRole('button', { name: words('ways.code'), exact: true }).click();
  await field('email').fill(email);
  await button('sendCode').click();
  await expect(dialog.getByText(words('codeSent', { to: email, minutes: '10' }))).toBeVisible();
  await field('emailCode').fill(await codeMailedTo(email));
  await button('acts.login').click();
  await expect(page).toHaveURL(/\/zh-hant\/my\/follow$/);
  await expect(readerMenu(page, 'zh-Hant')).toBeVisible();
});

plain('a forgotten password is set anew, and the old one is of no use', async ({ page }) => {
  const { email, password } = await makeAccount('forgetful');
  const { panel, field, button, open, alert, dialog, words } = loginDialog(page, 'en');
  await open('forgot');
  await field('email').fill(email);
  await button('sendCode').click();
  await field('emailCode').fill(await codeMailedTo(email));
  await field('newPassword').fill('another-tide-25');
  await field('repeatNewPassword').fill('another-tide-25');
  await button('acts.reset').click();
  await expect(panel('login')).toBeVisible();
  await expect(dialog.getByText(words('passwordReset'))).toBeVisible();
  await expect(field('email')).toHaveValue(email);
  await field('password').fill(password);
  await button('acts.login').click();
  await expect(alert).toHaveText(say('en', 'errors.wrongCredentials'));
  await expect(field('password')).toHaveAttribute('aria-invalid', 'true');
  await field('password').fill('another-tide-25');
  await button('acts.login').click();
  await expect(readerMenu(page, 'en')).toBeVisible();
});

plain('a wrong code is refused with a message, and nothing is lost', async ({ page }) => {
  const { field, button, open, alert } = loginDialog(page, 'zh-Hans');
  await open('code');
  await field('email').fill('nobody@example.org');
  await field('emailCode').fill('000000');
  await button('acts.login').click();
  await expect(alert).toHaveText(say('zh-Hans', 'errors.wrongCode'));
  await expect(field('emailCode')).toBeFocused();
  await expect(field('emailCode')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('email')).toHaveValue('nobody@example.org');
  await expect(alert).toBeEmpty();
});

// A number may be sent one code a minute, and this one needs two.
plain('a phone account becomes an e-mail account in three steps', async ({ page, request }) => {
  plain.setTimeout(240_000);
  const mobile = freshNumber();
  const number = `+86${mobile}`;
  await callSite(request, 'sendSms', { phone: mobile, scene: 'login' });
  const sentAt = Date.now();
  await callSite(request, 'login', { type: 2, mobile, code: await codeTextedTo(number) });

  const { field, button, open, alert, dialog, words } = loginDialog(page, 'zh-Hans');
  await open('upgrade');
  await field('mobile').fill(mobile);
  await dialog.getByLabel(words('upgrade.bySms')).check();
  await button('sendCode').click();
  await expect(alert).not.toBeEmpty();
  await expect(button('sendCode')).toBeEnabled();
  await expect.poll(() => Date.now() - sentAt, { timeout: 90_000 }).toBeGreaterThan(61_000);
  await button('sendCode').click();
  await field('smsCode').fill(await codeTextedTo(number, 2));
  await button('acts.next').click();

  const email = freshAddress('upgraded');
  await field('email').fill(email);
  await button('sendCode').click();
  await field('emailCode').fill(await codeMailedTo(email));
  await button('acts.next').click();

  await field('setPassword').fill(PASSWORD);
  await button('acts.previous').click();
  await expect(field('email')).toHaveValue(email);
  await button('acts.next').click();
  await expect(field('setPassword')).toHaveValue(PASSWORD);
  await field('repeatPassword').fill(PASSWORD);
  await button('acts.done').click();
  await expect(readerMenu(page, 'zh-Hans')).toBeVisible();
});

test('the dialog is used by keyboard alone', async ({ page }) => {
  const { email, password } = await makeAccount('typist');
  const { panel, dialog, field, words } = loginDialog(page, 'en');
  await page.goto('/en/home');
  await scriptsRun(page);
  const login = loginLink(page, 'en');
  await login.focus();
  await page.keyboard.press('Enter');
  await expect(field('email')).toBeFocused();
  // The focus goes round within the dialog, whichever way.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const last = dialog.getByRole('button', { name: words('ways.upgrade'), exact: true });
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field('email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(login).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel('login')).toBeVisible();
  await expect(field('email')).toHaveValue(email);
  await expect(field('password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(readerMenu(page, 'en')).toBeVisible();
});

plain(
  'a session that the server ended is signed out once, with a message',
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'token', value: 'ended', url: baseURL ?? '' }]);
    const said = await hearToasts(page);
    await page.goto('/home');
    await expect.poll(() => said).toEqual([say('zh-Hans', 'errors.sessionEnded')]);
    await expect(loginLink(page, 'zh-Hans')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);
