import { createHash, randomBytes } from 'node:crypto';
import { CodedError } from '../../contract/error-codes';
import type { WechatTickets } from '../../platform/wechat-tickets';
import type { CallContext, LimitRule } from '../domain-context';

/** A page asks once; a network may be a whole school's. */
const SIGN_BY_NETWORK: LimitRule = { name: 'wechat:network', points: 300, seconds: 3_600 };

/** An official account that may sign, and the origin of the pages that it signs for. */
export interface WechatSigner {
  appId: string;
  tickets: WechatTickets;
  siteOrigin: string;
}

export interface ShareSignature {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/**
 * Signs the address of a page of this site for WeChat's own script. Anybody may ask, within
 * limits. @param signer undefined where no official account is set up.
 * @throws CodedError wechatUnavailable; invalidInput for a page of another site; tooManyRequests
 */
export async function signShare({
  ctx,
  input: { url },
  signer,
}: {
  ctx: CallContext;
  input: { url: string };
  signer: WechatSigner | undefined;
}): Promise<ShareSignature> {
  if (!signer) throw new CodedError('wechatUnavailable');
  if (new URL(url).origin !== signer.siteOrigin) {
    throw new CodedError('invalidInput', { field: 'url' });
  }
  await ctx.limit(SIGN_BY_NETWORK, ctx.network);
  const ticket = await signer.tickets.ticket(ctx.now).catch((error: unknown) => {
    throw new CodedError('wechatUnavailable', {}, error);
  });
  const nonceStr = randomBytes(12).toString('hex');
  const timestamp = Math.floor(ctx.now.getTime() / 1000);
  const signature = shareSignature({ ticket, nonceStr, timestamp, url });
  return { appId: signer.appId, timestamp, nonceStr, signature };
}

/** WeChat's signature: its four parts in this order, the address without its fragment. */
export function shareSignature(parts: {
  ticket: string;
  nonceStr: string;
  timestamp: number;
  url: string;
}): string {
  const { ticket, nonceStr, timestamp, url } = parts;
  const [address = ''] = url.split('#', 1);
  return createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`)
    .digest('hex');
}
