import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../i18n/locales';
import { dataPaths } from '../../platform/data-folder';
import { env } from '../../platform/env';
import {
  commonParts,
  furtherParts,
  NOTO_FAMILIES,
  NOTO_ORDER,
  notoName,
  readNoto,
  type NotoFamily,
} from '../../platform/noto-fonts';

const WEIGHTS = [400, 700] as const;

const loaded = new Map<string, Promise<void>>();

/**
 * The fonts of a language that a text needs, known to the drawing library when this resolves:
 * machines without Chinese fonts draw Chinese titles alike.
 * @returns names for a font description, the first one first.
 */
export async function cardFonts(lang: Locale, text: string): Promise<string> {
  const families = NOTO_ORDER[lang];
  for (const family of families) {
    const parts = [...commonParts(family), ...(await furtherParts(family, text))];
    for (const part of parts) await loadOnce(family, part);
  }
  return families.map((family) => NOTO_FAMILIES[family].name).join(', ');
}

function loadOnce(family: NotoFamily, part: string): Promise<void> {
  const key = `${family} ${part}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(family, part);
  loaded.set(key, loading);
  // A full disk may have room the next time.
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function load(family: NotoFamily, part: string): Promise<void> {
  for (const weight of WEIGHTS) {
    const fontfile = await unpacked(family, part, weight);
    // A font is known from its first use on.
    await sharp({ text: { text: '.', font: NOTO_FAMILIES[family].name, fontfile, dpi: 72 } })
      .png()
      .toBuffer();
  }
}

/** The library reads TrueType files. */
async function unpacked(family: NotoFamily, part: string, weight: number): Promise<string> {
  const name = `${notoName(family, part, weight)}.ttf`;
  const target = path.join(dataPaths(env().DATA_DIR).fonts, name);
  if (await isThere(target)) return target;
  const bytes = await readNoto(family, part, weight);
  await mkdir(path.dirname(target), { recursive: true });
  // Two processes may do it at once: whole or not at all.
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, target);
  return target;
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
