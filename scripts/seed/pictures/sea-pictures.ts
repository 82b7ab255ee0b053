import {
  blend,
  COLOURS as C,
  curve,
  disc,
  el,
  fill,
  group,
  polyline,
  range,
  rect,
  ring,
  sea,
  stroke,
  swellLine,
} from './drawing';
import type { Scene } from './motifs';
import { bandedSea, glitter, hills, lighthouse, sailBoat, stars, WIDE } from './motifs';

const { width: W, height: H } = WIDE;

/** Moonrise over a tide of bands. */
export const moonrise: Scene = (random) => {
  const [cx, cy] = [1130, 356];
  return [
    rect(0, 0, W, H, C.abyss),
    stars(random, 70, [20, 20, W, 430], C.foam),
    ...range(5).map((index) =>
      el('circle', {
        cx,
        cy,
        r: 232 + index * 62,
        fill: 'none',
        stroke: C.shoal,
        'stroke-width': 2,
        opacity: (0.42 - index * 0.07).toFixed(2),
      }),
    ),
    disc(cx, cy, 170, C.ember),
    hills(random, 590, 90, blend(C.abyss, C.deep, 0.5)),
    bandedSea(random, {
      top: 560,
      bottom: 960,
      bands: 11,
      from: C.reef,
      to: '#07242E',
      height: 0.9,
    }),
    glitter(random, cx, 580, 1020, C.ember),
    sailBoat(420, 742, 150, C.paper, C.night),
  ].join('');
};

/** A container harbour by day: cranes, stacked boxes and a ship. */
export const harbour: Scene = (random) => {
  const quay = 742;
  const boxes = (x: number, y: number, columns: number, rows: number) =>
    range(columns * rows)
      .map((index) => {
        const column = index % columns;
        const row = Math.floor(index / columns);
        if (row > 0 && random.next() < row * 0.2) return '';
        const colour = random.pick([C.tide, C.reef, C.shoal, C.deep, C.ink, C.reef, C.tide]);
        const left = x + column * 74;
        const top = y - (row + 1) * 42;
        return (
          rect(left, top, 71, 40, colour) +
          stroke(`M${left + 14} ${top + 8}v24m14 -24v24m14 -24v24m14 -24v24`, C.paper, 2, {
            opacity: 0.22,
          })
        );
      })
      .join('');
  const crane = (x: number, s: number) =>
    group(
      {
        transform: `translate(${x} ${quay}) scale(${s})`,
        fill: 'none',
        stroke: C.ink,
        'stroke-width': 12,
        'stroke-linejoin': 'round',
      },
      el('path', {
        d: 'M-70 0L-52 -330M70 0L52 -330M-64 -120H64M-52 -330H52M-64 -120L52 -330',
        'stroke-width': 11,
      }),
      el('path', { d: 'M-190 -336H330', 'stroke-width': 20 }),
      el('path', { d: 'M0 -336L-14 -468M-14 -468L300 -340M-14 -468L-180 -340', 'stroke-width': 6 }),
      el('path', { d: 'M212 -330V-214', 'stroke-width': 4 }),
      rect(-166, -322, 92, 48, C.ink),
    );
  return [
    rect(0, 0, W, H, C.mist),
    disc(1330, 250, 104, C.signal),
    hills(random, 640, 190, C.foam),
    hills(random, 690, 130, blend(C.foam, C.shoal, 0.6)),
    boxes(60, quay - 4, 9, 4),
    crane(330, 1),
    crane(700, 1),
    rect(-20, quay - 6, 1010, 60, C.ink),
    range(16)
      .map((index) => rect(16 + index * 62, quay + 40, 20, 110, C.ink))
      .join(''),
    fill(sea({ y: 800, height: 6, length: 260, phase: 1 }, W, H), C.reef),
    boxes(1080, 716, 6, 3),
    rect(1540, 560, 70, 160, C.paper),
    rect(1530, 548, 90, 16, C.signal),
    stroke('M1556 590h38M1556 620h38', C.ink, 8),
    fill('M980 708H1652L1620 836H1050Q1006 800 980 708Z', C.ink),
    fill('M1010 776H1636L1620 836H1050Q1026 816 1010 776Z', C.signal),
    bandedSea(random, { top: 826, bottom: 1010, bands: 5, from: C.tide, to: C.abyss, height: 0.6 }),
  ].join('');
};

/** A lighthouse on its rock, two beams across the dark. */
export const beam: Scene = (random) => {
  const lamp = [1180, 270] as const;
  const wedge = (x: number, high: number, low: number, opacity: number) =>
    fill(polyline([lamp, [x, high], [x, low]], true), C.haze, { opacity });
  return [
    rect(0, 0, W, H, C.ink),
    rect(0, 0, W, H, blend(C.ink, C.abyss, 0.7)),
    stars(random, 60, [0, 0, W, 480], C.foam),
    wedge(-40, 120, 620, 0.16),
    wedge(-40, 240, 480, 0.2),
    wedge(W + 40, 190, 360, 0.2),
    bandedSea(random, {
      top: 640,
      bottom: 1000,
      bands: 9,
      from: C.tide,
      to: '#081C26',
      height: 1.1,
    }),
    fill(
      'M880 1060Q900 900 980 856Q1000 790 1060 770Q1090 738 1180 742Q1276 738 1310 790Q1390 812 1420 876Q1500 920 1520 1060Z',
      C.night,
    ),
    fill(
      'M1180 742Q1276 738 1310 790Q1390 812 1420 876Q1500 920 1520 1060H1330Q1350 960 1290 900Q1290 820 1180 742Z',
      C.ink,
    ),
    stroke(
      'M960 930q30 -26 70 -14M1030 840q40 -18 66 6M1010 990q46 -22 92 -2M1130 900q30 -18 60 2',
      C.deep,
      6,
    ),
    lighthouse(1180, 756, 552, C.signal),
    sailBoat(360, 790, 110, C.haze, C.night),
    stroke('M120 860h90M280 890h150M560 930h120M80 970h190', C.shoal, 4, { opacity: 0.5 }),
  ].join('');
};

/** A regatta: many sails on wave lines, one of them red. */
export const regatta: Scene = (random) => {
  const rows = 8;
  return [
    rect(0, 0, W, H, C.sand),
    ring(1240, 150, 96, C.tide, 3),
    disc(1240, 150, 80, C.paper),
    ...range(rows).map((row) => {
      const t = row / (rows - 1);
      const y = 250 + 720 * t ** 1.25;
      const size = 70 + 190 * t;
      const gap = size * 1.5;
      const offset = random.between(0, gap);
      const count = Math.ceil((W + gap * 2) / gap);
      const boats = range(count).map((index) => {
        const x = -gap + offset + index * gap + random.between(-0.1, 0.1) * gap;
        const isInTheWay = row === 4 && Math.abs(x - 742) < gap;
        if (random.next() < 0.5 || isInTheWay) return '';
        const lift = Math.sin(index * 1.7 + row) * size * 0.08;
        return sailBoat(x, y + lift, size, blend(C.paper, C.foam, random.next() * 0.6), C.ink);
      });
      const isNear = row >= 4;
      const leader = row === 4 ? sailBoat(742, y - 6, size * 1.12, C.signal, C.ink) : '';
      const water = {
        y: y + size * 0.02,
        height: 5 + 9 * t,
        length: 130 + 190 * t,
        phase: row * 1.3,
        sharpness: 0.4,
      };
      return (
        boats.join('') +
        leader +
        fill(sea(water, W, H), blend(C.foam, isNear ? C.tide : C.reef, t * 0.9))
      );
    }),
  ].join('');
};

/** A mooring chain that runs down into the sea. */
export const mooring: Scene = (random) => {
  const link = (at: number) => {
    const isFace = at % 2 === 0;
    const colour = at === 4 ? C.signal : C.ink;
    const light = at === 4 ? C.ember : blend(C.ink, C.reef, 0.35);
    const x = -760 + at * 196;
    return isFace
      ? el('rect', {
          x: x - 150,
          y: -92,
          width: 300,
          height: 184,
          rx: 92,
          fill: 'none',
          stroke: colour,
          'stroke-width': 54,
        }) +
          el('path', {
            d: `M${x - 58} -106H${x + 58}`,
            stroke: light,
            'stroke-width': 10,
            'stroke-linecap': 'round',
          })
      : '';
  };
  const side = (at: number) => {
    const x = -760 + at * 196;
    return (
      el('rect', {
        x: x - 146,
        y: -28,
        width: 292,
        height: 56,
        rx: 28,
        fill: blend(C.ink, C.tide, 0.35),
      }) +
      el('path', {
        d: `M${x - 100} -12H${x + 60}`,
        stroke: C.reef,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      })
    );
  };
  const faces = range(9);
  return [
    rect(0, 0, W, H, C.mist),
    range(12)
      .map((index) =>
        stroke(
          curve(
            swellLine(
              { y: 60 + index * 46, height: 9, length: 700, phase: index * 0.6 },
              -20,
              W + 20,
            ),
          ),
          C.foam,
          4,
        ),
      )
      .join(''),
    disc(300, 250, 120, C.paper),
    fill(sea({ y: 640, height: 10, length: 420, phase: 1 }, W, H), C.shoal),
    group(
      { transform: 'translate(840 430) rotate(31)' },
      faces.map(link).join(''),
      faces
        .filter((at) => at % 2 === 1)
        .map(side)
        .join(''),
    ),
    group(
      { opacity: 0.86 },
      bandedSea(random, { top: 700, bottom: 1010, bands: 6, from: C.reef, to: C.abyss }),
    ),
    range(5)
      .map((index) =>
        el('ellipse', {
          cx: 1180,
          cy: 716,
          rx: 190 + index * 96,
          ry: 24 + index * 15,
          fill: 'none',
          stroke: C.paper,
          'stroke-width': 5,
          opacity: (0.9 - index * 0.17).toFixed(2),
        }),
      )
      .join(''),
  ].join('');
};
