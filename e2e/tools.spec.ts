import { TOOL_CHAINS } from '@/lib/contract/tools';
import { routeById } from '@/lib/routes/route-table';
import { href } from '@/lib/routes/href';
import { callSite, expect, LOCALES, say, test } from './fixtures/site';

test.describe('the directory of tools', () => {
  test('keeps what holds the words, says how many, and shows all again', async ({ page }) => {
    await page.goto('/home_tools');
    const entries = page.locator('#tools li:visible');
    const all = await entries.count();
    expect(all).toBeGreaterThan(30);
    const box = page.getByRole('searchbox', { name: say('zh-Hans', 'tools.search.label') });
    await box.fill('etherscan');
    await expect(entries).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      say('zh-Hans', 'tools.search.found', { count: '1' }),
    );
    await box.fill('没有这样的工具');
    await expect(entries).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      say('zh-Hans', 'tools.search.none'),
    );
    await box.fill('');
    await expect(entries).toHaveCount(all);
  });

  test('finds a simplified word by its traditional form, and keeps it from chain to chain', async ({
    page,
  }) => {
    await page.goto('/home_tools');
    const box = page.getByRole('searchbox', { name: say('zh-Hans', 'tools.search.label') });
    await box.fill('瀏覽器');
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    const found = await page.locator('#tools li:visible').count();
    expect(found).toBeGreaterThan(0);
    const chains = page.getByRole('navigation', { name: say('zh-Hans', 'tools.chains') });
    const name = say('zh-Hans', 'tools.chain.bitcoin');
    await chains.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/home_tools\/bitcoin$/);
    await expect(box).toHaveValue('瀏覽器');
    await expect(page.locator('#tools li:visible')).not.toHaveCount(found);
    await page.goBack();
    await expect(box).toHaveValue('瀏覽器');
    await expect(page.locator('#tools li:visible')).toHaveCount(found);
    await page.goto('/home_tools');
    await expect(box).toHaveValue('');
  });

  test('leads on where nothing holds the words', async ({ page }) => {
    await page.goto('/home_tools/bitcoin');
    const word = (key: string) => say('zh-Hans', `tools.search.${key}`);
    const box = page.getByRole('searchbox', { name: word('label') });
    await box.fill('以太坊域名');
    await expect(page.getByText(word('none'))).toBeVisible();
    await expect(page.getByRole('link', { name: word('all') })).toHaveAttribute(
      'href',
      '/home_tools',
    );
    await page.getByRole('button', { name: word('clear') }).click();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await expect(page.locator('#tools li:visible').first()).toBeVisible();
    await expect(page.getByRole('button', { name: word('clear') })).toHaveCount(0);
  });

  for (const locale of LOCALES) {
    test(`has an address for each chain in ${locale}`, async ({ page, request }) => {
      await page.goto(href('home_tools', { locale }));
      const chains = page.getByRole('navigation', { name: say(locale, 'tools.chains') });
      const name = say(locale, 'tools.chain.bitcoin');
      await chains.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(/\/home_tools\/bitcoin$/);
      const { total } = await callSite(request, 'toolsList', { chain: 'bitcoin' }, locale);
      await expect(page.locator('#tools li')).toHaveCount(total);
      await expect(chains.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  }

  for (const locale of LOCALES) {
    test(`leads to each purpose and says what the marks mean in ${locale}`, async ({ page }) => {
      await page.goto(href('home_tools', { locale }));
      const security = say(locale, 'tools.category.security');
      await page.getByRole('link', { name: new RegExp(`^${security}\\s*\\d+$`) }).click();
      await expect(page.getByRole('heading', { name: security, exact: true })).toBeInViewport();
      const rail = page.getByRole('complementary', { name: say(locale, 'tools.about') });
      for (const risk of ['low', 'medium', 'high']) {
        await expect(rail.getByText(say(locale, `tools.riskText.${risk}`))).toBeVisible();
      }
      await expect(rail).toContainText(say(locale, 'tools.links.none'));
    });
  }

  test('has no address for a chain that is none', async ({ request }) => {
    expect((await request.get('/home_tools/dogechain')).status()).toBe(404);
    const { param } = routeById('home_tools');
    expect(param?.oneOf).toEqual([...TOOL_CHAINS]);
  });
});

test.describe('the directory of tools without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is whole, by chain and by purpose', async ({ page }) => {
    await page.goto('/home_tools');
    expect(await page.locator('#tools li').count()).toBeGreaterThan(35);
    const label = say('zh-Hans', 'tools.search.label');
    await expect(page.getByRole('searchbox', { name: label })).toBeHidden();
    const chains = page.getByRole('navigation', { name: say('zh-Hans', 'tools.chains') });
    const name = say('zh-Hans', 'tools.chain.solana');
    await chains.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/home_tools\/solana$/);
    await expect(page.getByRole('link', { name: /Solscan/ })).toBeVisible();
  });
});
