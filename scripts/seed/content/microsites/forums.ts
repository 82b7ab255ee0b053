import { forumPartners, forumSpeakers } from './forum-people';
import { at, dayOf, stories, t, type SeedGathering } from './site-shapes';

const SERIES = 'cryptofi';
const IS_SAMPLE = {
  title: t('这是一个示例', 'This is a sample'),
  paragraphs: [
    t(
      '论坛、场地、讲者与机构都是为展示本站功能而写的。谈到的规则与协议是真的，可以核对。',
      'The forum, its venues, speakers and houses were written to show what this site can do. The rules and protocols they speak of are real and can be checked.',
    ),
  ],
};

const singapore = dayOf('2023-09-14', '+08:00');
export const forum2023: SeedGathering = {
  kind: 'forum',
  key: 'forum_2023',
  routeId: 'forum_2023',
  series: SERIES,
  edition: t('2023', '2023'),
  name: t('CryptoFi 2023', 'CryptoFi 2023'),
  tagline: t('门槛之内', 'Inside the threshold'),
  intro: t(
    '第一届只有一间屋子和一天时间，问题也只有一个：当交易平台要领牌照，谁留在门里，谁留在门外，门槛由什么做成。',
    'The first edition had one room, one day and one question: once platforms need a licence, who is inside, who is outside, and what is the threshold made of?',
  ),
  isSample: true,
  motif: { family: 'lattice', seed: 23 },
  publishedAt: at('2023-08-01', '12:00', '+08:00'),
  startsAt: at('2023-09-14', '09:30', '+08:00'),
  endsAt: at('2023-09-14', '17:30', '+08:00'),
  timeZone: 'Asia/Singapore',
  place: {
    name: t('旧邮局二楼（示例场地）', 'Old Post Office, upper floor (sample venue)'),
    address: t('示例河畔路23号', '23 Sample Riverside'),
    city: t('新加坡', 'Singapore'),
    country: 'SG',
  },
  isOnline: false,
  facts: [
    { value: '1', label: t('天', 'day') },
    { value: '5', label: t('场议题', 'sessions') },
    { value: '4', label: t('位讲者', 'speakers') },
  ],
  about: [
    {
      title: t('由来', 'How it began'),
      paragraphs: [
        t(
          '2023年，多个辖区的发牌制度先后落地：香港的虚拟资产交易平台制度6月1日生效，欧盟的MiCA 6月29日生效。做金融的人和做链的人第一次需要坐下来读同一份文件，我们就给他们找了张桌子。',
          'In 2023 licensing came into force in several places: Hong Kong’s regime for trading platforms on 1 June, the European Union’s MiCA on 29 June. For the first time people of finance and people of chains had the same papers to read. We found them a table.',
        ),
      ],
    },
    IS_SAMPLE,
  ],
  speakers: forumSpeakers('han-yulan', 'daniel-oyelaran', 'wen-jiaqi', 'tomas-vidal'),
  partners: forumPartners.slice(0, 4),
  tracks: [],
  sessions: [
    singapore('definitions', '09:30', '10:45', t('先看定义条款', 'First, the definitions'), {
      form: 'opening',
      speakers: ['daniel-oyelaran'],
      summary: t(
        '同一个词在三份法规里的三种意思，以及因此多出来的三种义务。',
        'One word, three laws, three meanings, and the three duties that follow.',
      ),
    }),
    singapore('room', '11:00', '12:00', t('没有窗户的屋子', 'A room without windows'), {
      speakers: ['wen-jiaqi'],
      summary: t(
        '客户资产隔离从一把钥匙讲起。',
        'Segregation of client assets, beginning with one key.',
      ),
    }),
    singapore('lunch', '12:00', '13:30', t('午餐', 'Lunch'), { form: 'break' }),
    singapore(
      'two-books',
      '13:30',
      '14:30',
      t('两本账怎样同时改过来', 'Changing two ledgers at once'),
      {
        speakers: ['han-yulan'],
      },
    ),
    singapore('depth', '14:45', '15:45', t('菜市场里的深度', 'Depth at the market stall'), {
      speakers: ['tomas-vidal'],
    }),
    singapore(
      'threshold',
      '16:00',
      '17:30',
      t('圆桌：门槛由什么做成', 'Round table: what a threshold is made of'),
      {
        form: 'panel',
        speakers: ['daniel-oyelaran', 'wen-jiaqi', 'han-yulan', 'tomas-vidal'],
      },
    ),
  ],
  ticketEvent: null,
  stories: stories(
    4,
    'hk-vatp-licensing',
    'mica-in-plain-words',
    'custody-hot-warm-cold',
    'three-rulers-of-liquidity',
  ),
};

const dubai = dayOf('2024-05-23', '+04:00');
export const forum2024: SeedGathering = {
  kind: 'forum',
  key: 'forum_2024',
  routeId: 'forum_2024',
  series: SERIES,
  edition: t('2024', '2024'),
  name: t('CryptoFi 2024', 'CryptoFi 2024'),
  tagline: t('把旧资产搬上新账', 'Old assets, new books'),
  intro: t(
    '国债、应收账款、一栋楼的租金：把它们记到链上之后，手里的代币到底代表什么，出了事去哪里讲理。一天，六场，每场从一份合同读起。',
    'Treasuries, receivables, the rent of a building: once they are written to a chain, what does the token stand for, and where does one go when things go wrong? One day, six sessions, each beginning with a contract.',
  ),
  isSample: true,
  motif: { family: 'strata', seed: 24 },
  publishedAt: at('2024-04-08', '12:00', '+04:00'),
  startsAt: at('2024-05-23', '09:00', '+04:00'),
  endsAt: at('2024-05-23', '18:00', '+04:00'),
  timeZone: 'Asia/Dubai',
  place: {
    name: t('帆布厅（示例场地）', 'Canvas Hall (sample venue)'),
    address: t('示例溪畔24号', '24 Sample Creekside'),
    city: t('迪拜', 'Dubai'),
    country: 'AE',
  },
  isOnline: false,
  facts: [
    { value: '1', label: t('天', 'day') },
    { value: '6', label: t('场议题', 'sessions') },
    { value: '5', label: t('位讲者', 'speakers') },
  ],
  about: [
    {
      title: t('这一年的题目', 'The question of that year'),
      paragraphs: [
        t(
          '链下资产上链，技术上是记账，法律上是转让，会计上是分类。三件事由三种人负责，而出问题的地方总在他们中间。这一届把三种人排在同一张桌子的三个角上。',
          'Putting an off-chain asset on a chain is bookkeeping to an engineer, a transfer to a lawyer and a classification to an accountant. Things go wrong between the three. This edition sat them at three corners of one table.',
        ),
      ],
    },
    IS_SAMPLE,
  ],
  speakers: forumSpeakers(
    'farah-al-amiri',
    'daniel-oyelaran',
    'han-yulan',
    'ruan-qing',
    'wen-jiaqi',
  ),
  partners: forumPartners,
  tracks: [],
  sessions: [
    dubai(
      'eleven',
      '09:00',
      '10:00',
      t('十一个辖区的一张对照表', 'Eleven jurisdictions in one table'),
      {
        form: 'opening',
        speakers: ['farah-al-amiri'],
      },
    ),
    dubai(
      'contract',
      '10:15',
      '11:30',
      t('一份代币化国债的合同，逐条读', 'A tokenised treasury’s contract, clause by clause'),
      {
        form: 'workshop',
        speakers: ['daniel-oyelaran'],
        summary: t(
          '谁持有国债，谁持有代币，破产时谁排在前面。',
          'Who holds the bill, who holds the token, and who stands first in an insolvency.',
        ),
      },
    ),
    dubai('lunch', '11:30', '13:00', t('午餐', 'Lunch'), { form: 'break' }),
    dubai('maturity', '13:00', '14:00', t('储备的到期分布', 'The maturities of a reserve'), {
      speakers: ['ruan-qing'],
      summary: t(
        '期限错配是怎样一天一天攒出来的。',
        'How a maturity mismatch builds up, day by day.',
      ),
    }),
    dubai('weekend', '14:15', '15:15', t('周末的结算', 'Settling at the weekend'), {
      speakers: ['han-yulan'],
    }),
    dubai(
      'absent',
      '15:30',
      '16:15',
      t('如果我明天不来上班', 'If I do not come to work tomorrow'),
      {
        speakers: ['wen-jiaqi'],
      },
    ),
    dubai('corners', '16:30', '18:00', t('圆桌：三个角', 'Round table: three corners'), {
      form: 'panel',
      speakers: ['farah-al-amiri', 'daniel-oyelaran', 'han-yulan', 'ruan-qing'],
    }),
  ],
  ticketEvent: null,
  stories: stories(
    4,
    'what-a-treasury-token-is',
    'reading-a-reserve-report',
    'oranges-and-securities',
    'tax-bookkeeping-basics',
  ),
};
