import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import { completeEditions, type TraditionalOverrides } from './complete-editions';
import { moveListings } from './listing-changes';
import { findSectionByKey } from './repository';
import {
  listEditionHeads,
  lockArticle,
  putEditions,
  replaceLabels,
  updateArticle,
  type ListedArticle,
} from './write-repository';

/** What is set beside the text, for all its languages. */
export interface ArticleSettings {
  section: string;
  labelIds: readonly number[];
  /** Hash of a stored picture, an outside address, or ''. */
  cover: string;
  origin: 'original' | 'translation' | 'reprint';
  sourceName: string | null;
  sourceUrl: string | null;
  isSponsored: boolean;
  sponsor: string;
}

/** A text in one language that was approved. */
export interface ApprovedText {
  articleId: number;
  locale: Locale;
  title: string;
  summary: string;
  /** Has been through the one policy. */
  bodyHtml: string;
  traditional: TraditionalOverrides;
  /** Null leaves what the article has. */
  settings: ArticleSettings | null;
  /** When it goes live, or is changed. */
  at: Date;
}

/**
 * Puts an approved text where readers see it, within the transaction of the verb that has
 * authorised it: a new article goes live, of a live one the edition is changed. A simplified
 * text brings its traditional form, unless that is written by hand.
 * @returns whether it was live before, and the tags of what readers see otherwise now.
 * @throws CodedError articleNotFound; manuscriptState for one that was taken down;
 *   manuscriptIncomplete without a section.
 */
export async function publishText(
  tx: Database,
  text: ApprovedText,
): Promise<{ wasLive: boolean; tags: string[] }> {
  const { articleId, settings, at } = text;
  const before = await lockArticle(tx, articleId);
  if (!before) throw new CodedError('articleNotFound');
  if (before.state === 'withdrawn') throw new CodedError('manuscriptState');
  const wasLive = before.state === 'approved';
  const publishedAt = wasLive ? before.publishedAt : at;
  const section = settings && (await sectionOf(tx, settings.section));
  const isRevision = wasLive && (await putText(tx, text));
  if (!wasLive) await putText(tx, text);
  await updateArticle(tx, articleId, {
    state: 'approved',
    publishedAt,
    ...(isRevision ? { revisedAt: at } : {}),
    ...(settings && section ? settingsRow(settings, section.id) : {}),
  });
  const labelIds = settings ? [...new Set(settings.labelIds)] : before.labelIds;
  await replaceLabels(tx, articleId, labelIds, publishedAt);
  const after: ListedArticle = {
    ...before,
    state: 'approved',
    publishedAt,
    labelIds,
    sectionKey: section?.key ?? before.sectionKey,
  };
  return { wasLive, tags: [...(await moveListings(tx, before, after))] };
}

/** @returns whether there was a text in that language before. */
async function putText(tx: Database, text: ApprovedText): Promise<boolean> {
  const { articleId, locale, title, summary, bodyHtml, traditional } = text;
  const heads = await listEditionHeads(tx, articleId);
  const hasOwnTraditional = heads.some((head) => head.locale === 'zh-Hant' && !head.isDerived);
  const editions = completeEditions([{ locale, title, summary, bodyHtml }], traditional);
  await putEditions(
    tx,
    articleId,
    editions.filter((edition) => !(edition.isDerived && hasOwnTraditional)),
  );
  return heads.some((head) => head.locale === locale && !head.isDerived);
}

async function sectionOf(tx: Database, key: string) {
  const section = await findSectionByKey(tx, key);
  if (!section) {
    throw new CodedError('manuscriptIncomplete', {}, undefined, { section: 'required' });
  }
  return section;
}

function settingsRow(settings: ArticleSettings, sectionId: number) {
  const { cover, origin, sourceName, sourceUrl, isSponsored, sponsor } = settings;
  return { sectionId, cover, origin, sourceName, sourceUrl, isSponsored, sponsor };
}
