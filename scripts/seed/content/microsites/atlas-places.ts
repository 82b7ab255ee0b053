import { milestone } from './regions';
import { stories, t, type SeedRegion } from './site-shapes';

interface Place {
  key: string;
  name: SeedRegion['name'];
  tagline: SeedRegion['tagline'];
  at: [latitude: number, longitude: number];
  timeZones: string[];
  rule: SeedRegion['milestones'][number];
  articles: string[];
  branch?: SeedRegion['branch'];
}

/** A place of the atlas without a page of its own. */
function place({
  key,
  name,
  tagline,
  at,
  timeZones,
  rule,
  articles,
  branch = null,
}: Place): SeedRegion {
  return {
    kind: 'region',
    key,
    routeId: null,
    name,
    tagline,
    intro: tagline,
    isSample: false,
    motif: { family: 'plains', seed: key.length },
    stories: stories(articles.length, ...articles),
    latitude: at[0],
    longitude: at[1],
    timeZones,
    words: [],
    milestones: [rule],
    bodies: [],
    branch,
  };
}

/** Places of the atlas, each with one rule of public record. */
export const atlasPlaces: readonly SeedRegion[] = [
  place({
    key: 'singapore',
    name: t('新加坡', 'Singapore'),
    tagline: t('支付服务法先行，稳定币框架随后', 'Payment services first, stablecoins after'),
    at: [1.35, 103.8],
    timeZones: ['Asia/Singapore'],
    rule: milestone(
      '2023-08-15',
      t('稳定币监管框架定稿', 'A framework for stablecoins'),
      t(
        '金管局公布单一货币稳定币的最终监管框架，涵盖储备、赎回与披露。',
        'The Monetary Authority publishes its framework for single-currency stablecoins: reserves, redemption, disclosure.',
      ),
      t('新加坡金融管理局', 'Monetary Authority of Singapore'),
    ),
    articles: ['reading-a-reserve-report', 'custody-hot-warm-cold'],
    branch: {
      name: t('链潮新加坡联络处（示例）', 'ChainTide Singapore (sample)'),
      about: t('示例联络处。', 'A sample liaison office.'),
    },
  }),
  place({
    key: 'japan',
    name: t('日本', 'Japan'),
    tagline: t('最早给交易所登记的地方之一', 'Among the first to register exchanges'),
    at: [35.7, 139.7],
    timeZones: ['Asia/Tokyo'],
    rule: milestone(
      '2023-06-01',
      t('稳定币条款施行', 'Stablecoin rules take effect'),
      t(
        '修订后的《资金结算法》施行，稳定币由银行、信托公司与资金移动业者发行。',
        'The amended Payment Services Act takes effect: banks, trust companies and funds transfer providers may issue stablecoins.',
      ),
      t('日本金融厅', 'Financial Services Agency of Japan'),
    ),
    articles: ['two-kinds-of-digital-cash'],
  }),
  place({
    key: 'korea',
    name: t('韩国', 'South Korea'),
    tagline: t('先保护用户资产', 'Users’ assets first'),
    at: [37.6, 127],
    timeZones: ['Asia/Seoul'],
    rule: milestone(
      '2024-07-19',
      t('《虚拟资产用户保护法》施行', 'The user protection act takes effect'),
      t(
        '用户存款须隔离保管，并禁止不公平交易行为。',
        'Deposits are kept apart and unfair trading is prohibited.',
      ),
      t('韩国金融委员会', 'Financial Services Commission of Korea'),
    ),
    articles: ['what-proof-of-reserves-proves'],
  }),
  place({
    key: 'uae',
    name: t('阿联酋', 'United Arab Emirates'),
    tagline: t('为虚拟资产单设一个监管机构', 'A regulator for virtual assets alone'),
    at: [25.2, 55.3],
    timeZones: ['Asia/Dubai'],
    rule: milestone(
      '2022-03-09',
      t('迪拜设立VARA', 'Dubai sets up VARA'),
      t(
        '迪拜2022年第4号法律设立虚拟资产监管局。',
        'Law No. 4 of 2022 establishes the Virtual Assets Regulatory Authority.',
      ),
      t('迪拜2022年第4号法律', 'Dubai Law No. 4 of 2022'),
    ),
    articles: ['what-a-treasury-token-is'],
  }),
  place({
    key: 'eu',
    name: t('欧盟', 'European Union'),
    tagline: t('一部法，二十七个国家', 'One regulation, twenty-seven countries'),
    at: [50.8, 4.4],
    timeZones: [
      'Europe/Brussels',
      'Europe/Berlin',
      'Europe/Paris',
      'Europe/Madrid',
      'Europe/Rome',
      'Europe/Lisbon',
      'Europe/Amsterdam',
      'Europe/Vienna',
    ],
    rule: milestone(
      '2024-12-30',
      t('MiCA全面适用', 'MiCA applies in full'),
      t(
        '稳定币章节自2024年6月30日起适用，其余章节自12月30日起适用。',
        'The titles on stablecoins have applied since 30 June 2024, the rest since 30 December.',
      ),
      t('条例 (EU) 2023/1114', 'Regulation (EU) 2023/1114'),
      'https://eur-lex.europa.eu/eli/reg/2023/1114/oj',
    ),
    articles: ['mica-in-plain-words', 'travel-rule-basics'],
  }),
  place({
    key: 'uk',
    name: t('英国', 'United Kingdom'),
    tagline: t('从广告管起', 'Beginning with the advertisements'),
    at: [51.5, -0.1],
    timeZones: ['Europe/London'],
    rule: milestone(
      '2023-10-08',
      t('加密资产金融推广制度生效', 'The financial promotions regime'),
      t(
        '向英国消费者推广加密资产须符合金融推广规则。',
        'Promoting cryptoassets to UK consumers falls under the financial promotions regime.',
      ),
      t('英国金融行为监管局', 'Financial Conduct Authority'),
    ),
    articles: ['slow-down'],
  }),
  place({
    key: 'switzerland',
    name: t('瑞士', 'Switzerland'),
    tagline: t('让账本上的权利成为权利', 'Rights that live in a ledger'),
    at: [47.2, 8.5],
    timeZones: ['Europe/Zurich'],
    rule: milestone(
      '2021-08-01',
      t('DLT法案全部生效', 'The DLT act is fully in force'),
      t(
        '确立账本证券，并设立DLT交易设施牌照。',
        'Ledger-based securities, and a licence for DLT trading facilities.',
      ),
      t('瑞士联邦委员会', 'Swiss Federal Council'),
    ),
    articles: ['a-legal-coat-for-a-dao'],
  }),
  place({
    key: 'norway',
    name: t('挪威', 'Norway'),
    tagline: t('水电、寒冷与算力', 'Water, cold and hash rate'),
    at: [59.9, 10.8],
    timeZones: ['Europe/Oslo'],
    rule: milestone(
      '2018-10-15',
      t('交易服务须登记', 'Registration of exchange services'),
      t(
        '虚拟货币兑换与托管服务纳入反洗钱登记。',
        'Exchange and custody services are brought under anti-money-laundering registration.',
      ),
      t('挪威金融监管局', 'Finanstilsynet'),
    ),
    articles: ['miners-and-the-grid'],
  }),
  place({
    key: 'brazil',
    name: t('巴西', 'Brazil'),
    tagline: t('央行来管', 'Under the central bank'),
    at: [-15.8, -47.9],
    timeZones: ['America/Sao_Paulo'],
    rule: milestone(
      '2023-06-20',
      t('第14.478号法律生效', 'Law 14.478 takes effect'),
      t(
        '确立虚拟资产服务提供者的法律框架，由央行监管。',
        'A legal framework for virtual asset service providers, supervised by the central bank.',
      ),
      t('第14.478/2022号法律', 'Law 14.478/2022'),
    ),
    articles: ['tax-bookkeeping-basics'],
  }),
  place({
    key: 'taiwan',
    name: t('台北', 'Taipei'),
    tagline: t('从登记制走向专法', 'From registration to a statute'),
    at: [25, 121.6],
    timeZones: ['Asia/Taipei'],
    rule: milestone(
      '2021-07-01',
      t('虚拟通货业者洗钱防制办法', 'Anti-money-laundering rules for virtual currency businesses'),
      t(
        '虚拟通货平台及交易业者纳入洗钱防制规范。',
        'Platforms and dealers come under anti-money-laundering rules.',
      ),
      t('洗钱防制法子法', 'Rules under the Money Laundering Control Act'),
    ),
    articles: ['first-withdrawal'],
  }),
];
