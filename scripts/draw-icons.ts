/** Writes public/icons and public/favicon.ico: the brand's mark for home screens and tabs, from public/brand/logo.svg. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const SIZES = [192, 512];
/** Edge of what Apple's home screen takes. */
const APPLE_SIZE = 180;
/** A mask may cut a tenth off each side (W3C, Web Application Manifest, "Icon masks"). */
const SAFE_SHARE = 0.8;
/** Edge of the icon that programs ask for by its old name. */
const FAVICON_SIZE = 48;
const PAPER = '#FBFAF7';
const PUBLIC_DIR = path.resolve(process.cwd(), 'public');
const TARGET_DIR = path.join(PUBLIC_DIR, 'icons');

const mark = await readFile(path.join(PUBLIC_DIR, 'brand/logo.svg'));
const drawn = (size: number) =>
  sharp(mark, { density: (72 * size) / 64 })
    .resize(size, size)
    .png();

async function onPaper(size: number): Promise<Buffer> {
  const inner = await drawn(Math.round(size * SAFE_SHARE)).toBuffer();
  const paper = { width: size, height: size, channels: 3 as const, background: PAPER };
  return sharp({ create: paper })
    .composite([{ input: inner }])
    .png({ palette: true })
    .toBuffer();
}

/** An .ico that holds one PNG: the directory of six bytes, its entry of sixteen, the picture. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await mkdir(TARGET_DIR, { recursive: true });
for (const size of SIZES) {
  await writeFile(path.join(TARGET_DIR, `icon-${size}.png`), await drawn(size).toBuffer());
  await writeFile(path.join(TARGET_DIR, `maskable-${size}.png`), await onPaper(size));
}
await writeFile(path.join(TARGET_DIR, 'apple-touch.png'), await onPaper(APPLE_SIZE));
await writeFile(
  path.join(PUBLIC_DIR, 'favicon.ico'),
  asIco(await drawn(FAVICON_SIZE).toBuffer(), FAVICON_SIZE),
);
console.log(`${2 * SIZES.length + 1} icons → ${path.relative(process.cwd(), TARGET_DIR)}`);
