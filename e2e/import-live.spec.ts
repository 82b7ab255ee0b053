import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { readDocument } from './fixtures/document';
import { callSite, expect, LOCALES, test, type Locale } from './fixtures/site';

const STAMP = Date.now().toString(36);
const TITLES: Record<Locale, string> = {
  'zh-Hans': `以太坊发展简报 ${STAMP}`,
  'zh-Hant': `以太坊發展簡報 ${STAMP}`,
  en: `A brief on Ethereum ${STAMP}`,
};

/** Where search engines and readers' programs look for what is new. */
const FOUND_BY = [
  '/sitemap-news.xml',
  '/sitemaps/article-1.xml',
  '/feeds/zh-hans/articles.rss',
  '/feeds/en/articles.atom',
];

test.describe('an import while the server runs', () => {
  test.skip(Boolean(process.env.BASE_URL), 'it speaks to the server over its data folder');

  let folder: string;
  test.beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-import-'));
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  test('is on the front page, the list and its own page at the next request', async ({
    request,
  }) => {
    // Once before, so that the pages are finished ones that the change must drop.
    for (const locale of LOCALES) await textsOf(request, locale);
    for (const file of FOUND_BY) await request.get(file);
    writeArticle('第一版正文。', 'The first text.');
    expect(await importFolder(folder)).toContain('1 new');

    // Other tests may have published since: it is among the newest.
    const { list } = await callSite(request, 'getArticleList', { limit: 10 });
    const id = list.find(({ title }) => title === TITLES['zh-Hans'])?.id ?? 0;
    expect(id).toBeGreaterThan(0);
    for (const locale of LOCALES) {
      for (const text of await textsOf(request, locale)) expect(text).toContain(TITLES[locale]);
      const page = await request.get(href('gw_detail', { locale, param: id }));
      expect(page.status()).toBe(200);
      expect(readDocument(await page.text()).text).toContain(TITLES[locale]);
    }
    for (const file of FOUND_BY) {
      const text = await (await request.get(file)).text();
      expect(text, file).toContain(`/gw_detail/${id}<`);
    }

    writeArticle('第二版正文。', 'The second text.');
    expect(await importFolder(folder)).toContain('1 updated');
    const second = { 'zh-Hans': '第二版正文', 'zh-Hant': '第二版正文', en: 'The second text' };
    for (const locale of LOCALES) {
      const page = await request.get(href('gw_detail', { locale, param: id }));
      expect(readDocument(await page.text()).text).toContain(second[locale]);
    }
    expect(await importFolder(folder)).toContain('1 unchanged');
  });

  function writeArticle(chinese: string, english: string): void {
    const date = new Date().toISOString();
    for (const [language, locale, body] of [
      ['zh', 'zh-Hans', chinese],
      ['en', 'en', english],
    ] as const) {
      mkdirSync(path.join(folder, language), { recursive: true });
      writeFileSync(
        path.join(folder, language, 'brief.md'),
        `---\ntitle: "${TITLES[locale]}"\nlang: ${language}\ndate: ${date}\n---\n\n${body}\n`,
      );
    }
  }
});

/** The text of the front page and of the list of articles. */
async function textsOf(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const paths = [href('home', { locale }), href('home_wz', { locale })];
  const pages = await Promise.all(paths.map((place) => request.get(place)));
  return Promise.all(pages.map(async (page) => readDocument(await page.text()).text));
}

/** Runs the command beside the server; what it printed. */
async function importFolder(folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/task.mjs', 'import', folder, '--source-name', `e2e-${STAMP}`],
    { env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, NODE_ENV: 'production' } },
  );
  return stdout;
}
