import type { SeedTextBoth } from '../seed-shapes';

export interface SeedLesson {
  /** Also its anchor, and what a reader's progress is kept by: it never changes. */
  key: string;
  title: SeedTextBoth;
  /** Markdown. */
  body: SeedTextBoth;
  takeaway: SeedTextBoth;
  readingMinutes: number;
  /** Key of the sample article that goes on from here. */
  article?: string;
}

export interface SeedModule {
  key: string;
  title: SeedTextBoth;
  summary: SeedTextBoth;
  lessons: readonly SeedLesson[];
}

/** Key, Chinese name, English name, and what it is in both. */
export type SeedTerm = readonly [key: string, zh: string, en: string, zhIs: string, enIs: string];

export interface SeedScam {
  key: string;
  title: SeedTextBoth;
  summary: SeedTextBoth;
  signs: readonly SeedTextBoth[];
  actions: readonly SeedTextBoth[];
}
