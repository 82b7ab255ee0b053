import type { SeedTextBoth } from './seed-shapes';

export interface SeedMarketAsset {
  /** CoinGecko's id of the coin. */
  key: string;
  symbol: string;
  name: SeedTextBoth;
}

/** Coins of the data section and the home page's strip, in their order. */
export const seedMarketAssets: readonly SeedMarketAsset[] = [
  { key: 'bitcoin', symbol: 'BTC', name: { zh: '比特币', en: 'Bitcoin' } },
  { key: 'ethereum', symbol: 'ETH', name: { zh: '以太坊', en: 'Ether' } },
  { key: 'solana', symbol: 'SOL', name: { zh: 'Solana', en: 'Solana' } },
  { key: 'chainlink', symbol: 'LINK', name: { zh: 'Chainlink', en: 'Chainlink' } },
  { key: 'polkadot', symbol: 'DOT', name: { zh: '波卡', en: 'Polkadot' } },
  { key: 'usd-coin', symbol: 'USDC', name: { zh: '美元稳定币USDC', en: 'USD Coin' } },
];
