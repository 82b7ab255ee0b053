import { test as plain, type Page } from '@playwright/test';
import { barriersOf } from './fixtures/axe';
import { loginDialog } from './fixtures/login-dialog';
import { callSite, expect, LOCALES, say, sidewaysScroll, test } from './fixtures/site';

const REFUSED = 'Too many for this test.';
/** A toast goes by itself after three seconds, and its text with it. */
const SOONER_THAN_BY_ITSELF_MS = 2_500;

/** Has a call answered without the server. */
function answer(page: Page, call: string, data: unknown) {
  return page.route(`**/api/${call}`, (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data } }),
  );
}

for (const locale of LOCALES) {
  test(
    `the five panels in ${locale} say what they are, and lead to each other`,
    { tag: '@telephone' },
    async ({ page }) => {
      const { panel, button, dialog, words, open } = loginDialog(page, locale);
      await open();
      await expect(button('acts.login')).toBeDisabled();
      for (const [name, act] of [
        ['register', 'register'],
        ['code', 'login'],
        ['forgot', 'reset'],
        ['upgrade', 'next'],
      ] as const) {
        await button(`ways.${name}`).click();
        await expect(panel(name)).toBeVisible();
        await expect(dialog.getByText(words(`leads.${name}`))).toBeVisible();
        await expect(button(`acts.${act}`)).toBeDisabled();
        expect(await sidewaysScroll(page)).toBe(0);
        const box = await dialog.boundingBox();
        const width = page.viewportSize()?.width ?? 0;
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
        await button('ways.login').click();
        await expect(panel('login')).toBeVisible();
      }
      await button('close').click();
      await expect(dialog).toBeHidden();
      await expect(page).not.toHaveURL(/#/);
    },
  );
}

test('login wants an address and a password', async ({ page }) => {
  const { field, button, open, dialog, words } = loginDialog(page, 'zh-Hans');
  await open();
  await expect(dialog.getByText(words('missing', { list: '邮箱和密码' }))).toBeVisible();
  await field('email').fill('reader@example.org');
  await expect(button('acts.login')).toBeDisabled();
  await field('password').fill('x');
  await expect(button('acts.login')).toBeEnabled();
  await field('email').fill('');
  await expect(button('acts.login')).toBeDisabled();
  await expect(field('password')).toHaveAttribute('type', 'password');
  await button('showPassword').click();
  await expect(field('password')).toHaveAttribute('type', 'text');
});

test('a code login wants an address and a code, a reset both passwords too', async ({ page }) => {
  const { field, button, open } = loginDialog(page, 'en');
  await open('code');
  await field('email').fill('reader@example.org');
  await expect(button('acts.login')).toBeDisabled();
  await field('emailCode').fill('123456');
  await expect(button('acts.login')).toBeEnabled();
  await button('ways.login').click();
  await button('ways.forgot').click();
  // A code is for its purpose; the address stays.
  await expect(field('email')).toHaveValue('reader@example.org');
  await expect(field('emailCode')).toHaveValue('');
  await field('emailCode').fill('123456');
  await field('newPassword').fill('tide-and-ink');
  await expect(button('acts.reset')).toBeDisabled();
  await field('repeatNewPassword').fill('tide-and-ink');
  await expect(button('acts.reset')).toBeEnabled();
});

test('registering wants everything, both boxes ticked, and equal passwords', async ({
  page,
  request,
}) => {
  const config = await callSite(request, 'getAppConfig', {});
  const { field, button, open, dialog, words } = loginDialog(page, 'zh-Hans');
  await open('register');
  await field('email').fill('reader@example.org');
  await field('emailCode').fill('123456');
  await field('setPassword').fill('tide-and-ink');
  await field('repeatPassword').fill('tide-and-pen');
  await expect(dialog.getByText(words('faults.passwordsDiffer'))).toBeVisible();
  const boxes = dialog.getByRole('checkbox');
  await boxes.first().check();
  await expect(button('acts.register')).toBeDisabled();
  await boxes.last().check();
  await expect(button('acts.register')).toBeEnabled();
  await button('acts.register').click();
  await expect(field('repeatPassword')).toBeFocused();
  await field('repeatPassword').fill('tide-and-ink');
  await expect(dialog.getByText(words('faults.passwordsDiffer'))).toBeHidden();
  await boxes.first().uncheck();
  await expect(button('acts.register')).toBeDisabled();
  for (const [link, href] of [
    ['terms', config.term_of_service.value],
    ['privacy', config.privacy_policy.value],
  ] as const) {
    const anchor = dialog.getByRole('link', { name: words(`fields.${link}`) });
    await expect(anchor).toHaveAttribute('href', href);
    await expect(anchor).toHaveAttribute('target', '_blank');
  }
});

test('a login by a code, which may make an account, links to what is agreed to', async ({
  page,
  request,
}) => {
  const config = await callSite(request, 'getAppConfig', {});
  const { button, open, dialog, words } = loginDialog(page, 'zh-Hans');
  const linksAreThere = async () => {
    await expect(dialog.getByText(words('agreeByLogin').split('{')[0] ?? '')).toBeVisible();
    for (const [link, href] of [
      ['terms', config.term_of_service.value],
      ['privacy', config.privacy_policy.value],
    ] as const) {
      const anchor = dialog.getByRole('link', { name: words(`fields.${link}`) });
      await expect(anchor).toHaveAttribute('href', href);
    }
  };
  await open('code');
  await linksAreThere();
  await button('ways.login').click();
  await button('ways.upgrade').click();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await dialog.getByRole('radio', { name: words('upgrade.bySms') }).check();
  await linksAreThere();
});

// The browser itself complains of a call that fails; that is not the page's fault.
plain(
  'the countdown begins once a code was sent, and stays when panels change',
  async ({ page }) => {
    let sends = 0;
    await page.route('**/api/sendMailSms', (route) => {
      sends += 1;
      const refused = { code: 429, message: REFUSED, data: null };
      const sent = { code: 200, message: '', data: { resend_seconds: 60, expires_seconds: 600 } };
      return route.fulfill(sends === 1 ? { status: 429, json: refused } : { json: sent });
    });
    const { field, button, open, dialog, alert, words } = loginDialog(page, 'en');
    await open('register');
    await button('sendCode').click();
    await expect(dialog.getByText(words('faults.email'))).toBeVisible();
    expect(sends).toBe(0);
    await field('email').fill('reader@example.org');
    await button('sendCode').click();
    await expect(alert).toHaveText(REFUSED);
    await expect(button('sendCode')).toBeEnabled();
    await button('sendCode').click();
    const counting = dialog.getByRole('button', { name: /^Again in \d+ s$/ });
    await expect(counting).toBeDisabled();
    await expect(field('emailCode')).toBeFocused();
    await button('ways.login').click();
    await button('ways.code').click();
    await expect(counting).toBeDisabled();
    await expect(field('email')).toHaveValue('reader@example.org');
    expect(sends).toBe(2);
  },
);

test(
  'the area code is found by name or code, by keyboard',
  { tag: '@telephone' },
  async ({ page }) => {
    const { field, button, open, dialog, words } = loginDialog(page, 'en');
    await open('upgrade');
    const opener = (code: string) =>
      dialog.getByRole('button', { name: words('areaCode.chosen', { code }), exact: true });
    await expect(opener('86')).toBeVisible();
    await opener('86').focus();
    await page.keyboard.press('Enter');
    const search = dialog.getByRole('combobox', { name: words('areaCode.search') });
    await expect(search).toBeFocused();
    await expect(dialog.getByRole('option')).toHaveCount(214);
    await page.keyboard.type('+85');
    await expect(dialog.getByRole('option').first()).toContainText('+85');
    await search.fill('hong');
    await expect(dialog.getByRole('option')).toHaveText([/Hong Kong.*\+852/]);
    await page.keyboard.press('Enter');
    await expect(opener('852')).toBeFocused();
    await expect(search).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(opener('852')).toBeFocused();
    await field('mobile').fill('5123 4567');
    await expect(button('acts.next')).toBeDisabled();
  },
);

plain('area codes that do not load are told, and asked for again', async ({ page }) => {
  await page.route('**/api/areaCodeList', (route) => route.abort());
  const { open, dialog, alert, words, button } = loginDialog(page, 'zh-Hans');
  await open('upgrade');
  await dialog.getByRole('button', { name: words('areaCode.chosen', { code: '86' }) }).click();
  await expect(alert).toHaveText(words('failed'));
  await expect(dialog.getByText(words('areaCode.failed'))).toBeVisible();
  await page.unroute('**/api/areaCodeList');
  await button('areaCode.retry').click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test('without a client id there is no Google button, and Google is asked for nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  const { open, button } = loginDialog(page, 'zh-Hans');
  await open();
  await expect(button('ways.upgrade')).toBeVisible();
  expect(asked.filter((host) => host.endsWith('google.com'))).toEqual([]);
});

test('the upgrade goes forth and back, and ends with Done', async ({ page }) => {
  await answer(page, 'verifySms', { id: 3, ticket: 'ticket', email: '' });
  await answer(page, 'verifyEmailSms', { email: 'r***@example.org' });
  const { field, button, open, dialog, words } = loginDialog(page, 'en');
  await open('upgrade');
  await field('mobile').fill('13912345678');
  await field('phonePassword').fill('x');
  await button('acts.next').click();
  const step = (place: string, name: string) =>
    dialog.getByText(words('upgrade.step', { step: place, name: words(`upgrade.${name}`) }));
  await expect(step('2', 'bind')).toBeVisible();
  await button('acts.previous').click();
  await expect(step('1', 'phone')).toBeVisible();
  await expect(field('mobile')).toHaveValue('13912345678');
  await button('acts.next').click();
  await field('email').fill('reader@example.org');
  await field('emailCode').fill('123456');
  await button('acts.next').click();
  await expect(step('3', 'password')).toBeVisible();
  await expect(button('acts.previous')).toBeVisible();
  await expect(button('acts.done')).toBeDisabled();
});

// The browser itself complains of a call that fails; that is not the page's fault.
plain('what a refused try said goes when the step or the panel is left', async ({ page }) => {
  const refusals = [REFUSED, REFUSED];
  await page.route('**/api/verifySms', (route) => {
    const message = refusals.pop();
    return route.fulfill(
      message
        ? { status: 429, json: { code: 429, message, data: null } }
        : { json: { code: 200, message: '', data: { id: 3, ticket: 'ticket', email: '' } } },
    );
  });
  const { field, button, open, dialog, alert, words } = loginDialog(page, 'en');
  await open('upgrade');
  await field('mobile').fill('13912345678');
  await field('phonePassword').fill('x');
  await button('acts.next').click();
  await expect(alert).toHaveText(REFUSED);
  await button('ways.login').click();
  await expect(alert).toHaveText('', { timeout: SOONER_THAN_BY_ITSELF_MS });
  await button('ways.upgrade').click();
  await button('acts.next').click();
  await expect(alert).toHaveText(REFUSED);
  await button('acts.next').click();
  const name = words('upgrade.bind');
  await expect(dialog.getByText(words('upgrade.step', { step: '2', name }))).toBeVisible();
  await expect(alert).toHaveText('', { timeout: SOONER_THAN_BY_ITSELF_MS });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('no panel has a barrier that axe knows', { tag: '@telephone' }, async ({ page }) => {
      const { open, button, dialog, words } = loginDialog(page, 'zh-Hans');
      await open();
      for (const panel of ['login', 'register', 'code', 'forgot', 'upgrade'] as const) {
        if (panel !== 'login') await button(`ways.${panel}`).click();
        if (panel === 'upgrade') {
          const name = words('areaCode.chosen', { code: '86' });
          await dialog.getByRole('button', { name }).click();
          await expect(dialog.getByRole('option').first()).toBeVisible();
        }
        expect(await barriersOf(page, { include: '[role=dialog]' })).toEqual([]);
        if (panel !== 'login') await button('ways.login').click();
      }
    });
  });
}

test('without script the login icon leads to the sign-up page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: say('zh-Hans', 'layout.user.login'), exact: true });
  await expect(link).toHaveAttribute('href', '/signUp');
  await context.close();
});
