const SIZE = 96;
const RINGS = 9;
const POINTS = 10;

/**
 * Contour lines of a hill of its own for each key, as closed curves in a box of
 * 96 × 96: what stands where a portrait would, for people who are not real.
 */
export function contourRings(key: string): string {
  let state = 2_166_136_261;
  for (const letter of key) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  const roll = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const bumps = Array.from({ length: 3 }, (_, at) => ({
    size: (0.3 - at * 0.07) * (0.5 + roll()),
    phase: roll() * Math.PI * 2,
    times: at + 1 + Math.floor(roll() * 2),
  }));
  const centre = [SIZE / 2 + (roll() - 0.5) * 16, SIZE / 2 + (roll() - 0.5) * 16] as const;
  let path = '';
  for (let ring = 1; ring <= RINGS; ring += 1) {
    const depth = ring / RINGS;
    const reach = 3 + depth * (SIZE / 2 - 13);
    path += closedCurve(POINTS, (angle) => {
      const wobble = bumps.reduce(
        (sum, { size, phase, times }) => sum + size * Math.sin(times * angle + phase + depth),
        0,
      );
      const radius = reach * (1 + wobble * 0.5 * depth);
      const x = centre[0] * (1 - depth) + (SIZE / 2) * depth;
      const y = centre[1] * (1 - depth) + (SIZE / 2) * depth;
      return [inside(x + radius * Math.cos(angle)), inside(y + radius * Math.sin(angle))];
    });
  }
  return path;
}

/** A closed curve through points around a centre, as cubic pieces. */
function closedCurve(count: number, at: (angle: number) => [number, number]): string {
  const points = Array.from({ length: count }, (_, place) => at((place / count) * Math.PI * 2));
  const point = (place: number) => points[(place + count) % count] ?? [0, 0];
  let path = `M${text(point(0))}`;
  for (let place = 0; place < count; place += 1) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(place + step)) as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    const first: [number, number] = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
    ];
    const second: [number, number] = [
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ];
    path += `C${text(first)} ${text(second)} ${text(to)}`;
  }
  return `${path}Z`;
}

function inside(value: number): number {
  return Math.min(SIZE - 1, Math.max(1, value));
}

function text([x, y]: readonly [number, number]): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
