import { noiseField, reliefOf } from './contours';
import type { Point } from './drawing';
import {
  blend,
  COLOURS as C,
  curve,
  disc,
  fill,
  group,
  loop,
  mix,
  n,
  range,
  rect,
  ring,
  stroke,
} from './drawing';
import type { Scene } from './motifs';
import { WIDE } from './motifs';

const { width: W, height: H } = WIDE;

/** A chart of islands by contour lines, a dashed course between two ports. */
export const islands: Scene = (random) => {
  const coarse = noiseField(random, 430);
  const fine = noiseField(random, 150);
  const shores = [
    [190, 900, 330, 1.1],
    [1420, 190, 380, 1.15],
    [800, 800, 190, 0.9],
    [520, 330, 230, 0.85],
    [1250, 760, 150, 0.75],
  ] as const;
  const field = (x: number, y: number) =>
    shores.reduce(
      (sum, [cx, cy, r, height]) =>
        sum + height * Math.exp(-((x - cx) ** 2 + ((y - cy) * 1.15) ** 2) / (r * r)),
      -0.62,
    ) +
    coarse(x, y) * 0.3 +
    fine(x, y) * 0.14;
  const relief = reliefOf(field, [W, H], 14);
  const levels = range(13).map((index) => -0.5 + index * 0.085);
  const tone = (index: number) =>
    index < 6 ? blend(C.reef, C.foam, index / 5) : blend(C.sand, '#D9C6A5', (index - 6) / 6);
  const course: Point[] = [
    [330, 760],
    [450, 640],
    [680, 570],
    [900, 560],
    [1080, 420],
    [1180, 330],
  ];
  return [
    rect(0, 0, W, H, blend(C.tide, C.reef, 0.55)),
    levels
      .map((level, index) => {
        const d = relief(level)
          .map((points) => loop(points))
          .join('');
        const line = index < 6 ? C.deep : C.ink;
        return fill(d, tone(index), {
          'fill-rule': 'evenodd',
          stroke: line,
          'stroke-width': index === 6 ? 5 : 2,
          'stroke-opacity': index === 6 ? 0.9 : 0.35,
        });
      })
      .join(''),
    stroke(
      range(7)
        .map((index) => `M${index * 280} 0V${H}`)
        .join('') +
        range(5)
          .map((index) => `M0 ${index * 260}H${W}`)
          .join(''),
      C.ink,
      1.5,
      { opacity: 0.18 },
    ),
    stroke(curve(course), C.signal, 7, { 'stroke-dasharray': '4 20' }),
    disc(330, 760, 17, C.signal),
    ring(330, 760, 34, C.signal, 5),
    fill('M1180 330l-32 -78h64Z', C.signal),
    disc(1180, 238, 36, C.signal),
    disc(1180, 238, 14, C.paper),
  ].join('');
};

/** The moon's phases above the tide curve that they raise. */
export const tideChart: Scene = () => {
  const days = 15;
  const x = (day: number) => 105 + day * 105;
  const phase = (day: number, r: number) => {
    const k = Math.cos((day / (days - 1)) * Math.PI * 2);
    const isWaxing = day < (days - 1) / 2;
    const side = isWaxing ? 1 : 0;
    const bulge = k > 0 ? 1 - side : side;
    const lit = `M0 ${-r}A${r} ${r} 0 0 ${side} 0 ${r}A${n(Math.abs(k) * r)} ${r} 0 0 ${bulge} 0 ${-r}Z`;
    return group(
      { transform: `translate(${x(day)} 210)` },
      disc(0, 0, r, C.deep),
      fill(lit, day === 7 ? C.ember : C.paper),
    );
  };
  const level = (px: number) => {
    const day = (px - 105) / 105;
    const springs = 0.45 + 0.55 * Math.cos(((day - 7) / 7) * Math.PI * 2) ** 2;
    return (
      690 - Math.cos((day - 7) * Math.PI) * 190 * springs - Math.sin((day - 7) * Math.PI * 0.5) * 26
    );
  };
  const line = range(300).map((index): Point => [-20 + index * 5.8, level(-20 + index * 5.8)]);
  const high = line
    .filter(([px]) => px > 780 && px < 900)
    .reduce((best, point) => (point[1] < best[1] ? point : best));
  const shifted = (dy: number): Point[] => line.map(([px, y]) => [px, mix(y, 690, dy / 420) + dy]);
  return [
    rect(0, 0, W, H, C.abyss),
    range(days)
      .map((day) =>
        stroke(`M${x(day)} 300V${H}`, C.reef, 2, { 'stroke-dasharray': '2 12', opacity: 0.7 }),
      )
      .join(''),
    stroke(`M0 690H${W}`, C.reef, 2, { opacity: 0.7 }),
    range(days)
      .map((day) => phase(day, day === 7 ? 58 : 40))
      .join(''),
    ring(x(7), 210, 76, C.ember, 3),
    range(5)
      .map((index) =>
        fill(
          `${curve(shifted(index * 62))}L${W + 20} ${H}L-20 ${H}Z`,
          blend(C.reef, '#0A2631', index / 4),
        ),
      )
      .join(''),
    stroke(curve(line), C.paper, 7),
    stroke(`M${n(high[0])} 300V${n(high[1])}`, C.ember, 4, { 'stroke-dasharray': '2 12' }),
    disc(high[0], high[1], 20, C.ember),
    disc(high[0], high[1], 8, C.paper),
  ].join('');
};

/** A compass rose on an old chart, lines of bearing across it. */
export const compassRose: Scene = (random) => {
  const [cx, cy] = [1040, 530];
  const coarse = noiseField(random, 300);
  const fine = noiseField(random, 90);
  const coast = (px: number, py: number) =>
    (470 - px) / 300 + coarse(px, py) * 0.55 + fine(px, py) * 0.16;
  const relief = reliefOf(coast, [W, H], 12);
  const bearing = (index: number, length: number, total: number): Point => [
    cx + length * Math.sin((index / total) * Math.PI * 2),
    cy - length * Math.cos((index / total) * Math.PI * 2),
  ];
  const point = (index: number, length: number, width: number, light: string, dark: string) => {
    const turn = (index / 16) * 360;
    return group(
      { transform: `translate(${cx} ${cy}) rotate(${turn})` },
      fill(`M0 ${-length}L${width} ${-width}L0 0Z`, dark),
      fill(`M0 ${-length}L${-width} ${-width}L0 0Z`, light),
    );
  };
  return [
    rect(0, 0, W, H, C.mist),
    stroke(
      range(32)
        .map((index) => {
          const [x, y] = bearing(index, 1500, 32);
          return `M${cx} ${cy}L${n(x)} ${n(y)}`;
        })
        .join(''),
      C.shoal,
      2,
    ),
    range(5)
      .map((index) =>
        fill(
          relief(-0.5 + index * 0.12)
            .map((points) => loop(points))
            .join(''),
          index === 4 ? C.sand : blend(C.mist, C.shoal, (index + 1) / 5),
          { stroke: C.tide, 'stroke-width': index === 4 ? 6 : 2, 'fill-rule': 'evenodd' },
        ),
      )
      .join(''),
    fill(
      relief(0.5)
        .map((points) => loop(points))
        .join(''),
      '#E4D7C0',
      { 'fill-rule': 'evenodd' },
    ),
    disc(cx, cy, 372, C.paper),
    ring(cx, cy, 372, C.ink, 6),
    ring(cx, cy, 346, C.ink, 2),
    stroke(
      range(72)
        .map((index) => {
          const [x, y] = bearing(index, index % 6 === 0 ? 322 : 334, 72);
          const [u, v] = bearing(index, 346, 72);
          return `M${n(x)} ${n(y)}L${n(u)} ${n(v)}`;
        })
        .join(''),
      C.ink,
      3,
    ),
    ring(cx, cy, 196, C.shoal, 3),
    range(8)
      .map((index) => point(index * 2 + 1, 190, 24, C.foam, C.reef))
      .join(''),
    range(4)
      .map((index) => point(index * 4 + 2, 250, 44, C.shoal, C.tide))
      .join(''),
    range(4)
      .map((index) =>
        index === 0
          ? point(0, 312, 58, C.ember, C.signal)
          : point(index * 4, 312, 58, C.reef, C.ink),
      )
      .join(''),
    disc(cx, cy, 22, C.paper),
    disc(cx, cy, 10, C.ink),
  ].join('');
};
