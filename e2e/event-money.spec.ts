import { readFileSync } from 'node:fs';
import { buy, liveEvent, ticketOf } from './fixtures/live-event';
import { lastMailTo } from './fixtures/letters';
import { callAs, makeMember, makeReader, signInPage } from './fixtures/reader';
import { expect, say, test } from './fixtures/site';

const word = (key: string, values: Record<string, string> = {}) =>
  say('en', `events.${key}` as never, values);

// Several people are made for each, from the shell.
test.describe.configure({ timeout: 240_000 });

test('codes are made in bulk and saved as a file; one takes half off at the checkout', async ({
  page,
  baseURL,
  complaints,
}) => {
  // The browser says of each refused code that its call was answered with a 4xx.
  complaints.forgive(/status of 4\d\d.*codeCheck/);
  const owner = await makeMember(page.request, 'editor');
  const { id } = await liveEvent(page.request, owner, [ticketOf({ name: 'Early seat' })]);
  await signInPage(page, owner, baseURL!);
  await page.goto(`/en/ac_organ/event/${id}`);
  await page.getByRole('button', { name: word('organ.tabs.codes') }).click();
  await page.getByLabel(word('organ.codeCount'), { exact: true }).fill('3');
  await page.getByLabel(word('organ.codePercent'), { exact: true }).fill('50');
  await page.getByLabel(word('organ.codeLimit'), { exact: true }).fill('2');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: word('organ.codeMake') }).click(),
  ]);
  const codes = readFileSync(await download.path(), 'utf8').match(/[0-9A-Z]{8}/g) ?? [];
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) await expect(page.getByText(code, { exact: true })).toBeVisible();

  await signInPage(page, await makeMember(page.request), baseURL!);
  await page.goto(`/en/ac_checkout/${id}`);
  await page.getByLabel(word('order.code'), { exact: true }).fill('NOTACODE');
  await page.getByRole('button', { name: word('order.codeAct') }).click();
  await expect(page.getByText(say('en', 'errors.codeWrong' as never))).toBeVisible();
  await page.getByLabel(word('order.code'), { exact: true }).fill(codes[0]!.toLowerCase());
  await page.getByRole('button', { name: word('order.codeAct') }).click();
  await expect(page.getByText(word('order.codeDone'))).toBeVisible();
  await page.getByLabel(word('order.quantity')).selectOption('2');
  await expect(page.getByText('HK$120', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: word('order.reserve') }).click();
  await page.getByRole('button', { name: word('order.pay') }).click();
  await page.getByRole('button', { name: word('order.outcomes.succeed'), exact: true }).click();
  await expect(page.getByText(word('order.states.paid'), { exact: true })).toBeVisible();
  await expect(page.getByText('HK$120').first()).toBeVisible();

  // The code was good for two tickets.
  await signInPage(page, await makeMember(page.request), baseURL!);
  await page.goto(`/en/ac_checkout/${id}`);
  await page.getByLabel(word('order.code'), { exact: true }).fill(codes[0]!);
  await page.getByRole('button', { name: word('order.codeAct') }).click();
  await expect(page.getByText(say('en', 'errors.codeSpent' as never))).toBeVisible();
});

test('an organiser gives one of two tickets half back, then the other whole', async ({
  page,
  baseURL,
}) => {
  const owner = await makeMember(page.request, 'editor');
  const event = await liveEvent(page.request, owner, [ticketOf()]);
  const buyer = await makeReader(page.request);
  const order = await buy(page.request, buyer, event, 2);
  expect(order).toMatchObject({ status: 'paid', total: 24_000 });
  await signInPage(page, owner, baseURL!);
  await page.goto(`/en/ac_organ/event/${event.id}`);
  await page.getByRole('button', { name: word('organ.refund'), exact: true }).click();
  await page.getByRole('checkbox').nth(1).uncheck();
  await page.getByLabel(word('organ.refundShare')).fill('50');
  await page.getByLabel(word('organ.refundReason')).fill('The workshop is shorter.');
  await expect(page.getByText(word('organ.refundSum', { total: 'HK$60' }))).toBeVisible();
  await page.getByRole('button', { name: word('organ.refundAct') }).click();
  await expect(page.getByText(word('organ.refundedSum', { total: 'HK$60' }))).toBeVisible();
  const after = await callAs(
    page.request,
    buyer,
    'admin/activity/orderDetails',
    { id: order.id },
    'en',
  );
  expect(after).toMatchObject({ status: 'paid', refunded: 6_000 });
  expect(after.tickets.map(({ status }) => status)).toEqual(['revoked', 'valid']);

  await page.getByRole('button', { name: word('organ.refund'), exact: true }).click();
  await expect(page.getByRole('checkbox').first()).toBeDisabled();
  await page.getByRole('button', { name: word('organ.refundAct') }).click();
  await expect(page.getByText(word('organ.refundedSum', { total: 'HK$180' }))).toBeVisible();
  await expect(page.getByRole('button', { name: word('organ.refund'), exact: true })).toHaveCount(
    0,
  );

  // Who comes, and what of it is looked at, is kept in the address.
  await page.getByRole('button', { name: word('organ.tabs.attendees'), exact: true }).click();
  await expect(
    page.getByRole('button', { name: `${word('organ.ticketStates.valid')} 0` }),
  ).toBeVisible();
  await page.getByRole('button', { name: `${word('organ.ticketStates.revoked')} 2` }).click();
  await expect(page).toHaveURL(/#attendees\/revoked$/);
  await page.reload();
  await expect(page.getByText(order.reference)).toHaveCount(2);

  await signInPage(page, buyer, baseURL!);
  await page.goto(`/en/ac_order/${order.id}`);
  await expect(page.getByText(word('order.states.refunded'), { exact: true })).toBeVisible();
  await expect(page.getByText('The workshop is shorter.')).toBeVisible();
  await expect(page.getByText('HK$180')).toBeVisible();
  expect((await lastMailTo(buyer.email, 3)).text).toContain('HK$');
});

test('a cancelled event gives everything back, and tells who held a ticket', async ({
  page,
  baseURL,
}) => {
  const owner = await makeMember(page.request, 'editor');
  const event = await liveEvent(page.request, owner, [ticketOf()], { policy: 'none' });
  const [one, other] = [await makeReader(page.request), await makeMember(page.request)];
  const paid = await buy(page.request, one, event, 2);
  const held = await callAs(page.request, other, 'admin/activity/order', {
    client_key: crypto.randomUUID(),
    event_id: event.id,
    ticket_id: event.tickets[0]!.id,
    quantity: 1,
  });
  await signInPage(page, owner, baseURL!);
  await page.goto(`/en/ac_create/${event.id}`);
  await page.getByLabel(word('organ.reason'), { exact: true }).fill('The hall is closed.');
  await page.getByRole('button', { name: word('organ.cancelEvent') }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: word('organ.cancelEvent') }).click();
  await expect(page).toHaveURL(/\/en\/ac_mine/);

  const details = (reader: typeof one, id: number) =>
    callAs(page.request, reader, 'admin/activity/orderDetails', { id }, 'en');
  expect(await details(one, paid.id)).toMatchObject({ status: 'refunded', refunded: 24_000 });
  expect(await details(other, held.id)).toMatchObject({ status: 'cancelled', refunded: 0 });
  await page.goto(`/en/ac_detail/${event.id}`);
  await expect(page.getByText('The hall is closed.')).toBeVisible();
  const notices = await callAs(page.request, one, 'accountNoticeList', { limit: 20 }, 'en');
  const kinds = notices.list.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['eventCancelled', 'refundDone']));
  await expect
    .poll(async () => (await lastMailTo(one.email, 2)).text, { timeout: 30_000 })
    .toMatch(/HK\$240|The hall is closed/);
});

test('tickets come as a PDF, a page each, for their holder alone', async ({ page, baseURL }) => {
  const owner = await makeMember(page.request, 'editor');
  const event = await liveEvent(page.request, owner, [ticketOf({ price: 0 })], {
    title: '链潮开发者之夜',
  });
  const buyer = await makeMember(page.request);
  const order = await buy(page.request, buyer, event, 2);
  await signInPage(page, buyer, baseURL!);
  await page.goto(`/en/ac_order/${order.id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: word('order.file') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${order.reference}.pdf`);
  const pdf = readFileSync(await download.path(), 'latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  expect(pdf).toMatch(/\+NotoSansSC/);

  const ask = (token: string) =>
    page.request.get(`/api/tickets/${order.id}`, {
      headers: { authorization: token, language: 'en' },
    });
  const own = await ask(buyer.token);
  expect(own.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  expect((await ask(owner.token)).headers()['content-type']).toContain('json');
  const stranger = await page.request.get(`/api/tickets/${order.id}`);
  expect(((await stranger.json()) as { message: string }).message).not.toBe('');
  expect(stranger.headers()['content-type']).toContain('json');
});

test('the sandbox answers late, twice or never, and each order says what became of it', async ({
  page,
}) => {
  const owner = await makeMember(page.request, 'editor');
  const event = await liveEvent(page.request, owner, [ticketOf({ quantity: 2 })]);
  const [ticket] = event.tickets;
  const begin = async () => {
    const buyer = await makeMember(page.request);
    const { id } = await callAs(page.request, buyer, 'admin/activity/order', {
      client_key: crypto.randomUUID(),
      event_id: event.id,
      ticket_id: ticket!.id,
      quantity: 1,
    });
    await callAs(page.request, buyer, 'admin/activity/orderPay', { id });
    const ask = () => callAs(page.request, buyer, 'admin/activity/orderDetails', { id });
    const pay = (outcome: 'twice' | 'never' | 'late' | 'succeed') =>
      callAs(page.request, buyer, 'admin/activity/sandboxPay', { id, outcome });
    const cancel = () => callAs(page.request, buyer, 'admin/activity/orderCancel', { id });
    return { ask, pay, cancel };
  };
  const twice = await begin();
  expect(await twice.pay('twice')).toMatchObject({ status: 'paid' });
  const paid = await twice.ask();
  expect(paid).toMatchObject({ status: 'paid', refunded: 0 });
  expect(paid.steps.map(({ act }) => act)).toEqual(['reserve', 'pay']);

  const never = await begin();
  expect(await never.pay('never')).toMatchObject({ status: 'paying' });
  expect(await never.pay('late')).toMatchObject({ status: 'paying' });
  // Paid after it was cancelled: the seat is there, and is taken again.
  await never.cancel();
  expect(await never.pay('succeed')).toMatchObject({ status: 'paid' });
  expect((await never.ask()).steps.map(({ act }) => act)).toContain('payLate');
});
