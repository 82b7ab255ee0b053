/** Writes public/covers/<section key>-<1..6>.svg, the covers of articles without a picture. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { seedSections } from './seed/content/sections';
import { COVER_VARIANTS, drawSectionCover } from './seed/pictures/section-covers';

const TARGET_DIR = path.resolve(process.cwd(), 'public/covers');
const MAX_BYTES = 3 * 1024;

await mkdir(TARGET_DIR, { recursive: true });
for (const section of seedSections) {
  for (let variant = 1; variant <= COVER_VARIANTS; variant += 1) {
    const svg = drawSectionCover(section, variant);
    const name = `${section.key}-${variant}.svg`;
    if (svg.length > MAX_BYTES)
      throw new Error(`${name} has ${svg.length} bytes, over ${MAX_BYTES}`);
    await writeFile(path.join(TARGET_DIR, name), svg);
  }
}
console.log(
  `${seedSections.length * COVER_VARIANTS} covers → ${path.relative(process.cwd(), TARGET_DIR)}`,
);
