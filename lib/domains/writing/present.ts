import { REVIEW_MINUTES, type Manuscript } from '../../contract/writing';
import type { Database } from '../../db/client';
import { gapsOf } from './gaps';
import { listEditions, type ManuscriptRow } from './repository';
import type { Standing } from './standing';
import type { VersionHead } from './version-repository';

const MINUTE_MS = 60_000;

/** A text with everything beside it, as its writer and the desk see it. */
export async function presentManuscript(
  db: Database,
  { article, row }: Standing,
): Promise<Manuscript> {
  const editions = await listEditions(db, article.id);
  return {
    article_id: article.id,
    locale: row.locale,
    original_locale: article.originalLocale,
    status: row.state,
    article_state: articleState(article.state),
    revision: row.revision,
    content: row.content,
    updated_time: row.updatedAt.toISOString(),
    submitted_time: row.submittedAt?.toISOString() ?? null,
    expected_time: expectedAt(row)?.toISOString() ?? null,
    decided_time: row.decidedAt?.toISOString() ?? null,
    reason_code: row.reasonCode,
    reason_text: row.reasonText,
    publish_time: row.publishAt?.toISOString() ?? null,
    editions: editions.map(({ locale, state }) => ({ locale, status: state })),
    gaps: gapsOf(row.content),
  };
}

/** Of an article as readers meet it. */
export function articleState(state: Standing['article']['state']): Manuscript['article_state'] {
  if (state === 'approved') return 'live';
  return state === 'withdrawn' ? 'withdrawn' : 'hidden';
}

/** When a decision may be expected at the latest; null while nothing waits. */
export function expectedAt({
  state,
  submittedAt,
}: Pick<ManuscriptRow, 'state' | 'submittedAt'>): Date | null {
  if (state !== 'pending' || submittedAt === null) return null;
  return new Date(submittedAt.getTime() + REVIEW_MINUTES.to * MINUTE_MS);
}

/** A version as it was kept; an approval is the desk's, whoever wrote the text. */
export function presentVersion({ revision, reason, savedAt, savedBy, words }: VersionHead) {
  return {
    revision,
    reason,
    saved_time: savedAt.toISOString(),
    saved_by: reason === 'approve' ? '' : (savedBy ?? ''),
    words,
  };
}
