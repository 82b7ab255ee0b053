import type { SeedSection } from './seed-shapes';

/** The eight sections of the sample newsroom, in menu order. */
export const seedSections: readonly SeedSection[] = [
  {
    key: 'industry',
    name: { zh: '产业', en: 'Industry' },
    description: {
      zh: '谁在建、怎么建、钱从哪里来：看清一门生意落到链上之后真正改变了什么。',
      en: 'Who builds, how, and on whose money: what truly changes when a business moves on-chain.',
    },
    hue: 187,
    pattern: 'waves',
    routeId: 'home_chanye',
  },
  {
    key: 'policy',
    name: { zh: '政策', en: 'Policy' },
    description: {
      zh: '逐条读规则，不猜风向：牌照、税务、披露与跨境合规的来龙去脉。',
      en: 'Rules read line by line, not guessed at: licences, tax, disclosure and cross-border compliance.',
    },
    hue: 222,
    pattern: 'grid',
    routeId: 'home_wz',
  },
  {
    key: 'market',
    name: { zh: '市场', en: 'Markets' },
    description: {
      zh: '价格只是表面。这里看流动性、持仓结构与链上资金的来去，不荐币、不喊单。',
      en: 'Price is the surface. Liquidity, positions and flows beneath it. No tips and no calls.',
    },
    hue: 14,
    pattern: 'ripples',
    routeId: 'home_wz',
  },
  {
    key: 'technology',
    name: { zh: '技术', en: 'Technology' },
    description: {
      zh: '协议、客户端与密码学的进展，讲清楚它为什么这样设计，以及代价是什么。',
      en: 'Protocols, clients and cryptography: why they are designed so, and what that costs.',
    },
    hue: 258,
    pattern: 'blocks',
    routeId: 'home_jszk',
  },
  {
    key: 'beginners',
    name: { zh: '新手', en: 'Beginners' },
    description: {
      zh: '从一笔转账讲起，由浅入深；先学会不丢币，再谈别的。',
      en: 'Starting from one transfer, step by step. First learn not to lose coins, then the rest.',
    },
    hue: 152,
    pattern: 'steps',
    routeId: 'home_xiaobai',
  },
  {
    key: 'coverage',
    name: { zh: '活动报道', en: 'Event coverage' },
    description: {
      zh: '到现场去，把台上说的和台下聊的都记下来。',
      en: 'We go there, and write down what was said on stage and what was said beside it.',
    },
    hue: 36,
    pattern: 'orbits',
    routeId: 'home_active',
  },
  {
    key: 'security',
    name: { zh: '安全', en: 'Security' },
    description: {
      zh: '复盘漏洞、骗局与失误，给出能照着做的检查清单。',
      en: 'Exploits, scams and plain mistakes taken apart, with checklists one can follow.',
    },
    hue: 346,
    pattern: 'shield',
    routeId: 'home_wz',
  },
  {
    key: 'opinion',
    name: { zh: '观点', en: 'Opinion' },
    description: {
      zh: '署名的判断与争论。作者对自己的话负责，编辑部不替任何一方站台。',
      en: 'Signed judgement and argument. Authors answer for their words; the desk takes no side.',
    },
    hue: 292,
    pattern: 'quill',
    routeId: 'home_zl',
  },
];
