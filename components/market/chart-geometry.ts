/** The plot's own coordinates; it is stretched to whatever room there is. */
export const PLOT_WIDTH = 1000;
export const PLOT_HEIGHT = 400;

export type ChartKind = 'line' | 'area' | 'bars';

export interface ChartPoint {
  /** Milliseconds since the epoch. */
  at: number;
  value: number;
}

export interface Place extends ChartPoint {
  /** Parts of the plot's width and height, from the left and from the top. */
  x: number;
  y: number;
}

export interface Drawing {
  places: Place[];
  /** Of the line, or the outlines of the bars. */
  stroke: string;
  /** What is filled below it; '' for a line. */
  fill: string;
  /** Values at the gridlines, with their heights. */
  ticks: { value: number; y: number }[];
  /** First days of months (days of a short span) under the plot. */
  days: { at: number; x: number }[];
  min: Place;
  max: Place;
  last: Place;
}

const TICKS = 4;
const DAY_MS = 86_400_000;
/** Spans of more days are marked by months. */
const MONTHS_FROM_DAYS = 60;
const BAR_PART = 0.7;

/**
 * Where everything of a chart is, without drawing it. Pure.
 * @param points oldest first
 * @param range fixed ends of the scale, for figures that have some
 * @returns null without points
 */
export function drawSeries(
  points: readonly ChartPoint[],
  kind: ChartKind,
  range?: { from: number; to: number },
): Drawing | null {
  const first = points[0];
  const end = points.at(-1);
  if (!first || !end) return null;
  const scale = range ? { ...range, step: stepOf(range.to - range.from) } : scaleOf(points, kind);
  const height = scale.to - scale.from || 1;
  const yOf = (value: number) => 1 - (value - scale.from) / height;
  const span = end.at - first.at;
  const margin = kind === 'bars' ? 0.5 / points.length : 0;
  const xOf = (at: number) =>
    span === 0 ? 0.5 : margin + ((at - first.at) / span) * (1 - 2 * margin);
  const places = points.map(({ at, value }) => ({ at, value, x: xOf(at), y: yOf(value) }));
  const by = (better: (left: number, right: number) => boolean) =>
    places.reduce((best, place) => (better(place.value, best.value) ? place : best));
  return {
    places,
    ...pathsOf(places, kind),
    ticks: ticksOf(scale).map((value) => ({ value, y: yOf(value) })),
    days: daysOf(first.at, end.at).map((at) => ({ at, x: xOf(at) })),
    min: by((left, right) => left < right),
    max: by((left, right) => left > right),
    last: places.at(-1) as Place,
  };
}

/** The place whose day is nearest to a part of the width. */
export function nearestPlace(places: readonly Place[], x: number): number {
  let best = 0;
  places.forEach((place, at) => {
    if (Math.abs(place.x - x) < Math.abs((places[best] as Place).x - x)) best = at;
  });
  return best;
}

function pathsOf(places: readonly Place[], kind: ChartKind): { stroke: string; fill: string } {
  const at = ({ x, y }: Place) => `${round(x * PLOT_WIDTH)} ${round(y * PLOT_HEIGHT)}`;
  if (kind === 'bars') {
    const width = round((PLOT_WIDTH / places.length) * BAR_PART);
    const bars = places.map(
      ({ x, y }) =>
        `M${round(x * PLOT_WIDTH - width / 2)} ${PLOT_HEIGHT}V${round(y * PLOT_HEIGHT)}h${width}V${PLOT_HEIGHT}Z`,
    );
    return { stroke: '', fill: bars.join('') };
  }
  const stroke = `M${places.map(at).join('L')}`;
  if (kind === 'line') return { stroke, fill: '' };
  const left = round((places[0]?.x ?? 0) * PLOT_WIDTH);
  const right = round((places.at(-1)?.x ?? 0) * PLOT_WIDTH);
  return { stroke, fill: `${stroke}L${right} ${PLOT_HEIGHT}L${left} ${PLOT_HEIGHT}Z` };
}

interface Scale {
  from: number;
  to: number;
  step: number;
}

/** A scale that begins and ends at round values; bars begin at nought. */
function scaleOf(points: readonly ChartPoint[], kind: ChartKind): Scale {
  const values = points.map((point) => point.value);
  const high = Math.max(...values);
  const low = kind === 'bars' ? 0 : Math.min(...values);
  // One value alone stands in the middle of a tenth of itself.
  const step = stepOf(high - low || Math.abs(high) / 10 || 1);
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  return from === to
    ? { from: from - (from > 0 ? step : 0), to: to + step, step }
    : { from, to, step };
}

function ticksOf({ from, to, step }: Scale): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first;
  return Array.from({ length: count + 1 }, (_, place) =>
    Number(((first + place) * step).toPrecision(12)),
  );
}

/** 1, 2, 2.5 or 5 times a power of ten. */
function stepOf(size: number): number {
  const rough = size / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const part = rough / power;
  return ([1, 2, 2.5, 5].find((round) => part <= round) ?? 10) * power;
}

function daysOf(from: number, to: number): number[] {
  const days = Math.round((to - from) / DAY_MS);
  if (days < MONTHS_FROM_DAYS) {
    const step = Math.max(1, Math.round(days / 5));
    return Array.from(
      { length: Math.floor(days / step) + 1 },
      (_, at) => from + at * step * DAY_MS,
    );
  }
  const every = days > 150 ? 2 : 1;
  const first = new Date(from);
  const months: number[] = [];
  for (let month = first.getUTCMonth() + 1; ; month += every) {
    const at = Date.UTC(first.getUTCFullYear(), month, 1);
    if (at > to) return months;
    months.push(at);
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
