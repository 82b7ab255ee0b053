import type { CalendarKind } from '@/lib/contract/calendar';
import type { SeedTextBoth } from '../seed-shapes';

/** What a special has beside its cover and its articles. */
export interface SeedTopicExtras {
  subtitle: SeedTextBoth;
  /** Key of a sample event. */
  event?: string;
  timeline: readonly SeedTimelineEntry[];
}

export interface SeedTimelineEntry {
  /** yyyy, yyyy-mm or yyyy-mm-dd: as exact as it is known. */
  date: string;
  title: SeedTextBoth;
  text?: SeedTextBoth;
  url?: string;
}

/** An issue of a periodical; its day is given when it is planted. Bodies are Markdown. */
export interface SeedIssue {
  key: string;
  title: SeedTextBoth;
  lead: SeedTextBoth;
  body: SeedTextBoth;
}

export interface SeedDate {
  /** Stable: what is the same date another time has the same key. */
  key: string;
  kind: Exclude<CalendarKind, 'event'>;
  title: SeedTextBoth;
  note: SeedTextBoth;
  place?: SeedTextBoth;
  importance: 1 | 2 | 3;
  when:
    | { form: 'days'; firstDay: string; lastDay: string }
    | { form: 'hours'; startAt: string; endAt: string | null; timeZone: string };
  source?: { name: SeedTextBoth; url: string };
  isSample?: boolean;
  isTentative?: boolean;
}
