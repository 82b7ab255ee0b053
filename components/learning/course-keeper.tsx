'use client';

import { useEffect } from 'react';
import { tendCourse, type CourseWords } from './course-progress';

/** Brings the course's buttons and bar to life; nothing of the course itself is in it. */
export function CourseKeeper({ words }: { words: CourseWords }) {
  useEffect(() => {
    const stop = new AbortController();
    tendCourse(stop.signal, words);
    return () => stop.abort();
    // The words never change while a page is open.
  }, [words]);
  return null;
}
