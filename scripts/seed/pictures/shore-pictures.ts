import type { Point } from './drawing';
import {
  blend,
  COLOURS as C,
  curve,
  disc,
  el,
  fill,
  loop,
  mix,
  n,
  polyline,
  range,
  rect,
  stroke,
} from './drawing';
import type { Scene } from './motifs';
import { bandedSea, glitter, hills, sailBoat, stars, WIDE } from './motifs';

const { width: W, height: H } = WIDE;

/** A suspension bridge over a strait in the haze. */
export const bridge: Scene = (random) => {
  const deck = 640;
  const towers = [430, 1250] as const;
  const top = 190;
  const cable = (x: number) => {
    const [left, right] = towers;
    if (x < left) return mix(deck, top, ((x + 60) / (left + 60)) ** 1.5);
    if (x > right) return mix(deck, top, ((W + 60 - x) / (W + 60 - right)) ** 1.5);
    const t = (x - (left + right) / 2) / ((right - left) / 2);
    return mix(deck - 40, top, t * t);
  };
  const line = range(92).map((index): Point => [-40 + index * 19.4, cable(-40 + index * 19.4)]);
  const hangers = range(58)
    .map((index) => -16 + index * 30)
    .filter((x) => towers.every((tower) => Math.abs(x - tower) > 12));
  const tower = (x: number) =>
    fill(
      `M${x - 30} 860L${x - 20} ${top - 26}H${x - 8}L${x - 10} 860ZM${x + 30} 860L${x + 20} ${top - 26}H${x + 8}L${x + 10} 860Z`,
      C.abyss,
    ) +
    range(5)
      .map((index) => rect(x - 24, top + 10 + index * 96, 48, 18, C.abyss))
      .join('');
  return [
    rect(0, 0, W, H, C.haze),
    disc(840, 420, 176, C.signal),
    hills(random, 640, 230, blend(C.haze, C.foam, 0.7)),
    hills(random, 700, 190, blend(C.foam, C.shoal, 0.35)),
    hills(random, 740, 120, blend(C.shoal, C.reef, 0.25)),
    bandedSea(random, {
      top: 720,
      bottom: 1000,
      bands: 8,
      from: blend(C.reef, C.shoal, 0.4),
      to: C.deep,
      height: 0.7,
    }),
    glitter(random, 840, 740, 1010, C.haze, 0.9),
    towers.map((x) => el('ellipse', { cx: x, cy: 858, rx: 92, ry: 16, fill: C.abyss })).join(''),
    towers.map(tower).join(''),
    stroke(hangers.map((x) => `M${x} ${n(cable(x))}V${deck}`).join(''), C.abyss, 3),
    stroke(polyline(line), C.abyss, 9),
    rect(-20, deck, W + 40, 16, C.abyss),
    rect(-20, deck + 22, W + 40, 6, C.abyss),
    stroke(
      range(85)
        .map((index) => `M${index * 20 - 10} ${deck + 16}v8`)
        .join(''),
      C.abyss,
      3,
    ),
    sailBoat(1050, 846, 90, C.paper, C.ink),
  ].join('');
};

/** Flooded terraces stepping down to the water, each holding a piece of the sky. */
export const terraces: Scene = (random) => {
  const levels = 13;
  const edge = (level: number, x: number) => {
    const t = level / (levels - 1);
    const y = 330 + 700 * t ** 1.15;
    return (
      y +
      Math.sin(x / 380 + level * 0.42) * (26 + 20 * t) +
      Math.sin(x / 130 + level * 1.7) * (5 + 5 * t) -
      (x - 840) * 0.1 * (1 - t)
    );
  };
  const line = (level: number): Point[] =>
    range(58).map((index) => [-30 + index * 30.6, edge(level, -30 + index * 30.6)]);
  const under = (points: Point[], dy: number) =>
    `${curve(points.map(([x, y]): Point => [x, y + dy]))}L${W + 40} ${H + 60}L-40 ${H + 60}Z`;
  const huts = [
    [410, 2],
    [470, 2],
    [1210, 4],
  ] as const;
  return [
    rect(0, 0, W, H, C.haze),
    disc(1230, 196, 96, C.signal),
    hills(random, 330, 170, blend(C.haze, C.shoal, 0.5)),
    hills(random, 400, 120, blend(C.shoal, C.reef, 0.35)),
    range(levels)
      .map((level) => {
        const t = level / (levels - 1);
        const points = line(level);
        const water = level % 3 === 1 ? blend(C.haze, C.foam, t) : blend(C.foam, C.reef, t * 0.85);
        const rim = 10 + 16 * t;
        const rice =
          level % 3 === 2
            ? stroke(
                range(46)
                  .map((index) => {
                    const x = 12 + index * 37 + random.between(-6, 6);
                    const y = edge(level, x) + rim + 12 + 18 * t + random.between(0, 10 + 16 * t);
                    return `M${n(x)} ${n(y)}l-5 -${n(8 + 9 * t)}M${n(x)} ${n(y)}l4 -${n(9 + 10 * t)}`;
                  })
                  .join(''),
                C.deep,
                3,
              )
            : '';
        return (
          fill(under(points, 0), blend(C.tide, C.abyss, t)) + fill(under(points, rim), water) + rice
        );
      })
      .join(''),
    huts
      .map(([x, level]) => {
        const y = edge(level, x) + 4;
        return (
          rect(x - 22, y - 34, 44, 36, C.ink) +
          fill(`M${x - 34} ${n(y - 30)}L${x} ${n(y - 66)}L${x + 34} ${n(y - 30)}Z`, C.night)
        );
      })
      .join(''),
    glitter(random, 1230, edge(4, 1230) + 26, edge(4, 1230) + 70, C.signal, 0.6),
    glitter(random, 1200, edge(7, 1200) + 34, edge(7, 1200) + 86, C.signal, 0.6),
  ].join('');
};

/** A raked garden: lines of sand part around stones. */
export const stoneGarden: Scene = (random) => {
  const stones = [
    [520, 420, 118, 1],
    [1180, 640, 158, 0],
    [1010, 250, 62, 2],
  ] as const;
  const colours = [C.abyss, C.tide, C.signal] as const;
  const gap = 26;
  const lines = range(42).map((index) => `M-10 ${n(index * gap)}H${W + 10}`);
  const rings = stones.map(([cx, cy, r]) => {
    const count = 7;
    const shape = (grow: number) =>
      el('ellipse', {
        cx,
        cy,
        rx: (r + grow) * 1.22,
        ry: (r + grow) * 0.98,
        fill: C.sand,
        stroke: '#CDBD9F',
        'stroke-width': 4,
      });
    return range(count)
      .map((index) => shape(18 + (count - index) * gap * 0.86))
      .join('');
  });
  const stone = (cx: number, cy: number, r: number, colour: string) => {
    const points = range(11).map((index): Point => {
      const angle = (index / 11) * Math.PI * 2;
      const reach = r * random.between(0.9, 1.08);
      return [cx + Math.cos(angle) * reach * 1.2, cy + Math.sin(angle) * reach * 0.92];
    });
    const shadow = points.map(([x, y]): Point => [x + 16, y + 20]);
    const facet = points.map(([x, y]): Point => [
      cx + (x - cx) * 0.66 - r * 0.16,
      cy + (y - cy) * 0.56 - r * 0.22,
    ]);
    return (
      fill(loop(shadow), '#CDBD9F') +
      fill(loop(points), colour) +
      fill(loop(facet), blend(colour, C.paper, 0.16))
    );
  };
  return [
    rect(0, 0, W, H, C.sand),
    stroke(lines.join(''), '#CDBD9F', 4),
    rings.join(''),
    stones.map(([cx, cy, r, tone]) => stone(cx, cy, r, colours[tone])).join(''),
    fill('M-20 860Q300 800 620 900T1180 930T1720 880V1080H-20Z', C.foam),
    fill('M-20 900Q300 842 620 934T1180 966T1720 916V1080H-20Z', C.shoal),
    fill('M-20 944Q320 886 640 968T1180 1002T1720 958V1080H-20Z', C.reef),
    stroke('M-20 860Q300 800 620 900T1180 930T1720 880', C.paper, 10),
  ].join('');
};

/** A harbour city after sunset, its windows broken on the water. */
export const skyline: Scene = (random) => {
  const ground = 640;
  const blocks: { x: number; width: number; height: number; tone: number }[] = [];
  for (let x = -30; x < W;) {
    const width = random.between(56, 128);
    const bell = Math.exp(-(((x - 940) / 480) ** 2));
    blocks.push({
      x,
      width,
      height: random.between(90, 190) + bell * random.between(80, 280),
      tone: random.next(),
    });
    x += width + random.between(-6, 10);
  }
  const windows = (block: (typeof blocks)[number]) => {
    let lit = '';
    for (let y = ground - block.height + 26; y < ground - 20; y += 24) {
      for (let x = block.x + 12; x < block.x + block.width - 16; x += 20) {
        if (random.next() < 0.4) lit += `M${n(x)} ${n(y)}h8`;
      }
    }
    return stroke(lit, C.haze, 9, { 'stroke-linecap': 'butt', opacity: 0.8 });
  };
  const tall = { x: 842, top: 96 };
  return [
    rect(0, 0, W, H, blend(C.abyss, C.deep, 0.5)),
    stars(random, 40, [0, 0, W, 300], C.foam),
    disc(330, 190, 78, C.haze),
    disc(362, 176, 70, blend(C.abyss, C.deep, 0.5)),
    hills(random, 560, 250, blend(C.deep, C.tide, 0.5)),
    hills(random, 600, 150, blend(C.deep, C.tide, 0.15)),
    blocks
      .map(
        (block) =>
          rect(
            block.x,
            ground - block.height,
            block.width,
            block.height,
            blend(C.abyss, C.night, block.tone * 0.8),
          ) + windows(block),
      )
      .join(''),
    fill(
      `M${tall.x} ${ground}V${tall.top + 96}L${tall.x + 58} ${tall.top + 30}L${tall.x + 116} ${tall.top + 96}V${ground}Z`,
      C.ink,
    ),
    stroke(
      range(6)
        .map(
          (index) =>
            `M${tall.x} ${tall.top + 180 + index * 90}L${tall.x + 116} ${tall.top + 96 + index * 90}M${tall.x + 116} ${tall.top + 180 + index * 90}L${tall.x} ${tall.top + 96 + index * 90}`,
        )
        .filter((_, index) => index < 5)
        .join(''),
      C.reef,
      4,
    ),
    stroke(`M${tall.x + 58} ${tall.top + 30}V${tall.top - 50}`, C.ink, 8),
    disc(tall.x + 58, tall.top - 52, 10, C.ember),
    rect(0, ground, W, 12, C.night),
    bandedSea(random, {
      top: ground + 14,
      bottom: 1010,
      bands: 9,
      from: C.deep,
      to: '#061A22',
      height: 0.5,
    }),
    blocks
      .map((block) =>
        glitter(
          random,
          block.x + block.width / 2,
          ground + 30,
          ground + 60 + block.height * 0.5,
          blend(C.tide, C.haze, block.tone * 0.8),
          0.2,
        ),
      )
      .join(''),
    glitter(random, tall.x + 58, ground + 30, 1000, C.ember, 0.45),
    fill('M250 800H470Q456 842 430 848H296Q266 842 250 800Z', C.night),
    rect(300, 762, 110, 38, C.night),
    stroke('M314 780h14m12 0h14m12 0h14', C.haze, 12, { 'stroke-linecap': 'butt' }),
  ].join('');
};
