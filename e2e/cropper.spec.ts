import type { Page } from '@playwright/test';
import { signInAs } from './fixtures/reader';
import { expect, say, test } from './fixtures/site';

test.skip(Boolean(process.env.BASE_URL), 'accounts are made from the shell of the server');

const locale = 'zh-Hans';
const word = (key: string, values?: Record<string, string>) => say(locale, `crop.${key}`, values);

/** What a camera writes that was held on its side: orientation 6, as EXIF in a segment of its own. */
const HELD_ON_ITS_SIDE = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
);

/** A photo as a phone keeps it: lying in the file, upright by its own word. */
async function photo(page: Page, width: number, height: number) {
  const data = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(data, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), HELD_ON_ITS_SIDE, jpeg.subarray(2)]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** Width and height of a picture as the browser shows it. */
function sizeOf(page: Page, address: string) {
  return page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  }, address);
}

async function openCropper(page: Page, use: string) {
  const opener = page.locator(`[data-crop="${use}"]`);
  const dialog = page.getByRole('dialog');
  await page.goto('/gallery');
  await expect(async () => {
    if (!(await dialog.isVisible())) await opener.click({ timeout: 3_000 });
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return {
    dialog,
    choose: (file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
      dialog.locator('input[type=file]').setInputFiles(file),
    stage: dialog.getByRole('application', { name: word('stage') }),
    button: (key: string) => dialog.getByRole('button', { name: word(key), exact: true }),
  };
}

/** What the cropper says that it cuts out, in pixels on the screen. */
const frameOf = async (page: Page) => {
  const box = await page.locator('.cropper-crop-box').boundingBox();
  if (!box) throw new Error('no frame');
  return box;
};

test('a phone’s photo is cut upright, uploaded, and comes back as the site’s own', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!);
  const { dialog, choose, button } = await openCropper(page, 'cover');
  await expect(dialog.getByText(word('coverFormats', { mb: '5' }))).toBeVisible();
  await choose(await photo(page, 600, 400));
  await expect(button('confirm')).toBeEnabled();
  const frame = await frameOf(page);
  expect(frame.width / frame.height).toBeCloseTo(21 / 13, 1);
  await button('confirm').click();
  await expect(dialog).toBeHidden();
  const address = page.getByText(/^\/media\/[0-9a-f]{64}\/1280\.jpg$/);
  await expect(address).toBeVisible();
  const { width, height } = await sizeOf(page, (await address.textContent()) ?? '');
  expect(width).toBeLessThanOrEqual(400);
  expect(width / height).toBeCloseTo(21 / 13, 1);
});

test('everything is done by keys: the frame moves and grows, the picture is zoomed and turned', async ({
  page,
}) => {
  const { choose, stage, button, dialog } = await openCropper(page, 'default');
  await choose(await photo(page, 800, 600));
  await expect(button('confirm')).toBeEnabled();
  await stage.focus();
  const before = await frameOf(page);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await frameOf(page)).width).toBeLessThan(before.width);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await frameOf(page)).x).toBeGreaterThan(before.x);
  for (const key of ['+', '-', '=']) await page.keyboard.press(key);

  const banner = dialog.getByRole('button', { name: word('banner'), exact: true });
  await banner.focus();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => {
      const { width, height } = await frameOf(page);
      return Math.round((width / height) * 10) / 10;
    })
    .toBe(2.5);
  for (const key of ['rotateLeft', 'rotateRight', 'zoomIn', 'zoomOut']) {
    await button(key).focus();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a face too small, and a file that is no picture, are told before anything is sent', async ({
  page,
}) => {
  const { choose, button, dialog, stage } = await openCropper(page, 'avatar');
  await choose({ name: 'page.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dialog.getByRole('alert')).toHaveText(word('wrongType'));
  await choose({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog.getByRole('alert')).toHaveText(word('unreadable'));
  await choose(await photo(page, 150, 150));
  await expect(dialog.getByRole('alert')).toHaveText(word('pictureTooSmall', { px: '200' }));
  await expect(stage).toHaveCount(0);
  await choose(await photo(page, 500, 500));
  await expect(button('confirm')).toBeEnabled();
});

test('what is broken off or giant is refused before a stage is shown', async ({ page }) => {
  const { choose, dialog, stage } = await openCropper(page, 'avatar');
  const alert = dialog.getByRole('alert');
  const whole = await photo(page, 900, 900);
  await choose({ ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) });
  await expect(alert).toHaveText(word('unreadable'));
  const giant = Buffer.from(whole.buffer);
  // The frame's height and width, where the size is written.
  const frame = giant.indexOf(Buffer.from([0xff, 0xc0]));
  giant.writeUInt16BE(30_000, frame + 5);
  giant.writeUInt16BE(30_000, frame + 7);
  await choose({ ...whole, buffer: giant });
  await expect(alert).toHaveText(word('tooManyPixels', { million: '25' }));
  await choose({ ...whole, buffer: Buffer.concat([whole.buffer, Buffer.alloc(4 * 2 ** 20)]) });
  await expect(alert).toHaveText(word('tooLarge', { mb: '4' }));
  await expect(stage).toHaveCount(0);
});

test('the focus goes to choosing, to the stage, and back to what opened it', async ({ page }) => {
  const { choose, dialog, stage } = await openCropper(page, 'avatar');
  await expect(dialog.locator('input[type=file]')).toBeFocused();
  await choose(await photo(page, 500, 500));
  await expect(stage).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-crop="avatar"]')).toBeFocused();
});

test('a dialog that is closed while its picture is being read leaves no fault behind', async ({
  page,
}) => {
  const { choose, dialog } = await openCropper(page, 'avatar');
  const file = await photo(page, 500, 500);
  // Closed in the very step in which the stage appears: the cropper has just asked for the picture.
  const isOver = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector('[role=application]')) return;
          watch.disconnect();
          const sheet = document.querySelector('[role=dialog]');
          sheet?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          done();
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await choose(file);
  await isOver;
  await expect(dialog).toBeHidden();
  // What was asked for has come or failed once a picture asked for after it has come.
  await sizeOf(page, `data:image/jpeg;base64,${file.buffer.toString('base64')}`);
});

test('a visitor is told that uploading needs an account, and keeps the picture', async ({
  page,
  complaints,
}) => {
  // The browser itself names the refused call in its console.
  complaints.forgive(/\/api\/upload/);
  const { choose, button, dialog, stage } = await openCropper(page, 'default');
  await choose(await photo(page, 500, 500));
  await button('confirm').click();
  await expect(dialog.getByRole('alert')).toHaveText(say(locale, 'errors.signInRequired'));
  await expect(stage).toBeVisible();
});
