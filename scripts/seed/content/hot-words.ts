import type { SeedTextBoth } from './seed-shapes';

/** Hot search words of the sample newsroom, hottest first. */
export const seedHotWords: readonly SeedTextBoth[] = [
  { zh: '二层手续费', en: 'layer 2 fees' },
  { zh: '助记词备份', en: 'seed phrase' },
  { zh: '稳定币条例', en: 'stablecoin rules' },
  { zh: '零知识证明', en: 'zero-knowledge proofs' },
  { zh: '比特币软分叉', en: 'soft fork' },
  { zh: '质押罚没', en: 'slashing' },
  { zh: '撤销授权', en: 'token approvals' },
  { zh: '代币化债券', en: 'tokenized bonds' },
  { zh: '账户抽象', en: 'account abstraction' },
  { zh: '跨链桥安全', en: 'bridge security' },
  { zh: '闪电网络', en: 'Lightning Network' },
  { zh: 'DAO治理', en: 'DAO governance' },
];
