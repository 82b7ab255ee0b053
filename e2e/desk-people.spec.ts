import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { freshAddress, makeAccount } from './fixtures/accounts';
import { callAs, signInAs, signInPage, signOutPage } from './fixtures/reader';
import { callSite, expect, say, sidewaysScroll, test } from './fixtures/site';

const locale = 'en';
const words = (key: string, values?: Record<string, string>) => say(locale, `desk.${key}`, values);
const DESK_PAGES = [
  'desk',
  'desk_flash',
  'desk_people',
  'desk_requests',
  'desk_feedback',
  'desk_visits',
  'desk_acts',
  'desk_security',
] as const;

/** The digits that an authenticator app shows (RFC 6238). */
function digitsOf(secret: string, stepsOn = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/\s/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsOn));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const enter = async (page: Page, label: string, code: string, send: string) => {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole('button', { name: send, exact: true }).click();
};

test('the pages of the desk open for an editor, and not for a reader', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!, 'editor');
  for (const id of DESK_PAGES) {
    await page.goto(href(id, { locale }));
    await expect(
      page.getByRole('status', { name: say(locale, 'my.frame.loading') }).first(),
    ).toBeHidden();
    await expect(page.getByText(say(locale, 'my.frame.failedTitle'))).toBeHidden();
    await expect(page.getByText(words('shell.staffTitle'))).toBeHidden();
    expect(await sidewaysScroll(page), id).toBe(0);
  }
  await page.goto(href('desk_people', { locale }));
  // Levels, roles and blocking are an admin's.
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: words('people.number') })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: words('people.manage') })).toHaveCount(0);
  await signOutPage(page);
  await signInAs(page, baseURL!);
  await page.goto(href('desk_people', { locale }));
  await expect(page.getByText(words('shell.staffTitle'))).toBeVisible();
});

test('an admin gives a role and blocks an account, and both are recorded', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!, 'admin');
  const { email, password } = await makeAccount('managed');
  const person = await callSite(page.request, 'login', { type: 4, email, password });
  await page.goto(href('desk_people', { locale }));
  await page.getByRole('searchbox', { name: words('people.keyword') }).fill(email);
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: /^Manage/ }).click();
  await row.getByLabel(words('people.role'), { exact: true }).selectOption('editor');
  await row
    .getByRole('button', { name: words('people.save') })
    .last()
    .click();
  await expect(page.locator('#toasts')).toContainText(/Saved/);
  expect(await callAs(page.request, person, 'deskSummary', {})).toHaveProperty('columns');
  await row.getByRole('button', { name: words('people.block'), exact: true }).click();
  await row.getByLabel(words('people.blockReason')).fill('A test.');
  await row
    .getByRole('button', { name: words('people.block'), exact: true })
    .last()
    .click();
  await expect(row.getByText(words('people.blocked'), { exact: true })).toBeVisible();
  const refused = await page.request.post('/api/getUserInfo', {
    headers: { authorization: person.token },
    data: {},
  });
  expect(((await refused.json()) as { code: number }).code).toBe(10200);
  await page.goto(`${href('desk_acts', { locale })}#person-${person.id}`);
  await expect(page.getByText(words('acts.list.person.block'))).toBeVisible();
  await expect(page.getByText(words('acts.list.person.role'))).toBeVisible();
});

test('two-step sign-in is set up, and asked for in a new session', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { email, password } = await signInAs(page, baseURL!, 'editor');
  await page.goto(href('desk_security', { locale }));
  await page.getByRole('button', { name: words('security.begin') }).click();
  await expect(page.getByRole('img', { name: words('security.qr') })).toBeVisible();
  const secret = (await page.locator('.font-mono').textContent()) ?? '';
  await enter(page, words('security.code'), digitsOf(secret), words('security.confirm'));
  const codes = page.locator('ul.font-mono > li');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: words('security.saved') }).click();

  const again = await callSite(page.request, 'login', { type: 4, email, password });
  await signOutPage(page);
  await signInPage(page, again, baseURL!);
  const refused = await page.request.post('/api/deskSummary', {
    headers: { authorization: again.token, language: 'en' },
    data: {},
  });
  expect(refused.status()).toBe(403);
  await page.goto(href('desk_flash', { locale }));
  await expect(page.getByRole('heading', { name: words('security.askTitle') })).toBeVisible();
  // The browser's own word for the refused digits.
  complaints.forgive(/\/api\/passSecondStep/);
  await enter(page, words('security.askCode'), '000000', words('security.pass'));
  await expect(page.locator('#toasts')).toContainText(say(locale, 'errors.wrongSecondStep'));
  await enter(page, words('security.askCode'), digitsOf(secret, 1), words('security.pass'));
  await expect(page.getByRole('region', { name: words('flash.composer') })).toBeVisible();

  await page.goto(href('desk_security', { locale }));
  await page.getByText(words('security.remove')).first().click();
  await enter(page, words('security.askCode'), recovery, words('security.remove'));
  await expect(page.getByRole('button', { name: words('security.begin') })).toBeVisible();
});

test('an approved column application gives its author a column', async ({ page, baseURL }) => {
  const { email, password } = await makeAccount('columnist');
  const name = `Proofs ${String(Date.now()).slice(-6)}`;
  await callSite(page.request, 'submitColumnApplication', {
    client_key: crypto.randomUUID(),
    email,
    pen_name: 'Ada',
    column_title: name,
    column_intro: 'A monthly walk through one proof system, with its code.',
    about: 'Ten years of writing compilers, two of writing circuits.',
    topics: ['technology'],
    frequency: 'monthly',
    links: ['https://example.org/essay'],
    agreed: true,
  });
  await callSite(page.request, 'submitFeedback', {
    client_key: crypto.randomUUID(),
    text: `The calendar should show the local time of ${name}.`,
    email: freshAddress('writer'),
  });
  await signInAs(page, baseURL!, 'editor');
  await page.goto(`${href('desk_requests', { locale })}#column`);
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await row.getByRole('button', { name: words('requests.openOf', { name }) }).click();
  await expect(row.getByText(words('requests.approveGives'))).toBeVisible();
  await row.getByRole('button', { name: words('requests.approve'), exact: true }).click();
  await expect(page.locator('#toasts')).toContainText(words('requests.decided', { name: 'Ada' }));
  const person = await callSite(page.request, 'login', { type: 4, email, password });
  const info = await callAs(page.request, person, 'getUserInfo', {});
  expect(info.level).toBe(4);
  const columns = await page.request.get(href('zl_list', { locale }));
  expect(await columns.text()).toContain(name);
  await page.goto(href('desk_feedback', { locale }));
  await expect(page.getByText(new RegExp(name))).toBeVisible();
});
