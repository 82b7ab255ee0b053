'use client';

import { useEffect } from 'react';
import { showReaderTimes, type ReaderTimeOptions } from './show-reader-times';

/** Adds the reader's own time under the times of an agenda that is in another zone. */
export function ReaderTimes({ locale, words }: Pick<ReaderTimeOptions, 'locale' | 'words'>) {
  useEffect(() => showReaderTimes(document, { locale, words }), [locale, words]);
  return null;
}
