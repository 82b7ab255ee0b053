import type { SeedTopic } from './seed-shapes';

/** Eight specials: a cover, an introduction and the labels that gather their articles. */
export const seedTopics: readonly SeedTopic[] = [
  {
    key: 'rollup-bill',
    title: { zh: '二层的账单', en: 'The Rollup’s Bill' },
    intro: {
      zh: '从calldata到blob，二层的成本结构换了几次模样。本专题收集费用、数据可用性与排序器的文章，帮你看懂一笔便宜的交易背后由谁付账。',
      en: 'From calldata to blobs, the cost of layer 2 has changed shape more than once. Fees, data availability and sequencers: who pays for a cheap transaction.',
    },
    cover: 'tide-11',
    articleLabels: ['layer2', 'bridge'],
  },
  {
    key: 'self-custody',
    title: { zh: '自己保管', en: 'Keeping Your Own Keys' },
    intro: {
      zh: '不是你的私钥，就不是你的币。这句话背后是备份、继承、签名与社交恢复等一整套手艺。',
      en: 'Not your keys, not your coins. Behind the saying is a craft: backups, inheritance, signing, social recovery.',
    },
    cover: 'tide-16',
    articleLabels: ['wallet', 'security'],
  },
  {
    key: 'hong-kong-rules',
    title: { zh: '香港规则书', en: 'The Hong Kong Rulebook' },
    intro: {
      zh: '交易平台牌照、稳定币条例、代币化产品通函：按时间排好，附原文位置与适用对象。',
      en: 'Platform licences, the stablecoin ordinance, circulars on tokenised products: in order, with the text and whom it binds.',
    },
    cover: 'tide-19',
    articleLabels: ['hongkong', 'regulation'],
  },
  {
    key: 'assets-on-chain',
    title: { zh: '资产上链', en: 'Assets on Chain' },
    intro: {
      zh: '债券、票据、基金份额与稳定币。当现实资产变成代币，托管、清算和破产隔离由谁承担？',
      en: 'Bonds, bills, fund units and stablecoins. When an asset becomes a token, who holds custody, settlement and insolvency?',
    },
    cover: 'tide-02',
    articleLabels: ['rwa', 'stablecoin'],
  },
  {
    key: 'proof-not-promise',
    title: { zh: '用证明代替承诺', en: 'Proof, Not Promise' },
    intro: {
      zh: '零知识证明从论文走到产品的路上，有可信设置、电路审计和证明成本三道坎。',
      en: 'On its way from paper to product, zero knowledge meets three steps: trusted set-up, circuit audits and the price of proving.',
    },
    cover: 'tide-12',
    articleLabels: ['zk', 'privacy', 'did'],
  },
  {
    key: 'bitcoin-quietly',
    title: { zh: '比特币的慢变化', en: 'Bitcoin Changes Slowly' },
    intro: {
      zh: '软分叉、内存池策略、闪电网络与矿业。慢，是它的设计，而不是它的缺点。',
      en: 'Soft forks, mempool policy, Lightning and mining. Slowness is the design, not the flaw.',
    },
    cover: 'tide-06',
    articleLabels: ['bitcoin', 'mining'],
  },
  {
    key: 'staking-craft',
    title: { zh: '质押这门手艺', en: 'The Craft of Staking' },
    intro: {
      zh: '验证者怎样上线、怎样退出、怎样不被罚没；再质押又叠加了哪些假设。',
      en: 'How a validator comes online, leaves, and is not slashed; and which assumptions restaking adds.',
    },
    cover: 'tide-23',
    articleLabels: ['staking', 'ethereum'],
  },
  {
    key: 'start-here',
    title: { zh: '从这里开始', en: 'Start Here' },
    intro: {
      zh: '给第一次接触区块链的读者：按顺序读，每篇不超过十分钟，读完能安全地发出第一笔交易。',
      en: 'For readers new to blockchains: in order, ten minutes each, ending with a first transaction sent safely.',
    },
    cover: 'tide-05',
    articleLabels: ['education', 'nft', 'gamefi'],
  },
];
