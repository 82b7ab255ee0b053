/** Event that says that what the header shows of the reader is not so any more. */
export const READER_CHANGED = 'chaintide:reader';

/** Tells the header that name, picture or unread notices of the reader have changed. */
export function tellReaderChanged(): void {
  document.dispatchEvent(new Event(READER_CHANGED));
}
