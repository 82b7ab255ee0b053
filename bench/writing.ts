import { randomUUID } from 'node:crypto';
import { chromium, type Browser, type Page } from '@playwright/test';
import { bringBrowser } from '@/e2e/browser/bring-browser';
import { href } from '@/lib/routes/href';
import type { ChildServer } from './processes';
import { callSite, signInStaff } from './staff-session';

/** What writing costs: a key in a long article, and the way of a flash to a reader. */
export interface WritingResult {
  characters: number;
  keys: number;
  /** From a key until the page is free for the next one, in milliseconds. */
  keyP50Ms: number;
  keyP99Ms: number;
  /** From the call that publishes until a reader's page shows it, the slowest of several. */
  publishMs: number;
}

const CHARACTERS = 20_000;
const PARAGRAPH =
  '区块链网络在过去一年里处理了更多的交易，费用却没有上升，开发者把更多的计算移到链下。';
const WARM_UP_KEYS = 20;
const PUBLISHED = 10;
const EDITOR_TIMEOUT_MS = 120_000;

/**
 * Types into an article of 20,000 characters in the built editor in a real browser, in the middle
 * of the text, and publishes flashes while a reader waits for them.
 */
export async function measureWriting(
  dataDir: string,
  server: ChildServer,
  keys: number,
): Promise<WritingResult> {
  const token = await signInStaff(dataDir, server, 'editor');
  const { executablePath, env } = await bringBrowser();
  const browser = await chromium.launch({
    executablePath,
    env,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const times = await typeInto(browser, server, { token, keys });
    return {
      characters: CHARACTERS,
      keys,
      keyP50Ms: quantile(times, 0.5),
      keyP99Ms: quantile(times, 0.99),
      publishMs: await publishAndLook(server, token),
    };
  } finally {
    await browser.close();
  }
}

async function typeInto(
  browser: Browser,
  { origin }: ChildServer,
  { token, keys }: { token: string; keys: number },
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    { name: 'token', value: token, url: origin },
    { name: 'user_id', value: '1', url: origin },
  ]);
  const page = await context.newPage();
  await page.goto(`${origin}${href('publish', { locale: 'zh-Hans' })}`);
  const body = page.locator('.ProseMirror');
  await body.waitFor({ timeout: EDITOR_TIMEOUT_MS });
  await body.evaluate(
    (element, [text, count]) => {
      const clipboardData = new DataTransfer();
      const paragraphs = Array.from(
        { length: Math.ceil(count / text.length) },
        () => `<p>${text}</p>`,
      );
      clipboardData.setData('text/html', paragraphs.join(''));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [PARAGRAPH, CHARACTERS] as const,
  );
  // The caret in the middle, where half of the text stands behind it.
  await body
    .locator('p')
    .nth(Math.floor(CHARACTERS / PARAGRAPH.length / 2))
    .click();
  await watchKeys(page);
  for (let key = 0; key < WARM_UP_KEYS + keys; key += 1) {
    await page.keyboard.press(key % 10 === 9 ? 'Backspace' : 'a');
    // A key that comes before the last one is through would be charged with both.
    await page.evaluate(() => (window as unknown as { through: () => Promise<void> }).through());
  }
  const times = await page.evaluate(() => (window as unknown as { keyMs: number[] }).keyMs);
  await context.close();
  return times.slice(-keys);
}

/** Notes of each key how long until the page is free again, its layout made. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keyMs: number[] = [];
    let pressed = 0;
    let goOn: (() => void) | undefined;
    const through = () =>
      new Promise<void>((resolve) => {
        if (keyMs.length === pressed) resolve();
        else goOn = resolve;
      });
    Object.assign(window, { keyMs, through });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed += 1;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          document.body.getBoundingClientRect();
          keyMs.push(performance.now() - timeStamp);
          goOn?.();
        };
        // Behind what the key itself sets going: its input event, and the editor's answer to it.
        setTimeout(() => channel.port2.postMessage(0));
      },
      { capture: true },
    );
  });
}

/** Publishes flashes one by one. @returns the longest that a reader waited for one, in ms. */
async function publishAndLook(server: ChildServer, token: string): Promise<number> {
  const list = `${server.origin}${href('home_kuaixun', { locale: 'zh-Hans' })}`;
  let longest = 0;
  for (let number = 0; number < PUBLISHED; number += 1) {
    const title = `快讯 ${randomUUID()}`;
    await (await fetch(list)).text();
    const began = performance.now();
    await callSite(server, token, 'publishFlash', {
      client_key: randomUUID(),
      category: 'policy',
      title,
      content: '发生了一件事。',
    });
    while (!(await (await fetch(list)).text()).includes(title)) {
      if (performance.now() - began > EDITOR_TIMEOUT_MS) throw new Error('A flash never came.');
    }
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
