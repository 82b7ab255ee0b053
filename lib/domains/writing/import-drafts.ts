import { randomUUID } from 'node:crypto';
import type { ArchivedDraft } from '../../contract/archive';
import { CodedError } from '../../contract/error-codes';
import type { ImportOutcome } from '../../contract/importing';
import type { Database } from '../../db/client';
import { findStandingOf } from '../accounts/public';
import { beginArticle } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { claimPictures } from '../media/public';
import { labelIdsOf } from './archive-repository';
import { cleanContent, countWords, isSameContent } from './content';
import { findManuscript, inTransaction, insertManuscript } from './repository';
import { settleContent } from './settle-content';
import { keepVersion } from './version-repository';

/**
 * Brings texts of an archive back that were not live: as drafts of the account that imports,
 * each in a transaction of its own. One that is here already is never written over.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function importDrafts({
  ctx,
  input: { accountId, drafts },
}: {
  ctx: DomainContext;
  input: { accountId: number; drafts: readonly ArchivedDraft[] };
}): Promise<ImportOutcome[]> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const outcomes: ImportOutcome[] = [];
  for (const draft of drafts) {
    const sourceKey = `draft: ${draft.content.title || '…'} (${draft.locale})`;
    try {
      const outcome = await inTransaction(ctx.db, (tx) => writeDraft(tx, ctx, accountId, draft));
      outcomes.push({ sourceKey, reason: null, ...outcome });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      outcomes.push({ sourceKey, outcome: 'failed', id: null, reason });
    }
  }
  return outcomes;
}

async function writeDraft(
  tx: Database,
  { now: at }: DomainContext,
  accountId: number,
  draft: ArchivedDraft,
): Promise<{ outcome: 'new' | 'unchanged'; id: number }> {
  const profile = await findStandingOf(tx, accountId, at);
  if (!profile) throw new Error('there is no account to write it for');
  const { locale, original_locale: originalLocale } = draft;
  const clientKey = draft.client_key ?? randomUUID();
  const begun = { accountId, profile, clientKey, originalLocale, at };
  const { id: articleId, accountId: writerId } = await beginArticle(tx, begun);
  const labels = await labelIdsOf(tx, draft.label_keys);
  const clean = cleanContent({ ...draft.content, labels });
  const known = await findManuscript(tx, { articleId, locale });
  if (known) {
    if (isSameContent(known.content, clean)) return { outcome: 'unchanged', id: articleId };
    throw new Error('a text is being written there already: left as it is');
  }
  if (writerId !== accountId) throw new Error('its article is another author’s here');
  await claimPictures(tx, { pictures: draft.pictures, accountId, at });
  const content = await settleContent(tx, clean, { writerId: accountId, before: undefined });
  const row = await insertManuscript(tx, {
    articleId,
    locale,
    accountId,
    content,
    title: content.title,
    words: countWords(content),
    state: 'draft',
    revision: 1,
    createdAt: new Date(draft.created_time),
    updatedAt: new Date(draft.updated_time),
  });
  await keepVersion(tx, row, { reason: 'autosave', savedBy: accountId, savedAt: at });
  return { outcome: 'new', id: articleId };
}
