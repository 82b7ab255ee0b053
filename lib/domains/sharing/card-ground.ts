/** The ground of a card without a picture: its hue, with the tide of the brand. */
export function ground(width: number, height: number, hue: number): Buffer {
  const wave = (y: number, lift: number) =>
    `M0 ${y}C${width * 0.2} ${y - lift} ${width * 0.3} ${y + lift} ${width * 0.5} ${y}` +
    `S${width * 0.8} ${y - lift} ${width} ${y + lift / 2}V${height}H0Z`;
  return svg(
    width,
    height,
    `<path fill="hsl(${hue}, 52%, 17%)" d="M0 0h${width}v${height}H0z"/>` +
      `<path fill="hsl(${hue}, 50%, 21%)" d="${wave(height * 0.62, 60)}"/>` +
      `<path fill="hsl(${hue}, 48%, 26%)" d="${wave(height * 0.8, 44)}"/>`,
  );
}

/** What makes white words readable on any picture. */
export function darkened(width: number, height: number): Buffer {
  return svg(
    width,
    height,
    '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">' +
      '<stop offset="0" stop-color="#06181c" stop-opacity=".82"/>' +
      '<stop offset=".6" stop-color="#06181c" stop-opacity=".6"/>' +
      '<stop offset="1" stop-color="#06181c" stop-opacity=".86"/></linearGradient>' +
      `<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/>`,
  );
}

/** The brand's mark in a square of so many pixels; the same as public/brand/logo.svg. */
export function brandMark(size: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">` +
      '<clipPath id="d"><circle cx="32" cy="32" r="32"/></clipPath><g clip-path="url(#d)">' +
      '<path fill="#FBFAF7" d="M0 0h64v64H0z"/><path fill="#0B6B75" d="M-4 35C6 24 15 25 23 35S40' +
      ' 46 49 36 61 28 68 33V-4H-4ZM-4 49C6 38 14 39 23 49S41 58 49 50 60 43 68 48V68H-4Z"/>' +
      '<circle cx="34" cy="25.5" r="13.5" fill="#FF6B4F"/></g></svg>',
  );
}

/** A drawing of a size, from its inner elements. */
export function svg(width: number, height: number, inner: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`,
  );
}
