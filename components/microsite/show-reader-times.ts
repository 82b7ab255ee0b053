import { readerClock } from './reader-clock';

export interface ReaderTimeOptions {
  locale: string;
  /** Sentence with `{time}` in it. */
  words: string;
  /** The reader's zone; the browser's where left out. */
  timeZone?: string | undefined;
}

/**
 * Writes the reader's own time after each `time[data-reader-time]` that another zone shows.
 * @returns takes the notes away again.
 */
export function showReaderTimes(
  root: ParentNode,
  { locale, words, timeZone }: ReaderTimeOptions,
): () => void {
  const notes: Element[] = [];
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-reader-time]')) {
    const clock = readerClock(time.dateTime, time.textContent ?? '', locale, timeZone);
    if (!clock) continue;
    const note = document.createElement('span');
    note.className = 'agenda-reader-time';
    note.textContent = words.replace('{time}', clock);
    time.after(note);
    notes.push(note);
  }
  return () => notes.forEach((note) => note.remove());
}
