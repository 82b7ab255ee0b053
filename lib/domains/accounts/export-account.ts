import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { personOf, type CallContext } from '../domain-context';
import { findById } from './account-repository';
import { listTraces } from './export-repository';
import { listSessions } from './list-sessions';
import { EXPORT_BY_ACCOUNT } from './sign-in-limits';

/**
 * Everything that is kept of one's own account, but for digests, which say nothing.
 * @throws CodedError signInRequired, tooManyRequests.
 */
export async function exportAccount({
  ctx,
}: {
  ctx: CallContext;
}): Promise<CallOutput<'exportUserData'>> {
  const person = personOf(ctx.actor, () => new CodedError('signInRequired'));
  await ctx.limit(EXPORT_BY_ACCOUNT, String(person.id));
  const account = await findById(ctx.db, person.id);
  if (!account) throw new CodedError('signInRequired');
  const { id, email, emailVerifiedAt, passwordHash, googleSubject } = account;
  const { list: sessions } = await listSessions({ ctx });
  const exported = {
    profile: {
      id,
      email,
      email_verified_time: emailVerifiedAt,
      phone: account.phone,
      nickname: account.nickname,
      bio: account.bio,
      avatar: account.avatar,
      role: account.role,
      granted_level: account.grantedLevel,
      locale: account.locale,
      has_password: passwordHash !== null,
      google_subject: googleSubject,
      created_time: account.createdAt,
    },
    sessions,
    ...(await listTraces(ctx.db, { id, provenEmail: emailVerifiedAt ? email : null })),
  };
  return { made_time: ctx.now.toISOString(), account: asJson(exported) };
}

/** As it travels: moments are text. */
function asJson(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}
