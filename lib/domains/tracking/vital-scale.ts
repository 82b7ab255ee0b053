import type { VitalName } from '../../contract/tracking';

/** Each step is this much above the one before: a figure read from the scale is off by 4 % at most. */
const GROWTH = 1.08;
/** Value at the upper end of step 0. */
const FIRST: Record<VitalName, number> = { LCP: 20, INP: 4, CLS: 0.002, FCP: 20, TTFB: 4 };
const LAST_STEP = 160;

/** The step of a scale that a value falls into: visits are counted in steps, not kept. */
export function stepOf(vital: VitalName, value: number): number {
  const steps = Math.ceil(Math.log(value / FIRST[vital]) / Math.log(GROWTH));
  return Math.min(LAST_STEP, Math.max(0, Number.isFinite(steps) ? steps : 0));
}

/** The middle of a step. */
export function valueOf(vital: VitalName, step: number): number {
  if (step === 0) return vital === 'CLS' ? 0 : FIRST[vital];
  const value = FIRST[vital] * GROWTH ** (step - 0.5);
  return vital === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}

/**
 * The value that `share` of the visits stayed under.
 * @param counts visits by step, in any order; at least one.
 */
export function percentileOf(
  vital: VitalName,
  counts: readonly { step: number; visits: number }[],
  share = 0.75,
): number {
  const sorted = [...counts].sort((left, right) => left.step - right.step);
  const wanted = share * sorted.reduce((sum, { visits }) => sum + visits, 0);
  let seen = 0;
  for (const { step, visits } of sorted) {
    seen += visits;
    if (seen >= wanted) return valueOf(vital, step);
  }
  return valueOf(vital, sorted.at(-1)?.step ?? 0);
}
