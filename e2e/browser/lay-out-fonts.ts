import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

const WANTED = /-(?:chinese-simplified|chinese-traditional|latin)-(?:400|700)-normal\.woff$/;
const PACKAGES = ['noto-sans-sc', 'noto-sans-tc'];
const WOFF_HEADER_BYTES = 44;

/**
 * Unpacks the Chinese fonts of the packages, where they are installed, and
 * writes a fontconfig file that knows them and nothing of the machine.
 * @param folder where to write; used again when it is there.
 * @param latin a folder of fonts for everything else.
 * @returns the path for FONTCONFIG_FILE.
 */
export function layOutFonts(folder: string, latin: string): string {
  const fonts = PACKAGES.flatMap(fontsOf);
  const config = path.join(folder, `fonts-${fonts.length}.conf`);
  if (existsSync(config)) return config;
  mkdirSync(folder, { recursive: true });
  for (const font of fonts) {
    const target = path.join(folder, path.basename(font).replace(/woff$/, 'ttf'));
    writeFileSync(target, woffToTtf(readFileSync(font)));
  }
  writeFileSync(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>${latin}</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return config;
}

function fontsOf(name: string): string[] {
  const files = path.resolve('node_modules', '@fontsource', name, 'files');
  if (!existsSync(files)) return [];
  return readdirSync(files)
    .filter((file) => WANTED.test(file))
    .map((file) => path.join(files, file));
}

/** WOFF 1.0 is a TrueType file with each table deflated on its own; this is the way back. */
function woffToTtf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, at) =>
    header.writeUInt16BE(value, 4 + 2 * at),
  );
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let table = 0; table < count; table += 1) {
    const entry = WOFF_HEADER_BYTES + 20 * table;
    const [start, packedBytes, bytes, checksum] = [4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(entry + at),
    ) as [number, number, number, number];
    const packed = woff.subarray(start, start + packedBytes);
    const data = packedBytes < bytes ? inflateSync(packed) : packed;
    const record = 12 + 16 * table;
    woff.copy(header, record, entry, entry + 4);
    [checksum, offset, bytes].forEach((value, at) =>
      header.writeUInt32BE(value, record + 4 + 4 * at),
    );
    parts.push(data, Buffer.alloc(-bytes & 3));
    offset += bytes + (-bytes & 3);
  }
  return Buffer.concat(parts);
}
