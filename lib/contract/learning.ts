import { z } from 'zod';
import { articleItem } from './articles';
import { defineEndpoint } from './endpoint';

/** A short name of a lesson, a term or a warning, also its anchor on the page. */
const key = z.string();

export const lesson = z.object({
  key,
  title: z.string(),
  /** Sanitised HTML, a few paragraphs. */
  body_html: z.string(),
  /** The one sentence to keep. */
  takeaway: z.string(),
  reading_minutes: z.number().int().min(1),
  /** An article that goes on from here; null where there is none that can be read. */
  article: articleItem.pick({ id: true, title: true, lang: true }).nullable(),
});
export type Lesson = z.infer<typeof lesson>;

export const courseModule = z.object({
  key,
  title: z.string(),
  summary: z.string(),
  lessons: z.array(lesson),
});
export type CourseModule = z.infer<typeof courseModule>;

export const term = z.object({
  key,
  name: z.string(),
  /** Its name in the other written language: English of a Chinese page, and the reverse. */
  other_name: z.string(),
  definition: z.string(),
});
export type Term = z.infer<typeof term>;

export const scamWarning = z.object({
  key,
  title: z.string(),
  /** How it works. */
  summary: z.string(),
  /** What gives it away. */
  signs: z.array(z.string()),
  /** What to do. */
  actions: z.array(z.string()),
});
export type ScamWarning = z.infer<typeof scamWarning>;

/* Names of ours: the spec names no calls for the beginners' section. */

export const getCourse = defineEndpoint({
  name: 'getCourse',
  method: 'POST',
  auth: 'public',
  summary: 'The beginners’ course: modules in order, each with its lessons in order.',
  input: z.object({}),
  output: z.object({ modules: z.array(courseModule), lesson_count: z.number().int().min(0) }),
  errors: [],
});

export const glossaryList = defineEndpoint({
  name: 'glossaryList',
  method: 'POST',
  auth: 'public',
  summary: 'The glossary, by English name, each term in Chinese and English.',
  input: z.object({}),
  output: z.object({ list: z.array(term) }),
  errors: [],
});

export const scamList = defineEndpoint({
  name: 'scamList',
  method: 'POST',
  auth: 'public',
  summary: 'Warnings about scams: how each works, its signs, what to do.',
  input: z.object({}),
  output: z.object({ list: z.array(scamWarning) }),
  errors: [],
});
