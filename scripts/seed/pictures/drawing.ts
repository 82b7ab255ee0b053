/**
 * The pen of the sample newsroom's pictures: one palette (look.md: tide, ink, paper, one warm
 * signal), a seeded random source, and shapes as SVG text. Lengths are picture pixels.
 */
export const COLOURS = {
  paper: '#FBFAF7',
  sand: '#F0E8DA',
  haze: '#F1DDCB',
  mist: '#DFEAE8',
  foam: '#C2DDDC',
  shoal: '#8FC1C3',
  reef: '#4398A0',
  tide: '#0B6B75',
  deep: '#0A4C57',
  abyss: '#0B313D',
  ink: '#14202B',
  night: '#0B1117',
  signal: '#C8371F',
  ember: '#FF6B4F',
} as const;

export type Point = readonly [x: number, y: number];

export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  /** Next number in [low, high). */
  between(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** A random source whose numbers depend on `seed` alone (mulberry32 over an FNV-1a hash). */
export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error('nothing to pick from');
      return choice;
    },
  };
}

/** Numbers 0 … count−1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A number at most a tenth of a pixel off, short in SVG text. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** `from` at 0 and `to` at 1. */
export function mix(from: number, to: number, at: number): number {
  return from + (to - from) * at;
}

/** The colour that lies at `at` (0–1) of the way between two `#RRGGBB` colours. */
export function blend(from: string, to: string, at: number): string {
  const channel = (offset: number) => {
    const a = Number.parseInt(from.slice(offset, offset + 2), 16);
    const b = Number.parseInt(to.slice(offset, offset + 2), 16);
    return Math.round(mix(a, b, at))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

type Attributes = Readonly<Record<string, string | number>>;

/** One SVG element; numbers are rounded. */
export function el(name: string, attributes: Attributes, children = ''): string {
  const text = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${text}/>` : `<${name}${text}>${children}</${name}>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return el('rect', { x, y, width, height, fill });
}

export function disc(cx: number, cy: number, r: number, fill: string): string {
  return el('circle', { cx, cy, r, fill });
}

export function ring(cx: number, cy: number, r: number, stroke: string, width: number): string {
  return el('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width });
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function fill(d: string, colour: string, more: Attributes = {}): string {
  return el('path', { d, fill: colour, ...more });
}

export function group(attributes: Attributes, ...children: string[]): string {
  return el('g', attributes, children.join(''));
}

/** Path data of straight lines through the points. */
export function polyline(points: readonly Point[], isClosed = false): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`);
  return steps.join('') + (isClosed ? 'Z' : '');
}

/** Path data of an open smooth curve through the points' midpoints. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let index = 1; index < points.length - 1; index += 1) {
    const here = points[index] ?? first;
    const next = points[index + 1] ?? last;
    d += `Q${n(here[0])} ${n(here[1])} ${n((here[0] + next[0]) / 2)} ${n((here[1] + next[1]) / 2)}`;
  }
  return `${d}L${n(last[0])} ${n(last[1])}`;
}

/** Path data of a closed smooth curve. */
export function loop(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const middle = (index: number): string => {
    const [ax, ay] = at(index);
    const [bx, by] = at(index + 1);
    return `${n((ax + bx) / 2)} ${n((ay + by) / 2)}`;
  };
  const steps = range(points.length).map((index) => {
    const [x, y] = at(index);
    return `Q${n(x)} ${n(y)} ${middle(index)}`;
  });
  return `M${middle(-1)}${steps.join('')}Z`;
}

export interface Swell {
  /** Mean height of the line. */
  y: number;
  height: number;
  length: number;
  phase: number;
  /** 0 for a sine, towards 1 for sharper crests. */
  sharpness?: number;
}

/** Points of a wave line from x = `from` to `to`. */
export function swellLine(swell: Swell, from: number, to: number): Point[] {
  const step = Math.max(10, swell.length / 18);
  const count = Math.ceil((to - from) / step);
  return range(count + 1).map((index) => {
    const x = from + ((to - from) * index) / count;
    const t = (x / swell.length) * Math.PI * 2 + swell.phase;
    const sharp = swell.sharpness ?? 0;
    const sine = Math.sin(t) * 0.78 + Math.sin(t * 0.53 + swell.phase * 1.7) * 0.22;
    const crest = 1 - 2 * Math.abs(Math.sin(t / 2));
    return [x, swell.y - swell.height * mix(sine, crest, sharp)];
  });
}

/** Path data of the sea under a wave line, down to `bottom`. */
export function sea(swell: Swell, width: number, bottom: number): string {
  return `${curve(swellLine(swell, -20, width + 20))}L${width + 20} ${bottom}L-20 ${bottom}Z`;
}
