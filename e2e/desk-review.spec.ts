import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { barriersInDark, barriersOf } from './fixtures/axe';
import { content, handIn, publish, submit, titleOf } from './fixtures/manuscripts';
import { callAs, makeMember, signInAs, signInPage, signOutPage } from './fixtures/reader';
import { expect, LOCALES, say, sidewaysScroll, test, type Locale } from './fixtures/site';

const ZH: Locale = 'zh-Hans';
const desk = (key: string, values?: Record<string, string>) => say(ZH, `desk.${key}`, values);
const mine = (key: string, values?: Record<string, string>) =>
  say(ZH, `studio.mine.${key}`, values);

/* One queue for all: an editor who goes on to the next text would hold that of another test. */
test.describe.configure({ mode: 'default' });

async function openInQueue(page: Page, title: string) {
  await page.goto(href('desk_review', { locale: ZH }));
  await page.getByLabel(desk('review.search')).fill(title);
  await page.getByRole('link', { name: title }).click();
  await expect(
    page.getByRole('heading', { name: desk('review.manuscript.decide.title'), exact: true }),
  ).toBeVisible();
}

test('a text is approved in the browser and is read in three languages at the next request', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const author = await makeMember(request);
  const title = titleOf('难度上调的账本');
  const { article_id: id } = await submit(request, author, content(title));
  await signInAs(page, baseURL!, 'editor');
  await page.goto(href('desk', { locale: ZH }));
  await expect(page.getByRole('region', { name: desk('review.today.waiting') })).toBeVisible();
  await openInQueue(page, title);
  await expect(page.getByRole('article')).toContainText('矿工的成本随之变化');
  await page.keyboard.press('a');
  const armed = page.getByRole('button', { name: desk('review.manuscript.decide.armed') });
  await expect(armed).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.locator('#toasts')).toContainText(title);
  // The desk goes on to the next text and holds it; leaving gives it back.
  await page.goto(href('desk', { locale: ZH }));

  for (const locale of LOCALES) {
    for (const path of [
      href('home', { locale }),
      href('home_wz', { locale }),
      href('home_chanye', { locale }),
    ]) {
      const list = await (await request.get(path)).text();
      // There is no English edition: the one address of the text is the Chinese one's.
      const shown = locale === 'en' ? ZH : locale;
      expect(list, `${path} leads to the article`).toContain(
        `"${href('gw_detail', { locale: shown, param: id })}"`,
      );
    }
    const answer = await request.get(href('gw_detail', { locale, param: id }));
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(locale === 'zh-Hant' ? '礦工的成本' : '矿工的成本');
  }

  const own = await (await browser.newContext()).newPage();
  await signInPage(own, author, baseURL!);
  await own.goto(`${baseURL}${href('my_mymessage', { locale: ZH })}`);
  await expect(own.getByRole('main')).toContainText(title);
  await own.goto(`${baseURL}${href('mywz', { locale: ZH })}`);
  await expect(
    own.getByRole('link', { name: mine('actOf', { name: mine('view'), title }) }),
  ).toHaveAttribute('href', href('gw_detail', { locale: ZH, param: id }));
  await own.context().close();
});

test('a refusal tells its reason, and the text can be handed in again', async ({
  page,
  request,
  baseURL,
}) => {
  const author = await makeMember(request);
  const title = titleOf('没有出处的传闻');
  const { article_id: id } = await submit(request, author, content(title));
  await signInAs(page, baseURL!, 'editor');
  await openInQueue(page, title);
  await page.keyboard.press('r');
  const reason = page.getByLabel(desk('review.manuscript.decide.reason'), { exact: true });
  await expect(reason).toBeFocused();
  const send = page.getByRole('button', { name: desk('review.manuscript.decide.refuseSend') });
  await send.click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.selectOption('source');
  await page.getByLabel(desk('review.manuscript.decide.toAuthor')).fill('请附上官方公告的链接。');
  await send.click();
  await expect(page.locator('#toasts')).toContainText(title);

  await signOutPage(page);
  await signInPage(page, author, baseURL!);
  await page.goto(href('mywz', { locale: ZH }));
  const refused = page.getByRole('button', { name: `${say(ZH, 'studio.status.refused')} 1` });
  await refused.click();
  await expect(page.getByText(mine('reasons.source'))).toBeVisible();
  await expect(page.getByText('请附上官方公告的链接。')).toBeVisible();

  const opened = await callAs(request, author, 'openManuscript', { article_id: id });
  await handIn(request, author, opened);
  await page.reload();
  await page.getByRole('button', { name: `${say(ZH, 'studio.status.pending')} 1` }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(/\d\d:\d\d/);
  await page
    .getByRole('button', { name: mine('actOf', { name: mine('withdraw'), title }) })
    .click();
  await expect(page.locator('#toasts')).toContainText(mine('withdrawn'));
});

test('a refused text comes again with who refused it and why, set against what was refused', async ({
  page,
  request,
  baseURL,
}) => {
  const author = await makeMember(request);
  const first = await makeMember(request, 'editor');
  const title = titleOf('矿机与电价');
  const { article_id, revision } = await submit(request, author, content(title));
  await callAs(request, first, 'decideReview', {
    ...{ article_id, locale: ZH, revision, decision: 'refuse' },
    ...{ reason_code: 'source', reason_text: '请写明难度数据的出处。' },
  });
  const body = content(title).body_html.replace('上调', '下调');
  const saved = await callAs(request, author, 'saveManuscript', {
    ...{ article_id, locale: ZH, base_revision: revision },
    content: content(title, { body_html: body }),
  });
  await handIn(request, author, saved);
  await signInAs(page, baseURL!, 'editor');
  await openInQueue(page, title);
  const earlier = page.getByRole('region', { name: desk('review.manuscript.decisions.title') });
  await expect(earlier).toContainText('请写明难度数据的出处。');
  await page.getByRole('button', { name: desk('review.manuscript.againstRefused') }).click();
  await expect(page.locator('del')).toHaveText([/^上/]);
  await expect(page.locator('ins')).toHaveText([/^下/]);
});

test('a revision is shown against the live text, by words', async ({ page, request, baseURL }) => {
  const author = await makeMember(request);
  const title = titleOf('跨链桥恢复运行');
  const id = await publish(request, author, content(title));
  const live = await callAs(request, author, 'openManuscript', { article_id: id });
  const body = live.content.body_html.replace('上调', '下调');
  const saved = await callAs(request, author, 'saveManuscript', {
    article_id: id,
    locale: ZH,
    base_revision: live.revision,
    content: { ...live.content, body_html: `${body}<p>补充：新增的一段。</p>` },
  });
  await handIn(request, author, saved);
  await signInAs(page, baseURL!, 'editor');
  await openInQueue(page, title);
  await expect(page.locator('del')).toHaveText([/^上/]);
  await expect(page.locator('ins')).toHaveText([/^下/, '补充：新增的一段。']);
  await expect(
    page.getByText(desk('review.manuscript.unchanged.other', { count: '2' })).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: desk('review.manuscript.asReaders') }).click();
  await expect(page.getByRole('article')).toContainText('补充：新增的一段。');
});

test('what another editor reviews can be read, and is given back when they leave', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const author = await makeMember(request);
  const title = titleOf('两位编辑一篇稿');
  await submit(request, author, content(title));
  const first = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signInAs(first, baseURL!, 'editor');
  await openInQueue(first, title);
  await signInAs(page, baseURL!, 'editor');
  await page.goto(href('desk_review', { locale: ZH }));
  await page.getByLabel(desk('review.search')).fill(title);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('article')).toContainText(title);
  await expect(page.getByRole('complementary')).toContainText(
    desk('review.manuscript.lock.others').split('。')[1]!,
  );
  await expect(
    page.getByRole('heading', { name: desk('review.manuscript.decide.title'), exact: true }),
  ).toBeHidden();
  await first.goto(href('desk', { locale: ZH }));
  await first.context().close();
  // The page that leaves does not wait for the answer.
  await expect(async () => {
    await page.reload();
    await expect(
      page.getByRole('heading', { name: desk('review.manuscript.decide.title'), exact: true }),
    ).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('an article is corrected, taken down with 410, and put back', async ({
  page,
  request,
  baseURL,
}) => {
  const author = await makeMember(request);
  const title = titleOf('要更正的报道');
  const id = await publish(request, author, content(title));
  const article = href('gw_detail', { locale: ZH, param: id });
  await signInAs(page, baseURL!, 'editor');
  await page.goto(href('desk_articles', { locale: ZH }));
  await page.getByLabel(desk('articles.search')).fill(String(id));
  const act = (name: string) =>
    page.getByRole('button', {
      name: desk('articles.actOf', { name: desk(`articles.${name}`), title }),
    });
  await act('correct').click();
  await page.getByLabel(desk('articles.correction'), { exact: true }).fill('数字应为百分之五。');
  await page.getByRole('button', { name: desk('articles.correct'), exact: true }).click();
  await expect(page.locator('#toasts')).toContainText(desk('articles.corrected'));
  expect(await (await request.get(article)).text()).toContain('数字应为百分之五。');

  await act('takeDown').click();
  await page.getByLabel(desk('articles.reason')).fill('事实有误。');
  await page.getByRole('button', { name: desk('articles.takeDown'), exact: true }).click();
  await expect(act('restore')).toBeVisible();
  expect((await request.get(article)).status()).toBe(410);
  await act('restore').click();
  await expect(act('takeDown')).toBeVisible();
  expect((await request.get(article)).status()).toBe(200);
});

test('the desk is not for readers, and its way is only in the menu of staff', async ({
  page,
  baseURL,
}) => {
  await page.goto(href('desk', { locale: ZH }));
  await expect(page.getByText(desk('shell.signInTitle'))).toBeVisible();
  const menu = page.getByRole('link', { name: say(ZH, 'layout.user.desk'), exact: true });
  await signInAs(page, baseURL!);
  for (const id of ['desk', 'desk_review', 'desk_articles'] as const) {
    await page.goto(href(id, { locale: ZH }));
    await expect(page.getByText(desk('shell.staffTitle'))).toBeVisible();
  }
  await page.goto(href('home', { locale: ZH }));
  const face = page.locator(`header summary[aria-label^="${say(ZH, 'layout.user.menu')}"]`);
  await face.click();
  await expect(page.getByRole('link', { name: say(ZH, 'layout.user.articles') })).toBeVisible();
  await expect(menu).toBeHidden();
  // Where no script of a page asks for an account that is signed out meanwhile.
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await signInAs(page, baseURL!, 'editor');
  await page.goto(href('home', { locale: ZH }));
  await face.click();
  await expect(menu).toHaveAttribute('href', href('desk', { locale: ZH }));
});

test('an author finds, keeps and deletes their texts', async ({ page, request, baseURL }) => {
  const author = await signInAs(page, baseURL!);
  await page.goto(href('mywz', { locale: ZH }));
  await expect(page.getByText(mine('empty.all.title'))).toBeVisible();
  const title = titleOf('还没写完');
  for (const name of [title, titleOf('另一篇')]) {
    await callAs(request, author, 'createManuscript', {
      client_key: randomUUID(),
      locale: ZH,
      content: content(name),
    });
  }
  await page.reload();
  await expect(
    page.getByRole('button', { name: `${say(ZH, 'studio.status.draft')} 2` }),
  ).toBeVisible();
  await page.getByLabel(mine('search')).fill('还没写');
  const remove = page.getByRole('button', { name: mine('actOf', { name: mine('delete'), title }) });
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: title })).toHaveCount(
    1,
  );
  await remove.click();
  await expect(page.getByRole('alertdialog')).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(page.locator('#toasts')).toContainText(mine('deletionCancelled'));
  await remove.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: mine('deleteConfirm') })
    .click();
  await expect(page.getByText(mine('notFound'))).toBeVisible();
});

test('the pages have no barriers, in the dark and on a phone', async ({
  page,
  request,
  baseURL,
}) => {
  const author = await makeMember(request);
  const text = content(titleOf('A very long title 很长的标题'.repeat(3).slice(0, 88)));
  const { article_id: param } = await submit(request, author, text);
  const editor = await signInAs(page, baseURL!, 'editor');
  await callAs(request, editor, 'createManuscript', {
    client_key: randomUUID(),
    locale: ZH,
    content: text,
  });
  const pages = {
    desk: page.getByRole('region', { name: desk('review.today.oldest') }),
    desk_review: page.getByRole('link', { name: text.title }),
    desk_manuscript: page.getByRole('article'),
    desk_articles: page.getByRole('button', { name: new RegExp(desk('articles.correct')) }).first(),
    mywz: page.getByRole('heading', { name: text.title }),
  };
  for (const [id, isThere] of Object.entries(pages)) {
    const path =
      id === 'desk_manuscript'
        ? href('desk_manuscript', { locale: ZH, param })
        : href(id as 'desk', { locale: ZH });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(isThere).toBeVisible();
    expect(await barriersOf(page, { include: 'main' }), id).toEqual([]);
    expect(await barriersInDark(page), id).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(isThere).toBeVisible();
    expect(await sidewaysScroll(page), id).toBe(0);
  }
});
