import { LAND_ROWS } from './land-rows';

/** Degrees of a cell, and where the first one begins. */
const STEP = 2.5;
const WEST = -168;
const NORTH = 75;
/** Edge of a cell in the drawing. */
const CELL = 8;

export const MAP_WIDTH = (360 / STEP) * CELL;
export const MAP_HEIGHT = LAND_ROWS.length * CELL;

/** Where a place stands on the map, in its own units. */
export function mapPoint(latitude: number, longitude: number): { x: number; y: number } {
  const east = (longitude - WEST + 360) % 360;
  return { x: (east / STEP) * CELL, y: ((NORTH - latitude) / STEP) * CELL };
}

/** All land as strokes that a dash pattern breaks into dots: one stroke for each run of cells. */
export function landPath(): string {
  return LAND_ROWS.map((row, at) => {
    const y = at * CELL + CELL / 2;
    return runsOf(row)
      .map(([first, length]) => `M${first * CELL + CELL / 2} ${y}h${(length - 1) * CELL + 0.1}`)
      .join('');
  }).join('');
}

/** The meridians of whole hours, as lines from top to bottom with their hour. */
export function hourLines(): { hour: number; x: number }[] {
  return Array.from({ length: 23 }, (_, at) => at - 11).map((hour) => ({
    hour,
    x: mapPoint(0, hour * 15).x,
  }));
}

function runsOf(row: string): [number, number][] {
  return row
    .split(' ')
    .filter((run) => run !== '')
    .map((run) => run.split('.').map((part) => parseInt(part, 36)) as [number, number]);
}

export type LabelSide = 'right' | 'left' | 'above' | 'below';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Size of a label's type on the map in its own units, and its distance from the point. */
const LINE = 18;
/** Letters from here on are as wide as they are high. */
const FIRST_WIDE = 0x2e80;
const GAP = 9;

/**
 * The side of its point on which each label stands, so that labels and points do
 * not cover each other; what finds no free side goes without a label.
 */
export function labelSides(
  places: readonly { name: string; latitude: number; longitude: number }[],
): (LabelSide | null)[] {
  const points = places.map(({ latitude, longitude }) => mapPoint(latitude, longitude));
  const taken: Box[] = points.map(({ x, y }) => boxAround(x, y, 10, 10));
  return places.map(({ name }, at) => {
    const { x, y } = points[at] ?? { x: 0, y: 0 };
    const others = taken.filter((_, place) => place !== at);
    const width = [...name].reduce(
      (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= FIRST_WIDE ? 14 : 7.4),
      0,
    );
    const boxes: [LabelSide, Box][] = [
      ['right', boxAround(x + GAP + width / 2, y, width, LINE)],
      ['left', boxAround(x - GAP - width / 2, y, width, LINE)],
      ['above', boxAround(x, y - GAP - LINE / 2, width, LINE)],
      ['below', boxAround(x, y + GAP + LINE / 2, width, LINE)],
    ];
    const free = boxes.find(
      ([, box]) => isOnMap(box) && !others.some((other) => overlaps(box, other)),
    );
    if (!free) return null;
    taken.push(free[1]);
    return free[0];
  });
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function isOnMap({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && top >= 0 && right <= MAP_WIDTH && bottom <= MAP_HEIGHT;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
