import { CodedError } from '../../contract/error-codes';
import {
  BODY_MAX,
  SUMMARY_MAX,
  TITLE_MAX,
  LABELS_MAX,
  SPONSOR_MAX,
  type ManuscriptContent,
} from '../../contract/writing';
import type { Database } from '../../db/client';
import { pictureAddress } from '../media/public';
import { countWords } from './content';
import { stageOf } from './manuscript-states';
import type { Ownership } from './policy';
import {
  findArticle,
  findLive,
  findManuscript,
  listEditions,
  type ArticleRow,
  type LiveText,
  type ManuscriptPlace,
  type ManuscriptRow,
} from './repository';
import { findApprovedVersion } from './version-repository';

/** Where one text stands: its article, and the manuscript as its writer meets it. */
export interface Standing {
  article: ArticleRow;
  /** Of a live text that nobody has changed here: what readers see, at revision 0. */
  row: ManuscriptRow;
  /** False while `row` is in no table yet. */
  isStored: boolean;
}

/**
 * Reads where a text stands.
 * @param isHeld holds the article until the transaction ends.
 * @throws CodedError articleNotFound
 */
export async function getStanding(
  db: Database,
  place: ManuscriptPlace,
  isHeld = false,
): Promise<Standing> {
  const standing = await findStanding(db, place, isHeld);
  if (!standing) throw new CodedError('articleNotFound');
  return standing;
}

/** The same, undefined for a text that there is not. */
export async function findStanding(
  db: Database,
  place: ManuscriptPlace,
  isHeld = false,
): Promise<Standing | undefined> {
  const article = await findArticle(db, place.articleId, isHeld);
  if (!article) return undefined;
  const row = await findManuscript(db, place);
  if (row && !isUnchangedLive(row, article)) return { article, row, isStored: true };
  const live = await findLive(db, place);
  if (!live) return row ? { article, row, isStored: true } : undefined;
  // An import may have renewed the live text since it was approved here.
  const content = contentOf(live, row?.content);
  if (row) return { article, row: { ...row, content }, isStored: true };
  return { article, row: unchanged(place, article, content), isStored: false };
}

/**
 * Where an article stands by its first language's text, or whichever it has.
 * @throws CodedError articleNotFound
 */
export async function getArticleStanding(db: Database, articleId: number): Promise<Standing> {
  const article = await findArticle(db, articleId);
  if (!article) throw new CodedError('articleNotFound');
  const original = await findStanding(db, { articleId, locale: article.originalLocale });
  if (original) return original;
  const [first] = await listEditions(db, articleId);
  return getStanding(db, { articleId, locale: first?.locale ?? article.originalLocale });
}

/** The texts of an article that wait for the desk or for their time. */
export async function listWaiting(tx: Database, articleId: number): Promise<Standing[]> {
  const editions = await listEditions(tx, articleId);
  const standings: Standing[] = [];
  for (const { locale } of editions) {
    const standing = await getStanding(tx, { articleId, locale });
    const stage = stageOf(standing.row);
    if (stage === 'pending' || stage === 'scheduled') standings.push(standing);
  }
  return standings;
}

/** The text that readers see, in the editor's terms; null where there is none. */
export async function findLiveContent(
  db: Database,
  place: ManuscriptPlace,
): Promise<ManuscriptContent | null> {
  const live = await findLive(db, place);
  return live ? contentOf(live, await findApprovedVersion(db, place)) : null;
}

export function ownershipOf({ article, row }: Standing): Ownership {
  return { writerId: row.accountId, authorAccountId: article.authorAccountId };
}

/** Nothing is written or reviewed of what was taken down. @throws CodedError manuscriptState */
export function refuseWithdrawn({ state }: ArticleRow): void {
  if (state === 'withdrawn') throw new CodedError('manuscriptState', { state });
}

function isUnchangedLive(row: ManuscriptRow, article: ArticleRow): boolean {
  return row.state === 'approved' && row.publishAt === null && article.state === 'approved';
}

/** An import may be longer than what is written here: its head is cut to fit the form. */
function contentOf(live: LiveText, written: ManuscriptContent | undefined): ManuscriptContent {
  if (live.bodyHtml.length > BODY_MAX) throw new CodedError('tooLarge', { limit: BODY_MAX });
  return {
    title: cut(live.title, TITLE_MAX),
    summary: cut(live.summary, SUMMARY_MAX),
    body_html: live.bodyHtml,
    cover: pictureAddress(live.cover),
    section: live.section,
    labels: live.labelIds.slice(0, LABELS_MAX),
    origin: live.origin,
    source_name: cut(live.sourceName ?? '', 100),
    source_url: live.sourceUrl ?? '',
    is_sponsored: live.isSponsored,
    sponsor: cut(live.sponsor, SPONSOR_MAX),
    hant_title: written?.hant_title ?? '',
    hant_phrases: written?.hant_phrases ?? [],
  };
}

function cut(text: string, max: number): string {
  return text.length > max ? text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '') : text;
}

function unchanged(
  { articleId, locale }: ManuscriptPlace,
  { publishedAt, revisedAt }: ArticleRow,
  content: ManuscriptContent,
): ManuscriptRow {
  return {
    articleId,
    locale,
    content,
    title: content.title,
    words: countWords(content),
    accountId: null,
    state: 'approved',
    revision: 0,
    createdAt: publishedAt,
    updatedAt: revisedAt ?? publishedAt,
    submittedAt: null,
    decidedAt: null,
    reasonCode: '',
    reasonText: '',
    publishAt: null,
    reviewerId: null,
    lockedUntil: null,
  };
}
