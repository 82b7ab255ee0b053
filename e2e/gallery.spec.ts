import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { LOCALE_PREFIX } from '@/lib/i18n/locales';
import { barriersOf } from './fixtures/axe';
import { expect, say, sidewaysScroll, test } from './fixtures/site';

/*
 * Every part in every state: a picture of each page is attached to the report, and judged
 * without a second picture, since letters differ from machine to machine: nothing is blank,
 * nothing scrolls sideways, nothing that should fit is cut off, colours are those of the
 * theme, and axe finds no barrier. The server is started with GALLERY=on.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Every state of every part on one page: a picture of it and axe take their time.
test.beforeEach(() => test.setTimeout(240_000));

/** Of two hundred rows that are alike axe need not see each, and a page of samples repeats ids and places. */
const BARRIERS = {
  exclude: '[data-gallery-state*="two hundred"]',
  without: ['duplicate-id', 'duplicate-id-aria'],
  isCollection: true,
};
/** A picture of a hundred screens has more dots than sharp takes from strangers. */
const UNLIMITED = { limitInputPixels: false };
/** Spread of grey values below which a picture shows nothing. */
const BLANK_BELOW = 2;

/** Every language, by day and by night, in a wide window and on a telephone: each pair once. */
const CASES = [
  { locale: 'zh-Hans', scheme: 'light', width: 1440 },
  { locale: 'zh-Hant', scheme: 'dark', width: 1440 },
  { locale: 'en', scheme: 'light', width: 1440 },
  { locale: 'zh-Hans', scheme: 'dark', width: 390 },
  { locale: 'zh-Hant', scheme: 'light', width: 390 },
  { locale: 'en', scheme: 'dark', width: 390 },
] as const;

for (const { locale, scheme, width } of CASES) {
  test.describe(`the gallery in ${locale}, ${scheme}, ${width} px`, () => {
    test.use({ colorScheme: scheme, viewport: { width, height: 900 } });

    test('shows every state whole, inside its column, and without barriers', async ({
      page,
    }, testInfo) => {
      await open(page, `${LOCALE_PREFIX[locale]}/gallery`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await beyondTheirColumn(page)).toEqual([]);
      expect(await unevenNeighbours(page)).toEqual([]);

      const picture = await pictureOf(page);
      await testInfo.attach(`gallery-${locale}-${scheme}-${width}`, {
        body: picture,
        contentType: 'image/jpeg',
      });
      const states = await boxesOf(page);
      expect(states.length).toBeGreaterThan(30);
      const looks = await lookAt(picture, states);
      for (const { name, spread } of looks) {
        expect(spread, `${name} is blank`).toBeGreaterThan(BLANK_BELOW);
      }
      // One picture may be dark by day; the page as a whole has the colours of its theme.
      const mean = looks.reduce((sum, look) => sum + look.mean, 0) / looks.length;
      if (scheme === 'dark') expect(mean).toBeLessThan(96);
      else expect(mean).toBeGreaterThan(160);
      // Roles and colours are the same in every language.
      if (locale === 'zh-Hans') expect(await barriersOf(page, BARRIERS)).toEqual([]);
    });
  });
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 900 } });
  test('the gallery looks the same twice', async ({ page }) => {
    await open(page, '/gallery');
    const first = await pictureOf(page);
    await open(page, '/gallery');
    const second = await pictureOf(page);
    expect(await shareOfDifference(first, second)).toBeLessThan(0.001);
  });
});

test('the pager shows seven numbers, five under 992 px', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the window is made wide and narrow here');
  await open(page, '/gallery');
  const pagers = page.getByRole('navigation', { name: say('zh-Hans', 'common.pager.label') });
  const numbers = pagers.nth(1).getByRole('link').filter({ hasText: /^\d+$/, visible: true });
  await page.setViewportSize({ width: 992, height: 900 });
  await expect(numbers).toHaveText(['17', '18', '19', '20', '21', '22', '23']);
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(numbers).toHaveText(['18', '19', '20', '21', '22']);
});

test('the small pager steps between its two pages', async ({ page }) => {
  await open(page, '/gallery');
  const panel = page.locator('[data-two-pages]').filter({ has: page.locator('[data-step]') });
  const items = panel.first().getByRole('listitem').filter({ visible: true });
  await expect(items).toHaveCount(5);
  const title = await items.first().textContent();
  await panel.first().locator('[data-step="1"]').click();
  await expect(items).toHaveCount(5);
  await expect(items.first()).not.toHaveText(title!);
});

/** The page with every picture of it there. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('body[data-gallery-ready]')).toBeAttached();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** The whole page; one of a hundred screens is written four times as fast as JPEG. */
function pictureOf(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg', quality: 80 });
}

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the states lie on the whole page, as parts of its size. */
function boxesOf(page: Page): Promise<Box[]> {
  return page.locator('[data-gallery-state]').evaluateAll((elements) =>
    elements.map((element) => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        name: element.getAttribute('aria-label') ?? '',
        left: (left + window.scrollX) / scrollWidth,
        top: (top + window.scrollY) / scrollHeight,
        width: width / scrollWidth,
        height: height / scrollHeight,
      };
    }),
  );
}

/** A picture in grey values, made smaller: a JPEG gives a quarter of its size for little. */
async function greyOf(picture: Buffer) {
  const { width } = await sharp(picture, UNLIMITED).metadata();
  const { data, info } = await sharp(picture, UNLIMITED)
    .resize({ width: Math.round(width / 4) })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** How bright each part of a picture is and how far that spreads, in grey values. */
async function lookAt(picture: Buffer, boxes: readonly Box[]) {
  const { data, width, height } = await greyOf(picture);
  return boxes.map(({ name, ...box }) => {
    const [left, right] = [box.left, box.left + box.width].map((at) => Math.round(at * width));
    const [top, bottom] = [box.top, box.top + box.height].map((at) => Math.round(at * height));
    let sum = 0;
    let squares = 0;
    let dots = 0;
    for (let y = top!; y < Math.min(bottom!, height); y += 1) {
      for (const grey of data.subarray(y * width + left!, y * width + Math.min(right!, width))) {
        sum += grey;
        squares += grey * grey;
        dots += 1;
      }
    }
    const mean = sum / dots;
    return { name, mean, spread: Math.sqrt(squares / dots - mean * mean) };
  });
}

/** Share of the dots that differ visibly between two pictures; 1 where even their size does. */
async function shareOfDifference(first: Buffer, second: Buffer): Promise<number> {
  const [one, other] = [await greyOf(first), await greyOf(second)];
  if (one.width !== other.width || one.height !== other.height) return 1;
  const different = one.data.filter((grey, at) => Math.abs(grey - other.data[at]!) > 8).length;
  return different / one.data.length;
}

/** Parts that reach beyond the state that they belong to, where nothing scrolls. */
function beyondTheirColumn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const state of document.querySelectorAll('[data-gallery-state]')) {
      const { left, right } = state.getBoundingClientRect();
      for (const element of state.querySelectorAll('*')) {
        if (element.closest('.strip, [tabindex="0"], .sr-only, svg, picture, .search-hot'))
          continue;
        const box = element.getBoundingClientRect();
        const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility();
        // Half a target of an icon may hang over, so that its drawing stands on the edge.
        if (isSeen && (box.left < left - 24 || box.right > right + 24)) {
          found.push(
            `${state.getAttribute('aria-label')}: ${element.outerHTML.slice(0, 120)} ${box.left}–${box.right}`,
          );
        }
      }
    }
    return found;
  });
}

/** Things that stand beside each other in one row and should be equally high. */
function unevenNeighbours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const row of document.querySelectorAll('.faces, .story-grid')) {
      const byTop = new Map<number, number[]>();
      for (const child of row.children) {
        const { top, height } = child.getBoundingClientRect();
        byTop.set(Math.round(top), [...(byTop.get(Math.round(top)) ?? []), height]);
      }
      for (const heights of byTop.values()) {
        if (Math.max(...heights) - Math.min(...heights) > 1)
          found.push(`${row.className}: ${heights.join(', ')}`);
      }
    }
    return found;
  });
}
