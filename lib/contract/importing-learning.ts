import { z } from 'zod';
import { localizedText } from './importing';

/* What the newsroom's own commands hand over for the beginners' section. */

/** Also an anchor of the page. */
const key = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/);

export const preparedLesson = z.object({
  key,
  title: localizedText,
  /** HTML; it is sanitised once more when it is written. */
  body: localizedText,
  takeaway: localizedText,
  readingMinutes: z.number().int().min(1).max(60),
  /** Source key of the article that goes on from here. */
  articleSourceKey: z.string().min(1).max(300).nullable(),
});

export const preparedModule = z.object({
  key,
  title: localizedText,
  summary: localizedText,
  lessons: z.array(preparedLesson).min(1).max(40),
});

export const preparedTerm = z.object({ key, name: localizedText, definition: localizedText });

export const preparedScam = z.object({
  key,
  title: localizedText,
  summary: localizedText,
  signs: z.array(localizedText).min(1).max(12),
  actions: z.array(localizedText).min(1).max(12),
});

/** The whole section: what it does not name is taken off the page. */
export const learningSet = z
  .object({
    modules: z.array(preparedModule).max(40),
    terms: z.array(preparedTerm).max(1_000),
    scams: z.array(preparedScam).max(100),
  })
  .refine(
    ({ modules, terms, scams }) =>
      [modules, modules.flatMap((part) => part.lessons), terms, scams].every(
        (rows) => new Set(rows.map((row) => row.key)).size === rows.length,
      ),
    { error: 'a key twice' },
  );
export type LearningSet = z.infer<typeof learningSet>;
