import type { SeedEvent } from '../seed-shapes';
import { dataEraForum } from './forums-later';

const MINUTE_MS = 60_000;

/** The event at which one registers for the forum that is still to come. */
export function forumEvents(now: Date): readonly SeedEvent[] {
  const { ticketEvent, startsAt, endsAt, timeZone, place } = dataEraForum(now);
  const start = new Date(startsAt).getTime();
  return [
    {
      key: ticketEvent ?? 'dataera-forum',
      title: { zh: '示例：DataEra数据论坛', en: 'Sample: DataEra Forum' },
      city: place?.city ?? null,
      startsInMinutes: (start - now.getTime()) / MINUTE_MS,
      durationMinutes: (new Date(endsAt).getTime() - start) / MINUTE_MS,
      timeZone,
      isOnline: false,
      isFree: true,
      poster: 'event-04',
      summary: {
        zh: '把天天被引用的链上数字当场重算一遍：活跃地址、流通量、总锁仓。一天六场，议程与讲者见论坛专页。',
        en: 'Much-quoted on-chain numbers, computed again on the spot: active addresses, supply, value locked. Six sessions in a day; agenda and speakers are on the forum’s own page.',
      },
      organiser: 'tide-desk',
    },
  ];
}
