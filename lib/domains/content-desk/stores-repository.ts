import { desc, ilike, inArray, sql } from 'drizzle-orm';
import { CONTENT_FIELDS, type ContentKind } from '../../contract/desk-content';
import type { Database } from '../../db/client';
import {
  authors,
  banners,
  columns,
  communityPlaces,
  conversionWords,
  glossaryTerms,
  homeSlots,
  hotWords,
  labels,
  publicNotices,
  sections,
  tools,
} from '../../db/schema';
import type { ContentStore } from './content-store';
import { dateStore } from './dates-repository';
import { documentStore } from './documents-repository';
import { lessonStore, moduleStore, scamStore } from './learning-repository';
import { CEREMONIES, GATHERINGS, micrositeStore, REGIONS } from './microsites-repository';
import { issueStore } from './issues-repository';
import { settingsStore } from './settings-repository';
import { tableStore, type TableKind } from './table-repository';
import { topicStore } from './topics-repository';

const AUTHORS_FOUND = 20;

const fieldsOf = (kind: ContentKind) => CONTENT_FIELDS[kind].map(({ name }) => name);
const store = (kind: ContentKind, rest: Omit<TableKind, 'fields'>) =>
  tableStore({ fields: fieldsOf(kind), ...rest });
const WINDOW = { starts_time: 'startsAt', ends_time: 'endsAt' };

/** Where each kind is kept. */
export const STORES: Readonly<Record<ContentKind, ContentStore>> = {
  slots: store('slots', {
    table: homeSlots,
    columns: { article: 'articleId', ...WINDOW },
    unique: 'article',
    title: 'articleId',
    position: 'place',
  }),
  banners: store('banners', {
    table: banners,
    columns: WINDOW,
    title: 'title',
    position: 'position',
  }),
  topics: topicStore,
  columns: store('columns', {
    table: columns,
    columns: { author: 'authorId' },
    unique: 'title',
    title: 'title',
    position: 'position',
  }),
  sections: store('sections', { table: sections, title: 'name', position: 'position' }),
  labels: store('labels', { table: labels, unique: 'name', title: 'name' }),
  hotWords: store('hotWords', {
    table: hotWords,
    unique: 'word',
    title: 'word',
    position: 'position',
  }),
  tools: store('tools', {
    table: tools,
    columns: { shown_time: 'startsAt' },
    unique: 'url',
    title: 'name',
    position: 'position',
  }),
  notices: store('notices', {
    table: publicNotices,
    columns: { published_time: 'publishedAt', is_pinned: 'isPinned' },
    title: 'title',
  }),
  issues: issueStore,
  documents: documentStore,
  community: store('community', {
    table: communityPlaces,
    columns: { has_code: 'hasCode' },
    title: 'name',
    position: 'position',
    defaults: () => ({ isSample: false }),
  }),
  terms: store('terms', { table: glossaryTerms, unique: 'name', title: 'name' }),
  scams: scamStore,
  modules: moduleStore,
  lessons: lessonStore,
  dates: dateStore,
  words: store('words', { table: conversionWords, unique: 'hans', title: 'hans' }),
  gatherings: micrositeStore(GATHERINGS),
  ceremonies: micrositeStore(CEREMONIES),
  regions: micrositeStore(REGIONS),
  settings: settingsStore,
};

/** Authors whose name in any language holds the words. */
export async function findAuthors(db: Database, keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db
    .select({ id: authors.id, nickname: authors.nickname })
    .from(authors)
    .where(ilike(sql`${authors.nickname}::text`, pattern))
    .orderBy(desc(authors.id))
    .limit(AUTHORS_FOUND);
}

export async function listAuthorNames(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: authors.id, nickname: authors.nickname })
    .from(authors)
    .where(inArray(authors.id, [...ids]));
}
