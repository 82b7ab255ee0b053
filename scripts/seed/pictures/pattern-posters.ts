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
  range,
  rect,
  ring,
  stroke,
} from './drawing';
import type { Scene } from './motifs';
import { bandedSea, cube, stars, POSTER } from './motifs';

const { width: W, height: H } = POSTER;

/** Quarter arcs laid as tiles: one winding line after another. */
export const tiles: Scene = (random) => {
  const side = 120;
  const cells = range(11).flatMap((column) =>
    range(6).map((row) => ({ x: column * side, y: row * side, column, row })),
  );
  const ground = [C.paper, C.mist, C.foam, C.shoal, C.reef, C.tide, C.deep] as const;
  return cells
    .map(({ x, y, column, row }) => {
      const back = random.pick(ground);
      const isWarm = (column * 5 + row * 3) % 17 === 4;
      const isDark = back === C.tide || back === C.deep || back === C.reef;
      const front = isWarm
        ? C.signal
        : isDark
          ? random.pick([C.foam, C.paper, C.shoal])
          : random.pick([C.tide, C.abyss, C.reef]);
      const turn = Math.floor(random.next() * 4) * 90;
      const kind = Math.floor(random.next() * 4);
      const arcs =
        kind === 0
          ? fill(`M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`, front)
          : kind === 1
            ? [110, 78, 46]
                .map((r) =>
                  el('path', {
                    d: `M${r} 0A${r} ${r} 0 0 1 0 ${r}`,
                    fill: 'none',
                    stroke: front,
                    'stroke-width': 14,
                  }),
                )
                .join('')
            : kind === 2
              ? fill(
                  `M0 0A${side / 2} ${side / 2} 0 0 1 0 ${side}ZM${side} 0A${side / 2} ${side / 2} 0 0 0 ${side} ${side}Z`,
                  front,
                )
              : disc(side / 2, side / 2, 42, front) + disc(side / 2, side / 2, 18, back);
      return group(
        { transform: `translate(${x} ${y})` },
        rect(0, 0, side + 0.5, side + 0.5, back),
        group({ transform: `rotate(${turn} ${side / 2} ${side / 2})` }, arcs),
      );
    })
    .join('');
};

/** A swell made of blocks. */
export const blockSwell: Scene = () => {
  const edge = 44;
  const w = edge * 0.866;
  const cells = range(17).flatMap((row) =>
    range(17).map((column) => ({ row, column, depth: row + column })),
  );
  return [
    rect(0, 0, W, H, C.sand),
    disc(250, 170, 96, C.haze),
    cells
      .toSorted((a, b) => a.depth - b.depth)
      .map(({ row, column, depth }) => {
        const far = Math.hypot(row - 8, column - 8);
        const lift = Math.cos(far * 0.92) * 62 * Math.exp(-far / 9);
        const t = (lift + 50) / 112;
        const isPeak = row === 8 && column === 8;
        const top = isPeak ? C.ember : blend(C.tide, C.mist, t);
        return cube(640 + (column - row) * w, 120 + depth * edge * 0.5 - lift, edge, {
          top,
          left: isPeak ? C.signal : blend(C.abyss, C.reef, t * 0.9),
          right: isPeak ? '#A32C19' : blend(C.night, C.tide, t * 0.9),
        });
      })
      .join(''),
  ].join('');
};

/** A globe of meridians rising from the sea. */
export const globe: Scene = (random) => {
  const [cx, cy, r] = [640, 470, 330];
  const meridians = range(6).map((index) =>
    el('ellipse', {
      cx,
      cy,
      rx: r * Math.sin(((index + 0.5) / 6) * (Math.PI / 2)),
      ry: r,
      fill: 'none',
      stroke: C.shoal,
      'stroke-width': 3,
      opacity: 0.8,
    }),
  );
  const parallels = range(7).map((index) => {
    const t = (index - 3) / 3.7;
    const half = Math.sqrt(1 - t * t) * r;
    return el('path', {
      d: `M${n(cx - half)} ${n(cy + t * r)}A${n(half)} ${n(half * 0.16)} 0 0 0 ${n(cx + half)} ${n(cy + t * r)}`,
      fill: 'none',
      stroke: C.shoal,
      'stroke-width': 3,
      opacity: 0.8,
    });
  });
  const cities = range(12).map((index): Point => {
    const angle = Math.PI * (1.06 + (index / 11) * 0.88);
    const reach = (index % 3 === 0 ? 0.86 : index % 3 === 1 ? 0.56 : 0.7) * r;
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach + 20];
  });
  const hub: Point = [cx - 40, cy - 60];
  const arcs = cities.map(
    ([x, y]) =>
      `M${n(hub[0])} ${n(hub[1])}Q${n(mix(hub[0], x, 0.5))} ${n(Math.min(hub[1], y) - 46)} ${n(x)} ${n(y)}`,
  );
  return [
    rect(0, 0, W, H, C.ink),
    stars(random, 60, [0, 0, W, 480], C.foam),
    range(3)
      .map((index) => ring(cx, cy, r + 44 + index * 46, C.deep, 3))
      .join(''),
    disc(cx, cy, r, C.tide),
    fill(
      `M${cx} ${cy - r}A${r} ${r} 0 0 1 ${cx} ${cy + r}A${r * 1.25} ${r * 1.25} 0 0 0 ${cx} ${cy - r}Z`,
      C.deep,
    ),
    meridians.join(''),
    parallels.join(''),
    stroke(arcs.join(''), C.ember, 3.5),
    cities.map(([x, y], index) => disc(x, y, index % 3 === 0 ? 9 : 6, C.paper)).join(''),
    disc(hub[0], hub[1], 17, C.ember),
    ring(hub[0], hub[1], 30, C.ember, 4),
    bandedSea(random, {
      top: 520,
      bottom: 690,
      bands: 7,
      from: C.reef,
      to: '#071D27',
      width: W,
      height: 0.7,
    }),
  ].join('');
};

/** A dam and the stripes of water below it, snow on the ridge. */
export const dam: Scene = (random) => {
  const peak = (x: number, y: number, half: number, colour: string, snow: string) =>
    fill(`M${x - half} 420L${x} ${y}L${x + half} 420Z`, colour) +
    fill(
      `M${x} ${y}L${x + half * 0.3} ${y + (420 - y) * 0.3}L${x + half * 0.12} ${y + (420 - y) * 0.25}L${x} ${y + (420 - y) * 0.36}L${x - half * 0.14} ${y + (420 - y) * 0.25}L${x - half * 0.3} ${y + (420 - y) * 0.3}Z`,
      snow,
    );
  return [
    rect(0, 0, W, H, C.haze),
    disc(930, 150, 84, C.signal),
    peak(300, 110, 330, C.shoal, C.paper),
    peak(1080, 180, 330, C.shoal, C.paper),
    peak(680, 70, 420, C.reef, C.paper),
    rect(0, 340, W, 90, C.foam),
    stroke(
      range(5)
        .map(
          (index) =>
            `M${n(random.between(0, 1000))} ${356 + index * 15}h${n(random.between(80, 240))}`,
        )
        .join(''),
      C.paper,
      4,
    ),
    fill('M-10 400H1290V440H-10Z', C.ink),
    fill('M60 440H1220L1150 720H130Z', C.sand),
    range(6)
      .map((index) => {
        const x = 190 + index * 164;
        return (
          fill(
            `M${x} 440H${x + 84}L${x + 90} 720H${x - 6}Z`,
            index === 2 ? C.tide : blend(C.tide, C.reef, index / 6),
          ) +
          stroke(
            range(4)
              .map((line) => `M${x + 12 + line * 20} 470V${n(random.between(560, 690))}`)
              .join(''),
            C.foam,
            5,
          )
        );
      })
      .join(''),
    range(14)
      .map((index) => rect(24 + index * 92, 372, 12, 30, C.ink))
      .join(''),
    rect(0, 372, W, 6, C.ink),
    bandedSea(random, {
      top: 640,
      bottom: 706,
      bands: 3,
      from: C.foam,
      to: C.reef,
      width: W,
      height: 0.7,
    }),
  ].join('');
};

/** A viaduct of arches and a small warm train. */
export const viaduct: Scene = (random) => {
  const arch = (x: number, width: number, top: number, foot: number) =>
    `M${x} ${foot}V${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${top + width / 2}V${foot}Z`;
  const car = (x: number, colour: string) =>
    el('rect', { x, y: 198, width: 150, height: 58, rx: 9, fill: colour }) +
    range(4)
      .map((index) => rect(x + 16 + index * 32, 212, 20, 18, C.haze))
      .join('');
  return [
    rect(0, 0, W, H, C.mist),
    disc(260, 170, 100, C.paper),
    fill(
      `${curve([
        [-40, 420],
        [140, 300],
        [340, 380],
        [560, 250],
        [760, 360],
        [980, 240],
        [1180, 340],
        [1320, 280],
      ])}V720H-40Z`,
      C.foam,
    ),
    fill(
      `${curve([
        [-40, 500],
        [200, 400],
        [420, 470],
        [700, 380],
        [940, 470],
        [1320, 380],
      ])}V720H-40Z`,
      C.shoal,
    ),
    car(560, C.signal),
    car(716, C.signal),
    car(872, C.ember),
    el('path', {
      d: `M-20 258H${W + 20}V720H-20Z${range(8)
        .map((index) => arch(20 + index * 160, 124, 292, 470))
        .join('')}${range(8)
        .map((index) => arch(28 + index * 160, 108, 500, 740))
        .join('')}`,
      fill: C.abyss,
      'fill-rule': 'evenodd',
    }),
    rect(0, 252, W, 12, C.ink),
    stroke(
      range(17)
        .map((index) => `M${2 + index * 80} 276h56`)
        .join(''),
      C.reef,
      4,
    ),
    stroke(`M0 484H${W}`, C.reef, 5),
    bandedSea(random, {
      top: 640,
      bottom: 704,
      bands: 4,
      from: C.reef,
      to: C.deep,
      width: W,
      height: 0.7,
    }),
  ].join('');
};
