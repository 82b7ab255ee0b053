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
  range,
  rect,
  ring,
  sea,
  stroke,
  swellLine,
} from './drawing';
import type { Scene } from './motifs';
import { hills, stars, WIDE } from './motifs';

const { width: W, height: H } = WIDE;

/** Rain on a grey sea, rings where it falls, a warm buoy. */
export const rain: Scene = (random) => {
  const cloud = (x: number, y: number, s: number, colour: string) =>
    fill(
      `M${x - 260 * s} ${y}A${70 * s} ${70 * s} 0 0 1 ${x - 190 * s} ${y - 82 * s}A${120 * s} ${120 * s} 0 0 1 ${x + 30 * s} ${y - 128 * s}A${92 * s} ${92 * s} 0 0 1 ${x + 190 * s} ${y - 76 * s}A${58 * s} ${58 * s} 0 0 1 ${x + 250 * s} ${y}Z`,
      colour,
    );
  const drops = range(230).map(() => {
    const x = random.between(-60, W + 60);
    const y = random.between(250, 760);
    const length = random.between(26, 74);
    return `M${n(x)} ${n(y)}l${n(-length * 0.26)} ${n(length)}`;
  });
  const rings = range(34).map(() => {
    const t = random.next() ** 0.8;
    const size = mix(14, 92, t);
    const [x, y] = [random.between(0, W), mix(690, 1020, t)];
    return range(3)
      .map((index) =>
        el('ellipse', {
          cx: x,
          cy: y,
          rx: size * (0.35 + index * 0.34),
          ry: size * (0.35 + index * 0.34) * 0.27,
          fill: 'none',
          stroke: C.paper,
          'stroke-width': mix(2, 4, t),
          opacity: (0.75 - index * 0.22).toFixed(2),
        }),
      )
      .join('');
  });
  return [
    rect(0, 0, W, H, C.mist),
    cloud(1180, 240, 1.5, C.foam),
    cloud(430, 210, 1.35, blend(C.foam, C.shoal, 0.5)),
    cloud(860, 310, 1.15, C.shoal),
    cloud(1480, 330, 1.1, blend(C.shoal, C.reef, 0.35)),
    rect(0, 650, W, H, C.shoal),
    fill(sea({ y: 660, height: 5, length: 300, phase: 0.4 }, W, H), blend(C.shoal, C.reef, 0.45)),
    fill(sea({ y: 760, height: 9, length: 420, phase: 2 }, W, H), blend(C.shoal, C.reef, 0.9)),
    fill(sea({ y: 900, height: 12, length: 520, phase: 4 }, W, H), blend(C.reef, C.tide, 0.6)),
    rings.join(''),
    stroke(drops.join(''), C.reef, 4, { opacity: 0.75 }),
    group(
      { transform: 'translate(620 842) rotate(-7)' },
      el('ellipse', { cy: 22, rx: 150, ry: 26, fill: C.deep, opacity: 0.5 }),
      fill('M-92 0L-44 -196H44L92 0Q60 40 0 42Q-60 40 -92 0Z', C.signal),
      fill('M-74 -74L-60 -130H60L74 -74Z', C.paper),
      fill('M0 42Q60 40 92 0L44 -196H12Z', C.ink, { opacity: 0.14 }),
      stroke('M-30 -196L-18 -262H18L30 -196', C.ink, 9),
      disc(0, -276, 22, C.ember),
    ),
  ].join('');
};

/** Stars turning about the pole above a dark ridge, one lit window. */
export const starTrails: Scene = (random) => {
  const [cx, cy] = [1060, 330];
  const trails = range(44).map((index) => {
    const r = 26 + index * 27;
    return range(1 + Math.floor(r / 190))
      .map(() => {
        const from = random.between(0, Math.PI * 2);
        const sweep = random.between(0.35, 0.95);
        const point = (angle: number) =>
          `${n(cx + r * Math.cos(angle))} ${n(cy + r * Math.sin(angle))}`;
        const colour = random.next() < 0.05 ? C.ember : blend(C.reef, C.paper, random.next());
        return stroke(
          `M${point(from)}A${n(r)} ${n(r)} 0 0 1 ${point(from + sweep)}`,
          colour,
          random.between(2, 5),
          { opacity: random.between(0.5, 1).toFixed(2) },
        );
      })
      .join('');
  });
  return [
    rect(0, 0, W, H, C.abyss),
    disc(cx, cy, 560, blend(C.abyss, C.deep, 0.45)),
    disc(cx, cy, 300, blend(C.abyss, C.deep, 0.9)),
    trails.join(''),
    disc(cx, cy, 9, C.paper),
    hills(random, 880, 170, blend(C.abyss, C.tide, 0.3)),
    hills(random, 940, 120, '#081E28'),
    fill('M-20 1060V930Q260 850 520 900T980 950T1720 900V1060Z', C.night),
    fill('M396 900V826A82 82 0 0 1 560 826V900Z', C.foam),
    fill('M478 744A82 82 0 0 1 560 826V900H478Z', C.shoal),
    fill('M462 748L500 668L530 682L494 762Z', C.night),
    rect(426, 850, 34, 52, C.ember),
    rect(388, 894, 184, 16, C.ink),
  ].join('');
};

/** Wind turbines standing in a pale sea. */
export const turbines: Scene = (random) => {
  const turbine = (x: number, foot: number, size: number, turn: number, tip: string) => {
    const hub = foot - size;
    const blade = (angle: number) =>
      group(
        { transform: `translate(${x} ${n(hub)}) rotate(${n(angle)})` },
        fill(
          `M${n(-size * 0.012)} 0Q${n(size * 0.055)} ${n(-size * 0.16)} ${n(size * 0.004)} ${n(-size * 0.56)}Q${n(-size * 0.026)} ${n(-size * 0.3)} ${n(-size * 0.012)} 0Z`,
          C.ink,
        ),
        fill(
          `M${n(-size * 0.009)} ${n(-size * 0.47)}L${n(size * 0.004)} ${n(-size * 0.56)}L${n(size * 0.019)} ${n(-size * 0.47)}Z`,
          tip,
        ),
      );
    return (
      el('ellipse', {
        cx: x,
        cy: foot,
        rx: size * 0.1,
        ry: size * 0.014,
        fill: C.paper,
        opacity: 0.8,
      }) +
      fill(
        `M${n(x - size * 0.018)} ${foot}L${n(x - size * 0.008)} ${n(hub)}h${n(size * 0.016)}L${n(x + size * 0.018)} ${foot}Z`,
        C.ink,
      ) +
      range(3)
        .map((index) => blade(turn + index * 120))
        .join('') +
      disc(x, hub, size * 0.022, C.ink)
    );
  };
  return [
    rect(0, 0, W, H, C.paper),
    range(9)
      .map((index) =>
        stroke(
          curve(
            swellLine(
              {
                y: 90 + index * 62,
                height: 20,
                length: 900,
                phase: index * 0.5 + random.between(0, 0.3),
              },
              -20,
              W + 20,
            ),
          ),
          C.foam,
          4,
        ),
      )
      .join(''),
    disc(1180, 560, 150, C.haze),
    fill(sea({ y: 660, height: 5, length: 340, phase: 2 }, W, H), C.foam),
    turbine(620, 690, 250, 30, C.reef),
    turbine(1540, 690, 270, 75, C.reef),
    fill(sea({ y: 720, height: 8, length: 380, phase: 4 }, W, H), C.shoal),
    turbine(960, 770, 420, 10, C.tide),
    fill(sea({ y: 800, height: 12, length: 430, phase: 1 }, W, H), C.reef),
    turbine(300, 872, 660, 48, C.signal),
    turbine(1320, 860, 600, 96, C.signal),
    fill(sea({ y: 900, height: 16, length: 520, phase: 3 }, W, H), C.tide),
    fill(sea({ y: 970, height: 20, length: 600, phase: 5 }, W, H), C.deep),
    ring(1180, 560, 186, C.haze, 4),
  ].join('');
};

/** A net of lights over the sea and its reflection. */
export const network: Scene = (random) => {
  const horizon = 640;
  const nodes = range(34).map((index) => {
    const column = index % 9;
    const row = Math.floor(index / 9);
    return {
      x: 120 + column * 182 + random.between(-62, 62) + (row % 2) * 60,
      y: 96 + row * 128 + random.between(-46, 46),
      r: random.pick([6, 7, 9, 9, 12, 16, 22]),
    };
  });
  const edges = nodes.flatMap((a, index) =>
    nodes
      .map((b, other) => ({ b, other, far: Math.hypot(a.x - b.x, a.y - b.y) }))
      .filter(({ other, far }) => other > index && far < 232)
      .map(({ b }) => [a, b] as const),
  );
  const hub = nodes.reduce((best, node) =>
    Math.hypot(node.x - 900, node.y - 330) < Math.hypot(best.x - 900, best.y - 330) ? node : best,
  );
  const lines = (y: (value: number) => number) =>
    edges.map(([a, b]) => `M${n(a.x)} ${n(y(a.y))}L${n(b.x)} ${n(y(b.y))}`).join('');
  const own = edges
    .filter((edge) => edge.includes(hub))
    .map(([a, b]) => `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`)
    .join('');
  const mirror = (y: number) => horizon + (horizon - y) * 0.62;
  return [
    rect(0, 0, W, H, C.abyss),
    stars(random, 50, [0, 0, W, horizon - 60], C.reef),
    stroke(
      lines((y) => y),
      C.reef,
      3,
    ),
    stroke(own, C.ember, 4),
    nodes
      .map(
        (node) =>
          disc(
            node.x,
            node.y,
            node === hub ? 24 : node.r,
            node === hub ? C.ember : blend(C.shoal, C.paper, random.next()),
          ) +
          (node.r > 15 || node === hub
            ? ring(
                node.x,
                node.y,
                (node === hub ? 24 : node.r) + 14,
                node === hub ? C.ember : C.shoal,
                3,
              )
            : ''),
      )
      .join(''),
    rect(0, horizon, W, H, C.deep),
    stroke(lines(mirror), C.reef, 3, { opacity: 0.45 }),
    nodes
      .map((node) =>
        el('ellipse', {
          cx: node.x,
          cy: mirror(node.y),
          rx: node.r * 1.3,
          ry: node.r * 0.6,
          fill: node === hub ? C.ember : C.shoal,
          opacity: 0.6,
        }),
      )
      .join(''),
    range(20)
      .map((index) => {
        const y = horizon + 8 + index * 21;
        return stroke(
          curve(
            swellLine(
              {
                y,
                height: 3 + index * 0.35,
                length: 210 + index * 12,
                phase: random.between(0, 6),
              },
              -20,
              W + 20,
            ),
          ),
          blend(C.deep, C.abyss, index / 19),
          2 + index * 0.35,
        );
      })
      .join(''),
    stroke(`M0 ${horizon}H${W}`, C.shoal, 4),
  ].join('');
};
