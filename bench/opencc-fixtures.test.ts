import { toTraditional } from '@/lib/i18n/to-traditional';
import { foldVariants, openCcSuites, traditionalLines } from './opencc-fixtures';

/** Floors of what scripts/measure-traditional.ts prints: a change may not fall under them. */
const FLOORS: Record<string, number> = {
  'OpenCC 1.1.9 s2t': 12,
  'OpenCC 1.1.9 s2hk': 4,
  'OpenCC 1.1.9 s2tw': 2,
  'testcases.strict.json s2t': 95,
  'testcases.strict.json s2hk': 48,
  'testcases.strict.json s2tw': 64,
  'opencc-js cn→tw': 2,
};

const suites = openCcSuites();
const lines = traditionalLines();
if (suites.length === 0) console.warn('../shared/fixtures/opencc is not here: skipped');
if (!lines) console.warn('../shared/corpus/ethereum-org is not here: skipped');

describe('OpenCC’s own cases', () => {
  for (const { name, cases } of suites) {
    it(`passes at least ${FLOORS[name]} of ${cases.length} of ${name}`, () => {
      const passes = cases.filter(
        (item) => foldVariants(toTraditional(item.input)) === foldVariants(item.expected),
      );
      expect(passes.length).toBeGreaterThanOrEqual(FLOORS[name] ?? 0);
    });
  }

  if (suites.length === 0) it.skip('need ../shared/fixtures/opencc', () => undefined);
});

describe('real traditional text', () => {
  (lines ? it : it.skip)('stays what it is, but for slips of its authors', () => {
    const changed = (lines ?? []).filter((line) => toTraditional(line) !== line);
    expect(changed.length).toBeLessThan((lines ?? []).length * 0.005);
  });
});
