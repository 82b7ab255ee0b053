import { TAGS } from '../../contract/cache-tags';
import type { Database } from '../../db/client';
import type { LocalizedText } from '../../i18n/locales';
import type { DomainContext } from '../domain-context';
import { insertColumn } from './column-repository';

/**
 * Opens a column for an author, within the transaction of what granted it; one that the
 * author has stays as it is. The verb that granted it has authorised.
 * @returns whether one was opened.
 */
export async function openColumn(
  tx: Database,
  ctx: DomainContext,
  column: { authorId: number; title: LocalizedText; intro: LocalizedText },
): Promise<boolean> {
  const isNew = await insertColumn(tx, column);
  if (isNew) {
    ctx.changed(TAGS.columns);
    ctx.changed(TAGS.author(column.authorId));
  }
  return isNew;
}
