import { and, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ARCHIVED_CONTENT, type ArchivedKind } from '../../contract/archived-content';
import { DOCUMENT_KEYS } from '../../contract/documents';
import type { Database } from '../../db/client';
import {
  appSettings,
  authors,
  banners,
  calendarDates,
  columns,
  communityPlaces,
  conversionWords,
  courseModules,
  documents,
  glossaryTerms,
  homeSlots,
  hotWords,
  labels,
  lessons,
  publicNotices,
  scamWarnings,
  sections,
  staffActs,
  tools,
} from '../../db/schema';
import { authorRecords } from './authors-repository';
import { eventRecords } from './events-repository';
import { flashRecords } from './flashes-repository';
import { issueRecords } from './issues-repository';
import { micrositeRecords } from './microsites-repository';
import type { RecordStore } from './record-store';
import { archivedTable, type ArchivedTable } from './tables-repository';
import { topicRecords } from './topics-repository';

const store = (
  kind: ArchivedKind,
  table: PgTable,
  rest: Omit<ArchivedTable, 'table' | 'kind' | 'fields'> = {},
) => archivedTable({ table, kind, fields: Object.keys(ARCHIVED_CONTENT[kind].shape), ...rest });

/** Where the records of each kind are kept. */
export const RECORDS: Readonly<Record<ArchivedKind, RecordStore>> = {
  settings: store('settings', appSettings, { hasId: false }),
  sections: store('sections', sections),
  authors: authorRecords(store('authors', authors, { named: 'author' })),
  labels: store('labels', labels),
  words: store('words', conversionWords, { same: 'hans' }),
  columns: store('columns', columns, { references: { authorId: { to: 'author' } } }),
  tools: store('tools', tools, { same: 'url' }),
  hotWords: store('hotWords', hotWords, { same: 'word' }),
  banners: store('banners', banners),
  documents: store('documents', documents, { hasId: false }),
  notices: store('notices', publicNotices),
  community: store('community', communityPlaces),
  terms: store('terms', glossaryTerms, { same: 'name' }),
  scams: store('scams', scamWarnings),
  dates: store('dates', calendarDates),
  flashes: flashRecords,
  microsites: micrositeRecords,
  slots: store('slots', homeSlots, {
    references: { articleId: { to: 'article' } },
    same: 'articleId',
  }),
  events: eventRecords,
  topics: topicRecords,
  issues: issueRecords,
  modules: store('modules', courseModules),
  lessons: store('lessons', lessons, {
    references: { moduleId: { to: 'module' }, articleId: { to: 'article', isOptional: true } },
  }),
};

/** Runs work whose writes stand together or not at all. */
export function inOne<Result>(db: Database, work: (tx: Database) => Promise<Result>) {
  return db.transaction((tx) => work(tx as Database));
}

/** What the desk calls a record by when it writes down what was done to it. */
const DESK_KINDS: Partial<Record<ArchivedKind, readonly string[]>> = {
  microsites: ['gatherings', 'ceremonies', 'regions'],
};

/** Whether somebody of the desk wrote or changed a record on this site. */
export async function isDeskWork(
  db: Database,
  kind: ArchivedKind,
  { id, key }: { id: number; key: string },
): Promise<boolean> {
  if (kind === 'flashes') return isActed(db, 'flash', [String(id)]);
  if (kind === 'events') return isActed(db, 'event', [String(id)]);
  const numbers: Partial<Record<ArchivedKind, number>> = {
    settings: key === 'app' ? 1 : 0,
    documents: DOCUMENT_KEYS.findIndex((each) => each === key) + 1,
  };
  const place = numbers[kind] ?? id;
  const names = DESK_KINDS[kind] ?? [kind];
  return isActed(
    db,
    'content',
    names.map((name) => `${name}-${place}`),
  );
}

async function isActed(db: Database, subject: string, ids: readonly string[]): Promise<boolean> {
  const acts = and(eq(staffActs.subject, subject), inArray(staffActs.subjectId, [...ids]));
  return (await db.$count(staffActs, acts)) > 0;
}
