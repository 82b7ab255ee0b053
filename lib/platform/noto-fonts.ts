import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkit';
import type { Locale } from '../i18n/locales';
import { woffToTtf } from './woff-to-ttf';

/** Packages of Noto Sans by the letters that they are for, and the name of the family. */
export const NOTO_FAMILIES = {
  hans: { package: 'noto-sans-sc', subset: 'chinese-simplified', name: 'Noto Sans SC' },
  hant: { package: 'noto-sans-tc', subset: 'chinese-traditional', name: 'Noto Sans TC' },
} as const;
export type NotoFamily = keyof typeof NOTO_FAMILIES;

/** Which family stands first in a language; what one has not, the other may have. */
export const NOTO_ORDER: Record<Locale, readonly NotoFamily[]> = {
  'zh-Hans': ['hans', 'hant'],
  'zh-Hant': ['hant', 'hans'],
  en: ['hans', 'hant'],
};

/** The parts of a family that nearly every text does with. */
export function commonParts(family: NotoFamily): string[] {
  return [NOTO_FAMILIES[family].subset, 'latin'];
}

/** One part of a family as TrueType: the packages bring it as WOFF. */
export async function readNoto(family: NotoFamily, part: string, weight: number): Promise<Buffer> {
  return woffToTtf(await readFile(fileOf(family, `${notoName(family, part, weight)}.woff`)));
}

/** Name of a part in one weight, e.g. `noto-sans-sc-latin-400-normal`. */
export function notoName(family: NotoFamily, part: string, weight: number): string {
  return `${NOTO_FAMILIES[family].package}-${part}-${weight}-normal`;
}

/**
 * Parts of a family, beside the common ones of both, that a text's rarer letters need (龘, 堃, 骉 in
 * names); none for most texts. A letter that the family has nowhere asks for none.
 */
export async function furtherParts(family: NotoFamily, text: string): Promise<string[]> {
  const letters = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  const common = await commonLetters();
  const rare = [...letters].filter((letter) => letter > 0x2e7f && !common.has(letter));
  if (rare.length === 0) return [];
  const ranges = await rangesOf(family);
  const found = rare.flatMap((letter) => {
    const part = ranges.find(({ from, to }) => from <= letter && letter <= to)?.part;
    return part ? [part] : [];
  });
  return [...new Set(found)];
}

let common: Promise<ReadonlySet<number>> | undefined;

/** What the common parts of both families have. */
function commonLetters(): Promise<ReadonlySet<number>> {
  common ??= readCommonLetters();
  common.catch(() => {
    common = undefined;
  });
  return common;
}

async function readCommonLetters(): Promise<ReadonlySet<number>> {
  const letters = new Set<number>();
  for (const family of ['hans', 'hant'] as const) {
    for (const part of commonParts(family)) {
      const font = create(await readNoto(family, part, 400));
      if ('characterSet' in font) for (const letter of font.characterSet) letters.add(letter);
    }
  }
  return letters;
}

interface PartRange {
  part: string;
  from: number;
  to: number;
}
const rangesByFamily = new Map<NotoFamily, PartRange[]>();

/** Which letters each numbered part has, as the package says it in `unicode.json`. */
async function rangesOf(family: NotoFamily): Promise<PartRange[]> {
  const known = rangesByFamily.get(family);
  if (known) return known;
  const file = path.join(packageFolder(family), 'unicode.json');
  const byPart = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const ranges = Object.entries(byPart).flatMap(([key, listed]) => {
    const [, part] = /^\[(\d+)\]$/.exec(key) ?? [];
    if (!part) return [];
    return [...listed.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to]) => ({
      part,
      from: Number.parseInt(from, 16),
      to: Number.parseInt(to ?? from, 16),
    }));
  });
  rangesByFamily.set(family, ranges);
  return ranges;
}

function fileOf(family: NotoFamily, name: string): string {
  return path.join(packageFolder(family), 'files', name);
}

function packageFolder(family: NotoFamily): string {
  const source = NOTO_FAMILIES[family].package;
  return path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'node_modules',
    '@fontsource',
    source,
  );
}
