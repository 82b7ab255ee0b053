import type { Database } from '../../db/client';
import { LOCALE_PREFIX, type Locale } from '../../i18n/locales';
import type { CallContext } from '../domain-context';
import { notify } from '../inbox/public';
import type { AccountRow } from './account-repository';
import { deviceName } from './device-name';

/** What the owner of an account is told of at once, in their messages and by mail. */
type OwnerNews = 'newSignIn' | 'passwordChanged';
export type ToldAccount = Pick<AccountRow, 'id' | 'email' | 'emailVerifiedAt' | 'locale'>;

/** Where the mail leads: who lost the account is signed out, and begins at signing in. */
const PAGE: Record<OwnerNews, string> = {
  newSignIn: '/my#sessions',
  passwordChanged: '/signUp#forgot',
};
/** Stands in a sentence for what is not known; the sentence has another form for it. */
const NOTHING = 'none';

/**
 * Tells the owner of an account of something that may have been a stranger's: a notice, and a
 * mail where the address is proven, in the language of the account. Both within the
 * transaction of what they tell of.
 * @param how what of the news is so, for the words of the mail.
 */
export async function tellOwner(
  tx: Database,
  ctx: Pick<CallContext, 'now' | 'userAgent' | 'network' | 'deliver'>,
  {
    account,
    news,
    how = '',
    key,
  }: { account: ToldAccount; news: OwnerNews; how?: string; key: string },
): Promise<void> {
  const { now, userAgent, network } = ctx;
  const params = {
    device: deviceName(userAgent) || NOTHING,
    network: network || NOTHING,
    time: now.toISOString(),
  };
  const isNew = await notify(tx, {
    accountId: account.id,
    kind: news,
    params,
    dedupeKey: `${news}:${key}`,
    at: now,
  });
  const { email: to, emailVerifiedAt } = account;
  if (!isNew || to === null || emailVerifiedAt === null) return;
  const locale = account.locale as Locale;
  const path = `${LOCALE_PREFIX[locale]}${PAGE[news]}`;
  await ctx.deliver(
    { channel: 'mail', to, kind: news, params: { ...params, how }, locale, path },
    tx,
  );
}
