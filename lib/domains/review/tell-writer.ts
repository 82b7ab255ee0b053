import type { Database } from '../../db/client';
import { LOCALE_PREFIX } from '../../i18n/locales';
import { findStandingOf } from '../accounts/public';
import type { CallContext } from '../domain-context';
import { notify } from '../inbox/public';
import type { Standing } from '../writing/public';

/** What a writer is told; each has its words in messages/my (notices) and messages/letters. */
export type WriterNews =
  | 'articleApproved'
  | 'articleScheduled'
  | 'articlePublished'
  | 'articleRefused'
  | 'revisionApproved'
  | 'revisionRefused'
  | 'articleTakenDown'
  | 'articleRestored';

/** Page of one's own articles. */
const OWN_ARTICLES = '/mywz';

/**
 * Tells who writes a text what was decided of it: in their messages, and by mail where the
 * address is proven, in the language of the account. Both within the transaction.
 */
export async function tellWriter(
  tx: Database,
  ctx: Pick<CallContext, 'now' | 'deliver'>,
  { article, row }: Standing,
  news: WriterNews,
  params: Record<string, string>,
): Promise<void> {
  const accountId = row.accountId ?? article.authorAccountId;
  const account = accountId === null ? undefined : await findStandingOf(tx, accountId, ctx.now);
  if (accountId === null || !account) return;
  const told = { title: row.title, ...params };
  const isNew = await notify(tx, {
    accountId,
    kind: news,
    params: told,
    dedupeKey: `article:${article.id}:${row.locale}:${news}:${ctx.now.toISOString()}`,
    at: ctx.now,
  });
  if (!isNew || account.email === null) return;
  const { email, locale } = account;
  await ctx.deliver(
    {
      channel: 'mail',
      to: email,
      kind: 'articleNews',
      params: { reason: 'none', text: 'none', time: '', ...told, news },
      locale,
      path: `${LOCALE_PREFIX[locale]}${OWN_ARTICLES}`,
    },
    tx,
  );
}
