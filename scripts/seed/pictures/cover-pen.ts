import { COLOURS } from './drawing';

/** The covers' frame: 21:13, as the cropper makes covers (spec section 2). */
export const COVER = { width: 840, height: 520 } as const;
const { width: W } = COVER;

export interface Tones {
  shade: string;
  ground: string;
  mid: string;
  light: string;
  pale: string;
  warm: string;
}

/** A pattern's marks on its ground; `variant` counts from 0. */
export type DrawCover = (variant: number, tones: Tones) => string;

/**
 * The tones of a section's covers by its hue in degrees. Warm hues are a little lighter, so that
 * they do not turn to mud, and take a pale mark where a red one would not stand out.
 */
export function tonesOf(hue: number): Tones {
  const isWarm = hue < 60 || hue > 330;
  const isViolet = hue > 240 && hue <= 330;
  const saturation = isWarm ? 48 : isViolet ? 28 : 40;
  const lift = isWarm ? 4 : 0;
  const tone = (share: number, lightness: number) => hex(hue, saturation * share, lightness + lift);
  return {
    shade: tone(1.1, 17),
    ground: tone(1, 25),
    mid: tone(0.85, 34),
    light: tone(0.75, 48),
    pale: tone(0.85, 74),
    warm: isWarm ? COLOURS.haze : COLOURS.ember,
  };
}

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number) =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const area = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;

export const line = (d: string, colour: string, width: number, more = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}"${more} d="${d}"/>`;

/** A wave line across the frame: half waves of `half` pixels, `rise` high, from x = `start`. */
export const wave = (start: number, y: number, half: number, rise: number) =>
  `M${start} ${y}q${half / 2} ${-rise} ${half} 0${`t${half} 0`.repeat(Math.ceil((W - start) / half))}`;

/** HSL to `#rrggbb`; hue in degrees, saturation and lightness in percent. */
function hex(hue: number, saturation: number, lightness: number): string {
  const l = lightness / 100;
  const a = (saturation / 100) * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
