import { drawMotif, type MotifFamily } from './motif-lines';

const FAMILIES: MotifFamily[] = ['orbits', 'currents', 'strata', 'lattice', 'harbour', 'plains'];

describe('a line motif', () => {
  it.each(FAMILIES)('of %s is the same for the same seed and another for another', (family) => {
    expect(drawMotif(family, 7)).toEqual(drawMotif(family, 7));
    expect(drawMotif(family, 7).lines).not.toBe(drawMotif(family, 8).lines);
  });

  it.each(FAMILIES)(
    'of %s is a path of whole numbers and small enough for every page',
    (family) => {
      for (const seed of [0, 24, 852, 9999]) {
        const { lines, accent, points } = drawMotif(family, seed);
        for (const path of [lines, accent, points]) {
          expect(path).toMatch(/^M/);
          expect(path).not.toMatch(/NaN|Infinity|e-/);
        }
        expect((lines + accent + points).length).toBeLessThan(16_000);
      }
    },
  );
});
