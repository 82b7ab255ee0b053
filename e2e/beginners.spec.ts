import type { Page } from '@playwright/test';
import { href } from '@/lib/routes/href';
import { readDocument } from './fixtures/document';
import { callSite, expect, LOCALES, say, test, type Locale } from './fixtures/site';

const locale = 'zh-Hans';
const course = (language: Locale) => href('home_xiaobai', { locale: language });
const progress = (page: Page, language: Locale = locale) =>
  page.getByRole('region', { name: say(language, 'learning.progress') });
const marks = (page: Page) => page.locator('[data-course-done]');

test.describe('the beginners’ course', () => {
  for (const language of LOCALES) {
    test(`keeps the reader’s progress on this device in ${language}`, async ({ page, request }) => {
      const { modules, lesson_count: total } = await callSite(request, 'getCourse', {}, language);
      const [first, second] = modules.flatMap(({ lessons }) => lessons);
      const said = (done: number) =>
        say(language, 'learning.progressCount', { done: String(done), total: String(total) });
      await page.goto(course(language));
      const panel = progress(page, language);
      const go = panel.getByRole('link');
      await expect(panel.getByRole('status')).toHaveText(said(0));
      await expect(go).toHaveAttribute('href', `#lesson-${first!.key}`);

      await marks(page).first().click();
      await expect(marks(page).first()).toHaveAttribute('aria-pressed', 'true');
      await expect(panel.getByRole('status')).toHaveText(said(1));
      await expect(panel.getByRole('progressbar')).toHaveJSProperty('value', 1);

      await page.goto(course(language));
      await expect(panel.getByRole('status')).toHaveText(said(1));
      await expect(go).toHaveAttribute('href', `#lesson-${second!.key}`);
      await expect(go).toHaveText(say(language, 'learning.continue', { title: second!.title }));

      await panel.getByRole('button', { name: say(language, 'learning.reset') }).click();
      await expect(marks(page).first()).toHaveAttribute('aria-pressed', 'false');
      await expect(panel.getByRole('status')).toHaveText(said(0));
      await expect(go).toBeFocused();
    });
  }

  test('leads on to the warnings when everything is done, and takes a mark back', async ({
    page,
    request,
  }) => {
    const { modules } = await callSite(request, 'getCourse', {});
    const lessons = modules.flatMap((part) => part.lessons);
    const [last] = lessons.slice(-1);
    await page.goto(course(locale));
    await expect(marks(page)).toHaveCount(lessons.length);
    // The first alone is waited for: what is drawn then is drawn by the script.
    await marks(page).first().click();
    await expect(marks(page).first()).toHaveAttribute('aria-pressed', 'true');
    for (const mark of (await marks(page).all()).slice(1)) await mark.click();
    const go = progress(page).getByRole('link');
    await expect(go).toHaveText(say(locale, 'learning.finished'));
    await expect(go).toHaveAttribute('href', href('home_xiaobai', { locale, param: 'scams' }));

    await marks(page).last().click();
    await expect(go).toHaveAttribute('href', `#lesson-${last!.key}`);
  });

  test('follows what another tab of the reader marks', async ({ page, context }) => {
    await page.goto(course(locale));
    const other = await context.newPage();
    await other.goto(course(locale));
    await marks(other).nth(1).click();
    await expect(marks(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(marks(page).first()).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('the other parts of the section', () => {
  test('are a click away: the glossary with both names of every term', async ({
    page,
    request,
  }) => {
    const { list } = await callSite(request, 'glossaryList', {});
    expect(list.length).toBeGreaterThanOrEqual(40);
    await page.goto(course(locale));
    const parts = page.getByRole('navigation', { name: say(locale, 'learning.parts') });
    await parts.getByRole('link', { name: say(locale, 'learning.glossary') }).click();
    await expect(page).toHaveURL(/\/home_xiaobai\/glossary$/);
    await expect(page.locator('main dt')).toHaveCount(list.length);
    const [term] = list;
    const entry = page.locator(`#term-${term!.key}`);
    await expect(entry).toContainText(term!.name);
    await expect(entry.locator('[lang="en"]')).toHaveText(term!.other_name);
  });

  test('are a click away: the warnings with signs and what to do', async ({ page, request }) => {
    const { list } = await callSite(request, 'scamList', {});
    expect(list.length).toBeGreaterThanOrEqual(8);
    await page.goto(href('home_xiaobai', { locale, param: 'scams' }));
    for (const scam of list) {
      const warning = page.getByRole('region', { name: scam.title });
      await expect(warning.getByRole('listitem')).toHaveText([...scam.signs, ...scam.actions]);
    }
    await expect(
      page.getByRole('heading', { name: say(locale, 'learning.already') }),
    ).toBeVisible();
  });

  test('are these two alone', async ({ request }) => {
    for (const path of ['/home_xiaobai/riches', '/home_xiaobai/page/9999']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole course can be read, and nothing asks for script', async ({ page, request }) => {
    const { modules } = await callSite(request, 'getCourse', {});
    await page.goto(course(locale));
    for (const lesson of modules.flatMap(({ lessons }) => lessons)) {
      await expect(page.locator(`#lesson-${lesson.key}`)).toContainText(lesson.takeaway);
    }
    await expect(progress(page)).toBeHidden();
    await expect(marks(page).first()).toBeHidden();
  });
});

test.describe('what to do when it has happened', () => {
  for (const locale of LOCALES) {
    test(`is said in ${locale}, whichever language was asked for before`, async ({ request }) => {
      for (const other of LOCALES) {
        await request.get(href('home_xiaobai', { locale: other, param: 'scams' }));
      }
      const page = await request.get(href('home_xiaobai', { locale, param: 'scams' }));
      expect(readDocument(await page.text()).text).toContain(
        say(locale, 'learning.alreadySteps.stop'),
      );
    });
  }
});
