import { fearZone } from './fear-zone';
import { axisText, changeText, dayText, figureText } from './market-numbers';

describe('figures as they are read', () => {
  it.each([
    [60_000, 'usd', 'en', '$60,000.00'],
    [0.12345, 'usd', 'en', '$0.1235'],
    [2.1e12, 'usd', 'en', '$2.1T'],
    [2.1e12, 'usd', 'zh-Hans', '$2.1万亿'],
    [3.6e11, 'usd', 'zh-Hant', '$3600億'],
    [20_115_453.125, 'btc', 'en', '20,115,453 BTC'],
    [4, 'sat_vb', 'zh-Hans', '4.0 sat/vB'],
    [1000, 'eh_s', 'en', '1,000 EH/s'],
    [57.14, 'percent', 'en', '57.1%'],
    [52, 'index', 'en', '52'],
  ] as const)('%d %s in %s is %s', (value, unit, locale, text) => {
    expect(figureText(value, unit, locale)).toBe(text);
  });

  it('are short at the edge of a chart', () => {
    expect(axisText(55_000, 'usd', 'zh-Hans')).toBe('$5.5万');
    expect(axisText(55_000, 'usd', 'en')).toBe('$55K');
  });

  it.each([
    [-1.256, 'percent', '1.26%'],
    [0.2, 'points', '0.2'],
    [450, 'btc', '450 BTC'],
  ] as const)('a change of %d %s is %s without its sign', (by, kind, text) => {
    expect(changeText(by, kind, 'en')).toBe(text);
  });

  it('have their day in UTC', () => {
    expect(dayText('2026-03-04T00:00:00.000Z', 'zh-Hans')).toBe('2026-03-04');
    expect(dayText('2026-03-04T00:00:00.000Z', 'en')).toBe('Mar 4, 2026');
  });

  it.each([
    [0, 'extremeFear'],
    [24, 'extremeFear'],
    [25, 'fear'],
    [45, 'neutral'],
    [55, 'greed'],
    [75, 'extremeGreed'],
    [100, 'extremeGreed'],
  ])('an index of %i is %s', (value, zone) => {
    expect(fearZone(value)).toBe(zone);
  });
});
