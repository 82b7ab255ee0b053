import { DOCUMENT_KEYS } from '@/lib/contract/documents';
import { href } from '@/lib/routes/href';
import { changeElsewhere, contentDesk, forgiveRefusals, unique } from './fixtures/content-desk';
import { textOf } from './fixtures/document';
import { loginDialog } from './fixtures/login-dialog';
import { callAs, signInAs } from './fixtures/reader';
import { callSite, expect, say, sidewaysScroll, test } from './fixtures/site';

const ZH = 'zh-Hans';

test('one of the site’s own pages is rewritten by an admin', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  forgiveRefusals(complaints, 'saveContent');
  const key = 'home_shequn';
  const which = { kind: 'documents', id: DOCUMENT_KEYS.indexOf(key) + 1 } as const;
  const admin = await signInAs(page, baseURL!, 'admin');
  const before = await callAs(request, admin, 'openContent', which);
  const desk = contentDesk(page, ZH);
  await desk.open('documents');
  await desk
    .rows('documents')
    .nth(which.id - 1)
    .getByRole('button')
    .first()
    .click();
  const lead = `社区的规则 ${unique()}`;
  await desk.edition('lead').fill(lead);
  await desk.field('version').fill('');
  await desk.refused(desk.words('faults.required'));
  await expect(desk.field('version')).toBeFocused();
  await expect(desk.edition('lead')).toHaveValue(lead);
  await desk.field('version').fill('9.1');
  await desk.save('documents');
  const read = async () => textOf(await (await request.get(href(key, { locale: ZH }))).text());
  expect(await read()).toContain(lead);
  expect((await callSite(request, 'getDocumentDetails', { key })).version).toBe('9.1');

  await changeElsewhere(request, admin, which, () => ({ version: '9.2' }));
  await desk.edition('lead').fill(`${lead}，再改`);
  await desk.overtaken();
  await expect(desk.edition('lead')).toHaveValue(`${lead}，再改`);
  await desk.button('conflictTheirs').click();
  await expect(desk.field('version')).toHaveValue('9.2');
  await expect(desk.edition('lead')).toHaveValue(lead);
  await changeElsewhere(request, admin, which, () => before.values);
  expect(await read()).not.toContain(lead);
});

test('the site of a gathering shows the articles that were chosen by hand, in their order', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  forgiveRefusals(complaints, 'saveContent');
  const key = 'forum_2023';
  const { list: articles } = await callSite(request, 'getArticleList', { page: 1, limit: 30 });
  const [first, second] = articles.slice(-2) as [(typeof articles)[0], (typeof articles)[0]];
  const { name } = await callSite(request, 'micrositeDetails', { key });
  const editor = await signInAs(page, baseURL!, 'editor');
  const { list } = await callAs(request, editor, 'contentList', { kind: 'gatherings' });
  const which = { kind: 'gatherings', id: list.find(({ title }) => title === name)!.id } as const;
  const before = await callAs(request, editor, 'openContent', which);
  const desk = contentDesk(page, ZH);
  await desk.open('gatherings');
  await desk.rows('gatherings').filter({ hasText: name }).getByRole('button').first().click();
  const tagline = `潮水之间 ${unique()}`;
  await desk.edition('tagline').fill(tagline);
  // What stood there goes first: articles of the sample may have been chosen.
  const removals = desk.form
    .getByRole('group', { name: desk.words('fields.story_articles') })
    .getByRole('button', { name: /^移除/ });
  while ((await removals.count()) > 0) await removals.first().click();
  await desk.choose(first.title);
  // By its number too.
  await desk.form.getByRole('searchbox').fill(String(second.id));
  await desk.form.getByRole('button', { name: second.title, exact: true }).click();
  await desk.form
    .getByRole('button', { name: desk.words('upOf', { name: second.title }), exact: true })
    .click();
  await desk.field('time_zone').fill('Asia/Nowhere');
  await desk.refused(desk.words('faults.invalid'));
  await expect(desk.field('time_zone')).toBeFocused();
  await expect(desk.edition('tagline')).toHaveValue(tagline);
  await desk.field('time_zone').fill(before.values.time_zone as string);
  await desk.save('gatherings');
  const html = await (await request.get(href(key, { locale: ZH }))).text();
  expect(textOf(html)).toContain(tagline);
  const links = [...html.slice(html.indexOf('id="reports"')).matchAll(/\/gw_detail\/(\d+)/g)];
  const shown = [...new Set(links.map(([, id]) => Number(id)))];
  expect(shown.slice(0, 2)).toEqual([second.id, first.id]);

  // An article that readers cannot see is named, and nothing of the rest is lost.
  await page.route('**/api/saveContent', async (route) => {
    const sent = route.request().postDataJSON() as { values: Record<string, unknown> };
    const values = { ...sent.values, story_articles: [second.id, 999_999_999] };
    await route.continue({ postData: { ...sent, values } });
  });
  await desk.edition('tagline').fill(`${tagline}，再改`);
  await desk.refused(desk.words('unseenArticles', { names: first.title }));
  await page.unroute('**/api/saveContent');
  await changeElsewhere(request, editor, which, () => ({ is_online: true }));
  await desk.overtaken();
  await expect(desk.edition('tagline')).toHaveValue(`${tagline}，再改`);
  await desk.button('conflictMine').click();
  await expect(desk.form.getByText(desk.words('conflict'))).toBeHidden();
  await changeElsewhere(request, editor, which, () => before.values);
});

test('what is typed outlives a session that ended', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  forgiveRefusals(complaints, 'addContent');
  const editor = await signInAs(page, baseURL!, 'editor');
  const admin = await signInAs(page, baseURL!, 'admin');
  await page.context().clearCookies();
  const { email, password } = editor;
  await page.context().addCookies([
    { name: 'token', value: editor.token, url: baseURL! },
    { name: 'user_id', value: String(editor.id), url: baseURL! },
  ]);
  const desk = contentDesk(page, ZH);
  await desk.open('hotWords');
  await desk.add();
  const word = `潮汐${unique()}`;
  await desk.edition('word').fill(word);
  await callAs(request, admin, 'endPersonSessions', { account_id: editor.id });
  await desk.button('save').click();

  await expect(page.locator('#toasts')).toContainText(say(ZH, 'errors.sessionEnded'));
  await page
    .getByRole('main')
    .getByRole('link', { name: say(ZH, 'my.frame.signIn') })
    .click();
  const { field, button } = loginDialog(page, ZH);
  await field('email').fill(email);
  await field('password').fill(password);
  await button('acts.login').click();
  await expect(desk.edition('word')).toHaveValue(word);
  await desk.save('hotWords');
  const row = desk.rows('hotWords').filter({ hasText: word });
  await expect(row).toBeVisible();
  await desk.button('remove').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: desk.words('remove') })
    .click();
  await expect(row).toHaveCount(0);
});

test('the forms are used on a telephone, in English @telephone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, baseURL!, 'admin');
  const desk = contentDesk(page, 'en');
  for (const kind of ['words', 'issues', 'documents', 'topics', 'gatherings'] as const) {
    await page.goto('about:blank');
    await desk.open(kind);
    if (kind === 'words') await desk.add();
    else await desk.rows(kind).first().getByRole('button').first().click();
    await expect(desk.button('save')).toBeVisible();
    expect(await sidewaysScroll(page), kind).toBe(0);
    const hidden = await desk.form.evaluate((form) =>
      [...form.querySelectorAll<HTMLElement>('input, textarea, select, button, summary')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          control.scrollIntoView({ block: 'center' });
          const { left, right, top, height } = control.getBoundingClientRect();
          if (left < 0 || right > document.documentElement.clientWidth) return true;
          const at = document.elementFromPoint((left + right) / 2, top + height / 2);
          return !at || !(control.contains(at) || at.contains(control));
        })
        .map((control) => control.id || control.textContent),
    );
    expect(hidden, kind).toEqual([]);
  }
});
