import { eq } from 'drizzle-orm';
import { CONTENT_FIELDS, type ContentKind } from '../../contract/desk-content';
import { CodedError } from '../../contract/error-codes';
import { courseModules, lessons, scamWarnings } from '../../db/schema';
import type { ContentStore } from './content-store';
import { tableStore } from './table-repository';

const fieldsOf = (kind: ContentKind) => CONTENT_FIELDS[kind].map(({ name }) => name);
/** A list of texts, which the desk writes as entries of one text each. */
const TEXTS = {
  written: (kept: unknown) => (kept as unknown[]).map((text) => ({ text })),
  kept: (written: unknown) => (written as { text: unknown }[]).map(({ text }) => text),
};
/** An article or none, which the desk writes as a list of one at most. */
const ONE = {
  written: (kept: unknown) => (kept === null ? [] : [kept]),
  kept: (written: unknown) => (written as unknown[])[0] ?? null,
};

export const scamStore: ContentStore = tableStore({
  table: scamWarnings,
  fields: fieldsOf('scams'),
  title: 'title',
  position: 'position',
  forms: { signs: TEXTS, actions: TEXTS },
});

export const lessonStore: ContentStore = tableStore({
  table: lessons,
  fields: fieldsOf('lessons'),
  columns: {
    module: 'moduleId',
    reading_minutes: 'readingMinutes',
    further_article: 'articleId',
  },
  title: 'title',
  position: 'position',
  forms: { further_article: ONE },
});

const modules = tableStore({
  table: courseModules,
  fields: fieldsOf('modules'),
  title: 'title',
  position: 'position',
});

/** Parts of the course; one that still has lessons is not taken away with them. */
export const moduleStore: ContentStore = {
  ...modules,
  remove: async (db, id) => {
    const held = await db.$count(lessons, eq(lessons.moduleId, id));
    if (held > 0) throw new CodedError('contentInUse');
    await modules.remove(db, id);
  },
};
