import type { SeedTextBoth } from '../seed-shapes';
import { dayOf, daysAfter, nthWeekday } from './calendar-rules';
import type { SeedDate } from './shapes';

const THURSDAY = 4;

/** First days of the lunar year. */
const LUNAR_NEW_YEARS: readonly string[] = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
];

type Pair = readonly [zh: string, en: string];

/** Days that come every year on one date: month, day, name, what it means here. */
const YEARLY: readonly (readonly [
  key: string,
  month: number,
  day: number,
  title: Pair,
  note: Pair,
  importance: 1 | 2,
])[] = [
  [
    'new-year',
    1,
    1,
    ['元旦', 'New Year’s Day'],
    [
      '多数市场与银行休息，法币出入金会变慢。',
      'Most markets and banks rest; money moves in and out slowly.',
    ],
    2,
  ],
  [
    'genesis',
    1,
    3,
    ['比特币创世纪念日', 'Anniversary of Bitcoin’s genesis block'],
    [
      '2009年的这一天，第一个区块里写进了一句报纸标题。',
      'On this day in 2009 the first block took in a newspaper’s headline.',
    ],
    1,
  ],
  [
    'labour',
    5,
    1,
    ['劳动节', 'Labour Day'],
    ['内地与香港等多地放假。', 'A holiday in mainland China, Hong Kong and many other places.'],
    1,
  ],
  [
    'pizza',
    5,
    22,
    ['比特币披萨日', 'Bitcoin Pizza Day'],
    ['2010年，一万枚比特币换来两个披萨。', 'In 2010 two pizzas cost ten thousand bitcoins.'],
    1,
  ],
  [
    'hksar',
    7,
    1,
    ['香港特别行政区成立纪念日', 'HKSAR Establishment Day'],
    ['香港公众假期，股市休市。', 'A public holiday in Hong Kong; its exchange is closed.'],
    1,
  ],
  [
    'independence',
    7,
    4,
    ['美国独立日', 'US Independence Day'],
    [
      '美国市场休市，现货ETF没有申购与赎回。',
      'US markets are closed; spot funds neither issue nor redeem.',
    ],
    1,
  ],
  [
    'ethereum',
    7,
    30,
    ['以太坊主网上线纪念日', 'Anniversary of Ethereum’s launch'],
    ['2015年的这一天，Frontier上线。', 'Frontier went live on this day in 2015.'],
    1,
  ],
  [
    'merge',
    9,
    15,
    ['以太坊合并纪念日', 'Anniversary of the Merge'],
    ['2022年，以太坊在运行中换掉了发动机。', 'In 2022 Ethereum changed its engine while running.'],
    1,
  ],
  [
    'national',
    10,
    1,
    ['国庆节', 'National Day of China'],
    [
      '内地放长假，香港当日休市。',
      'A long holiday in mainland China; Hong Kong’s exchange closes for the day.',
    ],
    2,
  ],
  [
    'white-paper',
    10,
    31,
    ['比特币白皮书发布纪念日', 'Anniversary of the Bitcoin white paper'],
    [
      '2008年的这一天，九页纸发到了一个邮件列表。',
      'On this day in 2008 nine pages reached a mailing list.',
    ],
    1,
  ],
  [
    'christmas',
    12,
    25,
    ['圣诞节', 'Christmas Day'],
    [
      '欧美与香港市场休市，流动性偏薄。',
      'Markets in Europe, America and Hong Kong are closed; liquidity is thin.',
    ],
    2,
  ],
];

/** Holidays and anniversaries of the years around a day. */
export function holidayDates(today: string): SeedDate[] {
  const year = Number(today.slice(0, 4));
  const years = [year - 1, year, year + 1];
  const yearly = years.flatMap((of) =>
    YEARLY.map(([key, month, day, title, note, importance]) =>
      holiday(`${key}:${of}`, dayOf(of, month, day), 1, title, note, importance),
    ),
  );
  const thanksgiving = years.map((of) =>
    holiday(
      `thanksgiving:${of}`,
      nthWeekday(of, 11, THURSDAY, 4),
      1,
      ['美国感恩节', 'US Thanksgiving'],
      ['美国市场休市，次日提前收盘。', 'US markets are closed and shut early the day after.'],
      1,
    ),
  );
  const lunar = LUNAR_NEW_YEARS.map((first) =>
    holiday(
      `lunar:${first.slice(0, 4)}`,
      first,
      3,
      ['农历新年', 'Lunar New Year'],
      [
        '正月初一至初三。内地与香港休市，亚洲时段交易清淡。',
        'The first three days of the lunar year: mainland and Hong Kong markets are closed, Asian hours are quiet.',
      ],
      2,
    ),
  );
  const from = daysAfter(today, -70);
  const until = daysAfter(today, 300);
  return [...yearly, ...thanksgiving, ...lunar].filter(
    ({ when }) => when.form === 'days' && when.lastDay >= from && when.firstDay <= until,
  );
}

function holiday(
  key: string,
  firstDay: string,
  days: number,
  title: Pair,
  note: Pair,
  importance: 1 | 2,
): SeedDate {
  return {
    key: `holiday:${key}`,
    kind: 'holiday',
    title: text(title),
    note: text(note),
    importance,
    when: { form: 'days', firstDay, lastDay: daysAfter(firstDay, days - 1) },
  };
}

function text([zh, en]: Pair): SeedTextBoth {
  return { zh, en };
}
