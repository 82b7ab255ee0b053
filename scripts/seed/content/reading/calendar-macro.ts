import {
  businessDayUntil,
  daysAfter,
  easterOf,
  lastWeekday,
  monthsAround,
  nthWeekday,
  zoned,
} from './calendar-rules';
import type { SeedDate } from './shapes';

const NEW_YORK = 'America/New_York';
const FRIDAY = 5;
const WEDNESDAY = 3;

/** Second days of the meetings, when the decision is published at 14:00. */
const FOMC_DECISIONS: readonly string[] = [
  '2026-01-28',
  '2026-03-18',
  '2026-04-29',
  '2026-06-17',
  '2026-07-29',
  '2026-09-16',
  '2026-10-28',
  '2026-12-09',
];
/** Meetings of the next year, which the Fed calls tentative until the one before each. */
const TENTATIVE_FOMC_DECISIONS: readonly string[] = [
  '2027-01-27',
  '2027-03-17',
  '2027-04-28',
  '2027-06-09',
  '2027-07-28',
  '2027-09-15',
  '2027-10-27',
  '2027-12-08',
];

/** Dates of the economy and of derivatives around a day: announced ones, and those of a custom. */
export function macroDates(today: string): SeedDate[] {
  const months = monthsAround(today, 2, 6);
  return [
    ...[...FOMC_DECISIONS, ...TENTATIVE_FOMC_DECISIONS]
      .filter((day) => day >= daysAfter(today, -70) && day <= daysAfter(today, 300))
      .map(fomcDecision),
    ...months.flatMap(({ year, month }) => [
      jobsReport(year, month),
      priceIndex(year, month),
      optionsExpiry(year, month),
      futuresExpiry(year, month),
    ]),
  ];
}

function fomcDecision(day: string): SeedDate {
  return {
    key: `fomc:${day}`,
    kind: 'macro',
    title: { zh: '美联储公布利率决定', en: 'The Federal Reserve announces its rate decision' },
    note: {
      zh: '两天会议的第二天，声明于当地时间14:00公布，半小时后是主席记者会。',
      en: 'The second day of the meeting: the statement at 14:00 local time, the press conference half an hour later.',
    },
    importance: 3,
    ...(TENTATIVE_FOMC_DECISIONS.includes(day) ? { isTentative: true } : {}),
    when: hours(zoned(day, '14:00', NEW_YORK), null, NEW_YORK),
    source: {
      name: { zh: '美联储会议日程', en: 'FOMC calendar' },
      url: 'https://www.federalreserve.gov/monetarypolicy/fomccalendars.htm',
    },
  };
}

function jobsReport(year: number, month: number): SeedDate {
  const first = nthWeekday(year, month, FRIDAY, 1);
  // New Year's Day moves it a week on; Independence Day kept on a Friday moves it a day back.
  const moved: Record<string, number> = { '01-01': 7, '07-03': -1 };
  const day = daysAfter(first, moved[first.slice(5)] ?? 0);
  return {
    key: `jobs:${year}-${month}`,
    kind: 'macro',
    title: { zh: '美国非农就业报告', en: 'US employment report' },
    note: {
      zh: '通常在每月第一个星期五的当地时间8:30公布，遇假日或停摆会改期。',
      en: 'As a rule on the first Friday of the month at 8:30 local time; holidays and shutdowns move it.',
    },
    importance: 2,
    when: hours(zoned(day, '08:30', NEW_YORK), null, NEW_YORK),
    source: {
      name: { zh: '美国劳工统计局', en: 'Bureau of Labor Statistics' },
      url: 'https://www.bls.gov/schedule/',
    },
    isTentative: true,
  };
}

function priceIndex(year: number, month: number): SeedDate {
  const middle = nthWeekday(year, month, WEDNESDAY, 2);
  const day = middle.endsWith('-11-11') ? daysAfter(middle, 1) : middle;
  return {
    key: `cpi:${year}-${month}`,
    kind: 'macro',
    title: { zh: '示例：美国消费者价格指数（CPI）', en: 'Sample: US consumer price index (CPI)' },
    note: {
      zh: '通常在每月中旬的当地时间8:30公布。这里的日期是示例，请以官方日程为准。',
      en: 'As a rule in the middle of the month at 8:30 local time. The day given here is a sample: see the official schedule.',
    },
    importance: 2,
    when: hours(zoned(day, '08:30', NEW_YORK), null, NEW_YORK),
    source: {
      name: { zh: '美国劳工统计局', en: 'Bureau of Labor Statistics' },
      url: 'https://www.bls.gov/schedule/',
    },
    isSample: true,
    isTentative: true,
  };
}

function optionsExpiry(year: number, month: number): SeedDate {
  const isQuarter = month % 3 === 0;
  return {
    key: `options:${year}-${month}`,
    kind: 'macro',
    title: isQuarter
      ? { zh: '加密期权季度到期', en: 'Quarterly expiry of crypto options' }
      : { zh: '加密期权月度到期', en: 'Monthly expiry of crypto options' },
    note: {
      zh: '主要期权平台的合约在每月最后一个星期五08:00（UTC）到期，季度合约也在这一天。',
      en: 'Contracts of the main options venues expire on the last Friday of the month at 08:00 UTC, quarterly ones among them.',
    },
    importance: isQuarter ? 3 : 1,
    when: hours(zoned(lastWeekday(year, month, FRIDAY), '08:00', 'Etc/UTC'), null, 'Etc/UTC'),
  };
}

function futuresExpiry(year: number, month: number): SeedDate {
  const goodFriday = daysAfter(easterOf(year), -2);
  const day = businessDayUntil(
    lastWeekday(year, month, FRIDAY),
    (one) => one === goodFriday || /-(?:12-25|12-26|01-01)$/.test(one),
  );
  return {
    key: `futures:${year}-${month}`,
    kind: 'macro',
    title: { zh: '芝商所比特币期货最后交易日', en: 'Last trading day of CME Bitcoin futures' },
    note: {
      zh: '合约月份的最后一个星期五，伦敦时间16:00结束交易；遇假日提前到前一个营业日。',
      en: 'The last Friday of the contract month at 16:00 London time; on a holiday, the business day before.',
    },
    importance: 1,
    when: hours(zoned(day, '16:00', 'Europe/London'), null, 'Europe/London'),
    source: {
      name: { zh: '芝商所', en: 'CME Group' },
      url: 'https://www.cmegroup.com/markets/cryptocurrencies/bitcoin/bitcoin.html',
    },
    isTentative: true,
  };
}

function hours(startAt: string, endAt: string | null, timeZone: string): SeedDate['when'] {
  return { form: 'hours', startAt, endAt, timeZone };
}
