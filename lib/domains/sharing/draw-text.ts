import sharp from 'sharp';

/** Text as a picture of its own, broken into lines where it must be. */
export async function drawText(line: {
  text: string;
  /** Names of fonts, as `cardFonts` gives them. */
  fonts: string;
  /** Pixels. */
  size: number;
  color: string;
  width: number;
  isBold?: boolean;
}): Promise<Buffer> {
  const { text, fonts, size, color, width, isBold } = line;
  const weight = isBold ? ' weight="bold"' : '';
  return sharp({
    text: {
      text: `<span foreground="${color}"${weight}>${escaped(text)}</span>`,
      font: `${fonts} ${size}`,
      width,
      // At 72 dots an inch a point is a pixel.
      dpi: 72,
      spacing: Math.round(size / 8),
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer();
}

/** The library reads its own markup in every text. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
