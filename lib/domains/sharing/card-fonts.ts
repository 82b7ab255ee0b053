import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../i18n/locales';
import { dataPaths } from '../../platform/data-folder';
import { env } from '../../platform/env';
import { woffToTtf } from '../../platform/woff-to-ttf';

/** Packages of Noto Sans by language, and the name that their letters go by. */
const FAMILIES = {
  hans: { package: 'noto-sans-sc', subset: 'chinese-simplified', name: 'Noto Sans SC' },
  hant: { package: 'noto-sans-tc', subset: 'chinese-traditional', name: 'Noto Sans TC' },
} as const;
type Family = keyof typeof FAMILIES;

const WEIGHTS = [400, 700] as const;

/** Which letters stand first in a language; what one has not, the other may have. */
const ORDER: Record<Locale, readonly Family[]> = {
  'zh-Hans': ['hans', 'hant'],
  'zh-Hant': ['hant', 'hans'],
  en: ['hans', 'hant'],
};

const loaded = new Map<Family, Promise<void>>();

/**
 * The fonts of a language, known to the drawing library when this resolves: machines without
 * Chinese fonts draw Chinese titles alike.
 * @returns names for a font description, the first one first.
 */
export async function cardFonts(lang: Locale): Promise<string> {
  const families = ORDER[lang];
  for (const family of families) {
    let loading = loaded.get(family);
    if (!loading) {
      loading = load(family);
      loaded.set(family, loading);
      // A full disk may have room the next time.
      loading.catch(() => loaded.delete(family));
    }
    await loading;
  }
  return families.map((family) => FAMILIES[family].name).join(', ');
}

async function load(family: Family): Promise<void> {
  const { package: source, subset, name } = FAMILIES[family];
  for (const part of [subset, 'latin']) {
    for (const weight of WEIGHTS) {
      const fontfile = await unpacked(source, `${source}-${part}-${weight}-normal`);
      // A font is known from its first use on.
      await sharp({ text: { text: '.', font: name, fontfile, dpi: 72 } })
        .png()
        .toBuffer();
    }
  }
}

/** The library reads TrueType; the packages bring the same letters as WOFF. */
async function unpacked(source: string, name: string): Promise<string> {
  const target = path.join(dataPaths(env().DATA_DIR).fonts, `${name}.ttf`);
  if (await isThere(target)) return target;
  const files = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource');
  const woff = await readFile(path.join(files, source, 'files', `${name}.woff`));
  await mkdir(path.dirname(target), { recursive: true });
  // Two processes may do it at once: whole or not at all.
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, woffToTtf(woff));
  await rename(draft, target);
  return target;
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
