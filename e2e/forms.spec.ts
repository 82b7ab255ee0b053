import { test as plain, type Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { callSite, expect, LOCALES, say, sidewaysScroll, test, type Locale } from './fixtures/site';

const LONG = '每月讲清一个证明系统，从直觉讲到代码，最后给出可以自己运行的例子。';

/** Another address each time: one address may send three forms a day. */
function address(locale: Locale): string {
  return `writer-${locale.toLowerCase()}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;
}

function formOf(page: Page, locale: Locale, key: string) {
  return page.getByRole('form', { name: say(locale, key), exact: true });
}

async function fillColumnForm(page: Page, locale: Locale, email: string): Promise<void> {
  const form = formOf(page, locale, 'forms.column.form.title');
  const label = (key: string) => form.getByLabel(say(locale, key));
  await label('forms.column.form.pen_name').fill('潮汐客');
  await label('forms.email').fill(email);
  await label('forms.column.form.column_title').fill('每月一个证明');
  await label('forms.column.form.frequency').selectOption('monthly');
  await form.getByLabel(say(locale, 'forms.column.topics.technology'), { exact: true }).check();
  await label('forms.column.form.column_intro').fill(LONG);
  await label('forms.column.form.about').fill(LONG);
  await label('forms.column.form.links').fill('https://example.org/essay');
  await form.locator('input[name="agreed"]').check();
}

for (const locale of LOCALES) {
  test.describe(`the forms in ${locale}`, () => {
    test('a column is applied for, and its status is found', async ({ page }) => {
      await page.goto(href('gw_ruzhu', { locale }));
      const form = formOf(page, locale, 'forms.column.form.title');
      await fillColumnForm(page, locale, address(locale));
      await form.getByRole('button', { name: say(locale, 'forms.column.form.send') }).click();
      const receipt = form.getByRole('heading', { name: say(locale, 'forms.done.title') });
      await expect(receipt).toBeFocused();
      const reference = form.getByText(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      await expect(reference).toBeVisible();
      await form.getByRole('button', { name: say(locale, 'forms.done.lookUp') }).click();
      const lookUp = formOf(page, locale, 'forms.column.status.title');
      await expect(lookUp.getByRole('heading', { level: 3 })).toContainText(
        say(locale, 'forms.statuses.received'),
      );
      expect(await sidewaysScroll(page)).toBe(0);
    });

    test('what is wrong is said beside its field, and nothing is lost', async ({ page }) => {
      await page.goto(href('home_hz', { locale }));
      const form = formOf(page, locale, 'forms.cooperation.form.title');
      await form.getByLabel(say(locale, 'forms.cooperation.form.name')).fill('Grace');
      await form.getByLabel(say(locale, 'forms.email')).fill('grace@');
      await form.getByRole('button', { name: say(locale, 'forms.cooperation.form.send') }).click();
      const email = form.getByLabel(say(locale, 'forms.email'));
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByText(say(locale, 'forms.faults.email'))).toBeVisible();
      await expect(form.getByText(say(locale, 'forms.faults.choose'))).toBeVisible();
      await expect(form.getByLabel(say(locale, 'forms.cooperation.form.name'))).toHaveValue(
        'Grace',
      );
    });
  });
}

test('a service’s link chooses it in the enquiry', async ({ page, request }) => {
  const { services } = await callSite(request, 'getCooperationDetails', {});
  const service = services[2]!;
  await page.goto('/home_hz');
  const form = formOf(page, 'zh-Hans', 'forms.cooperation.form.title');
  await expect(
    form.getByRole('button', { name: say('zh-Hans', 'forms.cooperation.form.send') }),
  ).toBeEnabled();
  await page
    .getByRole('link', { name: say('zh-Hans', 'forms.cooperation.askFor') })
    .filter({ hasText: service.name })
    .click();
  const select = form.getByLabel(say('zh-Hans', 'forms.cooperation.form.service'));
  await expect(select).toBeFocused();
  await expect(select).toHaveValue(service.key);
});

// The browser itself complains of a call that fails; that is not the page's fault.
plain('a form keeps what was filled in when the server is not there', async ({ page }) => {
  await page.route('**/api/submitColumnApplication', (route) => route.abort());
  await page.goto('/gw_ruzhu');
  await fillColumnForm(page, 'zh-Hans', address('zh-Hans'));
  const form = formOf(page, 'zh-Hans', 'forms.column.form.title');
  const send = form.getByRole('button', { name: say('zh-Hans', 'forms.column.form.send') });
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(say('zh-Hans', 'forms.failed'));
  await expect(form.getByLabel(say('zh-Hans', 'forms.column.form.about'))).toHaveValue(LONG);
  await page.unroute('**/api/submitColumnApplication');
  await send.click();
  await expect(form.getByText(/^C-/)).toBeVisible();
});

plain('a form sent twice has one reference', async ({ page }) => {
  const keys = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/submitColumnApplication')) return;
    keys.add((request.postDataJSON() as { client_key: string }).client_key);
  });
  // The answer to the first sending is lost on its way.
  let answered = 0;
  await page.route('**/api/submitColumnApplication', async (route) => {
    answered += 1;
    if (answered > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto('/gw_ruzhu');
  const email = address('zh-Hans');
  await fillColumnForm(page, 'zh-Hans', email);
  const form = formOf(page, 'zh-Hans', 'forms.column.form.title');
  const send = form.getByRole('button', { name: say('zh-Hans', 'forms.column.form.send') });
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(say('zh-Hans', 'forms.failed'));
  await send.click();
  await expect(form.getByText(/^C-/)).toBeVisible();
  expect(keys.size).toBe(1);
});

plain('an unknown reference is answered in the reader’s language', async ({ page }) => {
  await page.goto('/en/gw_ruzhu');
  const form = formOf(page, 'en', 'forms.column.status.title');
  await form.getByLabel(say('en', 'forms.lookUp.reference')).fill('c-0000-0000');
  await form.getByLabel(say('en', 'forms.lookUp.email')).fill('nobody@example.org');
  await form.getByRole('button', { name: say('en', 'forms.lookUp.act') }).click();
  await expect(form.getByRole('alert')).toHaveText(say('en', 'errors.applicationNotFound'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms say where to write instead', async ({ page, request }) => {
    const { contact_email: mail } = await callSite(request, 'getAppConfig', {});
    for (const path of ['/gw_ruzhu', '/home_hz']) {
      await page.goto(path);
      await expect(
        page.getByText(say('zh-Hans', 'forms.noScript', { mail })).first(),
      ).toBeVisible();
      await expect(page.locator('form#column-application, form#enquiry')).toBeHidden();
    }
  });
});

test.describe('the calls', () => {
  test('take JSON alone, and answer in the envelope', async ({ request }) => {
    const asForm = await request.post('/api/submitCooperation', { form: { name: 'x' } });
    expect(asForm.status()).toBe(415);
    expect(await asForm.json()).toMatchObject({ code: 415, data: null });
    for (const path of ['/api', '/api/doesNotExist', '/api/admin/nothing']) {
      const unknown = await request.get(path);
      expect(unknown.status()).toBe(404);
      expect(await unknown.json()).toMatchObject({ code: 404, data: null });
      expect(unknown.headers()['cache-control']).toBe('no-store');
    }
  });

  test('are limited by address of mail, whatever forwarded address is claimed', async ({
    request,
  }) => {
    const email = address('zh-Hans');
    const send = (place: number) =>
      request.post('/api/submitCooperation', {
        headers: { 'x-forwarded-for': `203.0.113.${place}`, 'x-client-address': '203.0.113.99' },
        data: {
          client_key: crypto.randomUUID(),
          email,
          name: 'Grace',
          service: 'syndication',
          message: LONG,
          agreed: true,
        },
      });
    const statuses = [];
    for (let place = 0; place < 4; place += 1) statuses.push((await send(place)).status());
    expect(statuses.at(-1)).toBe(429);
    const refused = await send(4);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  });
});
