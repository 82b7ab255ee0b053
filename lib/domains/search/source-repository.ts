import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  articleEditions,
  articleLabels,
  articles,
  authors,
  events,
  flashEditions,
  flashes,
  labels,
  tools,
} from '../../db/schema';
import type { Locale, LocalizedText } from '../../i18n/locales';

/** What readers can see of one thing, as far as it is looked for. */
export interface SourceEdition {
  locale: Locale;
  title: string;
  summary: string;
  /** HTML of an article, plain text of the others. */
  body: string;
  isDerived: boolean;
}

export interface Source {
  ref: number;
  dated: Date | null;
  editions: SourceEdition[];
  /** Names that belong to it: author, labels, source, city. */
  names: string[];
}

/** Live articles. */
export async function listArticleSources(db: Database, ids: readonly number[]): Promise<Source[]> {
  const rows = await db
    .select({ ref: articles.id, dated: articles.publishedAt, nickname: authors.nickname })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .where(and(inArray(articles.id, [...ids]), eq(articles.state, 'approved')));
  const editions = await db
    .select({
      ref: articleEditions.articleId,
      locale: articleEditions.locale,
      title: articleEditions.title,
      summary: articleEditions.summary,
      // What is derived says the same words once more.
      body: sql<string>`case when ${articleEditions.isDerived} then '' else ${articleEditions.bodyHtml} end`,
      isDerived: articleEditions.isDerived,
    })
    .from(articleEditions)
    .where(inArray(articleEditions.articleId, [...ids]));
  const named = await db
    .select({ ref: articleLabels.articleId, name: labels.name })
    .from(articleLabels)
    .innerJoin(labels, eq(labels.id, articleLabels.labelId))
    .where(inArray(articleLabels.articleId, [...ids]));
  return rows.map(({ ref, dated, nickname }) => ({
    ref,
    dated,
    editions: editions.filter((edition) => edition.ref === ref),
    names: [
      nickname,
      ...named.filter((label) => label.ref === ref).map(({ name }) => name),
    ].flatMap(textsOf),
  }));
}

/** Published flashes. */
export async function listFlashSources(db: Database, ids: readonly number[]): Promise<Source[]> {
  const rows = await db
    .select({ ref: flashes.id, dated: flashes.publishedAt, source: flashes.sourceName })
    .from(flashes)
    .where(and(inArray(flashes.id, [...ids]), eq(flashes.state, 'published')));
  const editions = await db
    .select({
      ref: flashEditions.flashId,
      locale: flashEditions.locale,
      title: flashEditions.title,
      summary: sql<string>`''`,
      body: flashEditions.content,
      isDerived: flashEditions.isDerived,
    })
    .from(flashEditions)
    .where(inArray(flashEditions.flashId, [...ids]));
  return rows.map(({ ref, dated, source }) => ({
    ref,
    dated,
    editions: editions.filter((edition) => edition.ref === ref),
    names: source ? textsOf(source) : [],
  }));
}

/** Events that have a page. */
export async function listEventSources(db: Database, ids: readonly number[]): Promise<Source[]> {
  const rows = await db
    .select({ event: events, label: labels.name })
    .from(events)
    .leftJoin(labels, eq(labels.id, events.labelId))
    .where(and(inArray(events.id, [...ids]), inArray(events.state, ['live', 'cancelled'])));
  return rows.map(({ event, label }) => ({
    ref: event.id,
    dated: event.startsAt,
    editions: editionsOf(event.title, event.summary, event.details),
    names: [
      ...[event.city, event.organiserName, event.address].flatMap(textsOf),
      ...(label ? textsOf(label) : []),
      ...event.cohostNames,
    ],
  }));
}

/** Authors whom readers may know of: the newsroom's, and who has a column or something live. */
export async function listAuthorSources(db: Database, ids: readonly number[]): Promise<Source[]> {
  const rows = await db
    .select()
    .from(authors)
    .where(
      and(
        inArray(authors.id, [...ids]),
        // Names written out: in a query of one table a column is rendered without its table.
        or(
          isNotNull(authors.key),
          sql`exists (select 1 from articles as own where own.author_id = authors.id and own.state = 'approved')`,
          sql`exists (select 1 from columns as own where own.author_id = authors.id)`,
        ),
      ),
    );
  return rows.map((row) => ({
    ref: row.id,
    dated: null,
    editions: editionsOf(row.nickname, row.bio),
    names: [],
  }));
}

export async function listLabelSources(db: Database, ids: readonly number[]): Promise<Source[]> {
  const rows = await db
    .select()
    .from(labels)
    .where(inArray(labels.id, [...ids]));
  return rows.map((row) => ({
    ref: row.id,
    dated: null,
    editions: editionsOf(row.name, row.description),
    names: [],
  }));
}

/** Tools whose time has come. */
export async function listToolSources(db: Database, ids: readonly number[]): Promise<Source[]> {
  const isShown = or(isNull(tools.startsAt), sql`${tools.startsAt} <= now()`);
  const rows = await db
    .select()
    .from(tools)
    .where(and(inArray(tools.id, [...ids]), isShown));
  return rows.map((row) => ({
    ref: row.id,
    dated: null,
    editions: editionsOf({ 'zh-Hans': row.name, 'zh-Hant': row.name }, row.description),
    names: [new URL(row.url).hostname.replace(/^www\./, ''), row.category, ...row.chains],
  }));
}

function editionsOf(
  title: LocalizedText,
  summary: LocalizedText,
  body?: LocalizedText,
): SourceEdition[] {
  return (['zh-Hans', 'zh-Hant', 'en'] as const).flatMap((locale) => {
    const texts = [title[locale] ?? '', summary[locale] ?? '', body?.[locale] ?? ''] as const;
    if (texts.every((text) => text === '')) return [];
    const isDerived = locale === 'zh-Hant';
    return [{ locale, title: texts[0], summary: texts[1], body: texts[2], isDerived }];
  });
}

function textsOf(text: LocalizedText): string[] {
  return [...new Set(Object.values(text).filter((value): value is string => Boolean(value)))];
}
