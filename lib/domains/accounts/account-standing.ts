import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import { findAccountAuthor } from '../articles/public';
import { levelOf } from './levels';
import { findAccount } from './profile-repository';

/** What other domains may ask of an account. */
interface AccountStanding {
  nickname: string;
  bio: string;
  /** Hash of a picture, or ''. */
  avatar: string;
  /** Proven address, or null. */
  email: string | null;
  locale: Locale;
  level: number;
  approvedArticles: number;
}

/** Where an account stands; undefined for one that is not there or was deleted. */
export async function findStandingOf(
  db: Database,
  accountId: number,
  now: Date,
): Promise<AccountStanding | undefined> {
  const row = await findAccount(db, accountId);
  if (!row) return undefined;
  const { nickname, bio, avatar, locale, createdAt, grantedLevel } = row;
  const approvedArticles = (await findAccountAuthor(db, accountId))?.approvedArticles ?? 0;
  const email = row.emailVerifiedAt === null ? null : row.email;
  const isEmailVerified = email !== null;
  const level = levelOf({ isEmailVerified, createdAt, now, approvedArticles, grantedLevel });
  return { nickname, bio, avatar, email, locale, level, approvedArticles };
}
