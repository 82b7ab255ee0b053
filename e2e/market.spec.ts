import type { Page } from '@playwright/test';
import { MARKET_TYPES } from '@/lib/contract/market';
import { href } from '@/lib/routes/href';
import { readDocument } from './fixtures/document';
import { expect, say, test } from './fixtures/site';

const locale = 'zh-Hans';
const SPOT = href('DataEra', { locale, param: 'spot' });
const reads = (page: Page) =>
  page.getByRole('slider', {
    name: say(locale, 'market.chart.read', { name: say(locale, 'market.types.spot.series') }),
  });

test.describe('the data section', () => {
  test('has its parts as tabs, each on a path of its own', async ({ page }) => {
    await page.goto(href('DataEra', { locale }));
    const tabs = page.getByRole('navigation', { name: say(locale, 'routes.DataEra') });
    await expect(tabs.getByRole('link')).toHaveCount(MARKET_TYPES.length + 1);
    await tabs.getByRole('link', { name: say(locale, 'market.types.supply.name') }).click();
    await expect(page).toHaveURL(href('DataEra', { locale, param: 'supply' }));
    await expect(
      tabs.getByRole('link', { name: say(locale, 'market.types.supply.name') }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('/21M BTC')).toBeVisible();
  });

  test('says of every figure that it is a sample, and of which day', async ({ request }) => {
    for (const type of MARKET_TYPES) {
      const answer = await request.get(href('DataEra', { locale, param: type }));
      const { text } = readDocument(await answer.text());
      expect(text, type).toContain(say(locale, 'market.provenance.sample'));
      expect(text, type).toMatch(/日期 \d{4}-\d\d-\d\d/);
    }
  });

  test('keeps the part when the language changes', async ({ page }) => {
    await page.goto(SPOT);
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(href('DataEra', { locale: 'en', param: 'spot' }));
  });

  test('shows the same price as the home page', async ({ page }) => {
    await page.goto(SPOT);
    const price = await page
      .getByRole('row', { name: /^BTC/ })
      .getByRole('cell')
      .first()
      .innerText();
    await page.goto(href('home', { locale }));
    const strip = page.getByRole('region', { name: say(locale, 'home.market.label') });
    await expect(strip.getByText(price)).toBeVisible();
  });
});

test.describe('a chart', () => {
  test('is read day by day with the keys', async ({ page }) => {
    await page.goto(SPOT);
    const plot = page.locator('.chart-plot');
    await expect(plot).toHaveAttribute('tabindex', '0');
    await plot.focus();
    await expect(reads(page)).toHaveAttribute('aria-valuenow', '365');
    const last = await reads(page).getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(reads(page)).toHaveAttribute('aria-valuenow', '364');
    expect(await reads(page).getAttribute('aria-valuetext')).not.toBe(last);
    await expect(page.locator('.chart-cursor output')).toHaveText(/\d{4}-\d\d-\d\d · \$[\d,.]+/);
    await page.keyboard.press('Home');
    await expect(reads(page)).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('ArrowLeft');
    await expect(reads(page)).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('Escape');
    await expect(page.locator('.chart-cursor')).toBeHidden();
  });

  test('is read at the pointer', async ({ page }) => {
    await page.goto(SPOT);
    const plot = page.locator('.chart-plot');
    await plot.hover();
    await expect(reads(page)).toBeVisible();
    await plot.hover({ position: { x: 40, y: 60 } });
    await expect(page.locator('.chart-cursor output')).toBeVisible();
  });

  test('shows a shorter span, also when that is the first thing pressed', async ({ page }) => {
    await page.goto(SPOT);
    await expect(page.locator('.chart-plot')).toHaveAttribute('tabindex', '0');
    const spans = page.getByRole('group', { name: say(locale, 'market.chart.span') });
    const line = page.locator('.chart-plot .chart-line');
    const year = await line.getAttribute('d');
    await spans.getByRole('button', { name: say(locale, 'market.chart.days.30') }).click();
    await expect(reads(page)).toHaveAttribute('aria-valuemax', '30');
    await expect(spans.getByRole('button', { pressed: true })).toHaveText(
      say(locale, 'market.chart.days.30'),
    );
    expect(await line.getAttribute('d')).not.toBe(year);
    await spans.getByRole('button', { name: say(locale, 'market.chart.days.365') }).click();
    await expect(line).toHaveAttribute('d', year ?? '');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is drawn, named, and beside a table of its values', async ({ page }) => {
      await page.goto(SPOT);
      await expect(
        page.getByRole('img', {
          name: new RegExp(say(locale, 'market.types.spot.series').slice(0, 5)),
        }),
      ).toBeVisible();
      await expect(
        page.getByRole('group', { name: say(locale, 'market.chart.span') }),
      ).toBeHidden();
      await page.getByText(say(locale, 'market.chart.table')).click();
      const table = page.getByRole('region', { name: say(locale, 'market.chart.table') });
      await expect(table.getByRole('row')).toHaveCount(366);
    });
  });
});
