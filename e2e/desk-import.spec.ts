import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { href } from '@/lib/routes/href';
import { barriersInDark, barriersOf } from './fixtures/axe';
import { signInAs, signOutPage } from './fixtures/reader';
import { expect, say, sidewaysScroll, test } from './fixtures/site';

const ZH = 'zh-Hans';
const words = (key: string, values?: Record<string, string>) =>
  say(ZH, `desk.import.${key}`, values);
const desk = href('desk_import', { locale: ZH });
const unique = () => String(Date.now()).slice(-7);
const list = { name: words('listTitle') };

async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

test('a zip of Markdown is imported with its report, and what was exported imports unchanged', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!, 'admin');
  await page.goto(desk);
  const tag = unique();
  const file = (title: string, text: string) =>
    `---\ntitle: ${title}\ndate: 2026-09-01\nauthor: 导入的作者\ntags: [导入标签${tag}]\n---\n\n${text}\n`;
  const zip = await zipOf({
    [`blog-${tag}/zh/one.md`]: file(`导入的文章 ${tag}`, '以太坊的发展，**头发**。'),
    [`blog-${tag}/en/one.md`]: file(`An imported article ${tag}`, 'Ether and *more*.'),
    [`blog-${tag}/zh/empty.md`]: '',
  });
  const name = `blog-${tag}.zip`;
  await page.getByLabel(words('file'), { exact: true }).last().setInputFiles({
    name,
    mimeType: 'application/zip',
    buffer: zip,
  });
  await page.getByRole('button', { name: words('begin') }).click();
  const row = page.getByRole('region', list).getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText(words('states.done'), { exact: true })).toBeVisible();
  await expect(row.getByText(words('counts.new', { count: '1' }))).toBeVisible();
  await expect(row.getByText(words('counts.failed', { count: '1' }))).toBeVisible();
  await expect(
    row.getByText(new RegExp(`${words('reasons.noText')}|${words('reasons.noTitle')}`)),
  ).toBeVisible();
  await row.getByRole('link', { name: `blog-${tag}:one` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`导入的文章 ${tag}`);
  await expect(page.getByText('以太坊的发展').first()).toBeVisible();
  const article = new URL(page.url()).pathname;
  const english = await page.request.get(`/en${article}`);
  expect(await english.text()).toContain(`An imported article ${tag}`);

  await page.goto(desk);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('take') }).click();
  const archive = await readFile(await (await download).path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.toString('latin1')).toContain('chaintide.json');
  await page
    .getByLabel(words('file'), { exact: true })
    .last()
    .setInputFiles({
      name: `all-${tag}.zip`,
      mimeType: 'application/zip',
      buffer: archive,
    });
  await page.getByRole('button', { name: words('begin') }).click();
  const again = page
    .getByRole('region', list)
    .getByRole('listitem')
    .filter({ hasText: `all-${tag}.zip` });
  await expect(again.getByText(words('states.done'), { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(again.getByRole('status').first()).toContainText(/未变 \d+/);
  await expect(again.getByRole('status').first()).not.toContainText('新增');
});

test('an address of a private network and a file that is none are told as such', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!, 'admin');
  await page.goto(desk);
  await page.getByRole('button', { name: words('begin') }).click();
  await expect(page.getByText(words('faults.file'))).toBeVisible();
  await page.getByLabel(words('ways.address')).check();
  const address = `http://127.0.0.1:1/feed-${unique()}.xml`;
  await page.getByRole('textbox', { name: words('address') }).fill(address);
  await page.getByRole('button', { name: words('begin') }).click();
  const row = page.getByRole('region', list).getByRole('listitem').filter({ hasText: address });
  await expect(row.getByText(words('reasons.privateAddress', { host: '127.0.0.1' }))).toBeVisible();

  await page.getByLabel(words('ways.file')).check();
  const name = `broken-${unique()}.zip`;
  await page
    .getByLabel(words('file'), { exact: true })
    .last()
    .setInputFiles({
      name,
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\u0003\u0004 broken'),
    });
  await page.getByRole('button', { name: words('begin') }).click();
  const broken = page.getByRole('region', list).getByRole('listitem').filter({ hasText: name });
  await expect(broken.getByText(words('states.failed'), { exact: true })).toBeVisible();
  await expect(broken.getByText(words('reasons.notZip', { cause: '' }))).toBeVisible();
});

test('an editor is told whose page it is; the page has no barriers and fits', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, baseURL!, 'editor');
  await page.goto(desk);
  await expect(page.getByText(words('adminsOnly'))).toBeVisible();
  await signOutPage(page);
  await signInAs(page, baseURL!, 'admin');
  await page.goto(desk);
  await expect(page.getByRole('button', { name: words('begin') })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(await barriersInDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('an author takes what is theirs along', async ({ page, baseURL }) => {
  await signInAs(page, baseURL!);
  await page.goto(href('mywz', { locale: ZH }));
  await page.getByRole('button', { name: say(ZH, 'studio.archive.take') }).click();
  await expect(page.locator('#toasts')).toContainText(say(ZH, 'studio.archive.nothing'));
});
