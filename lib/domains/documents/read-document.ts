import type { DocumentDetails, DocumentKey } from '../../contract/documents';
import { CodedError } from '../../contract/error-codes';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { findDocumentRow } from './repository';

/** One of the newsroom's own pages in the reader's language. @throws CodedError notFound */
export async function getDocument(ctx: DomainContext, key: DocumentKey): Promise<DocumentDetails> {
  const row = await findDocumentRow(ctx.db, key);
  if (!row) throw new CodedError('notFound');
  return {
    key,
    title: pickText(row.title, ctx.locale),
    lead: pickText(row.lead, ctx.locale),
    version: row.version,
    effective_time: row.effectiveAt.toISOString(),
    sections: row.sections.map((section) => ({
      key: section.key,
      title: pickText(section.title, ctx.locale),
      content_html: pickText(section.body, ctx.locale),
    })),
  };
}
