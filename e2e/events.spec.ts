import { liveEvent, ticketOf } from './fixtures/live-event';
import { makeMember, signInAs, signInPage } from './fixtures/reader';
import { expect, say, test } from './fixtures/site';

const word = (key: string) => say('en', `events.${key}` as never);

test('the list narrows by links, and a month is a table', async ({ page }) => {
  await page.goto('/en/activity');
  await page.getByRole('link', { name: word('list.place.online'), exact: true }).click();
  await expect(page).toHaveURL(/\/en\/activity\/online$/);
  await page.getByRole('link', { name: word('list.month'), exact: true }).click();
  await expect(page).toHaveURL(/\/en\/activity\/online_\d{4}-\d\d$/);
  await expect(page.getByRole('table')).toBeVisible();
});

test('a free seat: form, ticket, check-in', async ({ page, baseURL }) => {
  const owner = await makeMember(page.request, 'editor');
  const { id, title } = await liveEvent(page.request, owner, [ticketOf({ price: 0 })]);
  await signInAs(page, baseURL!);
  await page.goto(`/en/ac_detail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: word('detail.order') }).click();
  await page.getByLabel(word('order.name')).fill('Ada');
  await page.getByRole('button', { name: word('order.take') }).click();
  await expect(page).toHaveURL(/\/en\/ac_order\/\d+$/);
  await expect(page.getByRole('img', { name: word('order.qr') })).toBeVisible();
  const code = await page.locator('.event-pass .font-mono').textContent();
  await signInPage(page, owner, baseURL!);
  await page.goto(`/en/ac_organ/checkin/${id}`);
  const check = async (result: string) => {
    await page.getByLabel(word('organ.doorCode')).fill(code!);
    await page.getByRole('button', { name: word('organ.checkIn') }).click();
    await expect(page.getByText(word(`organ.results.${result}`))).toBeVisible();
  };
  await check('valid');
  await check('used');
});

test('a seat paid in the sandbox, refunded by its buyer', async ({ page, baseURL }) => {
  const owner = await makeMember(page.request, 'editor');
  const { id } = await liveEvent(page.request, owner, [ticketOf()]);
  await signInAs(page, baseURL!);
  await page.goto(`/en/ac_checkout/${id}`);
  await page.getByRole('button', { name: word('order.reserve') }).click();
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await page.getByRole('button', { name: word('order.pay') }).click();
  await expect(page.getByText(word('order.sandbox'))).toBeVisible();
  await page.getByRole('button', { name: word('order.outcomes.twice') }).click();
  await expect(page.getByText(word('order.states.paid'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: word('order.giveBackAct') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('order.giveBackAct') })
    .click();
  await expect(page.getByText(word('order.states.refunded'), { exact: true })).toBeVisible();
});

test('an organiser writes an event, which saves itself and goes to the desk', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!);
  await page.goto('/en/ac_create');
  await page.getByLabel(word('organ.fields.title'), { exact: true }).fill('A small evening');
  const saved = page.getByRole('status').filter({ hasText: word('organ.saveStates.saved') });
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(/\/en\/ac_create\/\d+$/);
  await page.getByLabel(word('organ.fields.summary')).fill('Four demos.');
  await page.getByLabel(word('organ.fields.details')).fill('Doors at seven.');
  await page.getByLabel(word('organ.fields.city')).fill('Hong Kong');
  await page.getByLabel(word('organ.fields.address')).fill('1 Waterfront');
  await page.getByLabel(word('organ.fields.organizer_name'), { exact: true }).fill('Sample House');
  await page.getByRole('button', { name: word('organ.submit') }).click();
  await expect(page.getByText(word('organ.filters.pending'))).toBeVisible();
});
