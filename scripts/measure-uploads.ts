import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { reencodeUpload } from '@/lib/domains/media/reencode-upload';
import { pictureFixtures } from '@/bench/picture-fixtures';

/**
 * `node scripts/task.mjs measure-uploads`: the most memory that this process held at any time
 * while it took in every picture of ../shared/fixtures/images-* and the heaviest ones that are
 * let in, thirty at once. The whole server shall stay under 700 MB; 300 of them are its own.
 */
interface Sent {
  name: string;
  file: Buffer;
}

/** Just within the limits of pixels and of unpacked bytes. */
const SIDE = 4_990;
const WHOLE_SIDE = 3_530;
const WHOLE_SIDE_OF_16_BITS = 2_490;
/** Fewer than may wait. */
const AT_ONCE = 30;

const [, script = '', makeIn] = process.argv;
if (makeIn) await makeHeaviest(makeIn);
else await measure();

async function measure(): Promise<void> {
  const before = peakMb();
  await takeInAll(pictureFixtures().map(({ name, read }) => ({ name, file: read() })));
  const between = peakMb();
  await takeInAll(heaviest());
  console.log(
    `Peak: ${before} MB at start, ${between} MB with the pictures, ${peakMb()} MB with the heaviest.`,
  );
}

async function takeInAll(pictures: readonly Sent[]): Promise<void> {
  for (let start = 0; start < pictures.length; start += AT_ONCE) {
    const lines = await Promise.all(pictures.slice(start, start + AT_ONCE).map(takeIn));
    for (const line of lines) console.log(line);
  }
}

async function takeIn({ name, file }: Sent): Promise<string> {
  try {
    const { width, height, bytes } = await reencodeUpload(file);
    return `${name}: ${width} × ${height}, ${Math.ceil(bytes.length / 1024)} KB`;
  } catch (error) {
    return `${name}: refused, ${(error as { key?: string }).key ?? String(error)}`;
  }
}

/** Made by a process of its own: what making them takes is not what is measured. */
function heaviest(): Sent[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-heavy-'));
  execFileSync(process.execPath, [script, folder]);
  const made = readdirSync(folder).map((name) => ({
    name,
    file: readFileSync(path.join(folder, name)),
  }));
  rmSync(folder, { recursive: true });
  return [...made, ...made];
}

/** Flat colour is small to send and as large as any other when it is unpacked. */
async function makeHeaviest(folder: string): Promise<void> {
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 4, background: '#2468ac80' } });
  const makers = {
    'lines.png': flat(SIDE).png(),
    'lying.jpg': flat(SIDE).withMetadata({ orientation: 6 }).jpeg(),
    'interlaced.png': flat(WHOLE_SIDE).png({ progressive: true }),
    'interlaced-16-bits.png': flat(WHOLE_SIDE_OF_16_BITS)
      .toColourspace('rgb16')
      .png({ progressive: true }),
    'progressive.jpg': flat(WHOLE_SIDE)
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true }),
    'large.gif': flat(WHOLE_SIDE).gif(),
  };
  for (const [name, maker] of Object.entries(makers)) {
    writeFileSync(path.join(folder, name), await maker.toBuffer());
  }
}

/** The most that this process ever held, in MB (2^20). */
function peakMb(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
