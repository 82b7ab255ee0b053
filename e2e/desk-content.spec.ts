import { href } from '@/lib/routes/href';
import { forgiveRefusals } from './fixtures/content-desk';
import { textOf } from './fixtures/document';
import { callSite } from './fixtures/site';
import { signInAs } from './fixtures/reader';
import { barriersInDark, barriersOf } from './fixtures/axe';
import { expect, LOCALES, say, sidewaysScroll, test } from './fixtures/site';

const ZH = 'zh-Hans';
const words = (key: string, values?: Record<string, string>) =>
  say(ZH, `desk.content.${key}`, values);
const unique = () => String(Date.now()).slice(-6);
const deskOf = (kind: string) => `${href('desk_content', { locale: ZH })}#${kind}`;

test('an announcement is written in the desk and read at once in three languages', async ({
  page,
  baseURL,
  complaints,
}) => {
  forgiveRefusals(complaints, 'addContent');
  await signInAs(page, baseURL!, 'editor');
  await page.goto(deskOf('notices'));
  await page.getByRole('button', { name: words('add') }).click();
  const form = page.getByRole('region', { name: words('add') });
  const field = (name: string, edition: string) =>
    form
      .getByRole('group', { name: words(`fields.${name}`) })
      .getByLabel(words(`editions.${edition}`));
  const title = `网络维护 ${unique()}`;
  await field('title', ZH).fill(title);
  await field('title', 'en').fill(`Maintenance ${title.slice(-6)}`);
  await form.getByRole('button', { name: words('save') }).click();
  await expect(form.getByText(words('faults.required')).first()).toBeVisible();
  await expect(field('title', ZH)).toHaveValue(title);

  // What is typed outlives a look at something else.
  await page.getByRole('button', { name: words('kinds.tools') }).click();
  await expect(page.getByText(words('about.tools'))).toBeVisible();
  await page.getByRole('button', { name: words('kinds.notices') }).click();
  await page.getByRole('button', { name: words('add') }).click();
  await expect(field('title', ZH)).toHaveValue(title);
  await field('summary', ZH).fill('今晚维护网络。');
  await field('body', ZH).fill('<p>今晚维护网络。</p>');
  await form.getByRole('button', { name: words('save') }).click();
  await expect(page.locator('#toasts')).toContainText(
    words('saved', { name: words('kinds.notices') }),
  );
  await expect(page.getByRole('region', { name: words('change') })).toBeVisible();

  const shown = {
    'zh-Hans': title,
    'zh-Hant': title.replace('网络维护', '網絡維護'),
    en: `Maintenance ${title.slice(-6)}`,
  };
  for (const locale of LOCALES) {
    const answer = await page.request.get(href('notice', { locale }));
    expect(textOf(await answer.text()), locale).toContain(shown[locale]);
  }
});

test('the lead of the home page is chosen, put in order and taken away', async ({
  page,
  baseURL,
  request,
}) => {
  const { list } = await callSite(request, 'getArticleList', { page: 1, limit: 30 });
  const article = list.at(-1)!;
  await signInAs(page, baseURL!, 'editor');
  await page.goto(deskOf('slots'));
  await page.getByRole('button', { name: words('add') }).click();
  await page.getByLabel(words('findArticle')).fill(article.title);
  await page.getByRole('button', { name: article.title, exact: true }).click();
  await page.getByRole('button', { name: words('save') }).click();
  const rows = page.getByRole('region', { name: words('kinds.slots') }).getByRole('listitem');
  await expect(rows.last()).toContainText(article.title);
  const home = async () => {
    const html = await (await request.get(href('home', { locale: ZH }))).text();
    return html.slice(html.indexOf('<main'));
  };
  const up = page.getByRole('button', { name: words('upOf', { name: article.title }) });
  const count = await rows.count();
  for (let place = count - 1; place > 0; place -= 1) {
    await up.click();
    await expect(rows.nth(place - 1)).toContainText(article.title);
  }
  const first = /href="(\/gw_detail\/\d+)"/.exec(await home())?.[1];
  expect(first).toBe(href('gw_detail', { locale: ZH, param: article.id }));

  await page
    .getByRole('button', { name: words('remove'), exact: true })
    .last()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('remove') })
    .click();
  await expect(rows).toHaveCount(count - 1);
  expect(/href="(\/gw_detail\/\d+)"/.exec(await home())?.[1]).not.toBe(first);
});

test('every kind can be opened, without barriers, also on a telephone', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const kind of ['hotWords', 'topics', 'columns', 'sections', 'tools', 'settings']) {
    await page.goto('about:blank');
    await page.goto(deskOf(kind));
    const rows = page.getByRole('region', { name: words(`kinds.${kind}`) }).getByRole('listitem');
    await rows.first().getByRole('button').first().click();
    await expect(page.getByRole('button', { name: words('save') })).toBeVisible();
    expect(await sidewaysScroll(page), kind).toBe(0);
    expect(await barriersOf(page), kind).toEqual([]);
  }
  expect(await barriersInDark(page)).toEqual([]);
});
