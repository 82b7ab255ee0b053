import type { BitcoinIssue } from '../../contract/market';

/**
 * Bitcoin's subsidy: 50 BTC a block, halved every 210,000 blocks and rounded down to
 * whole satoshis (Bitcoin Core, validation.cpp, GetBlockSubsidy). All amounts here are
 * satoshis below 2^53, so plain numbers are exact.
 */
const HALVING_BLOCKS = 210_000;
const FIRST_SUBSIDY = 5_000_000_000;
const SATS_PER_BTC = 100_000_000;
/** Eras in which a block still brings something; the 34th would bring less than a satoshi. */
const ERAS = 33;
/** Eras listed on the page; the later ones add less than a thousandth. */
const LISTED_ERAS = 10;

/** UTC days of the first block of each era so far: genesis and four halvings. */
const ERA_DAYS = ['2009-01-03', '2012-11-28', '2016-07-09', '2020-05-11', '2024-04-20'];

/** What a block of this height brings, in satoshis. @param height from 0. */
export function subsidyAt(height: number): number {
  const era = Math.floor(height / HALVING_BLOCKS);
  return era >= ERAS ? 0 : Math.floor(FIRST_SUBSIDY / 2 ** era);
}

/**
 * Satoshis that the blocks from 0 to this height brought, both counted; 0 below 0.
 * It is what the schedule allows: a few miners claimed less, and the genesis
 * block's fifty cannot be spent.
 */
export function minedBy(height: number): number {
  let left = height + 1;
  let sum = 0;
  for (let era = 0; era < ERAS && left > 0; era += 1) {
    const blocks = Math.min(left, HALVING_BLOCKS);
    sum += blocks * subsidyAt(era * HALVING_BLOCKS);
    left -= blocks;
  }
  return sum;
}

/** All that there will ever be, in satoshis: 20,999,999.9769 BTC. */
export const SUPPLY_CAP = minedBy(ERAS * HALVING_BLOCKS);

/**
 * The height of the first block by which so much was mined; what a source gives as
 * circulating supply tells the height.
 * @param sats more than 0, at most the cap.
 * @returns null for an amount that the schedule never reaches.
 */
export function heightOfSupply(sats: number): number | null {
  if (!(sats > 0) || sats > SUPPLY_CAP) return null;
  let before = 0;
  for (let era = 0; era < ERAS; era += 1) {
    const subsidy = subsidyAt(era * HALVING_BLOCKS);
    const inEra = HALVING_BLOCKS * subsidy;
    if (sats <= before + inEra) {
      return era * HALVING_BLOCKS + Math.ceil((sats - before) / subsidy) - 1;
    }
    before += inEra;
  }
  return null;
}

/** Satoshis as BTC. */
export function btcOf(sats: number): number {
  return sats / SATS_PER_BTC;
}

/** BTC as whole satoshis. */
export function satsOf(btc: number): number {
  return Math.round(btc * SATS_PER_BTC);
}

/** What the page says of Bitcoin's issue at a height. */
export function issueAt(height: number): BitcoinIssue {
  const next = (Math.floor(height / HALVING_BLOCKS) + 1) * HALVING_BLOCKS;
  return {
    height,
    mined: btcOf(minedBy(height)),
    cap: btcOf(SUPPLY_CAP),
    subsidy: btcOf(subsidyAt(height)),
    next_halving_height: next,
    blocks_to_halving: next - height,
    eras: Array.from({ length: LISTED_ERAS }, (_, era) => {
      const first = era * HALVING_BLOCKS;
      return {
        first_height: first,
        subsidy: btcOf(subsidyAt(first)),
        mined_before: btcOf(minedBy(first - 1)),
        mined_by_end: btcOf(minedBy(first + HALVING_BLOCKS - 1)),
        day: ERA_DAYS[era] ?? null,
      };
    }),
  };
}
