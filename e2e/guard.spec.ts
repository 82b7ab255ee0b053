import { ALL_ROUTES } from '@/lib/routes/route-table';
import { RETURN_COOKIE } from '@/lib/routes/return-path';
import { expect, say, test } from './fixtures/site';

const GUARDED = ALL_ROUTES.filter(({ auth }) => auth);

test('six pages are guarded', () => {
  expect(GUARDED.map(({ path }) => path)).toEqual([
    '/my/Individual',
    '/my/mymessage',
    '/my/realname',
    '/my/follow',
    '/my/collect',
    '/my/events',
  ]);
});

for (const { path } of GUARDED) {
  test(`${path} sends a visitor home with the login dialog, and remembers the way`, async ({
    page,
    context,
  }) => {
    await page.goto(`/en${path}`);
    await expect(page).toHaveURL(/\/en\/home#login$/);
    const dialog = page.getByRole('dialog', { name: say('en', 'auth.dialog.panels.login') });
    await expect(dialog).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === RETURN_COOKIE);
    expect(decodeURIComponent(cookie?.value ?? '')).toBe(`/en${path}`);
    await dialog.getByRole('button', { name: say('en', 'auth.dialog.close') }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/en\/home$/);
  });
}

test('the answer of the guard is the visitor’s alone', async ({ request }) => {
  const response = await request.get('/my/follow', { maxRedirects: 0 });
  expect(response.headers()['cache-control']).toContain('no-store');
});

test('publish asks a visitor to log in first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: say('zh-Hans', 'layout.publish'), exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: say('zh-Hans', 'auth.dialog.panels.login') }),
  ).toBeVisible();
});
