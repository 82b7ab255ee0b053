import { buy, liveEvent, ticketOf } from './fixtures/live-event';
import { callAs, makeMember, signInPage } from './fixtures/reader';
import { expect, say, test } from './fixtures/site';

const word = (key: string, values: Record<string, string> = {}) =>
  say('en', `events.organ.${key}` as never, values);

// Several people are made for each, from the shell.
test.describe.configure({ timeout: 240_000 });

test('the door works on without a network, hands in what it did, and tells double use', async ({
  page,
  baseURL,
  context,
  complaints,
}) => {
  const owner = await makeMember(page.request, 'editor');
  const event = await liveEvent(page.request, owner, [ticketOf({ price: 0 })]);
  const order = await buy(page.request, await makeMember(page.request), event, 3);
  const [first, second, third] = order.tickets;
  await signInPage(page, owner, baseURL!);
  await page.goto(`/en/ac_organ/checkin/${event.id}`);
  await expect(page.getByText(word('doorCount', { count: '0', total: '3' }))).toBeVisible();
  const check = async (code: string, result: string) => {
    await page.getByLabel(word('doorCode')).fill(code);
    await page.getByRole('button', { name: word('checkIn') }).click();
    await expect(page.getByText(word(`results.${result}`))).toBeVisible();
  };

  // The browser names each call that the missing network ended.
  complaints.forgive(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await check(first!.code.toLowerCase(), 'valid');
  await expect(page.getByText(word('doorOffline'))).toBeVisible();
  await check(first!.code, 'used');
  await check(second!.qr, 'valid');
  await check('ZZZZZZZZZZ', 'unknown');
  await expect(page.getByText(word('doorWaiting', { count: '2' }))).toBeVisible();
  await expect(page.getByText(word('doorCount', { count: '2', total: '3' }))).toBeVisible();

  // Meanwhile another door, which has a network, lets the second one in.
  const other = await callAs(page.request, owner, 'admin/activity/orderCheck', {
    event_id: event.id,
    code: second!.code,
  });
  expect(other.result).toBe('valid');
  await context.setOffline(false);
  await expect(page.getByText(word('doorDoubles'))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert').getByText(second!.code)).toBeVisible();
  await expect(page.getByText(word('doorWaiting', { count: '2' }))).toHaveCount(0);
  const { list } = await callAs(page.request, owner, 'admin/activity/attendees', {
    event_id: event.id,
  });
  expect(list.map(({ status }) => status)).toEqual(['used', 'used', 'valid']);
  await page.getByRole('button', { name: word('doorDoublesSeen') }).click();
  await expect(page.getByText(word('doorDoubles'))).toHaveCount(0);

  await check(third!.code, 'valid');
  await expect(page.getByText(word('doorOffline'))).toHaveCount(0);
  await page.getByRole('button', { name: word('undo') }).click();
  await check(third!.code, 'valid');
});

test('a camera that is refused is said, and codes can be typed', async ({ page, baseURL }) => {
  const owner = await makeMember(page.request, 'editor');
  const event = await liveEvent(page.request, owner, [ticketOf({ price: 0 })]);
  await signInPage(page, owner, baseURL!);
  await page.goto(`/en/ac_organ/checkin/${event.id}`);
  await page.getByRole('button', { name: word('cameraOn') }).click();
  await expect(page.getByText(word('cameraRefused'))).toBeVisible();
  await expect(page.getByLabel(word('doorCode'))).toBeEditable();
});
