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
  sea,
  stroke,
  swellLine,
} from './drawing';
import type { Scene } from './motifs';
import { WIDE } from './motifs';

const { width: W, height: H } = WIDE;

/** A shoal among kelp; one fish swims the other way. */
export const shoal: Scene = (random) => {
  const fish = (x: number, y: number, size: number, turn: number, colour: string) =>
    group(
      {
        transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(size / 100).toFixed(3)})`,
      },
      fill('M-62 0Q-20 -34 34 -6L66 -28Q58 0 66 28L34 6Q-20 34 -62 0Z', colour),
      disc(-38, -5, 4.5, C.abyss),
    );
  const kelp = (x: number, top: number, colour: string) => {
    const stem = range(14).map((index): Point => [
      x + Math.sin(index * 0.7 + x) * 22,
      H + 20 - ((H + 20 - top) * index) / 13,
    ]);
    const leaves = stem.slice(2, -1).map(([lx, ly], index) => {
      const side = index % 2 === 0 ? 1 : -1;
      return `M${n(lx)} ${n(ly)}q${side * 54} -14 ${side * 70} -66q${side * -62} 8 ${side * -70} 66Z`;
    });
    return stroke(curve(stem), colour, 8) + fill(leaves.join(''), colour);
  };
  const school = range(210).reduce<{ x: number; y: number; size: number; turn: number }[]>(
    (kept) => {
      const t = random.next();
      const size = random.between(52, 96);
      const x = mix(250, 1500, t);
      const y =
        520 + Math.sin(t * 5) * 110 + random.between(-1, 1) * (210 * Math.sin(t * Math.PI) + 24);
      const isFree = kept.every(
        (other) => Math.abs(other.x - x) > size * 1.25 || Math.abs(other.y - y) > size * 0.55,
      );
      return isFree ? [...kept, { x, y, size, turn: Math.cos(t * 5) * 14 }] : kept;
    },
    [],
  );
  const one = { x: 760, y: 470 };
  const clear = school.filter(({ x, y }) => Math.hypot(x - one.x, (y - one.y) * 1.4) > 170);
  return [
    rect(0, 0, W, H, C.foam),
    range(7)
      .map((index) =>
        fill(
          sea(
            {
              y: 70 + index * 132,
              height: 18 + index * 3,
              length: 520 + index * 60,
              phase: random.between(0, 6),
            },
            W,
            H,
          ),
          blend(C.shoal, C.abyss, index / 6),
        ),
      )
      .join(''),
    range(5)
      .map((index) =>
        fill(
          polyline(
            [
              [300 + index * 240, -10],
              [360 + index * 240, -10],
              [120 + index * 270, H],
              [-40 + index * 270, H],
            ],
            true,
          ),
          C.paper,
          { opacity: 0.05 },
        ),
      )
      .join(''),
    kelp(90, 300, C.deep),
    kelp(215, 520, C.tide),
    kelp(1490, 430, C.tide),
    kelp(1610, 240, C.deep),
    clear
      .map(({ x, y, size, turn }) =>
        fish(x, y, size, turn, blend(C.paper, C.shoal, random.next() * 0.8)),
      )
      .join(''),
    fish(one.x, one.y, 132, 176, C.ember),
    kelp(340, 760, C.abyss),
    kelp(1380, 700, C.abyss),
    kelp(30, 640, C.abyss),
    range(12)
      .map(() =>
        ring(random.between(640, 720), random.between(120, 400), random.between(4, 12), C.paper, 3),
      )
      .join(''),
  ].join('');
};

/** A mangrove whose roots fork below the water line as a hash tree; one path is lit. */
export const mangrove: Scene = (random) => {
  const waterline = 500;
  const branches: string[] = [];
  const leaves: string[] = [];
  const grow = (x: number, y: number, length: number, angle: number, depth: number) => {
    const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    branches.push(
      stroke(
        `M${n(x)} ${n(y)}Q${n(mix(x, tx, 0.5) + Math.sin(angle) * 12)} ${n(mix(y, ty, 0.4))} ${n(tx)} ${n(ty)}`,
        C.ink,
        depth * depth * 1.15 + 3,
      ),
    );
    if (depth <= 2) {
      for (const reach of range(3)) {
        leaves.push(
          disc(
            tx + random.between(-44, 44),
            ty + random.between(-34, 22),
            random.between(20, 52 - reach * 8),
            blend(C.shoal, C.tide, random.next()),
          ),
        );
      }
    }
    if (depth === 0) return;
    const forks = depth > 2 ? 3 : 2;
    range(forks).forEach((fork) => {
      const turn = forks === 2 ? (fork - 0.5) * 0.95 : (fork - 1) * 0.62;
      grow(
        tx,
        ty,
        length * random.between(0.66, 0.8),
        angle + turn + random.between(-0.1, 0.1),
        depth - 1,
      );
    });
  };
  grow(840, waterline - 20, 122, -Math.PI / 2, 4);
  const depths = 5;
  const node = (level: number, index: number): Point => [
    840 + ((index + 0.5) / 2 ** level - 0.5) * 1500 * (level === 0 ? 0 : 1),
    waterline + 70 + level * 104,
  ];
  const lit = [0, 1, 2, 5, 10];
  const roots = range(depths).flatMap((level) =>
    range(2 ** level).map((index) => ({ level, index })),
  );
  const root = (level: number, index: number, colour: string, width: number) => {
    const [x, y] = node(level, index);
    const [px, py] = level === 0 ? [840, waterline - 30] : node(level - 1, Math.floor(index / 2));
    return stroke(
      `M${n(px)} ${n(py)}C${n(px)} ${n(py + 56)} ${n(x)} ${n(y - 64)} ${n(x)} ${n(y)}`,
      colour,
      width,
    );
  };
  const isLit = (level: number, index: number) =>
    lit[level] === (level === 0 ? 0 : index) && (level > 0 || index === 0);
  return [
    rect(0, 0, W, H, C.mist),
    disc(1290, 170, 82, C.paper),
    leaves.filter((_, index) => index % 3 === 0).join(''),
    branches.join(''),
    leaves.filter((_, index) => index % 3 !== 0).join(''),
    fill(sea({ y: waterline, height: 6, length: 330, phase: 1 }, W, H), C.tide),
    fill(
      sea({ y: waterline + 150, height: 12, length: 480, phase: 3 }, W, H),
      blend(C.tide, C.deep, 0.6),
    ),
    fill(sea({ y: waterline + 330, height: 14, length: 560, phase: 5 }, W, H), C.deep),
    fill(sea({ y: waterline + 470, height: 14, length: 620, phase: 2 }, W, H), C.abyss),
    stroke(
      `M790 ${waterline + 14}h100M700 ${waterline + 36}h130M860 ${waterline + 40}h120`,
      C.shoal,
      5,
    ),
    roots.map(({ level, index }) => root(level, index, C.foam, 11 - level * 2)).join(''),
    roots
      .filter(({ level, index }) => isLit(level, index))
      .map(({ level, index }) => root(level, index, C.ember, 12 - level))
      .join(''),
    roots
      .map(({ level, index }) => {
        const [x, y] = node(level, index);
        const side = 54 - level * 7;
        return el('rect', {
          x: x - side / 2,
          y: y - side / 2,
          width: side,
          height: side,
          rx: 5,
          fill: isLit(level, index) ? C.ember : level === depths - 1 ? C.shoal : C.paper,
        });
      })
      .join(''),
  ].join('');
};

/** Boats folded from ledger paper on a stylised swell. */
export const paperBoats: Scene = (random) => {
  const boat = (
    x: number,
    y: number,
    s: number,
    turn: number,
    light: string,
    shade: string,
    lines: boolean,
  ) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
      fill('M0 -190L96 -20H-96Z', light),
      fill('M0 -190L96 -20H0Z', shade),
      lines ? stroke('M-26 -130h24M-44 -100h42M-62 -70h60M-78 -44h76', C.reef, 4) : '',
      fill('M-230 -70L-96 -8H96L230 -70L140 70H-140Z', light),
      fill('M-230 -70L-60 -8L-20 70H-140Z', shade),
      fill('M230 -70L60 -8L20 70H140Z', blend(shade, C.ink, 0.08)),
      lines ? stroke('M-46 16H46M-36 38H36', C.reef, 4) : '',
    );
  const swell = (y: number, phase: number, tone: string, line: string) => {
    const shape = { y, height: 46, length: 430, phase, sharpness: 0.72 };
    return (
      fill(sea(shape, W, H), tone) +
      range(4)
        .map((index) =>
          stroke(curve(swellLine({ ...shape, y: y + 22 + index * 20 }, -20, W + 20)), line, 3, {
            opacity: (0.75 - index * 0.17).toFixed(2),
          }),
        )
        .join('')
    );
  };
  return [
    rect(0, 0, W, H, C.haze),
    range(9)
      .map((index) => ring(1300, 250, 120 + index * 74, blend(C.haze, '#DDB89B', 0.7), 3))
      .join(''),
    disc(1300, 250, 92, C.paper),
    swell(500, 0.4, C.foam, C.reef),
    boat(1260, 520, 0.62, -6, C.mist, C.shoal, false),
    swell(610, 2.6, C.shoal, C.tide),
    boat(380, 640, 0.86, 7, C.signal, '#A32C19', false),
    swell(742, 4.7, C.reef, C.foam),
    boat(930, 740, 1.3, -4, C.paper, C.foam, true),
    swell(872, 1.2, C.tide, C.shoal),
    swell(980, random.between(3, 3.4), C.abyss, C.reef),
  ].join('');
};
