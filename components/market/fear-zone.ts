/** Words of the index, by the value from which each is said. */
const ZONES = [
  ['extremeGreed', 75],
  ['greed', 55],
  ['neutral', 45],
  ['fear', 25],
] as const;
export type FearZone = (typeof ZONES)[number][0] | 'extremeFear';

/** What a value of the fear and greed index, 0 to 100, is called. */
export function fearZone(value: number): FearZone {
  return ZONES.find(([, from]) => value >= from)?.[0] ?? 'extremeFear';
}
