import type { ManuscriptContent } from '../../contract/writing';
import type { Database } from '../../db/client';
import { publishText } from '../articles/public';
import { storedHash } from '../media/public';
import { changeStage, keepVersion, type Standing } from '../writing/public';

/**
 * Makes an approved text the one that readers see, within the transaction of who decided it.
 * What is set for the article comes from the text in its first language, and with its first
 * text that goes live.
 * @returns where it stands now, with the tags of what readers see otherwise.
 * @throws CodedError manuscriptState, manuscriptIncomplete
 */
export async function publishManuscript(
  tx: Database,
  standing: Standing,
  { act, at, change }: { act: 'approve' | 'publish'; at: Date; change: Change },
): Promise<Standing & { tags: string[] }> {
  const { article } = standing;
  const row = await changeStage(tx, standing, act, { ...change, publishAt: null });
  await keepVersion(tx, row, {
    reason: 'approve',
    savedBy: row.accountId,
    savedAt: row.updatedAt,
  });
  const { content, locale } = row;
  const hasSettings = locale === article.originalLocale || article.state !== 'approved';
  const { tags } = await publishText(tx, {
    articleId: article.id,
    locale,
    title: content.title.trim(),
    summary: content.summary.trim(),
    bodyHtml: content.body_html,
    traditional: { title: content.hant_title.trim(), phrases: content.hant_phrases },
    settings: hasSettings ? settingsOf(content) : null,
    at,
  });
  return { ...standing, article: { ...article, state: 'approved' }, row, tags };
}

type Change = NonNullable<Parameters<typeof changeStage>[3]>;

function settingsOf(content: ManuscriptContent) {
  const { cover, source_name: name, source_url: url } = content;
  const isOriginal = content.origin === 'original';
  return {
    section: content.section,
    labelIds: content.labels,
    cover: storedHash(cover) ?? cover,
    origin: content.origin,
    sourceName: isOriginal ? null : name.trim() || null,
    sourceUrl: isOriginal ? null : url || null,
    isSponsored: content.is_sponsored,
    sponsor: content.is_sponsored ? content.sponsor.trim() : '',
  };
}
