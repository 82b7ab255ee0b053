import { aspectFor, isTooSmall, jpegQuality, outputSize } from './output-plan';

describe('aspectFor', () => {
  it.each([
    ['avatar', 1],
    ['1', 16 / 9],
    ['2', 1],
    ['banner', 2.5],
    ['cover', 21 / 13],
    ['default', 'free'],
  ] as const)('cuts a picture for %s to %s', (type, aspect) => {
    expect(aspectFor(type)).toBe(aspect);
  });
});

describe('outputSize', () => {
  it.each([
    ['a small cut-out', [300, 200], [300, 200]],
    ['one of broken pixels', [300.4, 199.6], [300, 200]],
    ['one at the bound', [2048, 2048], [2048, 2048]],
    ['a wide one', [4096, 1638.4], [2048, 819]],
    ['a tall one', [1000, 8000], [256, 2048]],
    ['a line', [9000, 1], [2048, 1]],
    ['nothing', [0, 0], [1, 1]],
  ] as const)('makes of %s its size', (_what, [width, height], [w, h]) => {
    expect(outputSize({ width, height })).toEqual({ width: w, height: h });
  });
});

describe('isTooSmall', () => {
  it('asks 200 px of each side of a face, nothing of other pictures', () => {
    expect(isTooSmall({ width: 199.4, height: 300 }, 'avatar')).toBe(true);
    expect(isTooSmall({ width: 199.6, height: 200 }, 'avatar')).toBe(false);
    expect(isTooSmall({ width: 20, height: 20 }, 'cover')).toBe(false);
  });
});

describe('jpegQuality', () => {
  it('is 0.8 over 204800 bytes, else full', () => {
    expect([jpegQuality(204_800), jpegQuality(204_801)]).toEqual([1, 0.8]);
  });
});
