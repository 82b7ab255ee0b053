import type { Page } from '@playwright/test';
import { callAs, makeMember, signInAs, signInPage, type Reader } from './fixtures/reader';
import { expect, say, test } from './fixtures/site';

const word = (key: string) => say('en', `events.${key}` as never);

/** A live event of an organiser's own with one kind of ticket. */
async function liveEvent(page: Page, owner: Reader, price: number) {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const saved = await callAs(page.request, owner, 'admin/activity/update', {
    client_key: crypto.randomUUID(),
    locale: 'en',
    content: {
      title: `Evening ${Date.now()}`,
      summary: 'Four demos.',
      details: 'Doors at seven.',
      poster: '',
      start_time: at(240),
      end_time: at(243),
      time_zone: 'Asia/Hong_Kong',
      is_online: false,
      city: 'Hong Kong',
      address: '1 Waterfront',
      online_url: '',
      organizer_name: 'Sample House',
      organizer_about: '',
      socials: {},
      co_hosts: [],
      label_id: null,
      policy: 'standard',
    },
    tickets: [
      {
        id: null,
        name: 'Seat',
        type: price === 0 ? 'free' : 'ordinary',
        price,
        list_price: null,
        currency: 'HKD',
        quantity: 10,
        per_person: 2,
        sale_from: null,
        sale_until: null,
        is_closed: false,
      },
    ],
  });
  const { id, revision } = saved;
  await callAs(page.request, owner, 'admin/activity/submit', { id, base_revision: revision });
  const admin = await makeMember(page.request, 'admin');
  await callAs(page.request, admin, 'decideEventReview', { id, revision, decision: 'approve' });
  return { id, title: saved.content.title };
}

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
  const { id, title } = await liveEvent(page, owner, 0);
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
  const { id } = await liveEvent(page, owner, 12_000);
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
  await expect(page.getByText(word('organ.saveStates.saved'))).toBeVisible();
  await expect(page).toHaveURL(/\/en\/ac_create\/\d+$/);
  await page.getByLabel(word('organ.fields.summary')).fill('Four demos.');
  await page.getByLabel(word('organ.fields.details')).fill('Doors at seven.');
  await page.getByLabel(word('organ.fields.city')).fill('Hong Kong');
  await page.getByLabel(word('organ.fields.address')).fill('1 Waterfront');
  await page.getByLabel(word('organ.fields.organizer_name'), { exact: true }).fill('Sample House');
  await page.getByRole('button', { name: word('organ.submit') }).click();
  await expect(page.getByText(word('organ.filters.pending'))).toBeVisible();
});
