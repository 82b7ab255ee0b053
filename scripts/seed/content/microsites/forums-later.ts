import { forumPartners, forumSpeakers } from './forum-people';
import { at, dayOf, stories, t, type SeedGathering } from './site-shapes';

const SERIES = 'cryptofi';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days from the planting to the edition that is still to come. */
const DATA_ERA_IN_DAYS = 40;
const HK = '+08:00';

const firstDay = dayOf('2025-06-12', HK);
const secondDay = dayOf('2025-06-13', HK);
export const forum2025: SeedGathering = {
  kind: 'forum',
  key: 'forum_2025',
  routeId: 'forum_2025',
  series: SERIES,
  edition: t('2025', '2025'),
  name: t('CryptoFi 2025', 'CryptoFi 2025'),
  tagline: t('一笔钱的路', 'The road of one payment'),
  intro: t(
    '两天只跟着一笔钱走：从买家按下付款，到卖家能用它发工资。途中经过稳定币、托管人、做市商、合规检查和一次退款。',
    'Two days along one payment: from the buyer’s button to the seller’s payroll. On the way: a stablecoin, a custodian, a market maker, a compliance check and one refund.',
  ),
  isSample: true,
  motif: { family: 'currents', seed: 25 },
  publishedAt: at('2025-05-22', '12:00', HK),
  startsAt: at('2025-06-12', '09:30', HK),
  endsAt: at('2025-06-13', '17:00', HK),
  timeZone: 'Asia/Hong_Kong',
  place: {
    name: t('西岸讲堂（示例场地）', 'West Quay Hall (sample venue)'),
    address: t('示例海旁25号', '25 Sample Waterfront'),
    city: t('香港', 'Hong Kong'),
    country: 'HK',
  },
  isOnline: false,
  facts: [
    { value: '2', label: t('天', 'days') },
    { value: '9', label: t('场议题', 'sessions') },
    { value: '7', label: t('位讲者', 'speakers') },
    { value: '1', label: t('笔付款', 'payment') },
  ],
  about: [
    {
      title: t('这一年的题目', 'The question of that year'),
      paragraphs: [
        t(
          '香港立法会在2025年5月21日通过《稳定币条例草案》，条例自8月1日起施行。论坛开在两个日子中间，于是题目不用选：稳定币拿来付款，究竟要经过谁的手。',
          'Hong Kong’s legislature passed the Stablecoins Bill on 21 May 2025, and the ordinance took effect on 1 August. The forum met between the two, so the question chose itself: when a stablecoin pays for something, through whose hands does it go?',
        ),
        t(
          '每一场都由上一场的讲者把“那笔钱”交到下一位手里，附一张交接单。两天结束时，交接单有九张。',
          'Each speaker handed “the payment” to the next with a slip of paper. After two days there were nine slips.',
        ),
      ],
    },
    {
      title: t('这是一个示例', 'This is a sample'),
      paragraphs: [
        t(
          '论坛、场地、讲者与机构都是为展示本站功能而写的。谈到的规则是真的，可以核对。',
          'The forum, its venue, speakers and houses were written to show what this site can do. The rules they speak of are real and can be checked.',
        ),
      ],
    },
  ],
  speakers: forumSpeakers(
    'qiao-mu',
    'ruan-qing',
    'wen-jiaqi',
    'tomas-vidal',
    'daniel-oyelaran',
    'han-yulan',
    'shen-lu',
  ),
  partners: forumPartners,
  tracks: [],
  sessions: [
    firstDay('button', '09:30', '10:30', t('第一张交接单：按下付款', 'Slip one: the button'), {
      form: 'opening',
      speakers: ['qiao-mu'],
      summary: t(
        '三千家小商户最常问的十个问题。',
        'The ten questions that three thousand small merchants ask.',
      ),
    }),
    firstDay(
      'peg',
      '10:45',
      '11:45',
      t('第二张：一元还是不是一元', 'Slip two: is it still worth one?'),
      {
        speakers: ['ruan-qing'],
        summary: t(
          '按面额赎回要求写进法条之后，风险经理的早晨变成了什么样。',
          'What a risk manager’s morning is like once redemption at par is law.',
        ),
      },
    ),
    firstDay('lunch-one', '11:45', '13:15', t('午餐', 'Lunch'), { form: 'break' }),
    firstDay('key', '13:15', '14:15', t('第三张：钥匙在谁手里', 'Slip three: who holds the key'), {
      speakers: ['wen-jiaqi'],
    }),
    firstDay(
      'path',
      '14:30',
      '15:30',
      t('第四张：找一条滑点最小的路', 'Slip four: the path with the least slippage'),
      {
        speakers: ['tomas-vidal'],
      },
    ),
    firstDay(
      'table-one',
      '16:00',
      '17:15',
      t('圆桌：手续费是谁的', 'Round table: whose fee is it?'),
      {
        form: 'panel',
        speakers: ['qiao-mu', 'ruan-qing', 'tomas-vidal'],
      },
    ),
    secondDay('check', '09:30', '10:30', t('第五张：收款人姓名', 'Slip five: the payee’s name'), {
      speakers: ['daniel-oyelaran'],
      summary: t(
        '旅行规则要求带着走的信息，以及它们在哪一步丢掉。',
        'What the travel rule asks to be carried along, and where it gets lost.',
      ),
    }),
    secondDay(
      'weekend',
      '10:45',
      '11:45',
      t('第六张：周五下午五点', 'Slip six: Friday, five o’clock'),
      {
        speakers: ['han-yulan'],
      },
    ),
    secondDay('lunch-two', '11:45', '13:15', t('午餐', 'Lunch'), { form: 'break' }),
    secondDay(
      'trace',
      '13:15',
      '14:15',
      t('第七张：这笔钱留下的痕迹', 'Slip seven: the traces it left'),
      {
        speakers: ['shen-lu'],
      },
    ),
    secondDay('refund', '14:45', '17:00', t('最后一张：退款', 'The last slip: a refund'), {
      form: 'workshop',
      speakers: ['qiao-mu', 'wen-jiaqi', 'han-yulan', 'daniel-oyelaran'],
      summary: t(
        '所有人把路倒着走一遍，数一数有几步走不通。',
        'Everyone walks the road backwards and counts the steps that can not be walked.',
      ),
    }),
  ],
  ticketEvent: null,
  stories: stories(
    5,
    'two-kinds-of-digital-cash',
    'travel-rule-basics',
    'harbour-wednesday-night',
    'reading-a-reserve-report',
    'anatomy-of-a-liquidation',
  ),
  related: ['hk', 'hk_annualceremony', 'polkadot2024'],
};

/** The edition that is still to come, some weeks after the planting. */
export function dataEraForum(now: Date): SeedGathering {
  const date = new Date(now.getTime() + 8 * HOUR_MS + DATA_ERA_IN_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const day = dayOf(date, HK);
  return {
    kind: 'forum',
    key: 'forum_dataera',
    routeId: 'forum_dataera',
    series: SERIES,
    edition: t('数据专场', 'Data edition'),
    name: t('DataEra数据论坛', 'DataEra forum'),
    tagline: t('这个数是怎样算出来的', 'How that number was made'),
    intro: t(
      '一天，六场。前三场各拆一个天天被引用的数字：活跃地址、流通量、总锁仓；后三场讲这些数字怎样变成新闻和报表，最后当场重算一遍，并说明它们不能用来做什么。',
      'One day, six sessions. The first three take apart a number that is quoted every day: active addresses, supply, value locked. The other three follow such numbers into news and returns, compute them again on the spot and say what they must not be used for.',
    ),
    isSample: true,
    motif: { family: 'plains', seed: 26 },
    publishedAt: now.toISOString(),
    startsAt: at(date, '09:30', HK),
    endsAt: at(date, '18:00', HK),
    timeZone: 'Asia/Hong_Kong',
    place: {
      name: t('西岸讲堂（示例场地）', 'West Quay Hall (sample venue)'),
      address: t('示例海旁25号', '25 Sample Waterfront'),
      city: t('香港', 'Hong Kong'),
      country: 'HK',
    },
    isOnline: false,
    facts: [
      { value: '1', label: t('天', 'day') },
      { value: '6', label: t('场议题', 'sessions') },
      { value: '5', label: t('位讲者', 'speakers') },
    ],
    about: [
      {
        title: t('为什么是数据', 'Why data'),
        paragraphs: [
          t(
            '链上的数据人人看得见，所以人人都敢引用。可是同一个“活跃地址”，三家看板能差出三倍，差别全在口径里。这一场不发布新数字，只把旧数字拆开。',
            'On-chain data is there for all to see, and so all dare to quote it. Yet one “active address” can differ threefold between three dashboards, and the whole difference is in the definition. No new numbers at this forum: the old ones are taken apart.',
          ),
        ],
      },
      {
        title: t('怎样报名', 'How to take part'),
        paragraphs: [
          t(
            '这是一个示例论坛，报名走本站的活动页。讲者与场地同样是示例。',
            'This is a sample forum; registration goes through this site’s event page. Speakers and venue are samples too.',
          ),
        ],
      },
    ],
    speakers: forumSpeakers(
      'shen-lu',
      'ingrid-solberg',
      'tomas-vidal',
      'ruan-qing',
      'farah-al-amiri',
    ),
    partners: forumPartners.filter(({ tier }) => tier !== 'cohost'),
    tracks: [],
    sessions: [
      day('active', '09:30', '10:30', t('活跃地址', 'Active addresses'), {
        form: 'opening',
        speakers: ['shen-lu'],
        summary: t('同一天、同一条链、三种口径。', 'One day, one chain, three definitions.'),
      }),
      day('supply', '10:45', '11:45', t('流通量', 'Circulating supply'), {
        speakers: ['ruan-qing'],
      }),
      day('lunch', '11:45', '13:15', t('午餐', 'Lunch'), { form: 'break' }),
      day('locked', '13:15', '14:15', t('总锁仓', 'Total value locked'), {
        speakers: ['tomas-vidal'],
        summary: t(
          '一枚币存三次，算一次还是三次。',
          'One coin deposited three times: is that one, or three?',
        ),
      }),
      day('report', '14:30', '15:30', t('把数字写成新闻', 'Writing numbers into news'), {
        speakers: ['ingrid-solberg'],
      }),
      day('rules', '15:45', '16:30', t('监管要的那张表', 'The table that a regulator asks for'), {
        speakers: ['farah-al-amiri'],
      }),
      day(
        'bench',
        '16:45',
        '18:00',
        t('工作台：现场重算', 'Workbench: computed again, on the spot'),
        {
          form: 'workshop',
          speakers: ['shen-lu', 'ingrid-solberg'],
        },
      ),
    ],
    ticketEvent: 'dataera-forum',
    stories: stories(
      4,
      'on-chain-metrics-traps',
      'three-rulers-of-liquidity',
      'difficulty-adjustment',
      'what-proof-of-reserves-proves',
    ),
    related: ['polkadot2024'],
  };
}
