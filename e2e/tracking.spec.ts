import type { Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { callAs, makeMember } from './fixtures/reader';
import { callSite, expect, LOCALES, say, test } from './fixtures/site';

/** Playwright's own browser says that nobody sits before it, and is not counted. */
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
test.use({ userAgent: BROWSER });

const CALL = /\/api\/(pvuv|pageView|webVitals)$/;
const SAID = 'told ';

/** What a page tells of itself, and by which call. */
interface Told {
  call: string;
  body: Record<string, unknown>;
}

/**
 * Everything that the page tells from now on. What a beacon carries is no business of the
 * browser's tools, so the page says it in the console as it goes out, also when it is left.
 */
async function watchTold(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'debug' || !message.text().startsWith(SAID)) return;
    const { url, text } = JSON.parse(message.text().slice(SAID.length)) as Record<string, string>;
    const call = CALL.exec(url!)?.[1];
    if (call) told.push({ call, body: JSON.parse(text!) as Record<string, unknown> });
  });
  await page.addInitScript((said) => {
    const texts = new WeakMap<Blob, string>();
    const Plain = window.Blob;
    window.Blob = class extends Plain {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        texts.set(this, parts.join(''));
      }
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const text = body instanceof Plain ? texts.get(body) : body;
      console.debug(said + JSON.stringify({ url: String(url), text }));
      return send(url, body);
    };
  }, SAID);
  return told;
}

/** The next of those that a page tells, after so many. */
async function nextTold(told: readonly Told[], after: number, call: RegExp): Promise<Told> {
  const found = () => told.slice(after).find((each) => call.test(each.call));
  await expect.poll(found).toBeDefined();
  return found()!;
}
const VIEW = /^(?:pvuv|pageView)$/;

/** The page goes out of sight for a moment, as when a reader changes to another tab. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

async function firstArticle(page: Page): Promise<number> {
  const { list } = await callSite(page.request, 'getArticleList', { limit: 1 });
  return list[0]!.id;
}

for (const locale of LOCALES) {
  test(`${locale}: a page tells its view with the record of the spec, 200 ms after it was opened`, async ({
    page,
  }) => {
    const told = await watchTold(page);
    await page.goto(href('home_kuaixun', { locale }));
    const { body: first } = await nextTold(told, 0, VIEW);
    expect(first).toMatchObject({
      event: 'home_kuaixun',
      wz_id: 0,
      platform: 'web',
      page: href('home_kuaixun', { locale }),
      prepg: '',
      route: 'home_kuaixun',
    });
    const id = await firstArticle(page);
    const sofar = told.length;
    await page.goto(href('gw_detail', { locale, param: id }));
    const { call, body: record } = await nextTold(told, sofar, VIEW);
    expect(call).toBe('pvuv');
    expect(record).toMatchObject({
      event: 'gw_detail',
      wz_id: id,
      page: href('gw_detail', { locale, param: id }),
      prepg: href('home_kuaixun', { locale }),
      params: { id: String(id) },
      uuid: first.uuid,
    });
    expect(record.wz_title).not.toBe('');
    const { sentAfter, uuid } = await page.evaluate(
      (opened) => ({
        sentAfter: Date.now() - Date.parse(opened),
        uuid: localStorage.getItem('uuid'),
      }),
      record.time as string,
    );
    expect(sentAfter).toBeGreaterThanOrEqual(200);
    expect(uuid).toBe(record.uuid);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('uuid');
  });

  test(`${locale}: the switch in the footer ends it, for the pages after too`, async ({ page }) => {
    const told = await watchTold(page);
    await page.goto(href('home', { locale }));
    await nextTold(told, 0, VIEW);
    // What is measured until the switch is pressed may still be told.
    const toggle = page.getByRole('switch', { name: say(locale, 'layout.footer.counting.label') });
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toContainText(say(locale, 'layout.footer.counting.off'));
    told.length = 0;
    await page.goto(href('home_kuaixun', { locale }));
    await expect(toggle).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('uuid'))).toBeNull();
    await page.goto('about:blank');
    expect(told).toEqual([]);
  });
}

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name} means that nothing is made, kept or sent`, async ({ page }) => {
    await page.addInitScript(
      ([key, given]) => Object.defineProperty(navigator, key as string, { get: () => given }),
      [property, value] as const,
    );
    const told = await watchTold(page);
    await page.goto(href('home', { locale: 'en' }));
    const toggle = page.getByRole('switch', { name: say('en', 'layout.footer.counting.label') });
    await expect(toggle).toContainText(say('en', 'layout.footer.counting.asked'));
    await expect(toggle).toBeDisabled();
    await page.goto(href('home_kuaixun', { locale: 'en' }));
    await expect(toggle).toBeDisabled();
    expect(await page.evaluate(() => localStorage.getItem('uuid'))).toBeNull();
    await page.goto('about:blank');
    expect(told).toEqual([]);
  });
}

test('a browser that keeps nothing is told of in the console, and the page works on', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/Analytics is not supported/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const told = await watchTold(page);
  await page.goto(href('home', { locale: 'zh-Hans' }));
  await expect.poll(() => complaints.said.join('\n')).toContain('Analytics is not supported');
  expect(told).toEqual([]);
  await expect(page.locator('[data-privacy-switch]')).toContainText(
    say('zh-Hans', 'layout.footer.counting.label'),
  );
});

test('reading counts once, and the desk sees it with the measures of the visit', async ({
  page,
  baseURL,
}) => {
  const editor = await makeMember(page.request, 'editor');
  // Not the newest: other tests have opened that one, and views are written down late.
  const { list } = await callSite(page.request, 'getArticleList', { limit: 2 });
  const { id } = list[1]!;
  const before = await visits();
  const told = await watchTold(page);
  for (let time = 0; time < 2; time += 1) {
    const view = page.waitForResponse((response) => CALL.test(response.url()));
    await page.goto(href('gw_detail', { locale: 'en', param: id }));
    await view;
  }
  await page.getByRole('heading', { level: 1 }).click();
  // What measures comes when the page has nothing else to do; until then there is nothing to tell.
  const measured = async () => {
    await hide(page);
    return told.find(({ call }) => call === 'webVitals')?.body;
  };
  await expect.poll(measured).toMatchObject({ route: 'gw_detail' });
  const viewsOf = (all: Awaited<ReturnType<typeof visits>>) =>
    all.articles.find((article) => article.id === id)?.views ?? 0;
  await expect
    .poll(async () => viewsOf(await visits()), { timeout: 20_000 })
    .toBe(viewsOf(before) + 1);
  // They are written down in batches, each kind in its own time.
  await expect
    .poll(async () => (await visits()).vitals.map(({ page: of }) => of), { timeout: 20_000 })
    .toContain('gw_detail');

  await page.context().addCookies([
    { name: 'token', value: editor.token, url: baseURL! },
    { name: 'user_id', value: String(editor.id), url: baseURL! },
  ]);
  await page.goto(href('desk_visits', { locale: 'en' }));
  await expect(page.getByRole('table', { name: say('en', 'desk.visits.read') })).toBeVisible();
  const vitals = page.getByRole('region', { name: say('en', 'desk.visits.vitals'), exact: true });
  await expect(vitals.last()).toContainText(say('en', 'routes.gw_detail'));

  async function visits() {
    return callAs(page.request, editor, 'deskVisits', { days: 7 });
  }
});
