import fc from 'fast-check';
import {
  btcOf,
  heightOfSupply,
  issueAt,
  minedBy,
  satsOf,
  subsidyAt,
  SUPPLY_CAP,
} from './bitcoin-supply';

describe('the subsidy schedule', () => {
  it.each([
    [0, 5_000_000_000],
    [209_999, 5_000_000_000],
    [210_000, 2_500_000_000],
    [840_000, 312_500_000],
    [1_049_999, 312_500_000],
    // Halves that are no whole satoshis are rounded down.
    [2_100_000, 4_882_812],
    [6_929_999, 1],
    [6_930_000, 0],
  ])('gives block %i %i satoshis', (height, sats) => {
    expect(subsidyAt(height)).toBe(sats);
  });

  it.each([
    [-1, 0],
    [0, 50],
    [209_999, 10_500_000],
    [210_000, 10_500_025],
    [419_999, 15_750_000],
    [629_999, 18_375_000],
    [839_999, 19_687_500],
    [840_000, 19_687_503.125],
  ])('has by block %i mined %d BTC', (height, btc) => {
    expect(btcOf(minedBy(height))).toBe(btc);
  });

  it('ends at the value that Bitcoin Core tests, 20,999,999.9769 BTC', () => {
    expect(SUPPLY_CAP).toBe(2_099_999_997_690_000);
    expect(minedBy(6_929_999)).toBe(SUPPLY_CAP);
    expect(minedBy(50_000_000)).toBe(SUPPLY_CAP);
    expect(minedBy(6_929_998)).toBe(SUPPLY_CAP - 1);
  });

  it('adds at each block what the block brings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7_500_000 }), (height) => {
        expect(minedBy(height) - minedBy(height - 1)).toBe(subsidyAt(height));
      }),
    );
  });
});

describe('the height of a supply', () => {
  it('is the one that the supply came from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6_929_999 }), (height) => {
        expect(heightOfSupply(minedBy(height))).toBe(height);
      }),
    );
  });

  it.each([0, -5, Number.NaN, SUPPLY_CAP + 1])('is none for %d', (sats) => {
    expect(heightOfSupply(sats)).toBeNull();
  });

  it('survives amounts that a source gives in BTC', () => {
    expect(heightOfSupply(satsOf(19_687_503.125))).toBe(840_000);
  });
});

describe('the issue at a height', () => {
  it('names the next halving and the eras', () => {
    const issue = issueAt(900_000);
    expect(issue).toMatchObject({
      subsidy: 3.125,
      next_halving_height: 1_050_000,
      blocks_to_halving: 150_000,
      mined: 19_875_003.125,
      cap: 20_999_999.9769,
    });
    expect(issue.eras[4]).toEqual({
      first_height: 840_000,
      subsidy: 3.125,
      mined_before: 19_687_500,
      mined_by_end: 20_343_750,
      day: '2024-04-20',
    });
    expect(issue.eras[5]?.day).toBeNull();
  });

  it('counts a block of a halving to the new era', () => {
    expect(issueAt(1_050_000)).toMatchObject({ subsidy: 1.5625, next_halving_height: 1_260_000 });
    expect(issueAt(1_049_999).blocks_to_halving).toBe(1);
  });
});
