import type { Point, Random } from './drawing';
import { range } from './drawing';

/** Height of the ground at a place, in any unit. */
export type Field = (x: number, y: number) => number;

/** Smooth noise of about −1 to 1 whose features are `size` pixels wide. */
export function noiseField(random: Random, size: number): Field {
  const SIDE = 64;
  const lattice = range(SIDE * SIDE).map(() => random.between(-1, 1));
  const at = (column: number, row: number) =>
    lattice[(((row % SIDE) + SIDE) % SIDE) * SIDE + (((column % SIDE) + SIDE) % SIDE)] ?? 0;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const u = x / size;
    const v = y / size;
    const column = Math.floor(u);
    const row = Math.floor(v);
    const s = ease(u - column);
    const t = ease(v - row);
    const top = at(column, row) * (1 - s) + at(column + 1, row) * s;
    const bottom = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s;
    return top * (1 - t) + bottom * t;
  };
}

/** Closed outlines of the places above a level. */
export type Relief = (level: number) => Point[][];

/**
 * Measures `field` once over a frame, a height every `step` pixels; the result gives the outlines
 * of any level by marching squares. The frame counts as below, so every outline closes.
 */
export function reliefOf(field: Field, size: Point, step: number): Relief {
  const columns = Math.ceil(size[0] / step) + 3;
  const rows = Math.ceil(size[1] / step) + 3;
  const grid = range(rows).map((row) =>
    range(columns).map((column) => {
      const isFrame = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
      return isFrame ? -Infinity : field((column - 1) * step, (row - 1) * step);
    }),
  );
  return (level) => outlines(grid, level, step);
}

function outlines(grid: readonly (readonly number[])[], level: number, step: number): Point[][] {
  const height = (column: number, row: number) =>
    Math.max(-1, (grid[row]?.[column] ?? -Infinity) - level);
  const cross = (column: number, row: number, isHorizontal: boolean): [string, Point] => {
    const a = height(column, row);
    const b = isHorizontal ? height(column + 1, row) : height(column, row + 1);
    const t = a / (a - b);
    const x = (column - 1 + (isHorizontal ? t : 0)) * step;
    const y = (row - 1 + (isHorizontal ? 0 : t)) * step;
    return [`${isHorizontal ? 'h' : 'v'}${column},${row}`, [x, y]];
  };
  const wall = (side: Side, column: number, row: number) => {
    if (side === 'top') return cross(column, row, true);
    if (side === 'bottom') return cross(column, row + 1, true);
    return cross(side === 'left' ? column : column + 1, row, false);
  };

  const following = new Map<string, { to: string; point: Point }>();
  for (let row = 0; row < grid.length - 1; row += 1) {
    const above = grid[row] ?? [];
    const below = grid[row + 1] ?? [];
    for (let column = 0; column < above.length - 1; column += 1) {
      const shape =
        ((above[column] ?? 0) > level ? 8 : 0) +
        ((above[column + 1] ?? 0) > level ? 4 : 0) +
        ((below[column + 1] ?? 0) > level ? 2 : 0) +
        ((below[column] ?? 0) > level ? 1 : 0);
      for (const [from, to] of CROSSINGS[shape] ?? []) {
        const [key, point] = wall(from, column, row);
        following.set(key, { to: wall(to, column, row)[0], point });
      }
    }
  }
  return chain(following);
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** For each corner pattern (8 4 / 1 2), the walls with the high ground on their left. */
const CROSSINGS: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['bottom', 'left']],
  2: [['right', 'bottom']],
  3: [['right', 'left']],
  4: [['top', 'right']],
  5: [
    ['top', 'left'],
    ['bottom', 'right'],
  ],
  6: [['top', 'bottom']],
  7: [['top', 'left']],
  8: [['left', 'top']],
  9: [['bottom', 'top']],
  10: [
    ['left', 'bottom'],
    ['right', 'top'],
  ],
  11: [['right', 'top']],
  12: [['left', 'right']],
  13: [['bottom', 'right']],
  14: [['left', 'bottom']],
};

function chain(following: Map<string, { to: string; point: Point }>): Point[][] {
  const loops: Point[][] = [];
  while (following.size > 0) {
    const points: Point[] = [];
    let key = following.keys().next().value;
    while (key !== undefined) {
      const here = following.get(key);
      if (!here) break;
      following.delete(key);
      points.push(here.point);
      key = here.to;
    }
    if (points.length > 3) loops.push(points);
  }
  return loops;
}
