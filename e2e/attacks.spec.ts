import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as plain, type Browser, type Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { callAs, makeMember } from './fixtures/reader';
import { expect } from './fixtures/site';

const FILE = path.resolve('../shared/fixtures/html-xss-dompurify/expect.json');
/** What the fixtures hold where they are at hand; else the kinds of attack they are of. */
const PAYLOADS: readonly string[] = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as { payload: string }[]).map(({ payload }) => payload)
  : [
      '<img src=x onerror=alert(1)>',
      '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
      '<a href="jav&#x09;ascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
      '<form><input name=attributes onfocus=alert(1) autofocus>',
      '<template><script>alert(1)</script></template>',
    ];

/** Articles that are looked at together: one of so many is what ran, when something does. */
const TOGETHER = 20;

/** A page in which everything that could run does: no policy of the site's keeps it from it. */
async function openBare(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, bypassCSP: true });
  await context.addInitScript(() => {
    const hit = () => {
      document.documentElement.setAttribute('data-hit', '1');
    };
    Object.assign(window, { alert: hit, confirm: hit, prompt: hit, print: hit });
  });
  const page = await context.newPage();
  // The site's own scripts and pictures have no part in it.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/_next/*', '*/covers/*', '*/api/*'] });
  return page;
}

plain(
  'no known attack runs in an article that brings it',
  async ({ browser, request, baseURL }) => {
    plain.setTimeout(600_000);
    const admin = await makeMember(request, 'admin');
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'attacks',
      items: PAYLOADS.map((payload, place) => ({
        id: `attack-${place}`,
        title: `攻击 ${place}`,
        // Older than the sample newsroom: the front pages stay what the other tests expect.
        date_published: '2019-01-01T00:00:00Z',
        content_html: `<p>正文开头 ${place}</p>${payload}`,
      })),
    };
    const sections = await callAs(request, admin, 'importList', {});
    const form = {
      file: {
        name: 'attacks.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(feed)),
      },
      file_name: 'attacks.json',
      section: sections.sections[0]!.key,
      source_name: 'attacks',
    };
    const answer = await request.post('/api/importFile', {
      headers: { authorization: admin.token },
      multipart: form,
    });
    const { data } = (await answer.json()) as { data: { id: number } };
    await expect
      .poll(async () => (await callAs(request, admin, 'openImport', { id: data.id })).state, {
        timeout: 120_000,
      })
      .toBe('done');
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const input = { id: data.id, limit: 50, ...(cursor === '' ? {} : { cursor }) };
      const report: { list: { article_id: number | null }[]; next_cursor: string | null } =
        await callAs(request, admin, 'importReport', input);
      ids.push(...report.list.flatMap(({ article_id: id }) => id ?? []));
      cursor = report.next_cursor;
    }
    expect(ids).toHaveLength(PAYLOADS.length);
    // The articles as they are served, many to a document: in pages of their own they take minutes.
    const parts: string[] = [];
    for (const id of ids) {
      const html = await (
        await request.get(href('gw_detail', { locale: 'zh-Hans', param: id }))
      ).text();
      parts.push(/<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? '');
    }
    const page = await openBare(browser, baseURL!);
    const opened: string[] = [];
    page.context().on('page', (other) => opened.push(other.url()));
    let served = '';
    await page.route('**/attacks-under-test', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: served }),
    );
    for (let first = 0; first < parts.length; first += TOGETHER) {
      const chunk = parts.slice(first, first + TOGETHER);
      served = `<!doctype html><html lang="zh-Hans"><body><main>${chunk.join('')}</main></body></html>`;
      await page.goto('/attacks-under-test', { waitUntil: 'domcontentloaded' });
      for (const place of chunk.keys()) {
        const opening = page.getByText(`正文开头 ${first + place}`, { exact: true });
        await expect(opening.first(), PAYLOADS[first + place]).toBeVisible();
      }
      // What waits for a pointer or the focus is given both.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('article *')) {
          element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
          element.focus();
        }
      });
      const hit = await page.locator('html').getAttribute('data-hit');
      expect(hit, PAYLOADS.slice(first, first + TOGETHER).join('\n')).toBeNull();
    }
    expect(opened).toEqual([]);
    // The same page does run what was not cleaned.
    served = '<!doctype html><img src=x onerror=alert(1)>';
    await page.goto('/attacks-under-test');
    await expect(page.locator('html')).toHaveAttribute('data-hit', '1');
    await page.context().close();
  },
);
