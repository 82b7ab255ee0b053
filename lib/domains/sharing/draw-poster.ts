import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { addressCode } from './address-code';
import type { PosterDrawing } from './card-drawing';
import { brandMark, svg } from './card-ground';
import { fitText } from './card-text';
import { drawText } from './draw-text';

const MARGIN = 84;
const MARK = 64;
const CODE = 220;
const TEXT_SIZES = [50, 44, 36];
/** Noto Sans's own line height, and the space that is put between lines. */
const LINE_HEIGHT = 1.7;
const INK = '#14282c';
const FAINT = '#5a6b6f';

/** Brand and kind, headline, text, and at the foot the code and what it is for. */
export async function drawPoster(poster: PosterDrawing, fonts: string): Promise<Sharp> {
  const { width, height, hue } = poster;
  const inner = width - 2 * MARGIN;
  const foot = height - MARGIN - CODE;
  const layers: OverlayOptions[] = [{ input: brandMark(MARK), left: MARGIN, top: MARGIN }];
  const put = async (
    words: string,
    place: { left: number; top: number; width: number },
    style: { sizes: readonly { size: number; lines: number }[]; color: string; isBold?: boolean },
  ): Promise<number> => {
    const fitted = fitText(words, { width: place.width, sizes: style.sizes });
    if (fitted.text === '') return place.top;
    const { color, isBold = false } = style;
    const input = await drawText({ ...fitted, fonts, color, isBold, width: place.width });
    layers.push({ input, left: place.left, top: place.top });
    const { height: drawn = 0 } = await sharp(input).metadata();
    return place.top + drawn;
  };
  const one = (size: number) => [{ size, lines: 1 }];
  const beside = { left: MARGIN + MARK + 22, top: MARGIN + 12, width: inner - MARK - 22 };
  await put(poster.brand, beside, { sizes: one(38), color: INK, isBold: true });
  const kicker = { left: MARGIN, top: MARGIN + 130, width: inner };
  const kickerEnd = await put(
    [poster.kicker, poster.note].filter((words) => words !== '').join('  ·  '),
    kicker,
    { sizes: one(30), color: FAINT },
  );
  const titleEnd = await put(
    poster.title,
    { ...kicker, top: kickerEnd + 28 },
    {
      sizes: [
        { size: 62, lines: 3 },
        { size: 52, lines: 4 },
      ],
      color: INK,
      isBold: true,
    },
  );
  const textTop = titleEnd + 44;
  const room = foot - 60 - textTop;
  await put(
    poster.text,
    { ...kicker, top: textTop },
    {
      sizes: TEXT_SIZES.map((size) => ({
        size,
        lines: Math.max(1, Math.floor(room / (size * LINE_HEIGHT))),
      })),
      color: INK,
    },
  );
  layers.push({
    input: Buffer.from(addressCode(poster.url, CODE)),
    left: width - MARGIN - CODE,
    top: foot,
  });
  const hint = { left: MARGIN, top: foot + 70, width: inner - CODE - 40 };
  const hintEnd = await put(poster.scanHint, hint, { sizes: one(34), color: INK, isBold: true });
  await put(
    new URL(poster.url).host,
    { ...hint, top: hintEnd + 18 },
    { sizes: one(28), color: FAINT },
  );
  const paper =
    `<path fill="#fbfaf7" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="hsl(${hue}, 70%, 26%)" d="M0 0h${width}v16H0z"/>` +
    `<path fill="#d8dcdb" d="M${MARGIN} ${foot - 44}h${inner}v2H${MARGIN}z"/>`;
  return sharp(svg(width, height, paper)).composite(layers);
}
