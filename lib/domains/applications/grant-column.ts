import type { Database } from '../../db/client';
import type { Locale, LocalizedText } from '../../i18n/locales';
import { toTraditional } from '../../i18n/to-traditional';
import { findByProvenEmail, grantLevel } from '../accounts/public';
import { saveAccountAuthor } from '../articles/public';
import { openColumn } from '../columns/public';
import type { DomainContext } from '../domain-context';
import type { ApplicationRow } from './repository';

/** Level of who writes a column (silent-areas: Users and levels). */
const COLUMNIST = 4;

/**
 * Gives the account of an approved application its level, its author and its column, each
 * where it is not there yet. An address that no account has proven gets nothing; it can be
 * granted later.
 * @returns whether there was an account.
 */
export async function grantColumn(
  tx: Database,
  ctx: DomainContext,
  row: ApplicationRow,
): Promise<boolean> {
  const account = await findByProvenEmail(tx, row.email);
  if (!account) return false;
  const textOf = (field: string) => inLanguages(String(row.answers[field] ?? ''), row.locale);
  await grantLevel(tx, account.id, COLUMNIST);
  const authorId = await saveAccountAuthor(tx, {
    accountId: account.id,
    nickname: textOf('pen_name'),
    level: COLUMNIST,
  });
  const [title, intro] = [textOf('column_title'), textOf('column_intro')];
  await openColumn(tx, ctx, { authorId, title, intro });
  return true;
}

/** What was written in one language, for readers of every one. */
function inLanguages(text: string, locale: Locale): LocalizedText {
  return {
    'zh-Hans': text,
    'zh-Hant': toTraditional(text),
    ...(locale === 'en' ? { en: text } : {}),
  };
}
