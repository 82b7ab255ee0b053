import type { LabelKey, SeedTextBoth } from './seed-shapes';

export interface SeedTicket {
  name: SeedTextBoth;
  kind: 'official' | 'discount' | 'ordinary' | 'free' | 'full';
  /** In the smallest unit of the currency. */
  priceMinor: number;
  listPriceMinor?: number;
  currency: 'CNY' | 'HKD' | 'TWD' | 'USD' | 'EUR' | 'JPY' | 'SGD';
  quantity: number;
  perPerson: number;
  /** A code that opens it, with how many tickets it is good for. */
  code?: { code: string; percentOff: number; useLimit: number };
}

export interface SeedOffer {
  label: LabelKey;
  address: SeedTextBoth | null;
  details: SeedTextBoth;
  tickets: readonly SeedTicket[];
}

const FREE_SEAT = { zh: '免费席位', en: 'Free seat' };

/** A free event has one kind of seat. */
function freeSeats(quantity: number): readonly SeedTicket[] {
  return [
    { name: FREE_SEAT, kind: 'free', priceMinor: 0, currency: 'CNY', quantity, perPerson: 2 },
  ];
}

/** What the sample events that are still to come offer; by the event's key. */
export const seedOffers: Readonly<Record<string, SeedOffer>> = {
  'developer-days': {
    label: 'developer',
    address: { zh: '示例地址：港湾道1号3楼', en: 'Sample address: 3/F, 1 Harbour Road' },
    details: {
      zh: '每天9:30入场，10:00第一个演示，17:30结束。每个演示十五分钟，超时由观众按铃。\n\n请自带电脑和转接头。现场有茶和三明治，没有赞助商展台。\n\n本活动为示例，不会真的举行。',
      en: 'Doors at 9:30 each day, first demo at 10:00, end at 17:30. Fifteen minutes each; the audience rings the bell.\n\nBring a laptop and an adapter. Tea and sandwiches, no sponsor booths.\n\nThis event is a sample and will not take place.',
    },
    tickets: freeSeats(80),
  },
  'tide-forum': {
    label: 'regulation',
    address: {
      zh: '示例地址：滨江大道99号会议厅',
      en: 'Sample address: Hall, 99 Riverside Avenue',
    },
    details: {
      zh: '上午谈产业，午后谈规则，傍晚谈工程。每场一半时间留给提问，问题提前两周公开征集并由读者排序。\n\n会议提供中英同声传译。午餐包含在票价之内，请在购票时写明饮食禁忌。\n\n本活动为示例，不会真的举行。',
      en: 'Industry in the morning, rules after lunch, engineering in the evening. Half of each session is for questions, gathered in the open two weeks ahead and ranked by readers.\n\nInterpretation between Chinese and English. Lunch is included; tell us what you do not eat.\n\nThis event is a sample and will not take place.',
    },
    tickets: [
      {
        name: { zh: '标准票', en: 'Standard' },
        kind: 'ordinary',
        priceMinor: 38_800,
        currency: 'CNY',
        quantity: 300,
        perPerson: 5,
      },
      {
        name: { zh: '全价票（含晚宴）', en: 'Full price, with dinner' },
        kind: 'full',
        priceMinor: 88_800,
        currency: 'CNY',
        quantity: 60,
        perPerson: 4,
      },
      {
        name: { zh: '读者优惠票', en: 'Readers’ discount' },
        kind: 'discount',
        priceMinor: 19_400,
        listPriceMinor: 38_800,
        currency: 'CNY',
        quantity: 80,
        perPerson: 1,
        code: { code: 'TIDE2026', percentOff: 0, useLimit: 80 },
      },
      {
        name: { zh: '主办方邀请', en: 'Invitation of the organiser' },
        kind: 'official',
        priceMinor: 0,
        currency: 'CNY',
        quantity: 20,
        perPerson: 1,
      },
    ],
  },
  'zk-workshop': {
    label: 'zk',
    address: null,
    details: {
      zh: '三小时，两次休息。第一小时写一个比大小的电路，第二小时数约束，第三小时测证明时间。\n\n开始前一天会把环境安装说明发给持票人。\n\n本活动为示例，不会真的举行。',
      en: 'Three hours, two breaks: write a comparison circuit, count its constraints, measure proving time.\n\nHolders get the set-up notes a day before.\n\nThis event is a sample and will not take place.',
    },
    tickets: freeSeats(40),
  },
  'validator-clinic': {
    label: 'staking',
    address: null,
    details: {
      zh: '带上匿名处理过的日志。每人十五分钟，其他人旁听。\n\n本活动为示例，不会真的举行。',
      en: 'Bring logs with names removed. Fifteen minutes each while the others listen.\n\nThis event is a sample and will not take place.',
    },
    tickets: freeSeats(25),
  },
  'policy-reading': {
    label: 'stablecoin',
    address: { zh: '示例地址：书店二楼', en: 'Sample address: upstairs in the bookshop' },
    details: {
      zh: '票价包含打印的条例文本与茶。两小时只读十条，读不完的下次再读。\n\n本活动为示例，不会真的举行。',
      en: 'The price covers a printed text and tea. Ten sections in two hours; what is left waits for next time.\n\nThis event is a sample and will not take place.',
    },
    tickets: [
      {
        name: { zh: '座位', en: 'Seat' },
        kind: 'ordinary',
        priceMinor: 12_000,
        currency: 'HKD',
        quantity: 24,
        perPerson: 2,
      },
    ],
  },
  'data-camp': {
    label: 'defi',
    address: { zh: '示例地址：大学城实验楼', en: 'Sample address: the university’s laboratory' },
    details: {
      zh: '两天，每天六小时。请会写一点SQL。结营作业会被另一组复核。\n\n本活动为示例，不会真的举行。',
      en: 'Two days of six hours. Some SQL is expected. Another team checks your query.\n\nThis event is a sample and will not take place.',
    },
    tickets: [
      {
        name: { zh: '普通票', en: 'Ordinary' },
        kind: 'ordinary',
        priceMinor: 9_000,
        currency: 'SGD',
        quantity: 36,
        perPerson: 3,
      },
      {
        name: { zh: '学生票', en: 'Student' },
        kind: 'discount',
        priceMinor: 3_000,
        listPriceMinor: 9_000,
        currency: 'SGD',
        quantity: 12,
        perPerson: 1,
        code: { code: 'CAMPUS', percentOff: 0, useLimit: 12 },
      },
    ],
  },
  'wallet-first-steps': {
    label: 'wallet',
    address: { zh: '示例地址：社区中心一楼', en: 'Sample address: community centre, ground floor' },
    details: {
      zh: '请带一部能装应用的手机和一支笔。现场只用测试网，请不要转入真钱。\n\n本活动为示例，不会真的举行。',
      en: 'Bring a phone and a pen. Test networks only; please send no real money.\n\nThis event is a sample and will not take place.',
    },
    tickets: freeSeats(30),
  },
  'governance-roundtable': {
    label: 'dao',
    address: null,
    details: {
      zh: '线上票可以提问并看到回放。发言顺序由抽签决定。\n\n本活动为示例，不会真的举行。',
      en: 'Online tickets may ask and see the recording. The order of speakers is drawn by lot.\n\nThis event is a sample and will not take place.',
    },
    tickets: [
      {
        name: { zh: '线上席位', en: 'Online seat' },
        kind: 'ordinary',
        priceMinor: 800,
        currency: 'EUR',
        quantity: 200,
        perPerson: 2,
      },
    ],
  },
  'statute-night': {
    label: 'regulation',
    address: { zh: '示例地址：图书馆B厅', en: 'Sample address: library, room B' },
    details: {
      zh: '带上自己的问题，最好写在一张纸上。不提供法律意见。\n\n本活动为示例，不会真的举行。',
      en: 'Bring your questions, best on one sheet. No legal advice is given.\n\nThis event is a sample and will not take place.',
    },
    tickets: freeSeats(50),
  },
};
