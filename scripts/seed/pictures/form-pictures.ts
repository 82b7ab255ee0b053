import type { Point } from './drawing';
import {
  blend,
  COLOURS as C,
  curve,
  disc,
  el,
  fill,
  group,
  mix,
  n,
  polyline,
  range,
  rect,
  ring,
  stroke,
  swellLine,
} from './drawing';
import type { Scene } from './motifs';
import { cube, WIDE } from './motifs';

const { width: W, height: H } = WIDE;

/** Towers of blocks standing in the sea, high and low like a tide; one block is warm. */
export const blockPier: Scene = (random) => {
  const edge = 92;
  const w = edge * 0.866;
  const columns = range(6).flatMap((row) => range(6).map((column) => ({ row, column })));
  const towers = columns
    .map(({ row, column }) => ({
      x: 840 + (column - row) * (w + 9),
      y: 430 + (column + row) * (edge * 0.5 + 5),
      depth: column + row,
      blocks: Math.round(1.7 + 1.8 * Math.sin(column * 0.75 - row * 0.95 + 1.1)),
      isWarm: row === 3 && column === 4,
    }))
    .filter(({ blocks, isWarm }) => blocks > 0 || isWarm)
    .toSorted((a, b) => a.depth - b.depth);
  const tower = ({ x, y, blocks, isWarm }: (typeof towers)[number]) =>
    range(isWarm ? 4 : blocks)
      .map((level) => {
        const t = level / 4;
        const colours =
          isWarm && level === 3
            ? { top: C.ember, left: C.signal, right: '#9E2A17' }
            : {
                top: blend(C.shoal, C.paper, t),
                left: blend(C.deep, C.reef, t),
                right: blend(C.abyss, C.tide, t),
              };
        return cube(x, y - level * (edge + 4), edge, colours);
      })
      .join('');
  const ripples = [...towers]
    .map(({ x, y }) => el('ellipse', { cx: x, cy: y - edge * 0.5, rx: 108, ry: 62, fill: C.foam }))
    .join('');
  return [
    rect(0, 0, W, H, C.haze),
    disc(1390, 214, 92, C.paper),
    rect(0, 372, W, H, C.mist),
    range(22)
      .map((index) =>
        stroke(
          `M${n(random.between(-80, 1560))} ${400 + index * 30}h${n(random.between(60, 300))}`,
          C.foam,
          5,
        ),
      )
      .join(''),
    range(3)
      .map((index) =>
        fill(
          polyline(
            [
              [840, 320 - index * 44],
              [1400 + index * 74, 640],
              [840, 960 + index * 44],
              [280 - index * 74, 640],
            ],
            true,
          ),
          'none',
          { stroke: C.shoal, 'stroke-width': 3, 'stroke-opacity': (0.8 - index * 0.25).toFixed(2) },
        ),
      )
      .join(''),
    ripples,
    towers.map(tower).join(''),
  ].join('');
};

/** Orbits about a half-lit body, with round and square satellites. */
export const orbits: Scene = (random) => {
  const orbit = (rx: number, width: number, dash: string) =>
    el('ellipse', {
      rx,
      ry: rx * 0.42,
      fill: 'none',
      stroke: C.tide,
      'stroke-width': width,
      'stroke-dasharray': dash,
    });
  const at = (rx: number, angle: number): Point => [
    rx * Math.cos(angle),
    rx * 0.42 * Math.sin(angle),
  ];
  const moon = (rx: number, angle: number, r: number, colour: string) => {
    const [x, y] = at(rx, angle);
    return disc(x, y, r, colour);
  };
  const block = (rx: number, angle: number, side: number, colour: string) => {
    const [x, y] = at(rx, angle);
    return group(
      { transform: `translate(${n(x)} ${n(y)}) rotate(18)` },
      rect(-side / 2, -side / 2, side, side, colour),
    );
  };
  return [
    rect(0, 0, W, H, C.paper),
    range(35)
      .flatMap((column) =>
        range(22).map((row) => disc(column * 50 - 10, row * 50 - 5, 1.8, C.foam)),
      )
      .join(''),
    group(
      { transform: `translate(800 540) rotate(-18)` },
      el('ellipse', { rx: 900, ry: 378, fill: C.mist, opacity: 0.7 }),
      el('ellipse', { rx: 520, ry: 218, fill: C.foam, opacity: 0.75 }),
      orbit(290, 4, 'none'),
      orbit(400, 3, '2 14'),
      orbit(520, 5, 'none'),
      orbit(650, 3, '26 14'),
      orbit(780, 4, 'none'),
      orbit(900, 3, '2 14'),
    ),
    disc(800, 540, 168, C.tide),
    el('path', { d: 'M800 372A168 168 0 0 1 800 708A230 230 0 0 0 800 372Z', fill: C.abyss }),
    range(8)
      .map((index) => {
        const y = -126 + index * 36;
        const half = Math.sqrt(168 ** 2 - y ** 2);
        return stroke(
          `M${n(800 - half + 8)} ${540 + y}H${n(800 - half + 8 + half * random.between(0.4, 0.8))}`,
          C.foam,
          4,
          { opacity: 0.55 },
        );
      })
      .join(''),
    group(
      { transform: 'translate(800 540) rotate(-18)' },
      el('path', {
        d: 'M-290 0A290 122 0 0 0 290 0',
        fill: 'none',
        stroke: C.paper,
        'stroke-width': 4,
      }),
      moon(290, 0.6, 26, C.ink),
      block(400, 3.6, 44, C.reef),
      moon(520, 5.3, 40, C.reef),
      moon(520, 2.2, 18, C.ink),
      block(780, 2.75, 64, C.ink),
      moon(650, 5.75, 54, C.signal),
      ring(...at(650, 5.75), 74, C.signal, 3),
      block(780, 1.25, 38, C.tide),
      moon(900, 5.75, 30, C.shoal),
      moon(900, 1.9, 22, C.tide),
    ),
  ].join('');
};

/** An open ledger whose ruled lines turn into waves on the facing page. */
export const ledger: Scene = (random) => {
  const page = (d: string, colour: string) => fill(d, colour);
  const rows = range(15).map((index) => 238 + index * 40);
  const entries = rows.slice(1).map((y) => {
    const marks = [
      [232, random.between(50, 86)],
      [356, random.between(110, 260)],
      [676, random.between(40, 104)],
    ] as const;
    return marks.map(([x, length]) => `M${x} ${y - 13}h${n(length)}`).join('');
  });
  return [
    rect(0, 0, W, H, C.tide),
    range(14)
      .map((index) =>
        stroke(
          curve(
            swellLine(
              { y: 40 + index * 78, height: 13, length: 420, phase: index * 0.9 },
              -20,
              W + 20,
            ),
          ),
          C.reef,
          3,
          { opacity: 0.5 },
        ),
      )
      .join(''),
    page(
      'M120 196Q480 116 840 190Q1200 116 1560 196V920Q1200 846 840 916Q480 846 120 920Z',
      C.abyss,
    ),
    page('M138 170Q490 96 840 166V890Q490 820 138 892Z', C.sand),
    page('M1542 170Q1190 96 840 166V890Q1190 820 1542 892Z', C.sand),
    page('M150 158Q490 84 840 152V878Q490 806 150 880Z', C.paper),
    page('M1530 158Q1190 84 840 152V878Q1190 806 1530 880Z', C.paper),
    page('M840 152Q780 136 730 134V860Q790 864 840 878Z', C.mist),
    page('M840 152Q900 136 950 134V860Q890 864 840 878Z', blend(C.mist, C.paper, 0.5)),
    stroke(rows.map((y) => `M200 ${y}H790`).join(''), C.foam, 3),
    stroke('M330 190V818M650 190V818', C.signal, 3),
    stroke(entries.join(''), C.ink, 7, { opacity: 0.82 }),
    stroke('M200 812H790M200 824H790', C.ink, 4),
    rows
      .map((y, index) => {
        const t = index / (rows.length - 1);
        const points = range(70).map((step): Point => {
          const x = 890 + step * 8.6;
          const far = Math.min(1, (x - 890) / 260);
          const swing = far * mix(5, 30, t);
          return [x, y + Math.sin(x / mix(42, 74, t) + index * 0.8) * swing];
        });
        return stroke(
          curve(points),
          index === 8 ? C.signal : blend(C.shoal, C.deep, t),
          index === 8 ? 9 : mix(4, 8, t),
        );
      })
      .join(''),
    stroke('M840 152V878', C.shoal, 3),
  ].join('');
};

/** A spiral shell of chambers, each larger by the same ratio. */
export const nautilus: Scene = () => {
  const [cx, cy] = [702, 620];
  const growth = 0.176;
  const at = (angle: number, share = 1): Point => {
    const r = 7.6 * Math.exp(growth * angle) * share;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  };
  const end = 25.2;
  const steps = 17;
  const chambers = range(58).map((index) => {
    const from = end - (58 - index) * (Math.PI / 9);
    const to = from + Math.PI / 9;
    const outer = range(steps + 1).map((step) => at(mix(from, to, step / steps)));
    const inner = range(steps + 1).map((step) => at(mix(to, from, step / steps) - Math.PI * 2));
    const tone =
      index === 57
        ? C.signal
        : blend(C.abyss, index % 2 === 0 ? C.foam : C.shoal, Math.min(1, index / 50));
    return fill(polyline([...outer, ...inner], true), tone, {
      stroke: C.paper,
      'stroke-width': 2 + index * 0.06,
      'stroke-linejoin': 'round',
    });
  });
  return [
    rect(0, 0, W, H, C.sand),
    range(16)
      .map((index) => ring(cx, cy, 90 * 1.175 ** index + 40, '#D9CBB2', 2))
      .join(''),
    stroke(`M0 ${cy}H${W}M${cx} 0V${H}`, '#D9CBB2', 2),
    chambers.join(''),
    stroke(polyline(range(220).map((step) => at(mix(4, end, step / 219)))), C.ink, 7),
  ].join('');
};

/** Scales of the old wave pattern, tones drifting, one scale warm. */
export const seigaiha: Scene = (random) => {
  const r = 172;
  const scales = range(15).flatMap((row) =>
    range(6).map((column) => {
      const x = column * r * 2 - (row % 2 === 0 ? r : 0);
      const y = row * r * 0.5 + 10;
      const t = Math.min(
        1,
        Math.max(0, row / 12 + Math.sin(x / 300 + row * 0.3) * 0.2 + random.between(-0.08, 0.08)),
      );
      const isWarm = row === 6 && column === 3;
      const tone = isWarm
        ? C.signal
        : t < 0.5
          ? blend(C.foam, C.reef, t * 2)
          : blend(C.reef, C.abyss, t * 2 - 1);
      const line = isWarm ? C.haze : t < 0.35 ? C.tide : C.mist;
      return [0, 1, 2]
        .map((index) =>
          el('circle', {
            cx: x,
            cy: y + r,
            r: r - index * 50,
            fill: index === 0 ? tone : 'none',
            stroke: line,
            'stroke-width': index === 0 ? 4 : 3,
            'stroke-opacity': index === 0 ? 0.9 : 0.5,
          }),
        )
        .join('');
    }),
  );
  return rect(0, 0, W, H, C.paper) + scales.join('');
};
