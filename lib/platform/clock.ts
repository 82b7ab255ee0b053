/** Where the time comes from, so that a test can hold it still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export interface FixedClock extends Clock {
  /** Moves the clock forward. @param ms milliseconds; negative moves it back. */
  advance(ms: number): void;
}

/** A clock that stands at `at` (ISO 8601) until it is advanced. */
export function fixedClock(at: string): FixedClock {
  let time = new Date(at).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not a time: ${at}`);
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
  };
}
