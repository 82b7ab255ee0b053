import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { CardDrawing, PosterDrawing } from './card-drawing';
import { cardFonts } from './card-fonts';
import { drawable, fitText } from './card-text';
import { brandMark, darkened, ground } from './card-ground';
import { drawPoster } from './draw-poster';
import { drawText } from './draw-text';

/** Share sheets refuse larger ones. */
export const SHARE_PICTURE_MAX_BYTES = 300 * 1024;
const QUALITIES = [84, 72, 56, 40] as const;

const MARGIN = 80;
const MARK = 56;

/** The card with the title in its script, over the picture or the ground of its hue. */
export async function drawCard(card: CardDrawing): Promise<Buffer> {
  const { width, height, lang, hue, picture } = card;
  const fonts = await cardFonts(lang, card.title + card.kicker + card.brand);
  const inner = width - 2 * MARGIN;
  const title = fitText(card.title, {
    width: inner,
    sizes: [
      { size: 72, lines: 2 },
      { size: 60, lines: 3 },
      { size: 50, lines: 4 },
    ],
  });
  const kicker = fitText(card.kicker, { width: inner, sizes: [{ size: 30, lines: 1 }] });
  const brand = fitText(card.brand, { width: inner - MARK - 20, sizes: [{ size: 34, lines: 1 }] });
  const markTop = height - MARGIN - MARK + 10;
  const layers: OverlayOptions[] = [
    ...(picture ? [{ input: darkened(width, height) }] : []),
    ...(await textLayer({ ...kicker, fonts, color: '#ffb3a3', width: inner }, MARGIN, MARGIN - 6)),
    ...(await textLayer(
      { ...title, fonts, color: '#ffffff', width: inner, isBold: true },
      MARGIN,
      MARGIN + (kicker.text ? 62 : 0),
    )),
    { input: brandMark(MARK), left: MARGIN, top: markTop },
    ...(await textLayer(
      { ...brand, fonts, color: '#ffffff', width: inner, isBold: true },
      MARGIN + MARK + 20,
      markTop + 4,
    )),
  ];
  const base = picture
    ? sharp(await cropped(picture, width, height))
    : sharp(ground(width, height, hue));
  return withinLimit(base.composite(layers));
}

/** A picture alone, cut to a shape around what is most telling in it. */
export async function cropPicture(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return withinLimit(sharp(await cropped(picture, width, height)));
}

/** The text with a code that leads to it, on paper. */
export async function drawSharePoster(poster: PosterDrawing): Promise<Buffer> {
  return withinLimit(
    await drawPoster(poster, await cardFonts(poster.lang, Object.values(poster).join(''))),
  );
}

/** Nothing where there are no words: an empty text cannot be drawn. */
async function textLayer(
  line: Parameters<typeof drawText>[0],
  left: number,
  top: number,
): Promise<OverlayOptions[]> {
  return drawable(line.text) === '' ? [] : [{ input: await drawText(line), left, top }];
}

function cropped(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture).resize({ width, height, fit: 'cover', position: 'attention' }).toBuffer();
}

async function withinLimit(drawing: Sharp): Promise<Buffer> {
  const flat = drawing.flatten({ background: '#ffffff' });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await flat.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < SHARE_PICTURE_MAX_BYTES) return bytes;
  }
  return bytes;
}
