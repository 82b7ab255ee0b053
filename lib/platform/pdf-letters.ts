import { create } from 'fontkit';
import type { Locale } from '../i18n/locales';
import { commonParts, furtherParts, NOTO_ORDER, notoName, readNoto } from './noto-fonts';

export type PdfWeight = 400 | 700;

/** A font file as it comes in its package, by a name of ours. */
export interface PdfFont {
  name: string;
  weight: PdfWeight;
  bytes: Buffer;
  has: (codePoint: number) => boolean;
}

/** A stretch of text in one font. */
export interface PdfRun {
  font: string;
  text: string;
}

/** The fonts of a language that a text needs, in the order in which a letter is looked for in them. */
export async function pdfFonts(locale: Locale, text: string): Promise<PdfFont[]> {
  const fonts: PdfFont[] = [];
  for (const family of NOTO_ORDER[locale]) {
    const further = await furtherParts(family, text);
    for (const part of [...commonParts(family).toReversed(), ...further]) {
      for (const weight of [400, 700] as const) {
        // Unpacked by the platform: the library inflates a font in seconds.
        const bytes = await readNoto(family, part, weight);
        const font = create(bytes);
        const has = (codePoint: number) =>
          'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint);
        fonts.push({ name: notoName(family, part, weight), weight, bytes, has });
      }
    }
  }
  return fonts;
}

/** Text by the fonts that have its letters; letters that none of them has are left out. */
export function runsOf(text: string, weight: PdfWeight, fonts: readonly PdfFont[]): PdfRun[] {
  const able = fonts.filter((font) => font.weight === weight);
  const runs: PdfRun[] = [];
  for (const letter of text) {
    const font = able.find(({ has }) => has(letter.codePointAt(0) ?? 0))?.name;
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const HAN = '\\u2E80-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF';
const CLOSING = '，。、；：！？）》」』】…';
const UNITS = new RegExp(`[${HAN}][${CLOSING}]*|[^\\s${HAN}]+|\\s+`, 'gu');

/**
 * Text in lines of a width: broken between words and between Chinese characters, never before a
 * closing mark; what is over the last line ends in an ellipsis.
 * @param widthOf of a piece of text, in points.
 */
export function linesOf(
  text: string,
  { width, most, widthOf }: { width: number; most: number; widthOf: (text: string) => number },
): string[] {
  const lines = [''];
  const put = (piece: string) => {
    const line = lines.at(-1) ?? '';
    if (line !== '' && widthOf(line + piece) > width) lines.push(piece.trimStart());
    else lines[lines.length - 1] = line + piece;
  };
  for (const unit of text.replace(/\s+/g, ' ').trim().match(UNITS) ?? []) {
    // A word that no line holds, such as an address, is broken where the line ends.
    if (widthOf(unit) > width) for (const letter of unit) put(letter);
    else put(unit);
  }
  if (lines.length <= most) return lines.map((line) => line.trimEnd());
  const shown = lines.slice(0, most);
  let last = (shown.at(-1) ?? '').trimEnd();
  while (last !== '' && widthOf(`${last}…`) > width) last = [...last].slice(0, -1).join('');
  return [...shown.slice(0, -1), `${last}…`];
}
