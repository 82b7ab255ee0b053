import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import type { UserInfo } from '../../contract/own-account';
import { findAccountAuthor } from '../articles/public';
import { personOf, type DomainContext } from '../domain-context';
import { countUnread } from '../inbox/public';
import { pictureAddress } from '../media/public';
import { countOwn } from '../social/public';
import { findRealNameStatus } from '../verification/public';
import { levelOf, nextSteps, type Standing } from './levels';
import { maskedNumber } from './mask-address';
import { nameFor } from './newcomer';
import { findAccount, type AccountRow } from './profile-repository';

/** One's own account, whole. @throws CodedError signInRequired, accountUnavailable */
export async function getUserInfo({ ctx }: { ctx: DomainContext }): Promise<UserInfo> {
  const { id } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const { db } = ctx;
  const row = await getAccount(ctx, id);
  const author = await findAccountAuthor(db, id);
  const standing = standingOf(row, author?.approvedArticles ?? 0, ctx.now);
  const { follows, collects } = await countOwn(db, id);
  return {
    id,
    nickname: nameFor(row.nickname, ctx.locale),
    avatar_img: pictureAddress(row.avatar),
    bio: row.bio,
    email: row.email ?? '',
    mobile: maskedNumber(row),
    role: row.role,
    level: levelOf(standing),
    next_level: nextSteps(standing),
    has_password: row.passwordHash !== null,
    has_google: row.googleSubject !== null,
    real_name: await findRealNameStatus(db, id),
    unread_notices: await countUnread(db, id),
    follow_count: follows,
    collect_count: collects,
    author_id: author?.id ?? null,
    locale: row.locale,
    created_time: row.createdAt.toISOString(),
  };
}

/** What the header shows of oneself. @throws CodedError signInRequired, accountUnavailable */
export async function toUserInfo({
  ctx,
}: {
  ctx: DomainContext;
}): Promise<CallOutput<'toUserInfo'>> {
  const { id } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const row = await getAccount(ctx, id);
  return {
    id,
    name: nameFor(row.nickname, ctx.locale),
    email: row.email ?? '',
    avatar: pictureAddress(row.avatar),
    role: row.role,
    unread_notices: await countUnread(ctx.db, id),
  };
}

/**
 * What everybody may know of an account.
 * @throws CodedError notFound for one that is not there, was deleted or may not be used.
 */
export async function getUserInformation({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { id: number };
}): Promise<CallOutput<'getUserInformation'>> {
  const row = await findAccount(ctx.db, input.id);
  if (row?.state !== 'active') throw new CodedError('notFound');
  const author = await findAccountAuthor(ctx.db, row.id);
  return {
    id: row.id,
    nickname: nameFor(row.nickname, ctx.locale),
    avatar_img: pictureAddress(row.avatar),
    bio: row.bio,
    level: levelOf(standingOf(row, author?.approvedArticles ?? 0, ctx.now)),
    author_id: author?.id ?? null,
  };
}

async function getAccount({ db }: DomainContext, id: number): Promise<AccountRow> {
  const row = await findAccount(db, id);
  if (!row) throw new CodedError('accountUnavailable');
  return row;
}

function standingOf(row: AccountRow, approvedArticles: number, now: Date): Standing {
  const { emailVerifiedAt, createdAt, grantedLevel } = row;
  const isEmailVerified = row.email !== null && emailVerifiedAt !== null;
  return { isEmailVerified, createdAt, now, approvedArticles, grantedLevel };
}
