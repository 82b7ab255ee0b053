import { test as plain } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { barriersInDark, barriersOf } from './fixtures/axe';
import { callAs, signInAs } from './fixtures/reader';
import { expect, say, sidewaysScroll, test } from './fixtures/site';
import {
  words,
  bodyOf,
  titleOf,
  stateOf,
  tool,
  openNew,
  NOTE,
  drop,
  coverFile,
  PICTURE,
  ZH,
} from './fixtures/writing-page';

/** A table that was just set in has no words in its head yet. */
const NOT_YET_WRITTEN = { without: ['empty-table-header'] };

test('a reader writes an article, and finds it again', async ({ page, baseURL }) => {
  await signInAs(page, baseURL!);
  const body = await openNew(page);
  await titleOf(page).fill('潮汐之下');
  await page.getByRole('textbox', { name: words('fields.summary') }).fill('一句话说明。');
  await body.click();
  await tool(page, 'h2').click();
  await expect(tool(page, 'h2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('第一节');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- 甲');
  await page.keyboard.press('Enter');
  await page.keyboard.type('乙');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'table').click();
  await page.keyboard.type('币种');
  await expect(page.getByRole('group', { name: words('table.label') })).toBeVisible();
  await body.getByText('第一节').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page
    .getByLabel(words('tools.picture'), { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'tide.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(body.locator('figure img')).toHaveAttribute('src', /\/media\//);
  await drop(body, 'fallen.png');
  await expect(body.locator('figure img[src*="/media/"]')).toHaveCount(2);
  await body.locator('figcaption').last().click();
  await page.keyboard.type('潮水图');

  await body.getByText('第一节').click();
  await page.keyboard.press('End');
  await tool(page, 'note').click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel(words('note.text')).fill('一条脚注');
  await asked.getByRole('button', { name: words('note.set') }).click();
  await expect(body.locator(NOTE)).toHaveCount(1);
  await body.getByRole('listitem').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await tool(page, 'protect').click();
  await expect(body.locator('span[translate="no"]')).toHaveText('甲');

  await tool(page, 'find').click();
  const find = page
    .getByRole('search')
    .filter({ has: page.getByRole('searchbox', { name: words('find.label') }) });
  await find.getByRole('searchbox').fill('乙');
  await expect(find.getByRole('status')).toHaveText(words('find.count', { at: '1', count: '1' }));
  await find.getByRole('searchbox').fill('没有的词');
  await expect(find.getByRole('status')).toHaveText(words('find.none'));
  await page.keyboard.press('Escape');
  await expect(find).toBeHidden();

  const side = page.getByRole('group', { name: words('side.cover') });
  await side.getByRole('button', { name: words('side.coverChoose') }).click();
  await asked.locator('input[type=file]').setInputFiles(await coverFile(page));
  const confirm = asked.getByRole('button', { name: say(ZH, 'crop.confirm'), exact: true });
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(side.getByRole('img')).toHaveAttribute('src', /\/media\//);
  await expect(stateOf(page, 'saved')).toBeVisible();
  await expect(page).toHaveURL(/\/publish\/\d+$/);
  expect(await barriersOf(page, NOT_YET_WRITTEN)).toEqual([]);
  await page.reload();
  await expect(body.getByRole('heading', { name: '第一节' })).toBeVisible({ timeout: 30_000 });
  await expect(body.getByRole('listitem')).toHaveText(['甲', '乙']);
  await expect(body.locator('table')).toContainText('币种');
  await expect(body.locator('figure img')).toHaveCount(2);
  await expect(body.locator('figcaption').last()).toHaveText('潮水图');
  await expect(body.locator(NOTE)).toHaveCount(1);
  await expect(body.locator('span[translate="no"]')).toHaveText('甲');
  await expect(side.getByRole('img')).toHaveAttribute('src', /\/media\//);
  await expect(titleOf(page)).toHaveValue('潮汐之下');
  const outline = page.getByRole('navigation', { name: words('side.outline') });
  await expect(outline.getByRole('button')).toHaveText(['第一节']);
});

test('a text is handed to the desk once nothing is missing, and can be taken back', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!);
  const body = await openNew(page);
  const submit = page.getByRole('button', { name: words('submit.submit') });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await titleOf(page).fill('提交的文章');
  await page.getByRole('textbox', { name: words('fields.summary') }).fill('摘要。');
  await body.fill('正文内容。');
  const gaps = page.getByText(words('submit.missing')).locator('..').getByRole('listitem');
  await expect(gaps).toHaveText([words('submit.gaps.section')]);
  await page.getByRole('combobox', { name: words('side.section') }).selectOption({ index: 1 });
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  await submit.click();
  const withdraw = page.getByRole('button', { name: words('state.withdraw') });
  await expect(withdraw).toBeVisible();
  await expect(body).toHaveAttribute('contenteditable', 'false');
  await withdraw.click();
  await expect(body).toHaveAttribute('contenteditable', 'true');
  await page.getByRole('button', { name: words('preview.button') }).click();
  const preview = page.getByRole('dialog');
  await preview.getByRole('tab', { name: '繁體中文' }).click();
  await expect(preview.getByRole('article')).toContainText('正文內容。');
  await page.keyboard.press('Escape');
  await body.fill('改过的内容。');
  await page.getByRole('button', { name: words('history.button') }).click();
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
  await expect(page.getByRole('dialog').locator('ins')).not.toHaveCount(0);
  await page.getByRole('button', { name: words('history.restore') }).click();
  await expect(body).not.toContainText('改过');

  // The English edition stands beside it, with a preview of its own.
  await page.getByRole('button', { name: words('editions.begin') }).click();
  await expect(titleOf(page)).toHaveValue('', { timeout: 30_000 });
  await titleOf(page).fill('Handed in');
  await body.fill('In English.');
  await expect(stateOf(page, 'saved')).toBeVisible();
  await page.getByRole('button', { name: words('preview.button') }).click();
  await expect(preview.getByRole('article')).toContainText('In English.');
  await expect(preview.getByRole('article')).toHaveAttribute('lang', 'en');
  await preview.getByRole('tab', { name: '繁體中文' }).click();
  await expect(preview.getByRole('article')).toContainText('正文內容。');
});

// The browser itself says in its console that calls were refused or not answered.
plain('two tabs of one text do not write over each other', async ({ page, context, baseURL }) => {
  await signInAs(page, baseURL!);
  const body = await openNew(page);
  await body.fill('起初');
  await expect(stateOf(page, 'saved')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(bodyOf(other)).toContainText('起初', { timeout: 30_000 });
  await bodyOf(other).fill('另一页写的');
  await expect(stateOf(other, 'saved')).toBeVisible();
  await body.fill('这一页写的');
  const conflict = page.getByRole('alert', { name: words('conflict.title') });
  await expect(conflict).toContainText('另一页写的');
  await expect(conflict).toContainText('这一页写的');
  await conflict.getByRole('button', { name: words('conflict.chooseMine') }).click();
  await expect(conflict).toBeHidden();
  await expect(stateOf(page, 'saved')).toBeVisible();
  await other.reload();
  await expect(bodyOf(other)).toHaveText('这一页写的', { timeout: 30_000 });
});

plain(
  'what is written offline is kept, over a reload too, and is one draft',
  async ({ page, baseURL }) => {
    const reader = await signInAs(page, baseURL!);
    const body = await openNew(page);
    await page.route('**/api/createManuscript', (route) => route.abort());
    await body.fill('没有网络的时候');
    await expect(stateOf(page, 'offline')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const offer = page.getByRole('region', { name: words('recover.title') });
    await expect(offer).toContainText('没有网络的时候', { timeout: 30_000 });
    await page.unroute('**/api/createManuscript');
    await offer.getByRole('button', { name: words('recover.restore') }).click();
    await expect(stateOf(page, 'saved')).toBeVisible();
    const { list } = await callAs(page.request, reader, 'myManuscripts', {});
    expect(list).toHaveLength(1);
    await page.context().setOffline(true);
    await body.fill('又断了');
    await expect(stateOf(page, 'offline')).toBeVisible();
    await page.context().setOffline(false);
    await expect(stateOf(page, 'saved')).toBeVisible();
  },
);

test('the language of a new text can be another than that of the page', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!);
  const inEnglish = (key: string) => say('en', `studio.editor.${key}`);
  await page.goto(href('publish', { locale: 'en' }));
  const title = page.getByRole('textbox', { name: inEnglish('fields.title'), exact: true });
  await title.fill('写在英文页面里的标题');
  const language = page.getByRole('group', { name: inEnglish('editions.language') });
  await expect(language.getByRole('button', { pressed: true })).toHaveText(
    inEnglish('editions.en'),
  );
  await language.getByRole('button', { name: inEnglish('editions.zh') }).click();
  await expect(title).toHaveValue('写在英文页面里的标题');
  await expect(title).toHaveAttribute('lang', 'zh-Hans');
  await expect(stateOf(page, 'saved')).toBeVisible();
  await expect(language).toBeHidden();
  const editions = page.getByRole('group', { name: inEnglish('editions.label') });
  await expect(editions.getByRole('button', { pressed: true })).toHaveText(
    inEnglish('editions.zh'),
  );
  await page.reload();
  await expect(title).toHaveValue('写在英文页面里的标题');
});

test('it is written on a telephone as well', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, baseURL!);
  const body = await openNew(page);
  await body.fill('在路上写。https://example.org/'.padEnd(200, 'a'));
  await tool(page, 'table').click();
  await expect(stateOf(page, 'saved')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await barriersOf(page, NOT_YET_WRITTEN)).toEqual([]);
  expect(await barriersInDark(page)).toEqual([]);
});

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto(href('publish', { locale: ZH }));
  await expect(page.getByText(say(ZH, 'my.frame.signInTitle'))).toBeVisible();
});
