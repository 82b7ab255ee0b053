import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import { localizedName } from './complete-editions';
import { findAccountAuthor, insertAccountAuthor } from './account-author-repository';
import { findByClientKey, insertDraft } from './draft-repository';

export interface NewArticle {
  accountId: number;
  /** Of the account, for an author that is made now. */
  profile: { nickname: string; bio: string; avatar: string };
  /** Made by the editor: the same article sent again is no second one. */
  clientKey: string;
  originalLocale: Locale;
  at: Date;
}

/**
 * Makes the row of an article that nobody sees yet, and the author where the account has none.
 * The verb that calls it has authorised.
 * @returns its id, whose it is, and whether it was there already.
 */
export async function beginArticle(
  tx: Database,
  { accountId, profile, clientKey, originalLocale, at }: NewArticle,
): Promise<{ id: number; accountId: number | null; isNew: boolean }> {
  const known = await findByClientKey(tx, clientKey);
  if (known) return { ...known, isNew: false };
  const authorId = await ensureAccountAuthor(tx, accountId, profile);
  const id = await insertDraft(tx, { authorId, clientKey, originalLocale, at });
  if (id !== undefined) return { id, accountId, isNew: true };
  const other = await findByClientKey(tx, clientKey);
  if (!other) throw new Error('The article could not be written.');
  return { ...other, isNew: false };
}

async function ensureAccountAuthor(
  tx: Database,
  accountId: number,
  { nickname, bio, avatar }: NewArticle['profile'],
): Promise<number> {
  const known = await findAccountAuthor(tx, accountId);
  if (known) return known.id;
  await insertAccountAuthor(tx, {
    accountId,
    nickname: localizedName(nickname),
    bio: localizedName(bio),
    avatar,
  });
  const made = await findAccountAuthor(tx, accountId);
  if (!made) throw new Error('The author could not be written.');
  return made.id;
}
