import type { APIRequestContext } from '@playwright/test';
import type { CommandResult } from '@/lib/api/newsroom-commands';
import type { PreparedArticle } from '@/lib/contract/importing';
import { askServer } from '@/lib/platform/control-socket';
import { href } from '@/lib/routes/href';
import { readDocument } from './fixtures/document';
import { expect, LOCALES, test, type Locale } from './fixtures/site';

const STAMP = Date.now().toString(36);
const CHANGES = 8;
const READERS = 6;

test.describe('while readers ask without pause', () => {
  test.skip(Boolean(process.env.BASE_URL), 'it speaks to the server over its data folder');
  test.setTimeout(180_000);

  test('every change is on home, list and detail at the next request, in each language', async ({
    request,
  }) => {
    const id = await publish(0);
    let isOver = false;
    const answers: number[] = [];
    const readers = Array.from({ length: READERS }, async (_, number) => {
      const paths = LOCALES.flatMap((locale) => pathsOf(locale, id));
      for (let turn = number; !isOver; turn += 1) {
        const page = await request.get(paths[turn % paths.length]!);
        answers.push(page.status());
      }
    });

    try {
      for (let change = 1; change <= CHANGES; change += 1) {
        expect(await publish(change)).toBe(id);
        for (const locale of LOCALES)
          await expectTitle(request, locale, id, titleOf(locale, change));
      }
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
    expect(answers.length).toBeGreaterThan(CHANGES * READERS);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  });
});

async function expectTitle(
  request: APIRequestContext,
  locale: Locale,
  id: number,
  title: string,
): Promise<void> {
  // All three at once: each is the first request for its page since the change.
  const pages = await Promise.all(pathsOf(locale, id).map((path) => request.get(path)));
  for (const page of pages)
    expect(readDocument(await page.text()).text, page.url()).toContain(title);
}

function pathsOf(locale: Locale, id: number): string[] {
  return [
    href('home', { locale }),
    href('home_wz', { locale }),
    href('gw_detail', { locale, param: id }),
  ];
}

function titleOf(locale: Locale, change: number): string {
  const title = { 'zh-Hans': '潮汐观测', 'zh-Hant': '潮汐觀測', en: 'Tide observation' }[locale];
  return `${title} ${STAMP} ${change}`;
}

/** Writes the article's next version as a command does. @returns its id. */
async function publish(change: number): Promise<number> {
  const dataFolder = process.env.E2E_DATA_DIR ?? '';
  const [section] = (await askServer(
    dataFolder,
    'listSections',
    {},
  )) as CommandResult<'listSections'>;
  const article: PreparedArticle = {
    sourceKey: `e2e:fresh:${STAMP}`,
    sourceName: null,
    sourceUrl: null,
    originalLocale: 'zh-Hans',
    publishedAt: new Date().toISOString(),
    section: section!.key,
    labels: [],
    author: { key: 'e2e', nickname: { 'zh-Hans': '测试', 'zh-Hant': '測試', en: 'Test' } },
    cover: '',
    views: 0,
    editions: LOCALES.map((locale) => ({
      locale,
      title: titleOf(locale, change),
      summary: '',
      bodyHtml: `<p>${titleOf(locale, change)}</p>`,
      isDerived: locale === 'zh-Hant',
      readingMinutes: 1,
    })),
    pictures: [],
    digest: `e2e:${STAMP}:${change}`,
  };
  const outcomes = (await askServer(dataFolder, 'importArticles', {
    articles: [article],
  })) as CommandResult<'importArticles'>;
  expect(outcomes[0]?.reason).toBeFalsy();
  return outcomes[0]!.id!;
}
