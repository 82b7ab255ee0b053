import { VITALS } from '../../contract/tracking';
import { isMachine } from './is-machine';
import { percentileOf, stepOf, valueOf } from './vital-scale';

describe('the scale of vitals', () => {
  it.each(VITALS)('gives %s back within four per cent', (vital) => {
    const values = vital === 'CLS' ? [0.05, 0.1, 0.25, 0.9] : [80, 199, 1_800, 2_500, 9_000];
    for (const value of values) {
      const read = valueOf(vital, stepOf(vital, value));
      expect(Math.abs(read - value) / value).toBeLessThan(0.045);
    }
  });

  it('has a step for nothing and one for the unheard of', () => {
    expect(valueOf('CLS', stepOf('CLS', 0))).toBe(0);
    expect(stepOf('INP', 600_000)).toBeLessThanOrEqual(160);
    expect(stepOf('LCP', Number.POSITIVE_INFINITY)).toBe(0);
  });

  it('finds what three of four stayed under, in whatever order they are counted', () => {
    const counts = [4_000, 100, 300, 200].map((value) => ({
      step: stepOf('LCP', value),
      visits: 1,
    }));
    expect(percentileOf('LCP', counts)).toBe(valueOf('LCP', stepOf('LCP', 300)));
  });
});

describe('isMachine', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.54',
  ])('takes a person for one: %s', (userAgent) => {
    expect(isMachine(userAgent)).toBe(false);
  });
});
