import type { SeedEvent } from './seed-shapes';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A past sample event and the sample article that reports from it. */
export interface CoveredEvent extends SeedEvent {
  article: string;
}

/** The gatherings that the sample newsroom's coverage is about; each ends before its report is out. */
export const coveredEvents: readonly CoveredEvent[] = [
  {
    key: 'node-open-day',
    article: 'node-open-day',
    title: { zh: '示例：节点开放日', en: 'Sample: Node Open Day' },
    city: { zh: '成都', en: 'Chengdu' },
    startsInMinutes: -1 * DAY - 4 * HOUR,
    clock: '14:00',
    durationMinutes: 4 * HOUR,
    timeZone: 'Asia/Shanghai',
    isOnline: false,
    isFree: true,
    poster: 'event-06',
    summary: {
      zh: '带一台旧电脑来，花一个下午跑起自己的第一个节点。不要求运维经验，现场有插座和备用硬盘。',
      en: 'Bring an old computer and run your first node in an afternoon. No experience needed; there are sockets and spare drives.',
    },
    organiser: 'newcomer',
  },
  {
    key: 'light-client-workshop',
    article: 'workshop-eighty-bytes',
    title: { zh: '示例：轻客户端工作坊', en: 'Sample: Light Client Workshop' },
    city: { zh: '杭州', en: 'Hangzhou' },
    startsInMinutes: -2 * DAY - 6 * HOUR,
    clock: '10:00',
    durationMinutes: 2 * HOUR,
    timeZone: 'Asia/Shanghai',
    isOnline: false,
    isFree: true,
    poster: 'event-05',
    summary: {
      zh: '不带电脑，只带手机：两个小时验完一条区块头链，再试着找出被改过的那一个。',
      en: 'Phones only, no computers: check a chain of block headers in two hours, then find the one that was altered.',
    },
    organiser: 'node-watcher',
  },
  {
    key: 'harbour-night-12',
    article: 'harbour-wednesday-night',
    title: { zh: '示例：港湾夜谈第十二次', en: 'Sample: Harbour Night Talks, the Twelfth' },
    city: { zh: '香港', en: 'Hong Kong' },
    startsInMinutes: -3 * DAY,
    clock: '19:00',
    durationMinutes: 2 * HOUR,
    timeZone: 'Asia/Hong_Kong',
    isOnline: false,
    isFree: true,
    poster: 'event-03',
    summary: {
      zh: '三个十分钟的分享，讲完讨论，准时散场。先吃蛋挞，再签到，不收名片。',
      en: 'Three talks of ten minutes, then questions, and home on time. Egg tarts first, sign in later, no business cards.',
    },
    organiser: 'harbour',
  },
  {
    key: 'proof-reading-club',
    article: 'reading-club-one-proof',
    title: { zh: '示例：形式化验证读书会', en: 'Sample: Formal Verification Reading Club' },
    city: null,
    startsInMinutes: -10 * DAY,
    clock: '19:30',
    durationMinutes: 3 * HOUR,
    timeZone: 'Asia/Shanghai',
    isOnline: true,
    isFree: true,
    poster: 'event-08',
    summary: {
      zh: '三个小时证明一件事：一段最短的转账代码不会凭空造钱。会用到一个求解器，不要求事先装好。',
      en: 'Three hours to prove one thing: the shortest transfer function makes no money from nothing. A solver is used; no need to install it beforehand.',
    },
    organiser: 'lighthouse',
  },
  {
    key: 'agents-hackathon',
    article: 'forty-eight-hours',
    title: { zh: '示例：四十八小时黑客松', en: 'Sample: Forty-eight-hour Hackathon' },
    city: { zh: '深圳', en: 'Shenzhen' },
    startsInMinutes: -25 * DAY,
    clock: '10:00',
    durationMinutes: 2 * DAY,
    timeZone: 'Asia/Shanghai',
    isOnline: false,
    isFree: true,
    poster: 'event-07',
    summary: {
      zh: '代码从零写起，演示必须能跑，评委的第一个问题是为什么要用链。',
      en: 'Code from nothing, demos that run, and a jury whose first question is why it needs a chain.',
    },
    organiser: 'dao-diary',
  },
];
