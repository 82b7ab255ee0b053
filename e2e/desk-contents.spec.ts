import { href } from '@/lib/routes/href';
import {
  changeElsewhere,
  contentDesk,
  forgiveRefusals,
  recordOf,
  unique,
} from './fixtures/content-desk';
import { textOf } from './fixtures/document';
import { signInAs } from './fixtures/reader';
import { callSite, expect, test } from './fixtures/site';

const ZH = 'zh-Hans';
/** Words of Chinese characters alone, that no other test has. */
const hanDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => '零一二三四五六七八九'[Number(digit)]!);

test('a word for traditional text is added, changed and taken away', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  forgiveRefusals(complaints, 'addContent', 'saveContent');
  const editor = await signInAs(page, baseURL!, 'editor');
  const desk = contentDesk(page, ZH);
  await desk.open('words');
  await desk.add();
  const tag = hanDigits(unique());
  await desk.field('note').fill('浏览器里的测试');
  await desk.field('hant').fill('not a word');
  await desk.refused(desk.words('faults.required'));
  await desk.field('hans').fill(`潮词${tag}`);
  await desk.refused(desk.words('faults.invalid'));
  await expect(desk.field('hant')).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.field('hant')).toBeFocused();
  await expect(desk.field('note')).toHaveValue('浏览器里的测试');
  await desk.field('hant').fill(`潮語${tag}`);
  await desk.form.getByRole('button', { name: desk.words('conversion.preview') }).click();
  await expect(desk.form.getByText(desk.words('conversion.none'))).toBeVisible();
  await desk.save('words');
  const row = desk.rows('words').filter({ hasText: `潮词${tag}` });
  await expect(row).toBeVisible();

  const id = await recordOf(request, editor, 'words', tag);
  await changeElsewhere(request, editor, { kind: 'words', id }, () => ({ note: '另一位编辑' }));
  await desk.field('hant').fill(`潮詞${tag}`);
  await desk.overtaken();
  await expect(desk.field('hant')).toHaveValue(`潮詞${tag}`);
  await desk.button('conflictTheirs').click();
  await expect(desk.field('note')).toHaveValue('另一位编辑');
  await expect(desk.field('hant')).toHaveValue(`潮語${tag}`);
  await desk.field('hant').fill(`潮詞${tag}`);
  await desk.save('words');

  await desk.button('remove').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: desk.words('remove') })
    .click();
  await expect(row).toHaveCount(0);
});

test('an issue is made with its articles and read on its page', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  forgiveRefusals(complaints, 'addContent', 'saveContent');
  const { list } = await callSite(request, 'getArticleList', { page: 1, limit: 30 });
  const [first, second] = list.slice(-2);
  const editor = await signInAs(page, baseURL!, 'editor');
  const desk = contentDesk(page, ZH);
  await desk.open('issues');
  await desk.add();
  const title = `早报 ${unique()}`;
  // A day long ago: the newest issue stays what it is.
  const day = new Date(Math.random() * 9_000 * 86_400_000).toISOString().slice(0, 10);
  await desk.field('day').fill(day.slice(0, 7));
  await desk.edition('title').fill(title);
  await desk.edition('lead').fill('这一天的网络。');
  await desk.edition('body').fill('<p>以太坊网络升级。</p>');
  await desk.choose(first!.title);
  await desk.choose(second!.title);
  await desk.refused(desk.words('faults.invalid'));
  await expect(desk.field('day')).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.edition('title')).toHaveValue(title);
  await desk.field('day').fill(day);
  await desk.form
    .getByRole('button', { name: desk.words('upOf', { name: second!.title }), exact: true })
    .click();
  await desk.save('issues');
  await expect(desk.rows('issues').filter({ hasText: title })).toBeVisible();

  const path = `${href('home_eightclock', { locale: 'zh-Hant' })}/${day}`;
  const html = await (await request.get(path)).text();
  const text = textOf(html.slice(html.indexOf('<main')));
  expect(text).toContain(title.replace('早报', '早報'));
  expect(text).toContain('以太坊網絡升級');
  const hrefs = [second, first].map(({ id } = first!) => `/gw_detail/${id}"`);
  expect(hrefs.map((each) => html.indexOf(each))).not.toContain(-1);
  expect(html.indexOf(hrefs[0]!)).toBeLessThan(html.indexOf(hrefs[1]!));

  const id = await recordOf(request, editor, 'issues', title);
  const theirs = { 'zh-Hans': '别人写的导语。', 'zh-Hant': '', en: '' };
  await changeElsewhere(request, editor, { kind: 'issues', id }, () => ({ lead: theirs }));
  await desk.edition('lead').fill('这是我写的导语。');
  await desk.overtaken();
  await expect(desk.edition('lead')).toHaveValue('这是我写的导语。');
  await desk.button('conflictMine').click();
  await expect(desk.form.getByText(desk.words('conflict'))).toBeHidden();
  expect(await (await request.get(path)).text()).toContain('這是我寫的導語。');

  await desk.button('remove').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: desk.words('remove') })
    .click();
  await expect(desk.rows('issues').filter({ hasText: title })).toHaveCount(0);
  expect((await request.get(path)).status()).toBe(404);
});

test('a special is made with its articles and its timeline', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  forgiveRefusals(complaints, 'addContent', 'saveContent');
  const { list } = await callSite(request, 'getArticleList', { page: 1, limit: 30 });
  const article = list.at(-1)!;
  const editor = await signInAs(page, baseURL!, 'editor');
  const desk = contentDesk(page, ZH);
  await desk.open('topics');
  await desk.add();
  const title = `升级专题 ${unique()}`;
  await desk.form.getByRole('group', { name: /^标题/ }).getByLabel('简体中文').first().fill(title);
  await desk.edition('intro').fill('网络升级的来龙去脉。');
  await desk.form.locator('input[type=file]').setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: await pictureOf(page),
  });
  await expect(desk.form.getByRole('img')).toBeVisible();
  await desk.choose(article.title);
  await desk.button('addEntry').click();
  const entry = desk.form.getByRole('group', {
    name: `${desk.words('fields.timeline')} 1`,
    exact: true,
  });
  await entry.getByLabel(desk.words('fields.date')).fill('3月');
  await entry.getByLabel(desk.words('editions.zh-Hans')).first().fill('提案公布');
  await desk.refused(desk.words('faults.invalid'));
  await expect(entry.getByLabel(desk.words('fields.date'))).toBeFocused();
  await expect(desk.form.getByRole('img')).toBeVisible();
  await expect(desk.form.getByText(article.title)).toBeVisible();
  await entry.getByLabel(desk.words('fields.date')).fill('2026-03');
  await desk.field('shown_time').fill('2099-01-01T08:00');
  await desk.save('topics');
  const row = desk.rows('topics').filter({ hasText: title });
  await expect(row).toContainText(desk.words('states.coming'));
  const id = await recordOf(request, editor, 'topics', title);
  const path = href('home_zt', { locale: 'zh-Hant', param: id });
  expect((await request.get(path)).status()).toBe(404);
  // Long ago: the newest special stays what it is.
  await desk.field('shown_time').fill('2001-01-01T08:00');
  await desk.save('topics');
  const html = await (await request.get(path)).text();
  const text = textOf(html.slice(html.indexOf('<main')));
  for (const each of [title.replace('升级专题', '升級專題'), '提案公佈', '網絡升級的來龍去脈']) {
    expect(text).toContain(each);
  }
  expect(html).toContain(`/gw_detail/${article.id}"`);

  const theirs = { 'zh-Hans': '别人的副标题', 'zh-Hant': '', en: '' };
  await changeElsewhere(request, editor, { kind: 'topics', id }, () => ({ subtitle: theirs }));
  await entry.getByLabel(desk.words('editions.zh-Hans')).first().fill('提案公布两次');
  // A look at something else does not make the other’s change one’s own.
  await page.getByRole('button', { name: desk.words('kinds.tools') }).click();
  await expect(page.getByText(desk.words('about.tools'))).toBeVisible();
  await page.getByRole('button', { name: desk.words('kinds.topics') }).click();
  await row.getByRole('button').first().click();
  await desk.overtaken();
  await expect(entry.getByLabel(desk.words('editions.zh-Hans')).first()).toHaveValue(
    '提案公布两次',
  );
  await desk.button('conflictTheirs').click();
  await expect(desk.edition('subtitle')).toHaveValue('别人的副标题');
  await desk.button('remove').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: desk.words('remove') })
    .click();
  await expect(row).toHaveCount(0);
});

/** A picture that a browser painted, as PNG. */
async function pictureOf(page: Parameters<typeof contentDesk>[0]): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
}
