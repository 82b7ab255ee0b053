import { env } from '../../platform/env';
import { wechatTickets } from '../../platform/wechat-tickets';
import type { Handlers } from '../handler';
import { signShare, type WechatSigner } from './sign-share';

export const sharingHandlers = {
  getShareSignaTure: (ctx, input) => signShare({ ctx, input, signer: installedSigner() }),
} satisfies Partial<Handlers>;

let installed: WechatSigner | undefined;

/** One a process: tickets are kept in it. */
function installedSigner(): WechatSigner | undefined {
  const {
    WECHAT_APP_ID: appId,
    WECHAT_APP_SECRET: secret,
    WECHAT_API_URL: apiUrl,
    SITE_URL: siteOrigin,
  } = env();
  if (!appId || !secret) return undefined;
  installed ??= { appId, siteOrigin, tickets: wechatTickets({ apiUrl, appId, secret }) };
  return installed;
}
