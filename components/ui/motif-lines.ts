/** Families of line drawings that a page without pictures wears. */
export type MotifFamily = 'orbits' | 'currents' | 'strata' | 'lattice' | 'harbour' | 'plains';

/** A drawing as path data in a box of 800 × 480: quiet lines, the accent, and points. */
export interface MotifDrawing {
  lines: string;
  accent: string;
  points: string;
}

export const MOTIF_WIDTH = 800;
export const MOTIF_HEIGHT = 480;

/** Draws a family; the same seed always gives the same drawing, another one its sibling. */
export function drawMotif(family: MotifFamily, seed: number): MotifDrawing {
  return DRAWERS[family](dice(seed));
}

type Dice = () => number;

const DRAWERS: Record<MotifFamily, (roll: Dice) => MotifDrawing> = {
  orbits: drawOrbits,
  currents: (roll) => drawWaves(roll, { rows: 19, swell: 46, accentEvery: 6 }),
  strata: (roll) => drawWaves(roll, { rows: 27, swell: 20, accentEvery: 9 }),
  lattice: drawLattice,
  harbour: drawHarbour,
  plains: drawPlains,
};

/** Rings that are open here and there, with stations on them: a centre and what moves about it. */
function drawOrbits(roll: Dice): MotifDrawing {
  const drawing = { lines: '', accent: '', points: '' };
  const [x, y] = [520, 236];
  for (let ring = 0; ring < 13; ring += 1) {
    const radius = 26 + ring * 31 + roll() * 9;
    const from = roll() * Math.PI * 2;
    const arc = arcPath(x, y, radius, from, from + Math.PI * (1.1 + roll() * 0.85));
    if (ring % 5 === 2) drawing.accent += arc;
    else drawing.lines += arc;
    for (let stations = Math.round(roll() * 3); stations > 0; stations -= 1) {
      const angle = from + roll() * Math.PI;
      drawing.points += point(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
  }
  for (let spoke = 0; spoke < 9; spoke += 1) {
    const angle = (spoke / 9) * Math.PI * 2 + roll() * 0.3;
    const [near, far] = [40 + roll() * 60, 150 + roll() * 240];
    const at = (radius: number) =>
      `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
    drawing.lines += `M${at(near)}L${at(far)}`;
  }
  return drawing;
}

interface WaveShape {
  rows: number;
  swell: number;
  accentEvery: number;
}

/** Rows of one sea, each a little later than the one above. */
function drawWaves(roll: Dice, { rows, swell, accentEvery }: WaveShape): MotifDrawing {
  const drawing = { lines: '', accent: '', points: '' };
  const [phase, lag, second] = [roll() * 6, 0.16 + roll() * 0.12, 0.6 + roll() * 0.8];
  for (let row = 0; row < rows; row += 1) {
    const base = ((row + 0.6) / rows) * MOTIF_HEIGHT;
    const height = (x: number) => {
      const t = (x / MOTIF_WIDTH) * Math.PI * 2;
      const lull = 0.35 + 0.65 * Math.sin(t / 2 + row * 0.05) ** 2;
      return (
        base +
        swell *
          lull *
          (Math.sin(t + phase + row * lag) + 0.4 * Math.sin(t * 2.3 * second - row * lag))
      );
    };
    const path = smoothPath(height, MOTIF_WIDTH / 8);
    if (row % accentEvery === accentEvery - 2) {
      drawing.accent += path;
      const x = 120 + roll() * 560;
      drawing.points += point(x, height(x));
    } else drawing.lines += path;
  }
  return drawing;
}

/** A net of triangles with strands missing. */
function drawLattice(roll: Dice): MotifDrawing {
  const drawing = { lines: '', accent: '', points: '' };
  const [step, rise] = [58, 50];
  const node = (column: number, row: number): [number, number] => [
    round(column * step + (row % 2) * (step / 2) - 20),
    round(row * rise + 6),
  ];
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 15; column += 1) {
      const from = node(column, row);
      const below = row % 2;
      const ends = [
        node(column + 1, row),
        node(column + below, row + 1),
        node(column + below - 1, row + 1),
      ];
      for (const end of ends) {
        const chance = roll();
        const strand = `M${from.join(' ')}L${end.join(' ')}`;
        if (chance < 0.06) drawing.accent += strand;
        else if (chance < 0.62) drawing.lines += strand;
      }
      if (roll() < 0.12) drawing.points += point(...from);
    }
  }
  return drawing;
}

/** Towers as strokes over a waterline, their lamps broken up in the water. */
function drawHarbour(roll: Dice): MotifDrawing {
  const drawing = { lines: '', accent: '', points: '' };
  const water = 300;
  let x = 0;
  while (x < MOTIF_WIDTH) {
    const width = 18 + roll() * 46;
    const height = 40 + roll() ** 2 * 230;
    for (let stroke = x; stroke < Math.min(x + width, MOTIF_WIDTH); stroke += 6) {
      drawing.lines += `M${round(stroke)} ${round(water - height)}V${water - 4}`;
    }
    if (roll() < 0.36) {
      const lamp = x + width / 2;
      drawing.points += point(lamp, water - height - 10);
      for (let depth = 10; depth < 60 + height * 0.5; depth += 8 + roll() * 8) {
        const half = 2 + roll() * 9;
        drawing.accent += `M${round(lamp - half + roll() * 4)} ${round(water + depth)}h${round(half * 2)}`;
      }
    }
    x += width + 8 + roll() * 14;
  }
  drawing.lines += `M0 ${water}H${MOTIF_WIDTH}`;
  for (let ripple = 0; ripple < 84; ripple += 1) {
    const depth = roll() ** 1.6 * 172;
    drawing.lines += `M${round(roll() * MOTIF_WIDTH)} ${round(water + 6 + depth)}h${round(8 + roll() * 30 + depth * 0.14)}`;
  }
  return drawing;
}

/** Furrows that run to a far point under a low sun. */
function drawPlains(roll: Dice): MotifDrawing {
  const drawing = { lines: '', accent: '', points: '' };
  const [farX, farY] = [500 + roll() * 120, 210];
  for (let row = 0; row < 15; row += 1) {
    drawing.lines += `M0 ${round(farY + 4 + 266 * (row / 14) ** 2)}H${MOTIF_WIDTH}`;
  }
  for (let furrow = -16; furrow <= 16; furrow += 1) {
    const spread = furrow + (roll() - 0.5) * 0.5;
    drawing.lines += `M${round(farX + spread * 7)} ${farY + 4}L${round(farX + spread * 96)} ${MOTIF_HEIGHT}`;
  }
  for (let ring = 0; ring < 8; ring += 1) {
    const arc = arcPath(farX, farY, 22 + ring * 22 + roll() * 6, Math.PI, Math.PI * 2);
    if (ring % 3 === 0) drawing.accent += arc;
    else drawing.lines += arc;
  }
  for (let star = 0; star < 9; star += 1) {
    drawing.points += point(roll() * MOTIF_WIDTH, 14 + roll() * 120);
  }
  return drawing;
}

function arcPath(x: number, y: number, radius: number, from: number, to: number): string {
  const at = (angle: number) =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const isLarge = to - from > Math.PI ? 1 : 0;
  return `M${at(from)}A${round(radius)} ${round(radius)} 0 ${isLarge} 1 ${at(to)}`;
}

/** A curve through samples of a height, as cubic pieces (Catmull–Rom), in whole units: it is long. */
function smoothPath(height: (x: number) => number, step: number): string {
  let path = `M0 ${Math.round(height(0))}`;
  for (let x = 0; x < MOTIF_WIDTH - 1; x += step) {
    const [before, from, to, after] = [x - step, x, x + step, x + 2 * step].map(height) as [
      number,
      number,
      number,
      number,
    ];
    path += `C${Math.round(x + step / 3)} ${Math.round(from + (to - before) / 6)} ${Math.round(x + (2 * step) / 3)} ${Math.round(to - (after - from) / 6)} ${Math.round(x + step)} ${Math.round(to)}`;
  }
  return path;
}

/** A round-capped stroke of no length. */
function point(x: number, y: number): string {
  return `M${round(x)} ${round(y)}h0`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Mulberry32: equal seeds roll equal numbers on every machine. */
function dice(seed: number): Dice {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
