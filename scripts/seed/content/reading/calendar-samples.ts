import type { SeedTextBoth } from '../seed-shapes';
import { daysAfter, zoned } from './calendar-rules';
import type { SeedDate } from './shapes';

type Pair = readonly [zh: string, en: string];
interface Sample {
  key: string;
  kind: 'conference' | 'network';
  /** Days from the day of planting until it begins, and how many it lasts. */
  inDays: number;
  days?: number;
  /** From and until by the clocks of a zone, on one day. */
  clock?: readonly [from: string, until: string | null, zone: string];
  title: Pair;
  note: Pair;
  place?: Pair;
  importance: 1 | 2 | 3;
  /** An estimate, not yet fixed. */
  isTentative?: boolean;
}

const SAMPLES: readonly Sample[] = [
  {
    key: 'builders-week',
    kind: 'conference',
    inDays: -6,
    days: 3,
    title: ['东京开发者周', 'Tokyo Builders’ Week'],
    note: [
      '三天工作坊，最后一天是公开演示。',
      'Three days of workshops, with open demos on the last.',
    ],
    place: ['东京', 'Tokyo'],
    importance: 1,
  },
  {
    key: 'stablecoin-forum',
    kind: 'conference',
    inDays: -1,
    days: 3,
    title: ['稳定币与支付论坛', 'Forum on Stablecoins and Payments'],
    note: ['发行人、银行与商户各占一天。', 'A day each for issuers, banks and merchants.'],
    place: ['新加坡', 'Singapore'],
    importance: 2,
  },
  {
    key: 'zk-summit',
    kind: 'conference',
    inDays: 12,
    days: 2,
    title: ['零知识应用峰会', 'Summit on Applied Zero Knowledge'],
    note: ['只收能运行的演示，不收路线图。', 'Running demos only; no road maps.'],
    place: ['里斯本', 'Lisbon'],
    importance: 2,
  },
  {
    key: 'custody-day',
    kind: 'conference',
    inDays: 19,
    clock: ['09:30', '17:30', 'Asia/Hong_Kong'],
    title: ['数字资产托管日', 'Digital Asset Custody Day'],
    note: ['密钥管理、保险与审计，各半天。', 'Key management, insurance and audit.'],
    place: ['香港', 'Hong Kong'],
    importance: 2,
  },
  {
    key: 'miners-meeting',
    kind: 'conference',
    inDays: 30,
    days: 2,
    title: ['矿工与电网年会', 'Meeting of Miners and Grids'],
    note: ['电力公司与矿场坐在同一张桌子旁。', 'Utilities and miners at one table.'],
    place: ['奥斯汀', 'Austin'],
    importance: 1,
  },
  {
    key: 'dao-days',
    kind: 'conference',
    inDays: 47,
    days: 2,
    title: ['治理研究日', 'Days of Governance Research'],
    note: ['十二篇论文，每篇都有反方。', 'Twelve papers, each with an opponent.'],
    place: ['柏林', 'Berlin'],
    importance: 1,
  },
  {
    key: 'hk-web3-week',
    kind: 'conference',
    inDays: 76,
    days: 4,
    title: ['港岛Web3周', 'Harbour Web3 Week'],
    note: ['主论坛两天，周边活动遍布全城。', 'Two days of forum, with side events all over town.'],
    place: ['香港', 'Hong Kong'],
    importance: 3,
  },
  {
    key: 'audit-camp',
    kind: 'conference',
    inDays: 104,
    days: 3,
    title: ['合约审计训练营', 'Contract Audit Camp'],
    note: [
      '每天一份有漏洞的代码，晚上公布答案。',
      'Flawed code each day, the answer each evening.',
    ],
    place: ['台北', 'Taipei'],
    importance: 1,
  },
  {
    key: 'unlock-a',
    kind: 'network',
    inDays: 5,
    clock: ['00:00', null, 'Etc/UTC'],
    title: ['某质押协议代币解锁', 'A staking protocol’s token unlock'],
    note: [
      '按公布的归属计划释放一期份额，占流通量约2%（虚构）。',
      'One tranche of the published schedule, about 2 per cent of the supply (invented).',
    ],
    importance: 2,
  },
  {
    key: 'rollup-upgrade',
    kind: 'network',
    inDays: 9,
    clock: ['15:00', '17:00', 'Etc/UTC'],
    title: ['某二层网络主网升级', 'A rollup’s mainnet upgrade'],
    note: [
      '升级期间暂停出块，提款顺延；节点运营者须提前更新。',
      'No blocks meanwhile, withdrawals wait; operators update beforehand.',
    ],
    importance: 2,
  },
  {
    key: 'difficulty-a',
    kind: 'network',
    inDays: 6,
    days: 1,
    title: ['比特币难度调整（估算）', 'Bitcoin’s next difficulty correction (estimate)'],
    note: [
      '每2016个区块一次，日期随出块快慢移动，这里只是示意。',
      'Every 2,016 blocks; the day moves with the pace of blocks and is given for show.',
    ],
    importance: 1,
    isTentative: true,
  },
  {
    key: 'difficulty-b',
    kind: 'network',
    inDays: 20,
    days: 1,
    title: ['比特币难度调整（估算）', 'Bitcoin’s next difficulty correction (estimate)'],
    note: [
      '每2016个区块一次，日期随出块快慢移动，这里只是示意。',
      'Every 2,016 blocks; the day moves with the pace of blocks and is given for show.',
    ],
    importance: 1,
    isTentative: true,
  },
  {
    key: 'contract-move',
    kind: 'network',
    inDays: 27,
    days: 1,
    title: ['某稳定币迁移到新合约', 'A stablecoin moves to a new contract'],
    note: [
      '旧合约停止转账，持有人一比一兑换；请只从官网进入。',
      'The old contract stops; holders exchange one for one. Enter from the official site only.',
    ],
    importance: 2,
  },
  {
    key: 'unlock-b',
    kind: 'network',
    inDays: 36,
    clock: ['00:00', null, 'Etc/UTC'],
    title: ['某数据网络团队份额解锁', 'Unlock of a data network’s team share'],
    note: [
      '归属期满一年后的第一次释放（虚构）。',
      'The first release after a year’s cliff (invented).',
    ],
    importance: 2,
  },
  {
    key: 'testnet-fork',
    kind: 'network',
    inDays: 41,
    clock: ['12:00', null, 'Etc/UTC'],
    title: ['某公链测试网硬分叉', 'A chain’s hard fork on its test network'],
    note: ['主网升级前的最后一次演练。', 'The last rehearsal before mainnet.'],
    importance: 1,
  },
  {
    key: 'mainnet-fork',
    kind: 'network',
    inDays: 62,
    clock: ['12:00', null, 'Etc/UTC'],
    title: ['某公链主网硬分叉', 'A chain’s hard fork on mainnet'],
    note: [
      '节点必须升级，否则会留在旧链上。',
      'Nodes must upgrade or stay behind on the old chain.',
    ],
    importance: 3,
  },
];

/** Dates that were invented, all marked as samples, and the open calls of Ethereum’s developers. */
export function sampleDates(today: string): SeedDate[] {
  return [...SAMPLES.map((sample) => sampleDate(sample, today)), ...developerCalls(today)];
}

function sampleDate(sample: Sample, today: string): SeedDate {
  const { key, kind, inDays, days = 1, clock, title, note, place } = sample;
  const { importance, isTentative } = sample;
  const firstDay = daysAfter(today, inDays);
  return {
    key: `sample:${key}`,
    kind,
    title: { zh: `示例：${title[0]}`, en: `Sample: ${title[1]}` },
    note: text(note),
    ...(place ? { place: text(place) } : {}),
    importance,
    when: clock
      ? {
          form: 'hours',
          startAt: zoned(firstDay, clock[0], clock[2]),
          endAt: clock[1] && zoned(firstDay, clock[1], clock[2]),
          timeZone: clock[2],
        }
      : { form: 'days', firstDay, lastDay: daysAfter(firstDay, days - 1) },
    isSample: true,
    ...(isTentative ? { isTentative } : {}),
  };
}

/** Thursdays at 14:00 UTC, by turns about execution and consensus. */
function developerCalls(today: string): SeedDate[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const next = daysAfter(today, (4 - weekday + 7) % 7);
  const days = Array.from({ length: 6 }, (_, at) => daysAfter(next, at * 7));
  // Nobody calls between Christmas Eve and New Year.
  return days
    .filter((day) => !/-12-(?:2[4-9]|3[01])$/.test(day))
    .map((day): SeedDate => {
      return {
        key: `acd:${day}`,
        kind: 'network',
        title: { zh: '以太坊核心开发者会议', en: 'Ethereum core developers’ call' },
        note: {
          zh: '通常在星期四14:00（UTC），执行层与共识层隔周轮流，会议公开直播。',
          en: 'As a rule on Thursdays at 14:00 UTC, by turns about execution and consensus, streamed in the open.',
        },
        importance: 1,
        when: {
          form: 'hours',
          startAt: zoned(day, '14:00', 'Etc/UTC'),
          endAt: zoned(day, '15:30', 'Etc/UTC'),
          timeZone: 'Etc/UTC',
        },
        source: {
          name: { zh: 'ethereum/pm议程', en: 'Agendas in ethereum/pm' },
          url: 'https://github.com/ethereum/pm',
        },
        isTentative: true,
      };
    });
}

function text([zh, en]: Pair): SeedTextBoth {
  return { zh, en };
}
