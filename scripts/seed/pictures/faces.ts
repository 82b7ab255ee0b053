import type { Point } from './drawing';
import {
  blend,
  COLOURS as C,
  curve,
  disc,
  el,
  fill,
  group,
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
import { cube, lighthouse, sailBoat } from './motifs';

/** The frame of portraits: a square, shown round. Drawn figures and emblems, no real persons. */
export const FACE = { width: 480, height: 480 } as const;
const S = FACE.width;

const ground = (colour: string) => rect(0, 0, S, S, colour);

/** Shoulders, neck and head without features; `hair` is drawn over the head. */
function bust(coat: string, skin: string, hair: string, more = ''): string {
  return [
    fill('M70 500Q78 356 184 336H296Q402 356 410 500Z', coat),
    fill('M204 270H276V346Q240 380 204 346Z', blend(skin, C.ink, 0.14)),
    el('ellipse', { cx: 240, cy: 206, rx: 82, ry: 98, fill: skin }),
    hair,
    more,
  ].join('');
}

/** A warm moon over layered tides. */
export const tideMark: Scene = () =>
  [
    ground(C.tide),
    disc(312, 150, 62, C.ember),
    ...[0, 1, 2, 3].map((index) =>
      fill(
        sea(
          { y: 226 + index * 62, height: 26, length: 250, phase: index * 1.9, sharpness: 0.35 },
          S,
          S,
        ),
        [C.foam, C.shoal, C.deep, C.abyss][index] ?? C.abyss,
      ),
    ),
  ].join('');

/** A lighthouse head-on. */
export const lamp: Scene = () =>
  [
    ground(C.abyss),
    fill('M240 118L-20 40V196ZM240 118L500 40V196Z', C.haze, { opacity: 0.3 }),
    fill(sea({ y: 392, height: 10, length: 180, phase: 1 }, S, S), C.reef),
    fill('M120 500Q150 392 240 392T360 500Z', C.night),
    lighthouse(240, 400, 356, C.signal),
  ].join('');

/** A red sail by a crescent moon. */
export const nightBoat: Scene = () =>
  [
    ground(C.deep),
    disc(336, 134, 54, C.haze),
    disc(360, 122, 48, C.deep),
    sailBoat(226, 350, 250, C.signal, C.night),
    fill(sea({ y: 366, height: 12, length: 170, phase: 0.6 }, S, S), C.reef),
    fill(sea({ y: 414, height: 12, length: 210, phase: 2.6 }, S, S), C.abyss),
  ].join('');

/** A reader in round glasses before ruled paper. */
export const ledgerReader: Scene = () =>
  [
    ground(C.sand),
    stroke(
      range(9)
        .map((index) => `M0 ${40 + index * 52}H480`)
        .join(''),
      '#DCCDB3',
      4,
    ),
    stroke('M92 0V480', C.signal, 4, { opacity: 0.6 }),
    bust(
      C.tide,
      '#EBC9AE',
      fill(
        'M150 214Q138 92 240 90T330 214Q322 160 292 146Q232 168 176 150Q156 172 150 214Z',
        C.ink,
      ),
      [
        ring(204, 214, 29, C.ink, 7),
        ring(276, 214, 29, C.ink, 7),
        stroke('M233 214H247', C.ink, 7),
        stroke('M222 272Q240 282 258 272', C.ink, 5),
      ].join(''),
    ),
    fill('M204 340L240 396L276 340L290 352L240 432L190 352Z', C.paper),
  ].join('');

/** Four blocks, the top one warm. */
export const blockStack: Scene = () =>
  [
    ground(C.mist),
    cube(152, 372, 102, { top: C.shoal, left: C.tide, right: C.deep }),
    cube(328, 372, 102, { top: C.shoal, left: C.tide, right: C.deep }),
    cube(240, 423, 102, { top: C.foam, left: C.reef, right: C.tide }),
    cube(240, 321, 102, { top: C.ember, left: C.signal, right: '#A32C19' }),
  ].join('');

/** An eye in widening lines. */
export const watcher: Scene = () =>
  [
    ground(C.abyss),
    ...range(4).map((index) =>
      el('path', {
        d: `M${n(240 - 210 + index * 26)} 240Q240 ${n(40 + index * 40)} ${n(450 - index * 26)} 240Q240 ${n(440 - index * 40)} ${n(30 + index * 26)} 240Z`,
        fill: 'none',
        stroke: C.reef,
        'stroke-width': 6,
        opacity: (0.35 + index * 0.15).toFixed(2),
      }),
    ),
    fill('M110 240Q240 150 370 240Q240 330 110 240Z', C.paper),
    disc(240, 240, 62, C.tide),
    disc(240, 240, 30, C.abyss),
    disc(262, 218, 13, C.ember),
  ].join('');

/** A dial with its needle near the warm end. */
export const gauge: Scene = () => {
  const at = (angle: number, r: number): Point => [
    240 + Math.cos(angle) * r,
    270 + Math.sin(angle) * r,
  ];
  const arc = (from: number, to: number, r: number) => {
    const [x, y] = at(from, r);
    const [u, v] = at(to, r);
    return `M${n(x)} ${n(y)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${n(u)} ${n(v)}`;
  };
  const start = Math.PI * 0.86;
  const span = Math.PI * 1.28;
  const [tx, ty] = at(start + span * 0.72, 128);
  return [
    ground(C.foam),
    disc(240, 270, 190, C.paper),
    stroke(arc(start, start + span * 0.6, 150), C.shoal, 30, { 'stroke-linecap': 'butt' }),
    stroke(arc(start + span * 0.62, start + span * 0.8, 150), C.tide, 30, {
      'stroke-linecap': 'butt',
    }),
    stroke(arc(start + span * 0.82, start + span, 150), C.signal, 30, { 'stroke-linecap': 'butt' }),
    stroke(`M240 270L${n(tx)} ${n(ty)}`, C.ink, 14),
    disc(240, 270, 28, C.ink),
    stroke(curve(swellLine({ y: 376, height: 10, length: 76, phase: 0 }, 160, 320)), C.reef, 9),
  ].join('');
};

/** A balance at rest. */
export const scales: Scene = () =>
  [
    ground(C.ink),
    stroke('M240 96V392M150 398H330', C.foam, 14),
    stroke('M98 150Q240 104 382 150', C.foam, 12),
    stroke('M98 154L52 288M98 154L144 288M382 154L336 288M382 154L428 288', C.shoal, 6),
    fill('M40 288H156Q140 344 98 344T40 288Z', C.reef),
    fill('M324 288H440Q424 344 382 344T324 288Z', C.signal),
    disc(240, 92, 22, C.ember),
  ].join('');

/** Eight members about one decision. */
export const circle: Scene = () => {
  const seats = range(8).map((index): Point => [
    240 + 148 * Math.cos((index / 8) * Math.PI * 2 - 1.2),
    240 + 148 * Math.sin((index / 8) * Math.PI * 2 - 1.2),
  ]);
  return [
    ground(C.haze),
    stroke(polyline(seats, true), C.tide, 6),
    stroke(seats.map(([x, y]) => `M240 240L${n(x)} ${n(y)}`).join(''), C.tide, 4, { opacity: 0.5 }),
    ...seats.map(([x, y], index) =>
      disc(x, y, 42, index === 1 ? C.signal : index % 2 === 0 ? C.tide : C.reef),
    ),
    ...seats.map(
      ([x, y]) =>
        disc(x, y - 10, 13, C.paper) +
        fill(`M${n(x - 22)} ${n(y + 26)}Q${n(x)} ${n(y - 14)} ${n(x + 22)} ${n(y + 26)}Z`, C.paper),
    ),
    disc(240, 240, 52, C.ink),
    stroke('M216 240L234 258L266 222', C.paper, 12),
  ].join('');
};

/** An arched bridge before the sun. */
export const archBridge: Scene = () =>
  [
    ground(C.shoal),
    disc(240, 214, 104, C.signal),
    fill('M-20 330Q240 110 500 330V372H-20Z', C.ink),
    fill(
      'M40 380A66 66 0 0 1 172 380ZM174 380A66 78 0 0 1 306 380ZM308 380A66 66 0 0 1 440 380Z',
      C.shoal,
    ),
    stroke('M-10 300Q240 84 490 300', C.ink, 8),
    stroke(
      range(11)
        .map((index) => {
          const x = 20 + index * 44;
          const y = 330 - 110 * (1 - ((x - 240) / 260) ** 2);
          return `M${x} ${n(y)}V${n(y - 28)}`;
        })
        .join(''),
      C.ink,
      6,
    ),
    fill(sea({ y: 380, height: 8, length: 150, phase: 0.5 }, S, S), C.tide),
    fill(sea({ y: 428, height: 8, length: 190, phase: 2.5 }, S, S), C.deep),
  ].join('');

/** A beginner with a sprout. */
export const newcomer: Scene = () =>
  [
    ground(C.mist),
    disc(240, 230, 186, C.foam),
    bust(
      C.signal,
      '#E6BFA0',
      [
        fill(
          'M146 330Q124 96 240 92T334 330Q312 330 304 290Q322 196 286 158Q226 190 182 168Q166 220 176 290Q168 330 146 330Z',
          C.deep,
        ),
      ].join(''),
      [
        stroke('M198 222h22M260 222h22', C.ink, 8),
        stroke('M218 262Q240 280 262 262', C.ink, 6),
        stroke('M240 86Q236 52 246 34', C.tide, 7),
        fill('M246 44Q276 8 312 28Q296 66 246 44ZM244 56Q210 30 186 52Q204 84 244 56Z', C.tide),
      ].join(''),
    ),
    stroke('M184 340Q240 402 296 340', C.paper, 12),
  ].join('');

/** Gusts past the sun. */
export const wind: Scene = () => {
  const gust = (y: number, length: number, r: number, colour: string, width: number) =>
    stroke(`M40 ${y}H${length}A${r} ${r} 0 1 0 ${length - r} ${y - r}`, colour, width);
  return [
    ground(C.paper),
    disc(372, 132, 66, C.signal),
    gust(204, 300, 56, C.tide, 26),
    gust(276, 356, 62, C.reef, 26),
    stroke('M40 344H236A48 48 0 1 1 188 392', C.deep, 26),
    stroke('M40 276H90M40 414H104', C.shoal, 26),
    group(
      { opacity: 0.9 },
      fill(sea({ y: 448, height: 9, length: 150, phase: 1.2 }, S, S), C.foam),
    ),
  ].join('');
};
