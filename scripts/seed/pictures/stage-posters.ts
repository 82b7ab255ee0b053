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
import { bandedSea, POSTER } from './motifs';

const { width: W, height: H } = POSTER;

/** A half-round theatre: rows of listeners about one lit place. */
export const amphitheatre: Scene = (random) => {
  const [cx, cy] = [640, 690];
  const rows = range(9);
  const seats = rows.flatMap((row) => {
    const r = 190 + row * 62;
    const count = Math.round((Math.PI * r) / 44);
    return range(count).map((index) => {
      const angle = Math.PI + ((index + 0.5) / count) * Math.PI;
      const tone = random.next();
      const colour = tone < 0.06 ? C.ember : tone < 0.5 ? C.shoal : tone < 0.8 ? C.foam : C.reef;
      return disc(cx + r * Math.cos(angle), cy + r * Math.sin(angle), 11 + row * 0.5, colour);
    });
  });
  return [
    rect(0, 0, W, H, C.abyss),
    rows
      .toReversed()
      .map((row) => disc(cx, cy, 222 + row * 62, blend(C.tide, C.abyss, row / 8.4)))
      .join(''),
    seats.join(''),
    disc(cx, cy, 150, C.haze),
    disc(cx, cy, 112, C.signal),
    rect(0, 690, W, 40, C.ink),
  ].join('');
};

/** A junk under full battened sails. */
export const junk: Scene = (random) => {
  const sail = (points: readonly Point[], colour: string, battens: number) => {
    const [a, b, c, d] = points as readonly [Point, Point, Point, Point];
    const lines = range(battens).map((index) => {
      const t = (index + 1) / (battens + 1);
      return `M${n(mix(a[0], d[0], t))} ${n(mix(a[1], d[1], t))}L${n(mix(b[0], c[0], t))} ${n(mix(b[1], c[1], t))}`;
    });
    const edge = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}Q${c[0] + 34} ${mix(b[1], c[1], 0.6)} ${c[0]} ${c[1]}L${d[0]} ${d[1]}Z`;
    return fill(edge, colour) + stroke(lines.join(''), C.ink, 5);
  };
  return [
    rect(0, 0, W, H, C.mist),
    disc(980, 230, 150, C.haze),
    fill(
      `${curve([
        [-40, 470],
        [160, 330],
        [330, 420],
        [520, 300],
        [720, 430],
        [900, 350],
        [1100, 440],
        [1320, 380],
      ])}V720H-40Z`,
      C.foam,
    ),
    fill(sea({ y: 508, height: 5, length: 260, phase: 1 }, W, H), C.shoal),
    stroke('M430 560V80M640 560V40M820 560V190', C.ink, 12),
    sail(
      [
        [440, 120],
        [560, 150],
        [590, 500],
        [400, 500],
      ],
      C.signal,
      5,
    ),
    sail(
      [
        [610, 60],
        [800, 110],
        [812, 510],
        [596, 510],
      ],
      C.signal,
      6,
    ),
    sail(
      [
        [824, 210],
        [930, 240],
        [950, 500],
        [820, 500],
      ],
      C.ember,
      4,
    ),
    fill(
      'M250 516Q300 560 360 556H900Q1000 546 1040 470L1066 486Q1030 640 930 652H420Q290 640 250 516Z',
      C.ink,
    ),
    stroke('M330 590H980M360 616H950', C.reef, 4),
    bandedSea(random, {
      top: 624,
      bottom: 710,
      bands: 4,
      from: C.reef,
      to: C.deep,
      width: W,
      height: 0.6,
    }),
  ].join('');
};

/** The moon passes before a warm disc, step by step. */
export const eclipse: Scene = () => {
  const steps = range(7);
  return [
    rect(0, 0, W, H, C.ink),
    range(12)
      .map((index) =>
        stroke(
          curve(
            swellLine(
              {
                y: 470 + index * 24,
                height: 4 + index * 1.4,
                length: 260 + index * 18,
                phase: index * 0.8,
              },
              -20,
              W + 20,
            ),
          ),
          blend(C.reef, C.abyss, index / 12),
          4,
        ),
      )
      .join(''),
    stroke('M80 520Q640 -40 1200 520', C.deep, 3, { 'stroke-dasharray': '3 14' }),
    steps
      .map((step) => {
        const t = step / 6;
        const x = mix(110, 1170, t);
        const y = 480 - Math.sin(t * Math.PI) * 260;
        const r = 40 + 42 * Math.sin(t * Math.PI);
        const shift = (t - 0.5) * 4.3 * r;
        const isTotal = step === 3;
        return (
          (isTotal
            ? range(4)
                .map((index) => ring(x, y, r + 14 + index * 13, C.ember, 3 - index * 0.5))
                .join('')
            : '') +
          disc(x, y, r, isTotal ? C.ember : blend(C.ember, C.haze, Math.abs(t - 0.5) * 1.6)) +
          el('clipPath', { id: `e${step}` }, disc(x, y, r + 1, C.ink)) +
          group(
            { 'clip-path': `url(#e${step})` },
            disc(x + shift, y, r * (isTotal ? 0.94 : 1), C.ink),
          )
        );
      })
      .join(''),
  ].join('');
};

/** Rays from a lamp behind the horizon. */
export const rays: Scene = (random) => {
  const [cx, cy] = [640, 560];
  const count = 36;
  const ray = (index: number): Point => [
    cx + Math.cos(Math.PI + (index / count) * Math.PI) * 1200,
    cy + Math.sin(Math.PI + (index / count) * Math.PI) * 1200,
  ];
  return [
    rect(0, 0, W, H, C.deep),
    range(count)
      .filter((index) => index % 2 === 0)
      .map((index) =>
        fill(
          polyline([[cx, cy], ray(index), ray(index + 1)], true),
          index % 4 === 0 ? C.tide : blend(C.tide, C.reef, 0.5),
        ),
      )
      .join(''),
    range(4)
      .map((index) =>
        disc(
          cx,
          cy,
          300 - index * 58,
          [blend(C.haze, C.reef, 0.6), blend(C.haze, C.reef, 0.25), C.haze, C.signal][index] ??
            C.haze,
        ),
      )
      .join(''),
    bandedSea(random, {
      top: 540,
      bottom: 690,
      bands: 6,
      from: C.reef,
      to: C.abyss,
      width: W,
      height: 0.9,
    }),
    stroke('M530 592h220M560 616h160M500 640h120M660 648h130M590 676h110', C.haze, 5),
  ].join('');
};

/** Kites on long lines over the shore. */
export const kites: Scene = (random) => {
  const kite = (x: number, y: number, s: number, turn: number, a: string, b: string) => {
    const tail = range(9).map((index): Point => [
      x + Math.sin(index * 1.1) * 16 * s + index * 8 * s,
      y + (74 + index * 24) * s,
    ]);
    return (
      stroke(curve(tail), a, 5 * s) +
      group(
        { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
        fill('M0 -92L62 -14L0 78Z', a),
        fill('M0 -92L-62 -14L0 78Z', b),
        fill('M0 -14H62L0 78ZM-62 -14H0V78Z', C.ink, { opacity: 0.16 }),
      )
    );
  };
  const flyer = (x: number, y: number, colour: string, [kx, ky]: Point) =>
    stroke(
      `M${kx} ${ky}Q${n(mix(kx, x, 0.35))} ${n(mix(ky, y, 0.85))} ${x + 16} ${y - 58}`,
      C.ink,
      2.5,
    ) +
    stroke(`M${x + 2} ${y - 44}L${x + 16} ${y - 58}`, C.ink, 6) +
    fill(
      `M${x - 15} ${y}L${x - 11} ${y - 46}Q${x} ${y - 62} ${x + 11} ${y - 46}L${x + 15} ${y}Z`,
      colour,
    ) +
    disc(x, y - 68, 12, C.ink);
  return [
    rect(0, 0, W, H, C.paper),
    range(7)
      .map((index) =>
        stroke(
          curve(
            swellLine(
              { y: 90 + index * 66, height: 16, length: 640, phase: index * 0.7 },
              -20,
              W + 20,
            ),
          ),
          C.mist,
          6,
        ),
      )
      .join(''),
    bandedSea(random, {
      top: 540,
      bottom: 620,
      bands: 4,
      from: C.foam,
      to: C.reef,
      width: W,
      height: 0.5,
    }),
    fill('M-20 730V620Q280 570 620 620T1300 680V730Z', C.haze),
    kite(930, 200, 1.3, 18, C.signal, C.ember),
    kite(570, 150, 0.95, 12, C.tide, C.reef),
    kite(1150, 330, 0.7, 26, C.ink, C.tide),
    kite(300, 260, 0.62, 16, C.reef, C.shoal),
    flyer(450, 664, C.signal, [930, 200]),
    flyer(290, 650, C.tide, [570, 150]),
    flyer(640, 682, C.ink, [1150, 330]),
    flyer(140, 656, C.reef, [300, 260]),
  ].join('');
};
