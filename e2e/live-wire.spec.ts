import type { Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { textOf } from './fixtures/document';
import { callAs, makeMember, type Reader } from './fixtures/reader';
import { expect, LOCALES, say, test, type Locale } from './fixtures/site';

// One after the other: every open page hears what any of these tests publishes.
test.describe.configure({ mode: 'default' });

let number = 0;
const unique = () => `${Date.now()}${(number += 1)}`.slice(-9);
const bar = (page: Page) => page.locator('[data-wire-show]');
const items = (page: Page) => page.locator('[data-wire-items] [data-flash]');

async function publish(page: Page, editor: Reader, changes = {}) {
  const title = `直播快讯 ${unique()}`;
  const { id } = await callAs(page.request, editor, 'publishFlash', {
    client_key: crypto.randomUUID(),
    category: 'market',
    title,
    content: '正文。',
    ...changes,
  });
  return { id, title };
}

/** Opens a page and waits until it hears the wire. */
async function listen(page: Page, path: string): Promise<void> {
  const stream = page.waitForRequest(/\/api\/live\/flash\//);
  await page.goto(path);
  await stream;
}

/** What the browser moved by itself, as it measures it. */
function watchShifts(page: Page) {
  return page.evaluate(() => {
    const sum = { value: 0 };
    (window as unknown as { shifts: typeof sum }).shifts = sum;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum.value += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
}
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);

for (const locale of LOCALES) {
  test(`${locale}: a new flash is told over the list, moves nothing, and comes in when asked`, async ({
    page,
  }) => {
    const editor = await makeMember(page.request, 'editor');
    await listen(page, href('home_kuaixun', { locale }));
    const title = await page.title();
    const first = await items(page).first().getAttribute('data-flash');
    const place = await items(page).first().boundingBox();
    await watchShifts(page);
    const one = await publish(page, editor);
    await expect(bar(page)).toHaveText(freshWords(locale, 1));
    await expect(page).toHaveTitle(`(1) ${title}`);
    await publish(page, editor);
    await expect(bar(page)).toHaveText(freshWords(locale, 2));
    await expect(page.locator('[data-wire-status]')).toHaveText(freshWords(locale, 2));
    expect(await items(page).first().getAttribute('data-flash')).toBe(first);
    expect(await items(page).first().boundingBox()).toEqual(place);
    // The bar itself grows with its number; it floats.
    expect(await shifts(page)).toBeLessThan(0.001);

    await bar(page).press('Enter');
    await expect(page.locator(`[data-flash="${one.id}"]`)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(page).toHaveTitle(title);
    await expect(items(page).first().locator('h3 a')).toBeFocused();
    const ids = await items(page).evaluateAll((all) =>
      all.map((item) => (item as HTMLElement).dataset.flash),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
}

test('the front page’s rail hears of it too', async ({ page }) => {
  const editor = await makeMember(page.request, 'editor');
  await listen(page, href('home', { locale: 'zh-Hans' }));
  const { id } = await publish(page, editor);
  await expect(bar(page)).toHaveText(freshWords('zh-Hans', 1));
  await bar(page).click();
  await expect(items(page).first()).toHaveAttribute('data-flash', String(id));
  await expect(items(page)).toHaveCount(5);
});

test('a flash that is withdrawn is struck through at once, and one that changes is told of', async ({
  page,
}) => {
  const editor = await makeMember(page.request, 'editor');
  const gone = await publish(page, editor);
  const kept = await publish(page, editor);
  await listen(page, href('home_kuaixun', { locale: 'zh-Hans' }));
  await callAs(page.request, editor, 'withdrawFlash', { id: gone.id, reason: '有误' });
  const item = page.locator(`[data-flash="${gone.id}"]`);
  await expect(item).toHaveClass(/is-withdrawn/);
  await expect(item).toContainText(say('zh-Hans', 'flash.wire.withdrawn'));
  await callAs(page.request, editor, 'updateFlash', {
    ...{ id: kept.id, base_version: 1, category: 'market', note: '' },
    ...{ title: `${kept.title} 修订`, content: '改过的正文。' },
  });
  await expect(bar(page)).toHaveText('2 条快讯有改动');
  await bar(page).click();
  await expect(item).toHaveCount(0);
  await expect(page.locator(`[data-flash="${kept.id}"]`)).toContainText('修订');
});

test('a filtered list hears only of what belongs to it', async ({ page }) => {
  const editor = await makeMember(page.request, 'editor');
  await listen(page, href('home_kuaixun', { locale: 'zh-Hans', param: 'policy' }));
  await publish(page, editor, { category: 'financing' });
  const { id } = await publish(page, editor, { category: 'policy' });
  await expect(bar(page)).toHaveText(freshWords('zh-Hans', 1));
  await bar(page).click();
  await expect(items(page).first()).toHaveAttribute('data-flash', String(id));
});

test('what comes while a page is cut off is there when it is back, once', async ({
  page,
  context,
  complaints,
}) => {
  const editor = await makeMember(page.request, 'editor');
  await listen(page, href('home_kuaixun', { locale: 'zh-Hans' }));
  await publish(page, editor);
  await expect(bar(page)).toHaveText(freshWords('zh-Hans', 1));
  // The browser names the lost connection in its console.
  complaints.forgive(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  // The test's own calls do not go through the page's connection.
  const missed = await publish(page, editor);
  await context.setOffline(false);
  await expect(bar(page)).toHaveText(freshWords('zh-Hans', 2));
  await publish(page, editor);
  await expect(bar(page)).toHaveText(freshWords('zh-Hans', 3));
  await bar(page).click();
  await expect(page.locator(`[data-flash="${missed.id}"]`)).toHaveCount(1);
});

test('without a stream the page asks instead', async ({ page, complaints }) => {
  // The browser names the refused stream in its console.
  complaints.forgive(/status of 503/);
  await page.route('**/api/live/flash/**', (route) =>
    route.fulfill({ status: 503, body: 'Ask again later.' }),
  );
  const editor = await makeMember(page.request, 'editor');
  const asked = page.waitForResponse(/flashChangeList/);
  await page.goto(href('home_kuaixun', { locale: 'zh-Hans' }));
  await asked;
  await publish(page, editor);
  // As after sleep: the page is looked at again.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(bar(page)).toHaveText(freshWords('zh-Hans', 1));
});

test('pages of one browser share one stream, and another takes over when its holder closes', async ({
  page,
  context,
}) => {
  const editor = await makeMember(page.request, 'editor');
  const path = href('home_kuaixun', { locale: 'zh-Hans' });
  await listen(page, path);
  const other = await context.newPage();
  let streams = 0;
  other.on('request', (request) => {
    if (request.url().includes('/api/live/flash/')) streams += 1;
  });
  const caughtUp = other.waitForResponse(/flashChangeList/);
  await other.goto(path);
  await caughtUp;
  await publish(page, editor);
  await expect(bar(other)).toHaveText(freshWords('zh-Hans', 1));
  expect(streams).toBe(0);
  const taken = other.waitForRequest(/\/api\/live\/flash\//);
  await page.goto('about:blank');
  await taken;
  await publish(page, editor);
  await expect(bar(other)).toHaveText(freshWords('zh-Hans', 2));
});

test('sound is off until it is pressed, and remembered', async ({ page }) => {
  await listen(page, href('home_kuaixun', { locale: 'en' }));
  const sound = page.getByRole('button', { name: say('en', 'flash.wire.sound') });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  const again = page.waitForRequest(/\/api\/live\/flash\//);
  await page.reload();
  await again;
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the list is there as ever, without the switches', async ({ page }) => {
    const editor = await makeMember(page.request, 'editor');
    const { title } = await publish(page, editor);
    for (const locale of LOCALES) {
      const answer = await page.request.get(href('home_kuaixun', { locale }));
      expect(textOf(await answer.text())).toContain(locale === 'zh-Hant' ? '直播快訊' : title);
    }
    await page.goto(href('home_kuaixun', { locale: 'zh-Hans' }));
    await expect(items(page).first()).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('.wire-alerts')).toBeHidden();
  });
});

function freshWords(locale: Locale, count: number): string {
  if (locale === 'en') return count === 1 ? '1 new flash' : `${count} new flashes`;
  return locale === 'zh-Hans' ? `有 ${count} 条新快讯` : `有 ${count} 條新快訊`;
}
