import { chromium, type Browser, type Page } from '@playwright/test';
import { bringBrowser } from '@/e2e/browser/bring-browser';
import { href } from '@/lib/routes/href';
import { quantile } from './figures';
import type { ChildServer } from './processes';

/** What a key costs in a long article. */
export interface TypingResult {
  characters: number;
  keys: number;
  /** From a key until its frame is drawn and the page is free for the next one, in milliseconds. */
  keyP50Ms: number;
  keyP95Ms: number;
  keyP99Ms: number;
}

const CHARACTERS = 20_000;
const PARAGRAPH =
  '区块链网络在过去一年里处理了更多的交易，费用却没有上升，开发者把更多的计算移到链下。';
const WARM_UP_KEYS = 20;
const EDITOR_TIMEOUT_MS = 120_000;
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // A frame is drawn as soon as there is something to draw: waiting for the next beat of a screen,
  // up to 16.7 ms whatever the page does, is no cost of the key.
  '--disable-frame-rate-limit',
];

/**
 * Types into an article of 20,000 characters in the built editor in a real browser, in the middle
 * of the text.
 * @param token of a signed-in member of staff
 */
export async function measureTyping(
  server: ChildServer,
  token: string,
  keys: number,
): Promise<TypingResult> {
  const { executablePath, env } = await bringBrowser();
  const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS });
  try {
    const page = await openArticle(browser, server, token);
    await watchKeys(page);
    await type(page, WARM_UP_KEYS);
    await type(page, keys);
    const all = await page.evaluate(() => (window as unknown as { keyMs: number[] }).keyMs);
    const times = all.slice(-keys);
    return {
      characters: CHARACTERS,
      keys,
      keyP50Ms: quantile(times, 0.5),
      keyP95Ms: quantile(times, 0.95),
      keyP99Ms: quantile(times, 0.99),
    };
  } finally {
    await browser.close();
  }
}

/** A new article of the whole length, the caret in the middle of it. */
async function openArticle(
  browser: Browser,
  { origin }: ChildServer,
  token: string,
): Promise<Page> {
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
  // Half of the text stands behind the caret.
  await body
    .locator('p')
    .nth(Math.floor(CHARACTERS / PARAGRAPH.length / 2))
    .click();
  return page;
}

async function type(page: Page, keys: number): Promise<void> {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 10 === 9 ? 'Backspace' : 'a');
    // A key that comes before the last one is through would be charged with both.
    await page.evaluate(() => (window as unknown as { through: () => Promise<void> }).through());
  }
}

/** Notes of each key how long until its frame is drawn and the page is free again. */
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
          keyMs.push(performance.now() - timeStamp);
          goOn?.();
        };
        // The frame comes after the key's input event and the editor's answer to it, the message
        // after style, layout and paint of the frame.
        requestAnimationFrame(() => channel.port2.postMessage(0));
      },
      { capture: true },
    );
  });
}
