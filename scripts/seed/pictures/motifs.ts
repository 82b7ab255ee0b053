import type { Point, Random } from './drawing';
import {
  blend,
  COLOURS,
  curve,
  el,
  fill,
  group,
  n,
  polyline,
  range,
  rect,
  sea,
  stroke,
} from './drawing';

/** A picture's content as SVG text, in the pixels of its frame. */
export type Scene = (random: Random) => string;

/** The frame of article pictures: 21:13, as the cropper makes them (spec section 2). */
export const WIDE = { width: 1680, height: 1040 } as const;

/** The frame of event posters: 16:9 (spec section 2). */
export const POSTER = { width: 1280, height: 720 } as const;

export interface Sea {
  top: number;
  bottom: number;
  bands: number;
  from: string;
  to: string;
  width?: number;
  height?: number;
}

/** A sea of overlapping bands, near ones taller and longer, coloured from the horizon down. */
export function bandedSea(random: Random, options: Sea): string {
  const { top, bottom, bands, from, to, width = WIDE.width, height = 1 } = options;
  return range(bands)
    .map((index) => {
      const t = index / Math.max(1, bands - 1);
      const y = top + (bottom - top) * t ** 1.5;
      const swell = {
        y,
        height: (4 + 26 * t) * height,
        length: 190 + 420 * t,
        phase: random.between(0, 6.28),
        sharpness: 0.25,
      };
      return fill(sea(swell, width, 2000), blend(from, to, t));
    })
    .join('');
}

/** Short level strokes as light on water, thinning away from `cx`. */
export function glitter(
  random: Random,
  cx: number,
  from: number,
  to: number,
  colour: string,
  spread = 1,
): string {
  let marks = '';
  for (let y = from; y < to; y += 13 + (y - from) * 0.035) {
    const t = (y - from) / (to - from);
    const half = (30 + 150 * Math.sin(t * Math.PI * 0.62 + 0.25)) * spread;
    const count = 1 + Math.floor(random.next() * 3);
    for (let index = 0; index < count; index += 1) {
      const x = cx + random.between(-half, half) * 0.62;
      const length = random.between(0.18, 0.7) * half * (1 - Math.abs(x - cx) / (half * 1.4));
      marks += `M${n(x - length)} ${n(y)}H${n(x + length)}`;
    }
  }
  return stroke(marks, colour, 5);
}

/** A small boat with two sails standing on the point; `size` is its height. */
export function sailBoat(x: number, y: number, size: number, sail: string, hull: string): string {
  const s = size / 100;
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${n(s * 100) === '0' ? 1 : s.toFixed(3)})` },
    fill('M-4 -100Q40 -60 44 -18L-4 -18Z', sail),
    fill('M-12 -84Q-34 -50 -36 -18L-12 -18Z', blend(sail, COLOURS.ink, 0.18)),
    fill('M-46 -10H52Q44 8 30 10H-26Q-40 6 -46 -10Z', hull),
  );
}

/** Hills as one filled silhouette from x = −20 to the frame's width. */
export function hills(
  random: Random,
  base: number,
  height: number,
  colour: string,
  width: number = WIDE.width,
): string {
  const steps = 9;
  const points: Point[] = range(steps + 1).map((index) => [
    -60 + ((width + 120) * index) / steps,
    base - height * random.between(0.15, 1),
  ]);
  return fill(`${curve(points)}L${width + 60} ${base + 400}L-60 ${base + 400}Z`, colour);
}

/** A tapering lighthouse whose foot's middle is at the point; the lamp is `height` above it. */
export function lighthouse(x: number, y: number, height: number, band: string): string {
  const foot = height * 0.13;
  const head = height * 0.082;
  const half = (t: number) => foot + (head - foot) * t;
  const stripe = (low: number, high: number) =>
    polyline(
      [
        [-half(low), -height * 0.8 * low],
        [half(low), -height * 0.8 * low],
        [half(high), -height * 0.8 * high],
        [-half(high), -height * 0.8 * high],
      ],
      true,
    );
  const top = -height * 0.8;
  return group(
    { transform: `translate(${n(x)} ${n(y)})` },
    fill(stripe(0, 1), COLOURS.paper),
    fill(stripe(0.2, 0.4) + stripe(0.6, 0.8), band),
    fill(
      polyline(
        [
          [half(0) * 0.25, 0],
          [half(0), 0],
          [half(1), top],
          [half(1) * 0.25, top],
        ],
        true,
      ),
      COLOURS.ink,
      { opacity: 0.14 },
    ),
    rect(-head * 1.45, top - height * 0.02, head * 2.9, height * 0.028, COLOURS.ink),
    rect(-head * 0.8, top - height * 0.13, head * 1.6, height * 0.11, COLOURS.ember),
    stroke(
      `M${n(-head * 0.27)} ${n(top - height * 0.13)}v${n(height * 0.11)}m${n(head * 0.54)} 0v${n(-height * 0.11)}`,
      COLOURS.ink,
      height * 0.008,
    ),
    fill(
      `M${n(-head * 1.1)} ${n(top - height * 0.125)}Q0 ${n(top - height * 0.24)} ${n(head * 1.1)} ${n(top - height * 0.125)}Z`,
      COLOURS.ink,
    ),
    stroke(`M0 ${n(top - height * 0.17)}v${n(-height * 0.06)}`, COLOURS.ink, height * 0.01),
  );
}

export interface CubeColours {
  top: string;
  left: string;
  right: string;
}

/** A cube in isometric view whose lowest corner is at the point; `edge` is its side. */
export function cube(x: number, y: number, edge: number, colours: CubeColours): string {
  const w = edge * 0.866;
  const h = edge * 0.5;
  const face = (points: Point[], colour: string) => fill(polyline(points, true), colour);
  return (
    face(
      [
        [x, y],
        [x - w, y - h],
        [x - w, y - h - edge],
        [x, y - edge],
      ],
      colours.left,
    ) +
    face(
      [
        [x, y],
        [x + w, y - h],
        [x + w, y - h - edge],
        [x, y - edge],
      ],
      colours.right,
    ) +
    face(
      [
        [x, y - edge],
        [x - w, y - h - edge],
        [x, y - edge - h * 2],
        [x + w, y - h - edge],
      ],
      colours.top,
    )
  );
}

/** A few stars as small discs in a box. */
export function stars(
  random: Random,
  count: number,
  box: readonly [number, number, number, number],
  colour: string,
): string {
  return group(
    { fill: colour },
    ...range(count).map(() =>
      el('circle', {
        cx: random.between(box[0], box[2]),
        cy: random.between(box[1], box[3]),
        r: random.between(1.2, 3.4),
        opacity: random.between(0.35, 0.95).toFixed(2),
      }),
    ),
  );
}
