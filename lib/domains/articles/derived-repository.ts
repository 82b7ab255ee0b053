import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articleEditions, manuscripts, manuscriptVersions } from '../../db/schema';
import type { ManuscriptContent } from '../../contract/writing';
import type { TraditionalOverrides } from './complete-editions';

/** Ids of articles after one whose simplified text, read across its tags, holds one of the words. */
export async function listHolding(
  db: Database,
  terms: readonly string[],
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  if (terms.length === 0) return [];
  const plain = sql`regexp_replace(${articleEditions.bodyHtml}, '<[^>]*>', '', 'g')`;
  const text = sql`${articleEditions.title} || ' ' || ${articleEditions.summary} || ' ' || ${plain}`;
  const rows = await db
    .select({ id: articleEditions.articleId })
    .from(articleEditions)
    .where(
      and(
        eq(articleEditions.locale, 'zh-Hans'),
        gt(articleEditions.articleId, afterId),
        or(...terms.map((term) => sql`strpos(${text}, ${term}) > 0`)),
      ),
    )
    .orderBy(asc(articleEditions.articleId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The simplified text and the traditional one that is derived of it; undefined where it is not. */
export async function findPair(db: Database, articleId: number) {
  const rows = await db
    .select()
    .from(articleEditions)
    .where(eq(articleEditions.articleId, articleId));
  const hans = rows.find(({ locale }) => locale === 'zh-Hans');
  const hant = rows.find(({ locale, isDerived }) => locale === 'zh-Hant' && isDerived);
  return hans && hant ? { hans, hant } : undefined;
}

/** What was decided for the traditional form of the text that is live; undefined where nothing was. */
export async function findOverrides(
  db: Database,
  articleId: number,
): Promise<TraditionalOverrides | undefined> {
  const [approved] = await db
    .select({ content: manuscriptVersions.content })
    .from(manuscriptVersions)
    .where(
      and(
        eq(manuscriptVersions.articleId, articleId),
        eq(manuscriptVersions.locale, 'zh-Hans'),
        eq(manuscriptVersions.reason, 'approve'),
      ),
    )
    .orderBy(desc(manuscriptVersions.id))
    .limit(1);
  if (approved) return overridesOf(approved.content);
  const [text] = await db
    .select({ content: manuscripts.content })
    .from(manuscripts)
    .where(
      and(
        eq(manuscripts.articleId, articleId),
        eq(manuscripts.locale, 'zh-Hans'),
        eq(manuscripts.state, 'approved'),
      ),
    );
  return text && overridesOf(text.content);
}

function overridesOf(content: ManuscriptContent): TraditionalOverrides {
  return { title: content.hant_title, phrases: content.hant_phrases };
}
