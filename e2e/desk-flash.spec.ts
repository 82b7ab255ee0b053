import type { Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { textOf } from './fixtures/document';
import { callAs, signInAs } from './fixtures/reader';
import { expect, LOCALES, say, sidewaysScroll, test } from './fixtures/site';

const words = (key: string, values?: Record<string, string>) =>
  say('zh-Hans', `desk.flash.${key}`, values);
const composer = (page: Page) => page.getByRole('region', { name: words('composer'), exact: true });
const latest = (page: Page) => page.getByRole('region', { name: words('latest'), exact: true });
const unique = () => String(Date.now()).slice(-8);

test('a flash is published by the keyboard alone and read at once in three languages', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!, 'editor');
  await page.goto(href('desk_flash', { locale: 'zh-Hans' }));
  const title = composer(page).getByLabel(words('title'), { exact: true });
  await expect(title).toBeFocused();
  const number = unique();
  const said = `监管机构发布第 ${number} 号新规`;
  await page.keyboard.type(said);
  await page.keyboard.press('Tab');
  await page.keyboard.type('新规将于下月生效。');
  await page.keyboard.press('Alt+Digit4');
  await expect(
    page.getByRole('radio', { name: say('zh-Hans', 'flash.category.policy') }),
  ).toBeChecked();
  // What was written outlives the page.
  await page.reload();
  await expect(title).toHaveValue(said);
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(composer(page).getByRole('button', { name: words('armed') })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#toasts')).toContainText(words('published', { title: said }));
  await expect(title).toHaveValue('');
  await expect(title).toBeFocused();
  const row = latest(page).getByRole('listitem').filter({ hasText: said });
  const address = await row.getByRole('link', { name: words('view') }).getAttribute('href');
  const id = Number(address?.split('/').at(-1));
  expect(await sidewaysScroll(page)).toBe(0);

  const shown = { 'zh-Hans': said, 'zh-Hant': `監管機構發佈第 ${number} 號新規`, en: said };
  for (const locale of LOCALES) {
    const where = [
      href('home_kuaixun', { locale }),
      href('home', { locale }),
      href('kuaixun_wz', { locale, param: id }),
    ];
    for (const path of where) {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(200);
      expect(textOf(await answer.text()), path).toContain(shown[locale]);
    }
  }
});

test('a change keeps the old text, and a withdrawn flash answers 410 until it is restored', async ({
  page,
  baseURL,
}) => {
  const editor = await signInAs(page, baseURL!, 'editor');
  const title = `待更正的快讯 ${unique()}`;
  const { id } = await callAs(page.request, editor, 'publishFlash', {
    client_key: crypto.randomUUID(),
    category: 'market',
    title,
    content: '第一版正文。',
  });
  await page.goto(href('desk_flash', { locale: 'zh-Hans' }));
  const row = latest(page).getByRole('listitem').filter({ hasText: title }).first();
  await row.getByRole('button', { name: words('editOf', { title }) }).click();
  const change = page.getByRole('region', { name: words('editing'), exact: true });
  await change.getByLabel(words('content'), { exact: true }).fill('更正后的正文。');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#toasts')).toContainText(words('updated', { title }));
  const detail = href('kuaixun_wz', { locale: 'zh-Hans', param: id });
  expect(await (await page.request.get(detail)).text()).toContain('更正后的正文。');
  await row.getByRole('button', { name: words('versionsOf', { title }) }).click();
  await expect(row.getByText('第一版正文。')).toBeVisible();

  await row.getByRole('button', { name: words('withdrawOf', { title }) }).click();
  await row.getByLabel(words('withdrawReason')).fill('消息不实');
  await row
    .getByRole('button', { name: words('withdraw'), exact: true })
    .last()
    .click();
  await expect(row.getByRole('button', { name: words('restoreOf', { title }) })).toBeVisible();
  for (const locale of LOCALES) {
    const gone = await page.request.get(href('kuaixun_wz', { locale, param: id }));
    expect(gone.status()).toBe(410);
  }
  const list = await page.request.get(href('home_kuaixun', { locale: 'zh-Hans' }));
  expect(await list.text()).not.toContain(title);
  await row.getByRole('button', { name: words('restoreOf', { title }) }).click();
  await expect(row.getByRole('link', { name: words('view') })).toBeVisible();
  expect((await page.request.get(detail)).status()).toBe(200);
});
