import { pickText } from '../../i18n/pick-text';
import { englishOf } from './event-text';
import type { EventRow, TypeRow } from './repository';

/** Names of the fields that are missing, or can not be, before an event may go to the desk. */
export function eventGaps(row: EventRow, types: readonly TypeRow[], now: Date): string[] {
  const isEmpty = (text: EventRow['title']) => pickText(text, row.locale).trim() === '';
  // An English edition says all of the words, or there is none.
  const english = { title_en: row.title, summary_en: row.summary, details_en: row.details };
  const written = Object.values(english).filter((text) => englishOf(text, row.locale).trim());
  const isHalf = (text: EventRow['title']) =>
    written.length > 0 && englishOf(text, row.locale).trim() === '';
  const faults: Record<string, boolean> = {
    title: isEmpty(row.title),
    summary: isEmpty(row.summary),
    details: isEmpty(row.details),
    organizer_name: isEmpty(row.organiserName),
    start_time: row.startsAt <= now,
    end_time: row.endsAt <= row.startsAt,
    city: !row.isOnline && isEmpty(row.city),
    address: !row.isOnline && isEmpty(row.address),
    online_url: row.isOnline && row.onlineUrl === '',
    title_en: isHalf(english.title_en),
    summary_en: isHalf(english.summary_en),
    details_en: isHalf(english.details_en),
    tickets: types.every(({ isClosed }) => isClosed),
  };
  return Object.keys(faults).filter((field) => faults[field]);
}
