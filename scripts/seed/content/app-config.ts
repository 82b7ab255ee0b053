import type { SeedAppConfig } from './seed-shapes';

/**
 * Configuration that the sample newsroom starts with. Store links lead to the site's own
 * download page until a deployment sets them.
 */
export const seedAppConfig: SeedAppConfig = {
  brand: {
    name: { zh: '链潮', en: 'ChainTide' },
    slogan: { zh: '看清潮水的方向', en: 'Read the tide, not the noise' },
    description: {
      zh: '链潮是一家写区块链与web3的中文媒体：快讯、专栏、专题与活动，简体、繁体与英文同步可读。',
      en: 'ChainTide reports on blockchains and web3: flash news, columns, specials and events in Chinese and English.',
    },
  },
  privacyPolicy: { value: '/mianzeshengming#privacy' },
  termOfService: { value: '/fuwutiaokuan' },
  // A reserved name: mail to it reaches nobody until a deployment sets its own.
  contactEmail: 'newsroom@example.org',
  storeLinks: {
    deepLinkScheme: 'chaintide',
    ios: '/download',
    android: '/download',
    androidPackage: '/download',
  },
  banners: [
    {
      key: 'start-here',
      title: {
        zh: '从这里开始：十分钟读懂一笔交易',
        en: 'Start here: one transaction in ten minutes',
      },
      picture: 'tide-05',
      href: '/home_xiaobai',
    },
    {
      key: 'specials',
      title: { zh: '专题：二层的账单', en: 'Special: the rollup’s bill' },
      picture: 'tide-11',
      href: '/home_zt',
    },
    {
      key: 'forum',
      title: { zh: '示例活动：链潮年度论坛', en: 'Sample event: ChainTide Annual Forum' },
      picture: 'tide-03',
      href: '/activity',
    },
  ],
};
