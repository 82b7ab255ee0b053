/** Writes public/icons: the brand's mark for home screens, from public/brand/logo.svg. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const SIZES = [192, 512];
/** Edge of what Apple's home screen takes. */
const APPLE_SIZE = 180;
/** A mask may cut a tenth off each side (W3C, Web Application Manifest, "Icon masks"). */
const SAFE_SHARE = 0.8;
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

await mkdir(TARGET_DIR, { recursive: true });
for (const size of SIZES) {
  await writeFile(path.join(TARGET_DIR, `icon-${size}.png`), await drawn(size).toBuffer());
  await writeFile(path.join(TARGET_DIR, `maskable-${size}.png`), await onPaper(size));
}
await writeFile(path.join(TARGET_DIR, 'apple-touch.png'), await onPaper(APPLE_SIZE));
console.log(`${2 * SIZES.length + 1} icons → ${path.relative(process.cwd(), TARGET_DIR)}`);
