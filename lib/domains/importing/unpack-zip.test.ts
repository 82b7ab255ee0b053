import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { folderName, isZip, openZip, unpackZip } from './unpack-zip';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'unpack-test-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const ROOM = { maxBytes: 1024 * 1024, maxFiles: 10 };

async function zipOf(files: Record<string, string | Buffer>, mode = 0o100644): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), name, { mode });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The same zip with a name in it put in place of another of its length. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

describe('unpackZip', () => {
  it('writes what a zip holds, in folders, Chinese names among it', async () => {
    const zip = await zipOf({ 'zh/文章.md': '正文', 'a.md': 'text', '__MACOSX/a.md': 'no' });
    await unpackZip(zip, root, ROOM);
    expect((await readdir(root, { recursive: true })).sort()).toEqual(['a.md', 'zh', 'zh/文章.md']);
    expect(await readFile(path.join(root, 'zh/文章.md'), 'utf8')).toBe('正文');
  });

  it.each([
    ['../evil.txt', 'leads out'],
    ['/etc/xx.txt', 'is absolute'],
    ['C:/evil.txt', 'is absolute elsewhere'],
    ['..\\evil.txt', 'leads out by backslashes'],
    ['aa/../../ee', 'leads out in the end'],
  ])('refuses %s, which %s, and writes nothing outside', async (name) => {
    const plain = 'x'.repeat(name.length);
    const folder = path.join(root, 'inner');
    const zip = renamed(await zipOf({ [plain]: 'evil' }), plain, name);
    await expect(unpackZip(zip, folder, ROOM)).rejects.toThrow();
    expect(await readdir(root)).toEqual([]);
  });

  it('refuses links, too much, too many files, a file twice, and what is no zip', async () => {
    const link = await zipOf({ 'link.md': '/etc/passwd' }, 0o120777);
    await expect(unpackZip(link, root, ROOM)).rejects.toThrow('holds a link');
    const bomb = await zipOf({ 'a.md': Buffer.alloc(2 * ROOM.maxBytes) });
    expect(bomb.byteLength).toBeLessThan(10_000);
    await expect(unpackZip(bomb, root, ROOM)).rejects.toThrow('more than 1 MB');
    const many = await zipOf(
      Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.md`, ''])),
    );
    await expect(unpackZip(many, root, ROOM)).rejects.toThrow('more than 10 files');
    const twice = renamed(await zipOf({ 'one.md': '1', 'two.md': '2' }), 'two.md', 'one.md');
    await rm(path.join(root, 'one.md'), { force: true });
    await expect(unpackZip(twice, root, ROOM)).rejects.toThrow('a file twice');
    await expect(unpackZip(Buffer.from('PK\u0003\u0004 no'), root, ROOM)).rejects.toThrow(
      'not a zip',
    );
  });

  it('counts what really comes out, whatever the zip says', async () => {
    const zip = await zipOf({ 'a.md': Buffer.alloc(3 * ROOM.maxBytes) });
    // The size in the central directory and in the local header, told too small.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(3 * ROOM.maxBytes);
    const lie = Buffer.alloc(4);
    lie.writeUInt32LE(100);
    const lying = renamed(zip, size.toString('latin1'), lie.toString('latin1'));
    await expect(unpackZip(lying, root, ROOM)).rejects.toThrow();
  });
});

describe('openZip', () => {
  it('has the one folder of a zip as its root, and takes everything away again', async () => {
    const opened = await openZip(
      await zipOf({ 'blog/a.md': 'x', 'blog/b.md': 'y' }),
      'my blog.zip',
    );
    expect(path.basename(opened.root)).toBe('blog');
    await opened.close();
    await expect(readdir(opened.root)).rejects.toThrow('ENOENT');
    const flat = await openZip(await zipOf({ 'a.md': 'x', 'b.md': 'y' }), '../../my blog.zip');
    expect(path.basename(flat.root)).toBe('my-blog');
    await flat.close();
  });

  it('knows zips by their bytes, and makes plain names', async () => {
    expect(isZip(await zipOf({ a: '' }))).toBe(true);
    expect(isZip(Buffer.from('PKzip'))).toBe(false);
    expect([folderName('...'), folderName('导出 2026.zip')]).toEqual(['import', '导出-2026']);
  });
});
