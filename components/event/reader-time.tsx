'use client';

import { useSyncExternalStore } from 'react';

export interface ReaderTimeProps {
  start: string;
  end: string;
  /** IANA zone of the event. */
  timeZone: string;
  locale: string;
  /** `{time}` stands for the time. */
  words: string;
}

/** When an event is by the reader's own clock, where that is another than the event's. */
export function ReaderTime({ start, end, timeZone, locale, words }: ReaderTimeProps) {
  const text = useSyncExternalStore(
    neverChanges,
    () => ownTime({ start, end, timeZone, locale }),
    () => '',
  );
  return text === '' ? null : (
    <span className="block text-13 text-ink-2 tabular">{words.replace('{time}', text)}</span>
  );
}

function ownTime({ start, end, timeZone, locale }: Omit<ReaderTimeProps, 'words'>): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clock = (zone: string) =>
    new Intl.DateTimeFormat(locale, {
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).formatRange(new Date(start), new Date(end));
  return clock(own) === clock(timeZone) ? '' : clock(own);
}

const neverChanges = () => () => undefined;
