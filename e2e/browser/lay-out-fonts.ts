import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { woffToTtf } from '../../lib/platform/woff-to-ttf';

const WANTED = /-(?:chinese-simplified|chinese-traditional|latin)-(?:400|700)-normal\.woff$/;
const PACKAGES = ['noto-sans-sc', 'noto-sans-tc'];

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
