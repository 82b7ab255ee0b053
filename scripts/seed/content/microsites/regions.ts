import { stories, t, type SeedRegion } from './site-shapes';

type Milestone = SeedRegion['milestones'][number];

/** A rule or event of public record, and where it can be read. */
export function milestone(
  date: string,
  title: Milestone['title'],
  text: Milestone['text'],
  source: Milestone['source']['name'],
  url: string | null = null,
): Milestone {
  return { date, title, text, source: { name: source, url } };
}

const SFC = t('香港证监会', 'Securities and Futures Commission');
const HKMA = t('香港金融管理局', 'Hong Kong Monetary Authority');
const SEC = t('美国证券交易委员会', 'US Securities and Exchange Commission');

export const hongKong: SeedRegion = {
  kind: 'region',
  key: 'hk',
  routeId: 'hk',
  name: t('香港', 'Hong Kong'),
  tagline: t('两部条例，一片港湾', 'Two ordinances, one harbour'),
  intro: t(
    '牌照、稳定币、托管与社区：这里把香港的规则按时间排好，把本地的活动与故事放在旁边。',
    'Licences, stablecoins, custody and community: the rules of Hong Kong in order of time, with its events and stories beside them.',
  ),
  isSample: false,
  motif: { family: 'harbour', seed: 852 },
  stories: {
    ...stories(
      7,
      'hk-vatp-licensing',
      'harbour-wednesday-night',
      'two-kinds-of-digital-cash',
      'custody-hot-warm-cold',
      'travel-rule-basics',
    ),
    labels: ['hongkong', 'regulation'],
  },
  latitude: 22.3,
  longitude: 114.2,
  timeZones: ['Asia/Hong_Kong'],
  words: ['香港', 'Hong Kong'],
  milestones: [
    milestone(
      '2018-11-01',
      t('证监会首次公布监管框架', 'The SFC sets out its first framework'),
      t(
        '声明涵盖虚拟资产基金管理人与分销商，并探讨交易平台的规管方式。',
        'A statement on managers and distributors of virtual-asset funds, exploring how platforms might be regulated.',
      ),
      SFC,
    ),
    milestone(
      '2022-10-31',
      t('政府发表虚拟资产政策宣言', 'The government’s policy statement on virtual assets'),
      t(
        '财经事务及库务局说明政府对发展虚拟资产行业的立场与方针。',
        'The Financial Services and the Treasury Bureau states the government’s stance on developing the sector.',
      ),
      t('财经事务及库务局', 'Financial Services and the Treasury Bureau'),
    ),
    milestone(
      '2022-12-07',
      t('《打击洗钱条例》修订获通过', 'The anti-money-laundering amendment is passed'),
      t(
        '立法会通过修订，为虚拟资产服务提供者引入发牌制度。',
        'The legislature passes the amendment that brings in licensing of virtual asset service providers.',
      ),
      t(
        '《打击洗钱及恐怖分子资金筹集条例》第615章',
        'Anti-Money Laundering and Counter-Terrorist Financing Ordinance, Cap. 615',
      ),
      'https://www.elegislation.gov.hk/hk/cap615',
    ),
    milestone(
      '2023-06-01',
      t('交易平台发牌制度生效', 'Platform licensing takes effect'),
      t(
        '中央虚拟资产交易平台无论是否提供证券型代币交易，都须向证监会领牌。',
        'A centralised platform needs a licence from the SFC whether or not it trades security tokens.',
      ),
      SFC,
    ),
    milestone(
      '2024-03-12',
      t('金管局推出稳定币发行人“沙盒”', 'The HKMA opens a sandbox for stablecoin issuers'),
      t(
        '有意在港发行法币稳定币的机构可以参与，双方就监管要求交流。',
        'For those who mean to issue fiat-referenced stablecoins in Hong Kong, to exchange views on requirements.',
      ),
      HKMA,
    ),
    milestone(
      '2024-04-30',
      t('现货虚拟资产ETF上市', 'Spot virtual-asset ETFs are listed'),
      t(
        '比特币与以太币的现货ETF在香港交易所开始买卖。',
        'Spot bitcoin and ether ETFs begin trading on the Hong Kong exchange.',
      ),
      t('香港交易所', 'Hong Kong Exchanges and Clearing'),
    ),
    milestone(
      '2024-06-01',
      t('过渡期结束', 'The transition period ends'),
      t(
        '仍在香港营运的平台须已获发牌或被当作获发牌。',
        'Platforms still operating in Hong Kong must be licensed or deemed to be licensed.',
      ),
      SFC,
    ),
    milestone(
      '2025-02-19',
      t('“ASPIRe”路线图', 'The “ASPIRe” roadmap'),
      t(
        '证监会公布虚拟资产市场的五大支柱与十二项措施。',
        'The SFC publishes five pillars and twelve initiatives for the market.',
      ),
      SFC,
    ),
    milestone(
      '2025-05-21',
      t('《稳定币条例草案》获通过', 'The Stablecoins Bill is passed'),
      t(
        '立法会三读通过，设立法币稳定币发行人的发牌制度。',
        'Third reading of the bill that sets up licensing for issuers of fiat-referenced stablecoins.',
      ),
      t('《稳定币条例》第656章', 'Stablecoins Ordinance, Cap. 656'),
      'https://www.elegislation.gov.hk/hk/cap656',
    ),
    milestone(
      '2025-06-26',
      t('数字资产发展政策宣言2.0', 'Policy statement 2.0'),
      t(
        '政府提出“LEAP”框架，涵盖法律、代币化、应用与人才。',
        'The government’s “LEAP” framework: law, tokenisation, use cases, people.',
      ),
      t('财经事务及库务局', 'Financial Services and the Treasury Bureau'),
    ),
    milestone(
      '2025-08-01',
      t('《稳定币条例》施行', 'The Stablecoins Ordinance takes effect'),
      t(
        '在香港发行法币稳定币成为受规管活动，须向金融管理专员领牌。',
        'Issuing fiat-referenced stablecoins in Hong Kong becomes a regulated activity that needs a licence from the Monetary Authority.',
      ),
      t('《稳定币条例》第656章', 'Stablecoins Ordinance, Cap. 656'),
      'https://www.elegislation.gov.hk/hk/cap656',
    ),
  ],
  bodies: [
    {
      name: SFC,
      short: 'SFC',
      role: t(
        '向交易平台发牌，管证券型代币、基金与中介人。',
        'Licenses platforms; securities, funds and intermediaries.',
      ),
    },
    {
      name: HKMA,
      short: 'HKMA',
      role: t(
        '向稳定币发行人发牌，管银行与储备。',
        'Licenses stablecoin issuers; banks and reserves.',
      ),
    },
    {
      name: t('财经事务及库务局', 'Financial Services and the Treasury Bureau'),
      short: 'FSTB',
      role: t('订立政策，提出法案。', 'Sets policy and brings in bills.'),
    },
    {
      name: t('香港海关', 'Customs and Excise Department'),
      short: 'C&ED',
      role: t('监管金钱服务经营者。', 'Supervises money service operators.'),
    },
  ],
  branch: {
    name: t('链潮香港站（示例）', 'ChainTide Hong Kong (sample)'),
    about: t(
      '示例分社，负责本页的选稿与活动。',
      'A sample branch that looks after this page and its events.',
    ),
  },
  related: ['hk_annualceremony', 'forum_dataera', 'forum_2025'],
};

export const unitedStates: SeedRegion = {
  kind: 'region',
  key: 'usa',
  routeId: 'usa',
  name: t('美国', 'United States'),
  tagline: t('一片橘园之后', 'After the orange grove'),
  intro: t(
    '证券、商品、货币还是财产？同一枚代币在华盛顿有四种叫法。这里按时间排出判例、指引与立法。',
    'A security, a commodity, money or property? One token has four names in Washington. Cases, guidance and statutes, in order of time.',
  ),
  isSample: false,
  motif: { family: 'plains', seed: 50 },
  stories: {
    ...stories(
      7,
      'oranges-and-securities',
      'what-a-treasury-token-is',
      'tax-bookkeeping-basics',
      'a-legal-coat-for-a-dao',
      'the-dao-summer-2016',
      'miners-and-the-grid',
    ),
    labels: ['regulation'],
  },
  latitude: 38.9,
  longitude: -77,
  timeZones: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Phoenix',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
  words: ['美国', 'United States', '美联储', 'Federal Reserve'],
  milestones: [
    milestone(
      '1946-05-27',
      t('豪威案', 'SEC v. W. J. Howey Co.'),
      t(
        '最高法院为“投资合同”立下四个要素，至今仍用来判断代币。',
        'The Supreme Court gives the test of an investment contract that is still applied to tokens.',
      ),
      t('328 U.S. 293', '328 U.S. 293'),
    ),
    milestone(
      '2013-03-18',
      t('FinCEN虚拟货币指引', 'FinCEN’s guidance on virtual currencies'),
      t(
        '说明哪些兑换与管理行为属于货币服务业务。',
        'Which exchangers and administrators are money services businesses.',
      ),
      t('金融犯罪执法网络FIN-2013-G001', 'FinCEN, FIN-2013-G001'),
    ),
    milestone(
      '2014-03-25',
      t('国税局：按财产处理', 'The IRS: treated as property'),
      t(
        '2014-21号通知规定，联邦税上虚拟货币按财产处理。',
        'Notice 2014-21: for federal tax purposes virtual currency is property.',
      ),
      t('国税局2014-21号通知', 'IRS Notice 2014-21'),
    ),
    milestone(
      '2017-07-25',
      t('The DAO调查报告', 'The DAO report'),
      t(
        '证交会认定The DAO代币属于证券，并说明联邦证券法适用于此类发行。',
        'The SEC finds that DAO tokens were securities and that the securities laws apply.',
      ),
      SEC,
    ),
    milestone(
      '2024-01-10',
      t('现货比特币ETP获批', 'Spot bitcoin products are approved'),
      t(
        '证交会批准多只现货比特币交易所产品上市交易。',
        'The SEC approves the listing of spot bitcoin exchange-traded products.',
      ),
      SEC,
    ),
    milestone(
      '2024-07-23',
      t('现货以太币ETF开始交易', 'Spot ether ETFs begin trading'),
      t(
        '首批现货以太币基金在美国交易所挂牌。',
        'The first spot ether funds are listed on US exchanges.',
      ),
      SEC,
    ),
    milestone(
      '2025-01-23',
      t('数字金融技术行政令', 'The order on digital financial technology'),
      t(
        '总统签署行政令，设立数字资产市场工作组；同日证交会以SAB 122撤销SAB 121。',
        'An executive order sets up a working group on digital asset markets; on the same day the SEC rescinds SAB 121 by SAB 122.',
      ),
      t('联邦公报', 'Federal Register'),
    ),
    milestone(
      '2025-07-18',
      t('《GENIUS法案》签署', 'The GENIUS Act is signed'),
      t(
        '首部支付型稳定币的联邦法律，规定储备、披露与发行人资格。',
        'The first federal statute on payment stablecoins: reserves, disclosure, who may issue.',
      ),
      t('第119-27号公法', 'Public Law 119-27'),
      'https://www.congress.gov/bill/119th-congress/senate-bill/1582',
    ),
  ],
  bodies: [
    {
      name: SEC,
      short: 'SEC',
      role: t('证券及其发行、交易与顾问。', 'Securities: issuing, trading, advice.'),
    },
    {
      name: t('商品期货交易委员会', 'Commodity Futures Trading Commission'),
      short: 'CFTC',
      role: t(
        '商品衍生品，以及商品现货的欺诈与操纵。',
        'Commodity derivatives, and fraud in spot markets.',
      ),
    },
    {
      name: t('金融犯罪执法网络', 'Financial Crimes Enforcement Network'),
      short: 'FinCEN',
      role: t('反洗钱登记与报告。', 'Anti-money-laundering registration and reports.'),
    },
    {
      name: t('国税局', 'Internal Revenue Service'),
      short: 'IRS',
      role: t('按财产课税。', 'Tax, as property.'),
    },
    {
      name: t('货币监理署', 'Office of the Comptroller of the Currency'),
      short: 'OCC',
      role: t('联邦银行的托管与稳定币业务。', 'Custody and stablecoins at federal banks.'),
    },
  ],
  branch: null,
  related: ['forum_2024', 'polkadot2024'],
};
