import { signInAs } from './fixtures/reader';
import { expect, test } from './fixtures/site';
import { openNew, paste, sample, PICTURE } from './fixtures/writing-page';

test('pasted text keeps its meaning', async ({ page, baseURL }) => {
  await signInAs(page, baseURL!);
  const body = await openNew(page);
  const item = (text: string, mark: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${mark}</span>${text}<o:p></o:p></p>`;
  await paste(body, {
    'text/html': `<html><body><h1 style="font-size:20pt">Word</h1>${item('one', '1.')}${item('two', '2.')}<p><b style="mso-bidi-font-weight:normal">bold</b></p></body></html>`,
  });
  await expect(body.getByRole('heading', { name: 'Word' })).toBeVisible();
  await expect(body.locator('ol > li')).toHaveText(['one', 'two']);
  await expect(body.locator('strong')).toHaveText('bold');
  await page.keyboard.press('Control+A');
  await paste(body, { 'text/plain': '# Tide\n\n- a\n- b\n\n**c**' });
  await expect(body.getByRole('heading', { name: 'Tide' })).toBeVisible();
  await expect(body.locator('ul > li')).toHaveText(['a', 'b']);
  await paste(body, {
    'text/html': `<p>x<img src="data:image/png;base64,${PICTURE.toString('base64')}">y</p>`,
  });
  await expect(body.locator('figure img')).toHaveAttribute('src', /\/media\//);

  // A picture of another site is the server's to fetch: here it is on its way for good.
  await page.route('**/api/rehostPicture', () => {});
  const elsewhere: string[] = [];
  page.on('request', (sent) => {
    if (/^https?:/.test(sent.url()) && !sent.url().startsWith(baseURL!)) elsewhere.push(sent.url());
  });
  await page.keyboard.press('Control+A');
  await paste(body, {
    'text/html':
      '<p>z</p><p><img src="https://pictures.example.org/a.png"></p>' +
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  });
  await expect(body.locator('.editor-picture-missing')).toContainText('pictures.example.org');
  await expect(body.getByRole('link')).toHaveAttribute('href', /youtube\.com\/watch/);
  await expect(body.locator('iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);

  // An address alone on its line becomes a card, amid words it stays a link.
  const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await paste(body, { 'text/plain': video });
  await page.keyboard.type('z ');
  await paste(body, { 'text/plain': video });
  await expect(body.locator('figure')).toHaveText(`${video}YouTube`);
  await expect(body.locator('p').first()).toHaveText(`z ${video}`);

  const office = sample('html-paste-koenig/office-com-headings.html');
  if (office) {
    await page.keyboard.press('Control+A');
    await paste(body, { 'text/html': office });
    await expect(body.getByRole('heading').first()).toBeVisible();
    await expect(body.locator('[style], [class*="Mso"], [class*="TextRun"], font')).toHaveCount(0);
  }
});
